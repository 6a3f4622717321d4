"""Battles that are waiting and stars in danger, for the bots of Galactic Era."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from starboard.bots.galactic_era.names import BATTLE_GAIN_AT, THREAT_AT
from starboard.games.galactic_era.combat.sides import combat_value
from starboard.games.galactic_era.components.ids import STS
from starboard.games.galactic_era.player import Player
from starboard.games.galactic_era.scoring.story import kill_points, victory_points
from starboard.games.galactic_era.state import State


def strength(state: State, player: Player, hexagon: i64) -> i64:
    """The combat value of a player's ships in a hex, without tactics."""
    return player.ships_at(hexagon) * combat_value(state, player)


def count_battles(state: State, player: Player, exact: bool, out: vec[i64]) -> None:
    """What battles may bring and which stars are threatened, in hundredths; never exact."""
    if state.war[player.number] != 0:
        for hexagon in player.hexes():
            out[BATTLE_GAIN_AT] += battle_gain(state, player, hexagon)
    for other in state.players:
        if other.number != player.number and is_danger(state, player, other):
            for hexagon in other.hexes():
                out[THREAT_AT] += danger(state, player, other, hexagon)


def battle_gain(state: State, player: Player, hexagon: i64) -> i64:
    """What a battle here would bring or cost: ships, and the story's points."""
    enemies = rivals(state, player, hexagon)
    if enemies == 0:
        return 0
    own = player.ships_at(hexagon)
    theirs: i64 = 0
    for other in state.players:
        if state.at_war(player.number, other.number):
            theirs += other.ships_at(hexagon)
    if strength(state, player, hexagon) <= enemies:
        return -30 * own
    points = victory_points(state, player, hexagon) + kill_points(state, min(theirs, own))
    return 20 * min(theirs, own) + 100 * points


def rivals(state: State, player: Player, hexagon: i64) -> i64:
    """The strength of all enemies in a hex."""
    total: i64 = 0
    for other in state.players:
        if state.at_war(player.number, other.number):
            total += strength(state, other, hexagon)
    return total


def is_danger(state: State, player: Player, other: Player) -> bool:
    """Could the other player take stars of this one?"""
    return other.alignment == STS or state.at_war(player.number, other.number)


def danger(state: State, player: Player, other: Player, hexagon: i64) -> i64:
    """What is at stake if the other's ships stand at a star of the player in this hex."""
    star = state.board.rules.star_at[hexagon]
    if star < 0 or state.owner[star] != player.number:
        return 0
    people = state.population(star)
    if other.ships_at(hexagon) <= people:
        return 10
    guards = strength(state, player, hexagon)
    return 30 if guards >= strength(state, other, hexagon) else 100 * people
