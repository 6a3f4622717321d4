"""Which stars can be gained how, and with how many ships."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.refusal import Refusal, Why

from ..components.ids import (
    ADVANCED,
    ALLY,
    BY_CARD,
    BY_COUNTER,
    COLONIZE,
    CONQUER,
    DECLARE,
    DEFENSE_GRID,
    FLEET_B,
    GAIN_STAR,
    LIBERATE,
    MILITARY,
    NOBODY,
    PRIMITIVE,
    SPIRITUALITY,
    STO,
    STS,
    SUBJUGATE,
    UNINHABITED,
    WHITE_DISC,
)
from ..levels import blocked
from ..player import Player
from ..races import (
    allies_as_sts,
    conquers_with_one_ship,
    has_free_allies,
    has_free_colonies,
    is_orion_republic,
)
from ..refusals import (
    BLOCKED_BY_OWNER,
    CENTRE_ONLY,
    GAIN_AT_PEACE,
    GAIN_AT_WAR,
    IMMUNE,
    NO_CARD_GAIN,
    NO_DISC_TO_GAIN,
    NO_EVACUATION,
    NO_FREE_ACTION,
    NO_FREE_ALLY,
    NO_FREE_COLONY,
    NO_GAIN_COUNTER,
    NO_OWNER,
    NO_SHIP_AT_STAR,
    NOT_ADVANCED,
    NOT_CONQUERABLE,
    NOT_ENOUGH_SHIPS,
    NOT_STS_STAR,
    NOT_UNINHABITED,
    NOTHING_TO_SUBJUGATE,
    OWN_STAR,
    STAR_HAS_HOSTILES,
    STO_LIBERATE,
    STO_ONLY,
    STS_ONLY,
    STS_SUBJUGATE,
)
from ..state import State
from ..war.war import refuse_war


def refuse_gain(
    state: State, player: Player, method: i64, star: i64, payment: i64, why: Why
) -> Refusal | None:
    """Why a Gain Star action is not possible; the counter is read only with a ship there.

    Rules: GE-GST-01, GE-GST-09, GE-GST-11, GE-GST-14, GE-BLK-06
    """
    unpaid = refuse_payment(state, player, method, star, payment, why)
    if unpaid is not None:
        return unpaid
    hexagon = state.board.rules.star_hex[star]
    if not player.is_at(hexagon):
        return why.no(NO_SHIP_AT_STAR, star)
    if state.owner[star] == player.number:
        return why.no(OWN_STAR, star)
    if state.disc_supply(player.number) < 1:
        return why.no(NO_DISC_TO_GAIN)
    unfit = refuse_method(state, player, method, star, why)
    if unfit is not None:
        return unfit
    if blocked(state, player, hexagon):
        return why.no(STAR_HAS_HOSTILES, star)
    return None


def refuse_payment(
    state: State, player: Player, method: i64, star: i64, payment: i64, why: Why
) -> Refusal | None:
    """A counter, a free action of the race or the Central card.

    Rules: GE-GRO-06, GE-GRO-07, GE-DOM-10, GE-RAC-18, GE-RAC-27
    """
    if payment == BY_COUNTER:
        return None if player.counters[GAIN_STAR] > 0 else why.no(NO_GAIN_COUNTER)
    if payment == BY_CARD:
        if player.central_gains < 1:
            return why.no(NO_CARD_GAIN)
        return None if state.board.rules.sector(star) == 0 else why.no(CENTRE_ONLY, star)
    if method == ALLY:
        return None if free_allies(player) > 0 else why.no(NO_FREE_ALLY)
    if method == COLONIZE:
        left = player.free_colonies if has_free_colonies(player) else 0
        return None if left > 0 else why.no(NO_FREE_COLONY)
    return why.no(NO_FREE_ACTION)


def free_allies(player: Player) -> i64:
    """Galactic Confederation: one free Ally per Gain Star counter selected. Rules: GE-RAC-18"""
    return player.free_allies if has_free_allies(player) else 0


def refuse_method(state: State, player: Player, method: i64, star: i64, why: Why) -> Refusal | None:
    """Does the method fit the player's alignment and the star?"""
    if method == ALLY:
        return refuse_ally(state, player, star, why)
    if method == COLONIZE:
        fits = state.counter[star] == UNINHABITED
        return None if fits else why.no(NOT_UNINHABITED, star)
    if method == SUBJUGATE:
        return refuse_subjugate(state, player, star, why)
    if method == LIBERATE:
        return refuse_liberate(state, player, star, why)
    return refuse_conquer(state, player, method, star, why)


def is_advanced(state: State, star: i64) -> bool:
    """An advanced neutral, by its counter or by a white disc. Rules: GE-RAC-08"""
    return state.counter[star] == ADVANCED or state.counter[star] == WHITE_DISC


def refuse_ally(state: State, player: Player, star: i64, why: Why) -> Refusal | None:
    """STO (or Nordic STS) at an advanced neutral. Rules: GE-GST-02, GE-RAC-23"""
    if player.alignment == STS and not allies_as_sts(player):
        return why.no(STO_ONLY)
    return None if is_advanced(state, star) else why.no(NOT_ADVANCED, star)


def refuse_subjugate(state: State, player: Player, star: i64, why: Why) -> Refusal | None:
    """STS at a primitive neutral. Rules: GE-GST-07"""
    if player.alignment == STO:
        return why.no(STS_SUBJUGATE)
    fits = state.counter[star] == PRIMITIVE
    return None if fits else why.no(NOTHING_TO_SUBJUGATE, star)


