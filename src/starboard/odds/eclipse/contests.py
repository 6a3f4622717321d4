"""Battles of a table of Eclipse: who would fight whom in a sector, and with what chances.

All that is read here lies open on the table (ships, damage, blueprints, techs, discs), so every
seat gets the same answer.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.table import Table
from starboard.games.eclipse.board import guards
from starboard.games.eclipse.combat.fire import (
    cannons_of,
    computer_of,
    damage_list,
    hull_of,
    initiative_of,
    kinds_of,
    missiles_of,
    place_of,
    shield_of,
)
from starboard.games.eclipse.combat.pair_battle import PairBattle
from starboard.games.eclipse.combat.retreats import refuges
from starboard.games.eclipse.combat.sector_battle import entry_order
from starboard.games.eclipse.combat.sides import MISSILES, SIDE
from starboard.games.eclipse.components.ids import (
    ANTIMATTER_SPLITTER,
    NEUTRON_ABSORBER,
    NEUTRON_BOMBS,
    NOBODY,
    NPCS,
    PARTS,
    PIECES,
    SHIP_TYPES,
    TECHS,
)
from starboard.games.eclipse.powers import is_defenceless
from starboard.games.eclipse.sector import Sector
from starboard.games.eclipse.state import State
from starboard.odds.battle import NPC, OPTIMAL, Battle, Group, Moment, Side
from starboard.odds.ships import BY_NAME
from starboard.odds.solver.population import Population

Dice = tuple[int, int, int, int]
NO_ARRIVALS: Final[dict[str, int]] = {}


@final
class Contest:
    """The parties of a sector in order of entry; seat -1 stands for the non-player ships."""

    def __init__(self, number: i64, seats: list[int], sides: list[Side], controller: int) -> None:
        self.number = number
        self.seats = seats
        self.sides = sides
        self.controller = controller
        self.peaceful: tuple[int, ...] = ()

    def is_pair(self) -> bool:
        return len(self.sides) == 2


def state_of(table: Table) -> State:
    state = table.state
    assert isinstance(state, State), "battle odds need a table of Eclipse"
    return state


def contest_in(
    state: State, number: int, mover: int = -1, arriving: dict[str, int] = NO_ARRIVALS
) -> Contest | None:
    """Who fights in a sector, if need be after ships of `mover` have arrived; None without battle.

    Rules: ECL-CMB-02, ECL-CMB-04, ECL-CMB-05, ECL-CMB-06, ECL-SPC-09
    """
    at = state.index_of(number)
    sector = state.sectors[at]
    seats = entry_order(state, sector)
    if mover >= 0 and mover not in seats and arriving:
        seats.append(mover)
    peaceful = [k for k, seat in enumerate(seats) if guards(state.players[seat], sector) == 0]
    if sector.npcs() > 0 and len(peaceful) < len(seats):
        seats.append(int(NOBODY))
    if len(seats) < 2 or _all_friends(state, seats):
        return None
    sides = [side_in(state, at, seat, arriving if seat == mover else NO_ARRIVALS) for seat in seats]
    owner = int(sector.owner)
    controller = seats.index(owner) if owner != NOBODY and owner in seats else -1
    contest = Contest(number, seats, sides, controller)
    contest.peaceful = tuple(peaceful)
    return contest


def _all_friends(state: State, seats: list[int]) -> bool:
    """Do none of the parties fight each other?"""
    if int(NOBODY) in seats:
        return False
    return all(
        one == other or (state.players[one].friends >> other) & 1 == 1
        for one in seats
        for other in seats
    )


def side_in(state: State, at: i64, seat: i64, arriving: dict[str, int] = NO_ARRIVALS) -> Side:
    """The ships of a seat (or of the non-players) in a sector as a side of a battle."""
    groups: list[Group] = []
    for kind in range(kinds_of(state, seat)):
        group = _group(state, at, seat, kind, arriving)
        if group is not None:
            groups.append(group)
    if seat == NOBODY:
        return Side(groups, NPC, False, False, "non-players")
    player = state.players[seat]
    leaves = all(refuges(state, player, group.type, at) for group in groups)
    return Side(groups, OPTIMAL, player.has(ANTIMATTER_SPLITTER), leaves, f"seat {seat}")


def _group(state: State, at: i64, seat: i64, kind: i64, arriving: dict[str, int]) -> Group | None:
    place = place_of(state, seat, kind)
    sector = state.sectors[at]
    name = NPCS.word(kind) if seat == NOBODY else PIECES[kind]
    count = sector.ships[place] + arriving.get(name, 0)
    if count == 0:
        return None
    return Group(
        BY_NAME[name].index,
        count,
        initiative_of(state, seat, kind),
        hull_of(state, seat, kind),
        computer_of(state, seat, kind),
        shield_of(state, seat, kind),
        unpacked(cannons_of(state, seat, kind)),
        unpacked(missiles_of(state, seat, kind)),
        tuple(sorted(damage for damage in damage_list(sector, place) if damage > 0)),
        _regeneration(state, seat, kind),
        _has_tech(state, seat, "distortion_shield"),
        _has_tech(state, seat, "point_defense"),
    )


def unpacked(dice: i64) -> Dice:
    """Eight bits per colour."""
    return (
        int(dice & 255),
        int((dice >> 8) & 255),
        int((dice >> 16) & 255),
        int((dice >> 24) & 255),
    )


def _has_tech(state: State, seat: i64, tech: str) -> bool:
    """Techs of an expansion are known by name only when it is on the table."""
    if seat == NOBODY or tech not in TECHS.numbers:
        return False
    return state.players[seat].has(TECHS.number(tech))


def _regeneration(state: State, seat: i64, kind: i64) -> int:
    """One point per Morph Shield on the blueprint (ROTA-RAR-09)."""
    if seat == NOBODY or "morph_shield" not in PARTS.numbers:
        return 0
    part = PARTS.number("morph_shield")
    return sum([1 for slot in state.players[seat].blueprints[kind].slots if slot == part])


def battle_of(contest: Contest) -> Battle:
    """The battle of two parties; the controller and the non-players defend (ECL-CMB-05)."""
    first, second = 0, 1
    if contest.seats[1] == NOBODY or contest.controller == 1:
        first, second = 1, 0
    return Battle(contest.sides[second], contest.sides[first])


def attacker_of(contest: Contest) -> int:
    """The seat that attacks in a battle of two."""
    return contest.seats[0 if battle_of(contest).attacker is contest.sides[0] else 1]


def population_in(state: State, number: int, attacker: int) -> Population | None:
    """What the attacker may bombard afterwards (ECL-POP-01); None without enemy cubes."""
    sector: Sector = state.sector(number)
    if sector.owner == NOBODY or sector.owner == attacker or attacker == NOBODY:
        return None
    cubes = len(sector.occupied())
    owner = state.players[sector.owner]
    return Population(
        cubes,
        state.players[attacker].has(NEUTRON_BOMBS),
        owner.has(NEUTRON_ABSORBER),
        is_defenceless(state.species_of(owner)),
    )


def battle_going_on(state: State) -> PairBattle | None:
    """The pair battle that is being fought now."""
    for step in reversed(state.stack):
        if isinstance(step, PairBattle):
            return step
    return None


def running_battle(state: State, step: PairBattle) -> tuple[Battle, Moment] | None:
    """A battle in progress; None while a Retreat is under way or dice lie on the table."""
    if any(number > 0 for number in step.retreats) or any(count > 0 for count in step.pool):
        return None
    sides = sides_in(state, step)
    if not (sides[0].groups and sides[1].groups):
        return None
    return (Battle(sides[0], sides[1]), moment_in(step, sides))


def sides_in(state: State, step: PairBattle) -> list[Side]:
    """What is left of the two sides of a running battle."""
    return [side_in(state, step.at, seat) for seat in (step.attacker, step.defender)]


def moment_in(step: PairBattle, sides: list[Side]) -> Moment:
    """The stage of a running battle and the groups that have acted in it."""
    acted: list[tuple[int, int]] = []
    for side, owner in enumerate(sides):
        for g, group in enumerate(owner.groups):
            kind = kind_of(group, step.seat_of(side))
            if (step.acted >> (SIDE * side + kind)) & 1 == 1:
                acted.append((side, g))
    return Moment(step.stage == MISSILES, tuple(acted))


def kind_of(group: Group, seat: i64) -> int:
    """The game's number of a group's ship type."""
    name = group.ship.name
    return int(NPCS.number(name)) if seat == NOBODY else PIECES[: int(SHIP_TYPES)].index(name)
