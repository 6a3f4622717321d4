"""How far ships go, and through which gates."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.refusal import Refusal, Why

from ..board import FAR, NEBULA, NEUTRON, OFF
from ..components.ids import DART_DONE, DONE, FLEET_D, PIECES, PROPULSION, SUPER_STARGATE
from ..hexmap import HEXES, NEIGHBOUR
from ..levels import unblockable
from ..player import Player
from ..refusals import (
    ENEMY_STARGATE,
    FINISHED,
    GATE_BLOCKED,
    NEBULA_AHEAD,
    NEUTRON_STAR,
    NO_GATE,
    NO_RANGE_FOR_GATE,
    NO_RANGE_FOR_WORMHOLE,
    NO_STAR_HERE,
    NO_WORMHOLE,
    OFF_BOARD,
    SMALL_STARGATE,
    STAYS_HERE,
    TOO_FAR,
)
from ..state import State

FAR_AWAY: Final[vec[i64]] = vec[i64]([99] * int(HEXES))


def unlimited(player: Player) -> bool:
    """Propulsion 6: from anywhere to anywhere. Rules: GE-TEC-21"""
    return player.levels[PROPULSION] >= 6


def base_range(state: State, player: Player) -> i64:
    """The range of the Propulsion level.

    Rules: GE-MOV-05, GE-TEC-16, GE-TEC-17, GE-TEC-18, GE-TEC-19, GE-TEC-20
    """
    return state.rules.range[player.levels[PROPULSION]]


def range_left(state: State, player: Player, unit: i64, spent: i64) -> i64:
    """What a ship may still spend this turn; fleet D gives one more.

    Rules: GE-MOV-05, GE-MOV-06, GE-FLT-17
    """
    if spent == DONE:
        return 0
    if unlimited(player):
        return 1
    bonus: i64 = 1 if unit == FLEET_D else 0
    return base_range(state, player) + bonus - spent


def used_dart(state: State, player: Player, spent: i64) -> bool:
    """Has a ship spent the extra range of fleet D? Rules: GE-FLT-18"""
    return spent != DONE and not unlimited(player) and spent > base_range(state, player)


def finished(state: State, player: Player, unit: i64, spent: i64) -> i64:
    """The mark of a ship that does not go on; in fleet D it still tells who used the bonus.

    Rules: GE-BLK-13, GE-SCO-02, GE-FLT-18
    """
    return DART_DONE if unit == FLEET_D and used_dart(state, player, spent) else DONE


def finish_ships(state: State, player: Player, unit: i64, n: i64, spent: i64, at: i64) -> None:
    """The movement of these ships ends in this hex. Rules: GE-BLK-13"""
    if unit == PIECES:
        player.add_pieces(at, spent, -n)
        player.add_pieces(at, DONE, n)
        return
    held = player.held[:]
    k: i64 = 0
    while k < DONE:
        ships = held[unit * 8 + k]
        held[unit * 8 + k] = 0
        held[unit * 8 + finished(state, player, unit, k)] += ships
        k += 1
    player.held = held


def entry_cost(state: State, hexagon: i64) -> i64:
    """Range for entering a hex; FAR where no ship may go.

    Rules: GE-MOV-05, GE-MOV-07, GE-ANO-02, GE-ANO-03
    """
    terrain = state.board.rules.terrain[hexagon]
    if terrain == OFF or terrain == NEUTRON:
        return FAR
    return 2 if terrain == NEBULA else 1


def reach(state: State, start: i64, budget: i64) -> vec[i64]:
    """The cheapest cost of ordinary steps to every hex within the budget, else FAR.

    Rules: GE-MOV-05, GE-MOV-07, GE-WOR-03
    """
    cost = FAR_AWAY[:]
    cost[start] = 0
    rings: list[list[int]] = [[] for _ in range(int(budget) + 1)]
    rings[0].append(int(start))
    spent: i64 = 0
    while spent < budget:
        for here in rings[spent]:
            if cost[here] == spent:
                spread(state, here, spent, budget, cost, rings)
        spent += 1
    return cost


def spread(
    state: State,
    here: i64,
    spent: i64,
    budget: i64,
    cost: vec[i64],
    rings: list[list[int]],
) -> None:
    """Enter the neighbours of one hex where that is cheaper than before."""
    k: i64 = 0
    while k < 6:
        there = NEIGHBOUR[here * 6 + k]
        k += 1
        if there < 0:
            continue
        total = spent + entry_cost(state, there)
        if total <= budget and total < cost[there]:
            cost[there] = total
            rings[total].append(int(there))


def can_step(state: State, hexagon: i64, left: i64) -> bool:
    """Is there a neighbouring hex that so much range suffices for?"""
    k: i64 = 0
    while k < 6:
        there = NEIGHBOUR[hexagon * 6 + k]
        if there >= 0 and entry_cost(state, there) <= left:
            return True
        k += 1
    return False


def refuse_to(
    state: State,
    player: Player,
    unit: i64,
    spent: i64,
    start: i64,
    target: i64,
    why: Why,
) -> Refusal | None:
    """Ordinary steps within the range that is left.

    Rules: GE-MOV-05, GE-MOV-07, GE-ANO-02, GE-ANO-03, GE-TEC-21
    """
    terrain = state.board.rules.terrain[target]
    if terrain == OFF:
        return why.no(OFF_BOARD, target)
    if terrain == NEUTRON:
        return why.no(NEUTRON_STAR, target)
    if target == start:
        return why.no(STAYS_HERE)
    left = range_left(state, player, unit, spent)
    if left <= 0:
        return why.no(FINISHED)
    if unlimited(player):
        return None
    if reach(state, start, left)[target] > left:
        return too_far(state, start, target, left, why)
    return None


def too_far(state: State, start: i64, target: i64, left: i64, why: Why) -> Refusal:
    """How much range is missing, and whether that is the price of a nebula.

    Rules: GE-MOV-05, GE-ANO-02
    """
    if not why.wanted:
        return TOO_FAR
    needed = reach(state, start, FAR)[target]
    dear = state.board.rules.terrain[target] == NEBULA and needed == left + 1
    return why.no(NEBULA_AHEAD if dear else TOO_FAR, target, needed, left)


def refuse_jump(
    state: State, player: Player, unit: i64, spent: i64, start: i64, why: Why
) -> Refusal | None:
    """Through the wormhole in this hex to its other end.

    Rules: GE-WOR-02, GE-WOR-05, GE-ANO-02
    """
    out = state.board.rules.wormhole[start]
    if out < 0:
        return why.no(NO_WORMHOLE)
    left = range_left(state, player, unit, spent)
    cost = entry_cost(state, out)
    if unlimited(player):
        return why.no(FINISHED) if left <= 0 else None
    if cost > left:
        return why.no(NO_RANGE_FOR_WORMHOLE, cost, left)
    return None


def super_route(state: State, player: Player, one: i64, other: i64) -> bool:
    """Both stars are the player's and one has the Super-Stargate. Rules: GE-REL-11"""
    if state.owner[one] != player.number or state.owner[other] != player.number:
        return False
    return state.has_relic(one, SUPER_STARGATE) or state.has_relic(other, SUPER_STARGATE)


