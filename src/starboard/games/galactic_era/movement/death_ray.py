"""The Planetary Death Ray, and stars that lose their last disc."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.flow import Run
from starboard.engine.notation import Move
from starboard.engine.refusal import Refusal, Why

from ..components.ids import (
    DEATH_RAY,
    DEFENSE_GRID,
    PIECES,
)
from ..events import DEATH_RAY_FIRED
from ..growth.empty_star import remove_disc
from ..moves.movement import Fire
from ..moves.words import DISC_TARGET
from ..player import Player
from ..refusals import (
    NO_DEATH_RAY,
    NOTHING_TO_HIT,
    RAY_CYLINDER,
    RAY_DEFENSE_GRID,
    RAY_PEACE,
    RAY_TOO_FAR,
)
from ..scoring.story import ray_points, score_story
from ..state import State


def ray_star(state: State, player: Player) -> i64:
    """The Death Ray star if this player owns it, else -1. Rules: GE-REL-06"""
    star = state.relic_star(DEATH_RAY)
    return star if star >= 0 and state.owner[star] == player.number else -1


def refuse_fire(state: State, player: Player, move: Fire, why: Why) -> Refusal | None:
    """One ship or disc of an enemy within three hexes. Rules: GE-REL-06, GE-REL-10, GE-ANO-04"""
    star = ray_star(state, player)
    if star < 0:
        return why.no(NO_DEATH_RAY)
    if not state.at_war(player.number, move.player):
        return why.no(RAY_PEACE, move.player)
    far = state.board.rules.from_star(star)[move.hexagon]
    if far > 3:
        return why.no(RAY_TOO_FAR, move.hexagon, far)
    there = state.board.rules.star_at[move.hexagon]
    if there >= 0 and state.has_relic(there, DEFENSE_GRID):
        return why.no(RAY_DEFENSE_GRID)
    return refuse_target(state, state.players[move.player], move, there, why)


def refuse_target(state: State, enemy: Player, move: Fire, star: i64, why: Why) -> Refusal | None:
    """Is what the shooter names really there? Rules: GE-REL-06"""
    if move.target == DISC_TARGET:
        if star < 0 or state.owner[star] != enemy.number:
            return why.no(NOTHING_TO_HIT)
        return None if state.discs[star] > 0 else why.no(RAY_CYLINDER)
    if move.target == PIECES:
        return None if enemy.pieces_at(move.hexagon) > 0 else why.no(NOTHING_TO_HIT)
    return None if enemy.fleet_hex[move.target] == move.hexagon else why.no(NOTHING_TO_HIT)


def offer_fire(state: State, player: Player, out: list[Move]) -> None:
    """All targets in reach of the ray, and those just out of it are left out."""
    star = ray_star(state, player)
    if star < 0 or state.war[player.number] == 0:
        return
    near = state.board.rules.from_star(star)
    for enemy in state.players:
        if not state.at_war(player.number, enemy.number):
            continue
        for hexagon in enemy.hexes():
            if near[hexagon] <= 3:
                offer_ships(enemy, hexagon, out)
        for other in state.stars_of(enemy.number):
            at = state.board.rules.star_hex[other]
            if near[at] <= 3:
                out.append(Fire(enemy.number, at, DISC_TARGET))


def offer_ships(enemy: Player, hexagon: i64, out: list[Move]) -> None:
    """Pieces and fleets of an enemy in a hex."""
    if enemy.pieces_at(hexagon) > 0:
        out.append(Fire(enemy.number, hexagon, PIECES))
    fleet: i64 = 0
    while fleet < 5:
        if enemy.fleet_hex[fleet] == hexagon:
            out.append(Fire(enemy.number, hexagon, fleet))
        fleet += 1


def fire(state: State, player: Player, move: Fire, run: Run) -> None:
    """The target is removed and may score. Rules: GE-REL-06, GE-REL-07, GE-REL-08, GE-TEC-08"""
    enemy = state.players[move.player]
    if run.loud:
        values = (
            int(player.number),
            int(move.player),
            int(move.hexagon),
            int(move.target),
        )
        run.tell(DEATH_RAY_FIRED, values)
    if move.target == DISC_TARGET:
        remove_disc(state, state.board.rules.star_at[move.hexagon], run)
    elif move.target == PIECES:
        enemy.take_pieces(move.hexagon, 1)
    else:
        enemy.take_ships(move.target, 1)
        run.reveal()
    vp = ray_points(state, move.target == DISC_TARGET)
    score_story(state, player, vp, "GE-REL-08", run)