def refuse_liberate(state: State, player: Player, star: i64, why: Why) -> Refusal | None:
    """STO, a star of an STS player at war, with enough ships. Rules: GE-GST-06, GE-WAR-03"""
    if player.alignment == STS:
        return why.no(STO_LIBERATE)
    owner = state.owner[star]
    if owner == NOBODY or state.players[owner].alignment == STO:
        return why.no(NOT_STS_STAR, star)
    if not state.at_war(player.number, owner):
        return why.no(GAIN_AT_PEACE, owner)
    return refuse_taking(state, player, LIBERATE, star, why)


def refuse_conquer(
    state: State, player: Player, method: i64, star: i64, why: Why
) -> Refusal | None:
    """STS: an advanced neutral, or a star of a player at war (or declared on now).

    Rules: GE-GST-04, GE-GST-05, GE-WAR-03, GE-WAR-05, GE-TEC-15
    """
    if player.alignment == STO:
        return why.no(STS_ONLY)
    owner = state.owner[star]
    if owner == NOBODY:
        if method == DECLARE:
            return why.no(NO_OWNER, star)
        if not is_advanced(state, star):
            return why.no(NOT_CONQUERABLE, star)
        return refuse_numbers(state, player, CONQUER, star, why)
    if state.players[owner].levels[SPIRITUALITY] >= 6:
        return why.no(IMMUNE, owner)
    peaceful = refuse_status(state, player, method, star, why)
    if peaceful is not None:
        return peaceful
    return refuse_taking(state, player, CONQUER, star, why)


def refuse_status(state: State, player: Player, method: i64, star: i64, why: Why) -> Refusal | None:
    """War must be on, or be declared by the announcement. Rules: GE-WAR-05"""
    owner = state.players[state.owner[star]]
    war = state.at_war(player.number, owner.number)
    if method == CONQUER:
        return None if war else why.no(GAIN_AT_PEACE, owner.number)
    if war:
        return why.no(GAIN_AT_WAR, owner.number)
    if owner.is_at(state.board.rules.star_hex[star]):
        return why.no(BLOCKED_BY_OWNER, owner.number)
    return refuse_war(state, player, owner, why)


def refuse_taking(state: State, player: Player, method: i64, star: i64, why: Why) -> Refusal | None:
    """Enough ships, and a place to flee for a home star. Rules: GE-HOM-04, GE-GST-08"""
    owner = state.players[state.owner[star]]
    if owner.home == star and not evacuation_stars(state, owner, player.number):
        return why.no(NO_EVACUATION, owner.number)
    return refuse_numbers(state, player, method, star, why)


def refuse_numbers(
    state: State, player: Player, method: i64, star: i64, why: Why
) -> Refusal | None:
    """More ships than the star's population counts. Rules: GE-GST-04, GE-GST-06, GE-GST-08"""
    needed = ships_needed(state, player, method, star)
    have = ship_count(state, player, star)
    return why.no(NOT_ENOUGH_SHIPS, needed, have) if have < needed else None


def ships_needed(state: State, player: Player, method: i64, star: i64) -> i64:
    """Population times all doublings, plus one, plus eight at a Defense Grid.

    Rules: GE-GST-08, GE-TEC-09, GE-TEC-13, GE-RAC-25, GE-RAC-26, GE-REL-09
    """
    if method == CONQUER and conquers_with_one_ship(player):
        return 1
    owner = state.owner[star]
    if owner == NOBODY:
        return 4
    other = state.players[owner]
    times: i64 = 1
    if method == CONQUER:
        times *= 2 if other.levels[MILITARY] > player.levels[MILITARY] else 1
        times *= 2 if is_orion_republic(other) else 1
    elif other.alignment == STS and other.levels[SPIRITUALITY] >= 4:
        times = 2
    grid: i64 = 8 if state.has_relic(star, DEFENSE_GRID) else 0
    return state.population(star) * times + 1 + grid


def ship_count(state: State, player: Player, star: i64) -> i64:
    """Own ships there, and one more per two ships of fleet B. Rules: GE-GST-08, GE-FLT-15"""
    hexagon = state.board.rules.star_hex[star]
    n = player.ships_at(hexagon)
    if player.fleet_hex[FLEET_B] == hexagon and bombs_count(state, star):
        n += player.fleet_ships(FLEET_B) // 2
    return n


def bombs_count(state: State, star: i64) -> bool:
    """Fleet B has no effect against the Orion Republic. Rules: GE-RAC-25"""
    owner = state.owner[star]
    return owner == NOBODY or not is_orion_republic(state.players[owner])


def evacuation_stars(state: State, owner: Player, enemy: i64) -> list[int]:
    """The most populous own stars without hostile ships; `enemy` counts as hostile already.

    Rules: GE-HOM-02, GE-HOM-04
    """
    best: i64 = 0
    found: list[int] = []
    for star in state.stars_of(owner.number):
        hexagon = state.board.rules.star_hex[star]
        threatened = enemy >= 0 and state.players[enemy].is_at(hexagon)
        if star == owner.home or threatened or state.hostile_at(owner.number, hexagon):
            continue
        people = state.population(star)
        if people > best:
            best = people
            found = []
        if people == best:
            found.append(star)
    return found
