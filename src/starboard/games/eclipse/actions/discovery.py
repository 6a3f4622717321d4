"""A discovery tile: its reward, or two points."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, Word
from starboard.engine.refusal import NOT_NOW, QUIET, Refusal, Why

from ..chance import draw_discovery
from ..components.components import (
    FREE_SHIP,
    FREE_TECH,
    GAIN,
    PORTAL,
    SHIP_PART,
    STRUCTURE,
    Discovery,
)
from ..components.ids import DISCOVERIES, NOWHERE, ORBITAL, RARE
from ..events import DISCOVERY_KEPT, DISCOVERY_REVEALED, REWARD_TAKEN, TECH_FOUND
from ..moves.actions import KEEP, REWARD, Explore, TakeTech
from ..player import Player
from ..refusals import (
    DISCOVERY_UNDECIDED,
    HOME_NOT_CONTROLLED,
    NO_FREE_TECH,
    NO_SHIP_LEFT,
    NOT_THE_CHEAPEST_TECH,
    SECOND_MONOLITH_FOUND,
    SECOND_ORBITAL_FOUND,
)
from ..sector import FOUND_PORTAL, Sector
from ..state import State, Step, taken
from ..view.shape_steps import DiscoveryStep, FreeTechStep
from .build import put_piece
from .place_part import offer_part
from .research import refuse_tech, take_tech


def find_discovery(state: State, player: Player, sector: Sector, run: Run) -> None:
    """The tile of a sector is turned over and must be decided.

    Rules: ECL-EXP-09, ECL-DSC-01
    """
    sector.discovery = 0
    turn_over(state, player, sector.number, False, run)


def turn_over(state: State, player: Player, number: i64, labs: bool, run: Run) -> None:
    """Reveal a tile for a player; `number` is where its reward is placed."""
    tile = draw_discovery(state, run)
    if run.loud:
        run.tell(DISCOVERY_REVEALED, (int(player.seat), int(tile)))
    state.push(DiscoveryTile(player.seat, tile, number, labs))


def free_techs(state: State, player: Player) -> i64:
    """The cheapest missing regular techs of the tray with room on their track, as a mask.

    Rules: ECL-DSC-05, ECL-DSC-06
    """
    mask: i64 = 0
    lowest: i64 = 99
    k: i64
    for k, row in enumerate(state.rules.box.techs):
        if state.tray[k] == 0 or row.category == RARE or row.cost > lowest:
            continue
        if refuse_tech(state, player, k, row.category, QUIET) is None:
            mask = mask | BIT[k] if row.cost == lowest else BIT[k]
            lowest = row.cost
    return mask


def refuse_reward(
    state: State, player: Player, row: Discovery, number: i64, labs: bool, why: Why
) -> Refusal | None:
    """Some rewards may be impossible; then only the points remain.

    Rules: ECL-DSC-06, ECL-DSC-07, ECL-DSC-17
    """
    if row.kind == FREE_TECH:
        return NO_FREE_TECH if free_techs(state, player) == 0 else None
    if row.kind != FREE_SHIP and row.kind != STRUCTURE and row.kind != PORTAL:
        return None
    k = state.index_of(number)
    if labs and (k == NOWHERE or state.sectors[k].owner != player.seat):
        return why.no(HOME_NOT_CONTROLLED, number)
    if row.kind == FREE_SHIP and player.supply[row.thing] == 0:
        return why.no(NO_SHIP_LEFT, row.thing)
    return refuse_structure(state.sectors[k], row, why) if row.kind == STRUCTURE else None


def refuse_structure(sector: Sector, row: Discovery, why: Why) -> Refusal | None:
    """One orbital and one monolith per sector, found or built.

    Rules: ECL-DSC-08, ECL-DSC-09, ECL-BUI-04
    """
    if row.thing == ORBITAL:
        return why.no(SECOND_ORBITAL_FOUND, sector.number) if sector.orbital == 1 else None
    return why.no(SECOND_MONOLITH_FOUND, sector.number) if sector.monolith == 1 else None


@final
class DiscoveryTile(Step):
    """One side is picked for good. Rules: ECL-DSC-01, ECL-DSC-02, ECL-DSC-03"""

    __slots__ = ("labs", "number", "seat", "tile")

    def __init__(self, seat: i64, tile: i64, number: i64, labs: bool) -> None:
        self.seat: i64 = seat
        self.tile: i64 = tile
        self.number: i64 = number  # where a placed reward goes
        self.labs = labs

    def clone(self) -> DiscoveryTile:
        return DiscoveryTile(self.seat, self.tile, self.number, self.labs)

    def actors(self) -> i64:
        return BIT[self.seat]

    def refuse_reward(self, state: State, seat: i64, why: Why) -> Refusal | None:
        row = state.rules.box.discoveries[self.tile]
        return refuse_reward(state, state.players[seat], row, self.number, self.labs, why)

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        if self.refuse_reward(state, seat, QUIET) is None:
            out.append(REWARD)
        out.append(KEEP)

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        out.append(REWARD)
        out.append(KEEP)

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if isinstance(move, Word):
            if move.verb == "keep":
                return None
            if move.verb == "reward":
                return self.refuse_reward(state, seat, why)
            if move.verb == "done" or move.verb == "pass":
                return DISCOVERY_UNDECIDED
        return DISCOVERY_UNDECIDED if isinstance(move, Explore) else NOT_NOW

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(move, Word)
        state.pop()
        player = state.players[seat]
        if move.verb == "keep":
            player.discoveries += 1
            if run.loud:
                run.tell(DISCOVERY_KEPT, (int(seat), int(self.tile)))
            return
        if run.loud:
            run.tell(REWARD_TAKEN, (int(seat), int(self.tile)))
        self.reward(state, player, run)

    def reward(self, state: State, player: Player, run: Run) -> None:
        """Resolved at once; parts and portals stay in play.

        Rules: ECL-DSC-03, ECL-DSC-04, ECL-DSC-14
        """
        row = state.rules.box.discoveries[self.tile]
        for resource in range(3):
            player.storage[resource] += row.gains[resource]
        if row.kind == SHIP_PART:
            offer_part(state, player, row.thing, run)
            return
        if row.kind == PORTAL:
            state.sector(self.number).portals |= FOUND_PORTAL
            return
        state.used = taken(state.used, self.tile, -1)
        if row.kind == FREE_TECH:
            give_tech(state, player, run)
        elif row.kind != GAIN:
            put_piece(state, player, state.sector(self.number), row.thing)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("decide_discovery", (int(self.tile),))

    def seen_by(self, state: State, seat: i64) -> DiscoveryStep:
        return {
            "kind": "discovery",
            "seat": int(self.seat),
            "discovery": DISCOVERIES.word(self.tile),
            "sector": int(self.number),
            "labs": self.labs,
        }


def give_tech(state: State, player: Player, run: Run) -> None:
    """A single cheapest tech is taken at once, several are the player's choice.

    Rules: ECL-DSC-05
    """
    mask = free_techs(state, player)
    if mask & (mask - 1) != 0:
        state.push(FreeTech(player.seat))
        return
    tech: i64 = 0
    while not has(mask, tech):
        tech += 1
    gain_free(state, player, tech, run)


def gain_free(state: State, player: Player, tech: i64, run: Run) -> None:
    """Placed and working as if researched. Rules: ECL-DSC-05"""
    if run.loud:
        run.tell(TECH_FOUND, (int(player.seat), int(tech)))
    take_tech(state, player, tech, state.rules.box.techs[tech].category, run)


@final
class FreeTech(Step):
    """Which of the cheapest techs is taken. Rules: ECL-DSC-05"""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def clone(self) -> FreeTech:
        return FreeTech(self.seat)

    def actors(self) -> i64:
        return BIT[self.seat]

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        mask = free_techs(state, state.players[seat])
        tech: i64 = 0
        while mask >> tech != 0:
            if has(mask, tech):
                out.append(TakeTech(tech))
            tech += 1

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if isinstance(move, TakeTech):
            mask = free_techs(state, state.players[seat])
            return None if has(mask, move.tech) else why.no(NOT_THE_CHEAPEST_TECH, move.tech)
        return NOT_NOW

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(move, TakeTech)
        state.pop()
        gain_free(state, state.players[seat], move.tech, run)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("choose_free_tech")

    def seen_by(self, state: State, seat: i64) -> FreeTechStep:
        return {"kind": "free_tech", "seat": int(self.seat)}
