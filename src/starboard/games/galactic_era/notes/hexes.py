"""What lies in a hex, as far as a player knows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.engine.game import Note

from ..board import ASTEROIDS
from ..components.ids import (
    ALL,
    ALLY,
    BY_COUNTER,
    COLONIZE,
    CONQUER,
    NOBODY,
    NONE,
    NOWHERE,
    PRIMITIVE,
    STO,
    STS,
    SUBJUGATE,
    UNINHABITED,
)
from ..growth.gain_star import GainStar
from ..growth.methods import ships_needed
from ..movement.scouting import knows
from ..player import Player
from ..races import allies_as_sts, is_annunaki
from ..state import State
from ..step import ANNOUNCED

USES: Final[dict[int, str]] = {
    int(ALLY): "for_allies",
    int(COLONIZE): "for_colonists",
    int(SUBJUGATE): "for_subjugation",
}


def hex_notes(state: State, player: Player, hexagon: i64) -> list[Note]:
    """Star, ships and anomalies."""
    out: list[Note] = []
    star = state.board.rules.star_at[hexagon]
    if star >= 0:
        out += star_notes(state, player, star) + relic_notes(state, player, star)
    own = player.ships_at(hexagon)
    if own > 0:
        out.append(Note("own_ships", (int(own),)))
    for other in state.players:
        if other.number != player.number and other.is_at(hexagon):
            out.append(ships_note(state, player, other, hexagon))
    if state.board.rules.terrain[hexagon] == ASTEROIDS:
        out.append(Note("asteroids"))
    exit_hex = state.board.rules.wormhole[hexagon]
    return [*out, Note("wormhole_to", (int(exit_hex),))] if exit_hex >= 0 else out


def star_notes(state: State, player: Player, star: i64) -> list[Note]:
    """Owner and population, or the counter if the player knows it."""
    owner = state.owner[star]
    people = int(state.population(star))
    if owner == player.number:
        return [Note("own_star", (people,))]
    if owner != NOBODY:
        war = state.at_war(player.number, owner)
        return [Note("enemy_star" if war else "their_star", (int(owner), people))]
    if not knows(state.counter_known[star], state.seat_of(player.number)):
        return [Note("face_down")]
    return [Note("counter", (int(state.counter[star]),)), use_of(state, player, star)]


def use_of(state: State, player: Player, star: i64) -> Note:
    """How the player could gain a star without owner. Rules: GE-GST-02, GE-GST-03, GE-GST-07"""
    method = method_for(state, player, star)
    if method < 0:
        return Note("for_advance" if is_annunaki(player) else "for_nobody")
    discs = int(new_discs(state, player, method, star))
    if method == CONQUER:
        return Note("for_conquest", (discs, int(ships_needed(state, player, CONQUER, star))))
    return Note(USES[int(method)], (discs,))


def method_for(state: State, player: Player, star: i64) -> i64:
    """The method that fits the counter and the alignment, or -1."""
    kind = state.counter[star]
    if kind == UNINHABITED:
        return COLONIZE
    if kind == PRIMITIVE:
        return SUBJUGATE if player.alignment == STS else -1
    return ALLY if player.alignment == STO or allies_as_sts(player) else CONQUER


def new_discs(state: State, player: Player, method: i64, star: i64) -> i64:
    """How many discs a method places at a star as it is now."""
    people = state.population(star)
    return GainStar(player.number, method, star, BY_COUNTER, ANNOUNCED, people).discs(state, player)


def relic_notes(state: State, player: Player, star: i64) -> list[Note]:
    """The relic by name if the player knows it. Rules: GE-REL-01"""
    if state.relic[star] == NONE:
        return []
    if not knows(state.relic_known[star], state.seat_of(player.number)):
        return [Note("relic_hidden")]
    up = state.relic_known[star] == ALL
    return [Note("relic_up" if up else "relic_known", (int(state.relic[star]),))]


def ships_note(state: State, player: Player, other: Player, hexagon: i64) -> Note:
    """Pieces and fleets of another player: what everybody sees."""
    war = state.at_war(player.number, other.number)
    values = (int(other.number), int(other.pieces_at(hexagon)), fleets_at(other, hexagon))
    return Note("enemies_here" if war else "others_here", values)


def fleets_at(player: Player, hexagon: i64) -> int:
    """How many fleets of a player are in a hex."""
    return len([at for at in player.fleet_hex if at == hexagon and at != NOWHERE])
