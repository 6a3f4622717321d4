"""What a seat may know: the one place where hidden things are cut."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from starboard.engine.flow import steps_seen

from ..board import ASTEROIDS, NEBULA, NEUTRON
from ..components.ids import GOALS, NOBODY, NONE, PUPPET, STORIES
from ..hexmap import PLACES, hex_text
from ..round import PHASES, Round
from ..state import State
from .board import hexes_of, view_star, view_tile, view_wormholes
from .components import view_cards, view_counters, view_eras, view_technology, view_track
from .players import view_player
from .shape import BattleView, Phase, StepView, View


def view(state: State, seat: i64) -> View:
    """Everything open, and of the hidden things what this seat has seen.

    Rules: GE-SET-12, GE-SET-19, GE-FLT-02, GE-SCO-03
    """
    return {
        "round": int(state.round),
        "rounds": int(state.rules.rounds()),
        "era": int(state.era()) if state.round > 0 else 0,
        "story": STORIES[state.story],
        "goal": GOALS[state.goal] if state.goal != NONE else None,
        "controller": int(state.controller) if state.controller != NOBODY else None,
        "puppet": int(PUPPET) if state.is_puppet(PUPPET) else None,
        "tiles": [view_tile(state, place) for place in range(int(PLACES))],
        "asteroid_systems": hexes_of(state, ASTEROIDS),
        "nebulae": hexes_of(state, NEBULA),
        "neutron_stars": hexes_of(state, NEUTRON),
        "wormholes": view_wormholes(state),
        "stars": [view_star(state, star, seat) for star in state.board.rules.stars],
        "players": [view_player(state, player, seat) for player in state.players],
        "deck": len(state.deck),
        "battle": view_battle(state),
        "steps": cast("list[StepView]", steps_seen(state, seat)),
        "phase": phase_of(state),
        "eras": view_eras(state.rules),
        "population_track": view_track(state.rules),
        "technology": view_technology(state.rules),
        "cards": view_cards(state),
        "growth_counters": view_counters(),
    }


def phase_of(state: State) -> Phase:
    """The phase of the round; the setup comes before the first one. Rules: GE-MOV-01"""
    if not state.stack:
        return "over"
    below = state.stack[0]
    if state.round == 0 or not isinstance(below, Round):
        return "setup"
    return PHASES[below.phase]


def view_battle(state: State) -> BattleView | None:
    """The battle under way."""
    battle = state.battle
    if battle is None:
        return None
    return {
        "attacker": int(battle.attacker),
        "hex": hex_text(battle.hexagon),
        "phase": int(battle.phase),
        "defenders": int(battle.defenders),
        "removed": int(battle.removed),
        "lost": int(battle.lost),
    }
