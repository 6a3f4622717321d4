"""Growth counters: what each would do now."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.game import Note
from starboard.engine.notation import Move
from starboard.engine.refusal import QUIET

from ..components.ids import (
    BUILD,
    DECLARE,
    GAIN_STAR,
    GENETICS,
    GROW,
    MINUS,
    NONE,
    RESEARCH,
    ROBOTICS,
    STO,
    STS,
    SWITCH,
)
from ..growth.build_ships import asteroid_systems, counted_population, new_ships
from ..growth.grow_population import normal_discs
from ..growth.growth_turn import GrowthTurn
from ..growth.methods import refuse_method
from ..growth.selection import size, times
from ..levels import blocked, must_be_sto
from ..movement.scouting import knows
from ..moves.growth import AddDisc, Bonus, Convert, Extra, Select
from ..player import Player
from ..races import SHIPS_PER_DISC, switch_price
from ..scoring.story import build_points, growth_points
from ..state import State
from .levels import research_notes, story_notes


def select_notes(state: State, player: Player, move: Move) -> list[Note]:
    """The effect of each counter, the price of extra ones, then the square counter."""
    assert isinstance(move, Select)
    out: list[Note] = []
    price = state.rules.counter_price[player.levels[GENETICS]] * (size(move.counters) - 2)
    if price > 0:
        out.append(Note("costs_vp", (int(price),)))
    if times(move.counters, GAIN_STAR) > 0:
        out.append(gain_note(state, player, times(move.counters, SWITCH) > 0))
    for kind in (SWITCH, GROW, BUILD):
        if times(move.counters, kind) > 0:
            out += counter_notes(state, player, kind)
    researches = times(move.counters, RESEARCH) > 0
    return out + square_notes(state, player, move.square, researches)


def counter_notes(state: State, player: Player, kind: i64) -> list[Note]:
    """One growth counter, except Research, which needs a field."""
    if kind == GAIN_STAR:
        return [gain_note(state, player, False)]
    if kind == SWITCH:
        return switch_notes(state, player)
    if kind == GROW:
        return grown(state, player)
    return [Note("new_ships", (int(new_ships(state, player)),)), *story_notes(build_points(state))]


def gain_note(state: State, player: Player, switches: bool) -> Note:
    """Stars with an own ship; how they can be gained depends on the alignment. Rules: GE-GST-01"""
    stars = [int(state.board.rules.star_at[hexagon]) for hexagon in player.hexes()]
    foreign = [star for star in stars if star >= 0 and state.owner[star] != player.number]
    if switches:
        return Note("gain_places", (len(foreign),))
    return Note("gain_now", (len([star for star in foreign if gainable(state, player, star)]),))


def gainable(state: State, player: Player, star: i64) -> bool:
    """Does a method other than a declaration of war fit what the player knows?"""
    at_star = state.board.rules.star_hex[star]
    unknown = not knows(state.counter_known[star], state.seat_of(player.number))
    if (state.counter[star] != NONE and unknown) or blocked(state, player, at_star):
        return False
    method: i64 = 0
    while method < DECLARE:
        if refuse_method(state, player, method, star, QUIET) is None:
            return True
        method += 1
    return False


def switch_notes(state: State, player: Player) -> list[Note]:
    """The other side before any growth turn. Rules: GE-ALN-02, GE-ALN-03, GE-ALN-04, GE-RAC-04"""
    if must_be_sto(player):
        return [Note("switch_bound")]
    side = STS if player.alignment == STO else STO
    out = [Note("switch_to", (int(side),))]
    price = int(switch_price(state, player))
    return [*out, Note("costs_vp", (price,))] if price > 0 else out


def square_notes(state: State, player: Player, square: i64, researches: bool) -> list[Note]:
    """A field is raised by Research only; the others change the turn order. Rules: GE-RSR-02"""
    if square < MINUS:
        return research_notes(state, player, square) if researches else [Note("no_research")]
    out = [Note("no_field")] if researches else []
    players = len(state.players)
    kind = "earlier" if square == MINUS else "later"
    if player.order == (1 if square == MINUS else players):
        kind = "order_stays"
    return [*out, Note(kind, (int(player.order), players))]


def grown(state: State, player: Player) -> list[Note]:
    """Discs of normal growth and bonus discs. Rules: GE-POP-03, GE-POP-07"""
    n: i64 = 0
    for star in state.stars_of(player.number):
        n += normal_discs(state, player, star)
    supply = state.disc_supply(player.number)
    out = [Note("grown", (int(min(n, supply)),))]
    bonus = state.rules.bonus_discs[player.levels[GENETICS]]
    if bonus > 0:
        out.append(Note("bonus_discs", (int(bonus),)))
    return out + story_notes(growth_points(state))


def grow_notes(state: State, player: Player, move: Move) -> list[Note]:
    """The action itself."""
    return grown(state, player)


def build_notes(state: State, player: Player, move: Move) -> list[Note]:
    """Where the new ships come from, and where they may go. Rules: GE-BLD-01, GE-BLD-03"""
    robotics = player.levels[ROBOTICS]
    people = counted_population(state, player)
    sources = (
        int(new_ships(state, player)),
        int(state.rules.track_ships[people]),
        int(state.rules.robot_ships[robotics]),
        int(asteroid_systems(state, player)),
    )
    least = int(state.rules.build_minimum[robotics])
    return [Note("built", sources), Note("build_at", (least,)), *story_notes(build_points(state))]


def do_research_notes(state: State, player: Player, move: Move) -> list[Note]:
    """The field of the square counter rises."""
    return research_notes(state, player, player.square)


def extra_notes(state: State, player: Player, move: Move) -> list[Note]:
    """The extra counter of the Anchara is free. Rules: GE-RAC-06"""
    assert isinstance(move, Extra)
    if move.counter == RESEARCH:
        return research_notes(state, player, player.square)
    return counter_notes(state, player, move.counter)


def unused(state: State, player: Player) -> list[Note]:
    """Counters that would be lost. Rules: GE-GRO-06"""
    return [
        Note("unused", (kind,))
        for kind in (int(GAIN_STAR), int(RESEARCH), int(GROW), int(BUILD))
        if isinstance(state.stack[-1], GrowthTurn) and player.counters[kind] > 0
    ]


def disc_notes(state: State, player: Player, move: Move) -> list[Note]:
    """The population of the star before and after, and its limit."""
    assert isinstance(move, (AddDisc, Bonus))
    people = int(state.population(move.star))
    out = [Note("people", (people, people + 1))]
    if isinstance(move, Bonus):
        return out
    return [*out, Note("limit", (int(state.growth_limit(move.star)),))]


def convert_notes(state: State, player: Player, move: Move) -> list[Note]:
    """Rogue AI: ships into discs, or a disc into two ships. Rules: GE-RAC-29, GE-RAC-30"""
    assert isinstance(move, Convert)
    n = int(move.n)
    if player.alignment == STO:
        return [Note("ships_to_people", (n, n))]
    return [Note("people_to_ships", (n, int(SHIPS_PER_DISC) * n))]
