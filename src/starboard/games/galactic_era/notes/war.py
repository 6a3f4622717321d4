"""War, peace and combat values."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.game import Note
from starboard.engine.notation import Move

from ..combat.losses import WinnersLosses
from ..combat.sides import (
    combat_value,
    defenders_at,
    has_fleet_a,
    total,
)
from ..components.ids import COOPERATION, FLEET_A, FLEET_C, FLEET_E
from ..movement.scouting import knows
from ..moves.battle import Attack, Destroy, Lose, Retreat
from ..moves.war import DeclareWar
from ..player import Player
from ..scoring.story import kill_points, victory_points
from ..state import State
from ..war.blocking import BlockWindow
from .hexes import hex_notes


def war_notes(state: State, player: Player, target: Player) -> list[Note]:
    """War lasts until both agree; the goal Cooperation punishes it. Rules: GE-WAR-03, GE-GOL-03"""
    out = [Note("war_begins")]
    shared = [at for at in player.hexes() if target.is_at(at)]
    if shared:
        out.append(Note("hexes_shared", (len(shared),)))
    if state.goal == COOPERATION and not has(player.first_wars, target.number):
        out.append(Note("costs_vp", (3,)))
    return out


def declare_notes(state: State, player: Player, move: Move) -> list[Note]:
    """In the own turn."""
    assert isinstance(move, DeclareWar)
    return war_notes(state, player, state.players[move.player])


def block_notes(state: State, player: Player, move: Move) -> list[Note]:
    """On whoever announced something."""
    step = state.stack[-1]
    if not isinstance(step, BlockWindow):
        return []
    return [Note("blocks"), *war_notes(state, player, state.players[step.actor])]


def peace_notes(state: State, player: Player, move: Move) -> list[Note]:
    """An offer must be agreed to. Rules: GE-WAR-10"""
    return [Note("peace_offer")]


def agree_notes(state: State, player: Player, move: Move) -> list[Note]:
    """Rules: GE-WAR-10"""
    return [Note("peace_comes")]


def attack_notes(state: State, player: Player, move: Move) -> list[Note]:
    """The own value against what is known of the others."""
    assert isinstance(move, Attack)
    enemies = defenders_at(state, player.number, move.hexagon)
    out = strengths(state, player, enemies, move.hexagon)
    vp = victory_points(state, player, move.hexagon)
    return [*out, Note("vp_for_victory", (int(vp),))] if vp > 0 else out


def strengths(state: State, player: Player, enemies: i64, hexagon: i64) -> list[Note]:
    """Own CV, CV seen on the other side, and fleets face down there. Rules: GE-CMB-08"""
    own = BIT[player.number]
    mine = int(total(state, own, enemies, hexagon))
    seen: i64 = 0
    hidden: i64 = 0
    for other in state.players:
        if has(enemies, other.number):
            seen += seen_value(state, player, other, hexagon)
            hidden += hidden_fleets(state, player, other, hexagon)
    if hidden == 0:
        out = [Note("values", (mine, int(seen)))]
        return [*out, Note("tie")] if mine == seen else out
    return [Note("values_seen", (mine, int(seen), int(hidden)))]


def seen_value(state: State, player: Player, other: Player, hexagon: i64) -> i64:
    """CV of the pieces and of the fleets that this player knows."""
    value = combat_value(state, other)
    n = other.pieces_at(hexagon) * value
    counter: i64 = 2 if has_fleet_a(state, BIT[player.number], hexagon) else 0
    fleet: i64 = 0
    while fleet < 5:
        bonus: i64 = 1 if fleet == FLEET_A else counter if fleet == FLEET_C else 0
        if other.fleet_hex[fleet] == hexagon and is_known(state, player, other, fleet):
            n += other.fleet_ships(fleet) * (value + bonus)
        fleet += 1
    return n


def hidden_fleets(state: State, player: Player, other: Player, hexagon: i64) -> i64:
    """Fleets in the hex of which the player does not know the ships."""
    n: i64 = 0
    fleet: i64 = 0
    while fleet < 5:
        if other.fleet_hex[fleet] == hexagon and not is_known(state, player, other, fleet):
            n += 1
        fleet += 1
    return n


def is_known(state: State, player: Player, other: Player, fleet: i64) -> bool:
    """Does the seat of a player know what this fleet holds?"""
    return knows(other.known[fleet], state.seat_of(player.number))


def stay_notes(state: State, player: Player, move: Move) -> list[Note]:
    """The own value against the attacker's."""
    battle = state.battle
    if battle is None:
        return []
    return strengths(state, player, BIT[battle.attacker], battle.hexagon)


def flee_notes(state: State, player: Player, move: Move) -> list[Note]:
    """Rules: GE-RET-05, GE-RET-06"""
    return [Note("flees_all")]


def flee_e_notes(state: State, player: Player, move: Move) -> list[Note]:
    """Rules: GE-RET-08"""
    return [Note("flees_e", (int(player.fleet_ships(FLEET_E)),))]


def expel_notes(state: State, player: Player, move: Move) -> list[Note]:
    """Rules: GE-RAC-12, GE-RAC-13"""
    return [Note("expelled")]


def destroy_notes(state: State, player: Player, move: Move) -> list[Note]:
    """The winners lose half as many, rounded up. Rules: GE-CMB-10, GE-CMB-11"""
    assert isinstance(move, Destroy)
    return toll(state, move.n)


def toll(state: State, n: i64) -> list[Note]:
    """Losses of both sides, and points of the story. Rules: GE-SCR-13"""
    battle = state.battle
    if battle is None:
        return []
    lost = battle.removed + n
    out = [Note("toll", (int(lost), int((lost + 1) // 2)))]
    vp = kill_points(state, lost)
    return [*out, Note("brings_vp", (int(vp),))] if vp > 0 else out


def lose_notes(state: State, player: Player, move: Move) -> list[Note]:
    """How many the winners still owe afterwards."""
    assert isinstance(move, Lose)
    step = state.stack[-1]
    due = step.due - move.n if isinstance(step, WinnersLosses) else 0
    return [Note("still_due", (int(due),))]


def retreat_notes(state: State, player: Player, move: Move) -> list[Note]:
    """What lies there."""
    assert isinstance(move, Retreat)
    return hex_notes(state, player, move.hexagon)
