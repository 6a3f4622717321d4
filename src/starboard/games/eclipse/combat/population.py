"""Attacking population after the battles."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, is_word
from starboard.engine.refusal import QUIET, Refusal, Why

from ..components.ids import NEUTRON_ABSORBER, NEUTRON_BOMBS, NOBODY, SHIP_TYPES
from ..events import (
    BOMBS_DROPPED,
    CUBE_DESTROYED,
    POPULATION_ATTACKED,
    POPULATION_OVERRUN,
    POPULATION_SPARED,
)
from ..moves.combat import BOMBS, SPARE, Bombard, Kill
from ..player import Player
from ..powers import is_defenceless
from ..refusals import (
    ABSORBER,
    DAMAGE_FIRST,
    NO_BOMBS,
    NO_CANNONS,
    NO_CUBE_THERE,
    NO_DAMAGE_TO_ASSIGN,
    NO_SHIP_OF_TYPE,
    SHIPS_HAVE_ATTACKED,
)
from ..sector import Sector
from ..state import State, Step
from ..timing import wrong_time_after_battle
from ..upkeep.cubes import send_home
from ..view.shape_steps import PopulationStep
from .fire import cannons_of, computer_of, place_of, roll
from .npc_fire import hitting, total_damage
from .sector_battle import opponents


def raider(state: State, sector: Sector) -> i64:
    """The opponent of the controller with ships here, or `NOBODY`. Rules: ECL-POP-01"""
    if sector.owner == NOBODY or sector.cubes == 0:
        return NOBODY
    for player in state.players:
        if opponents(state, sector.owner, player.seat) and sector.fleet(player.seat) > 0:
            return player.seat
    return NOBODY


def destroy_cube(state: State, sector: Sector, square: i64, run: Run) -> None:
    """A cube goes to its owner's graveyard. Rules: ECL-POP-03, ECL-POP-04, ECL-POP-07"""
    kind = sector.home_of_cube(square)
    sector.take_cube(square)
    if run.loud:
        values = (int(sector.owner), int(sector.number), int(square))
        run.tell(CUBE_DESTROYED, values)
    send_home(state, state.players[sector.owner], kind, True, run)


def destroy_all(state: State, sector: Sector, run: Run) -> None:
    """Every cube of a sector."""
    for square in sector.occupied():
        destroy_cube(state, sector, square, run)


def begin_attack(state: State, at: i64, run: Run) -> None:
    """Ships next to enemy cubes attack, if their owner wants it. Rules: ECL-POP-01, ECL-POP-06"""
    sector = state.sectors[at]
    seat = raider(state, sector)
    if seat == NOBODY:
        return
    if is_defenceless(state.species_of(state.players[sector.owner])):
        if run.loud:
            values = (int(sector.owner), int(sector.number), int(seat))
            run.tell(POPULATION_OVERRUN, values)
        destroy_all(state, sector, run)
        return
    state.push(AttackPopulation(at, seat, 0, 0, False))


def refuse_bombs(state: State, player: Player, sector: Sector, why: Why) -> Refusal | None:
    """Neutron bombs need no roll; an absorber stops them.

    Rules: ECL-POP-05, ECL-TEC-06, ECL-TEC-20
    """
    if not player.has(NEUTRON_BOMBS):
        return NO_BOMBS
    if state.players[sector.owner].has(NEUTRON_ABSORBER):
        return why.no(ABSORBER, sector.owner)
    return None