def refuse_hop(
    state: State, player: Player, unit: i64, spent: i64, start: i64, star: i64, why: Why
) -> Refusal | None:
    """A stargate hop from star to star. Rules: GE-STG-03, GE-BLK-11, GE-REL-11"""
    here = state.board.rules.star_at[start]
    if here < 0:
        return why.no(NO_STAR_HERE)
    target = state.board.rules.star_hex[star]
    if target < 0 or target == start:
        return why.no(STAYS_HERE)
    gate = (
        None
        if super_route(state, player, here, star)
        else refuse_gate(state, player, here, star, why)
    )
    if gate is not None:
        return gate
    if range_left(state, player, unit, spent) < 1:
        return why.no(NO_RANGE_FOR_GATE)
    if hop_is_blocked(state, player, start, target):
        return why.no(GATE_BLOCKED)
    return None


def refuse_gate(state: State, player: Player, one: i64, other: i64, why: Why) -> Refusal | None:
    """Does a stargate of the Propulsion level join two stars?

    Rules: GE-STG-01, GE-STG-02, GE-TEC-18, GE-TEC-19, GE-TEC-20
    """
    gate = state.rules.stargate[player.levels[PROPULSION]]
    if gate == 0:
        return why.no(NO_GATE)
    if gate == 1:
        if small_for_gate(state, player, one) or small_for_gate(state, player, other):
            return why.no(SMALL_STARGATE)
        return None
    if enemy_star(state, player, one) or enemy_star(state, player, other):
        return why.no(ENEMY_STARGATE)
    return None


def small_for_gate(state: State, player: Player, star: i64) -> bool:
    """Stargate 1 needs 3 own population. Rules: GE-STG-01"""
    return state.owner[star] != player.number or state.population(star) < 3


def enemy_star(state: State, player: Player, star: i64) -> bool:
    """Does the star belong to a player at war? Rules: GE-STG-02"""
    owner = state.owner[star]
    return owner >= 0 and state.at_war(player.number, owner)


def hop_can_be_blocked(state: State, player: Player, start: i64, target: i64) -> bool:
    """Spirituality 5 and the Super-Stargate at Propulsion 5 cannot be stopped.

    Rules: GE-TEC-14, GE-REL-12
    """
    if unblockable(player):
        return False
    stars = state.board.rules.star_at
    route = super_route(state, player, stars[start], stars[target])
    return not (route and player.levels[PROPULSION] >= 5)


def hop_is_blocked(state: State, player: Player, start: i64, target: i64) -> bool:
    """Hostile ships at either end close a stargate. Rules: GE-BLK-11"""
    if not hop_can_be_blocked(state, player, start, target):
        return False
    return state.hostile_at(player.number, start) or state.hostile_at(player.number, target)


def move_ships(player: Player, unit: i64, n: i64, spent: i64, start: i64, target: i64) -> None:
    """Pieces or a whole fleet change their hex. Rules: GE-MOV-04"""
    if unit == PIECES:
        player.add_pieces(start, spent, -n)
        player.add_pieces(target, spent, n)
    else:
        player.set_fleet_hex(unit, target)


def tire_ships(player: Player, unit: i64, n: i64, spent: i64, hexagon: i64, cost: i64) -> None:
    """The ships in this hex have spent more range; 7 or more means finished."""
    if unit == PIECES:
        player.add_pieces(hexagon, spent, -n)
        player.add_pieces(hexagon, min(DONE, spent + cost), n)
    else:
        player.tire(unit, cost)