@final
class AttackPopulation(Step):
    """One player's ships against the cubes of a sector, a type at a time.

    Rules: ECL-POP-01, ECL-POP-02, ECL-POP-03
    """

    __slots__ = ("asking", "at", "damage", "fired", "seat")

    def __init__(self, at: i64, seat: i64, fired: i64, damage: i64, asking: bool) -> None:
        self.at: i64 = at
        self.seat: i64 = seat
        self.fired: i64 = fired  # types that have attacked
        self.damage: i64 = damage  # points not yet used
        self.asking = asking

    def clone(self) -> AttackPopulation:
        return AttackPopulation(self.at, self.seat, self.fired, self.damage, self.asking)

    def actors(self) -> i64:
        return BIT[self.seat] if self.asking else 0

    def enter(self, state: State, run: Run) -> None:
        """Surplus damage is lost; only cubes of the sector die. Rules: ECL-POP-03, ECL-POP-08"""
        sector = state.sectors[self.at]
        cubes = sector.occupied()
        if cubes and self.damage >= len(cubes):
            self.damage = 0
            destroy_all(state, sector, run)
            return
        out: list[Move] = []
        self.legal(state, self.seat, out)
        if not cubes or (self.damage == 0 and len(out) == 1):
            state.pop()
            return
        self.asking = True

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        sector = state.sectors[self.at]
        if self.damage > 0:
            for square in sector.occupied():
                out.append(Kill(square))
            return
        kind: i64 = 0
        while kind < SHIP_TYPES:
            if self.refuse_bombard(state, kind) is None:
                out.append(Bombard(kind))
            kind += 1
        if refuse_bombs(state, state.players[seat], sector, QUIET) is None:
            out.append(BOMBS)
        out.append(SPARE)

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        if self.damage == 0:
            out.append(BOMBS)

    def refuse_bombard(self, state: State, kind: i64) -> Refusal | None:
        """Each ship once, with cannons only. Rules: ECL-POP-01, ECL-POP-02"""
        if state.sectors[self.at].ships[place_of(state, self.seat, kind)] == 0:
            return NO_SHIP_OF_TYPE
        if has(self.fired, kind):
            return SHIPS_HAVE_ATTACKED
        return NO_CANNONS if cannons_of(state, self.seat, kind) == 0 else None

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        sector = state.sectors[self.at]
        if isinstance(move, Kill):
            if self.damage == 0:
                return NO_DAMAGE_TO_ASSIGN
            return None if int(move.square) in sector.occupied() else NO_CUBE_THERE
        if isinstance(move, Bombard):
            return DAMAGE_FIRST if self.damage > 0 else self.refuse_bombard(state, move.ship)
        if is_word(move, "bombs"):
            if self.damage > 0:
                return DAMAGE_FIRST
            return refuse_bombs(state, state.players[seat], sector, why)
        if is_word(move, "spare"):
            return DAMAGE_FIRST if self.damage > 0 else None
        return wrong_time_after_battle(move)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        sector = state.sectors[self.at]
        self.asking = False
        if isinstance(move, Kill):
            self.damage -= 1
            destroy_cube(state, sector, move.square, run)
        elif isinstance(move, Bombard):
            self.bombard(state, sector, move.ship, run)
        elif is_word(move, "bombs"):
            if run.loud:
                run.tell(BOMBS_DROPPED, (int(seat), int(sector.number)))
            destroy_all(state, sector, run)
        else:
            state.pop()
            if run.loud:
                run.tell(POPULATION_SPARED, (int(seat), int(sector.number)))

    def bombard(self, state: State, sector: Sector, kind: i64, run: Run) -> None:
        """Roll against shield 0. Rules: ECL-POP-02"""
        self.fired |= BIT[kind]
        ships = sector.ships[place_of(state, self.seat, kind)]
        pool: vec[i64] = roll(cannons_of(state, self.seat, kind), ships, run)
        hits = hitting(pool, computer_of(state, self.seat, kind), 0)
        self.damage = total_damage(hits)
        if run.loud:
            values = (int(self.seat), int(kind), int(sector.number), int(self.damage))
            run.tell(POPULATION_ATTACKED, values)

    def prompt(self, state: State, seat: i64) -> Prompt:
        number = int(state.sectors[self.at].number)
        if self.damage > 0:
            return Prompt("choose_cube", (number, int(self.damage)))
        return Prompt("attack_population", (number,))

    def seen_by(self, state: State, seat: i64) -> PopulationStep:
        return {
            "kind": "population",
            "sector": int(state.sectors[self.at].number),
            "seat": int(self.seat),
            "damage": int(self.damage),
        }
