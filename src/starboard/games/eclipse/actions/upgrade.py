"""The Upgrade action."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import BIT, first_bit, has
from starboard.engine.flow import Run
from starboard.engine.notation import Move
from starboard.engine.refusal import NOT_NOW, QUIET, Refusal, Why

from ..components.ids import NOTHING, SHIP_TYPES
from ..events import PART_PLACED, PART_RETURNED
from ..moves.actions import OUTSIDE, ReturnPart, Upgrade
from ..player import Player
from ..refusals import (
    FIXED_PART,
    ILLEGAL_BLUEPRINT,
    MUON_STAYS,
    NO_SUCH_SPACE,
    PREPRINTED_STAYS,
)
from ..state import State
from .activations import Activations
from .fitting import (
    broken,
    design_of,
    drives_without,
    energy_without,
    put_part,
    refuse_in_place,
    refuse_part,
    refuse_space,
    refuse_totals,
    remove_part,
)


def refuse_upgrade(
    state: State, player: Player, ship: i64, slot: i64, part: i64, why: Why
) -> Refusal | None:
    """One part on an empty or preprinted space; every blueprint must be legal afterwards.

    Rules: ECL-UPG-01, ECL-UPG-02, ECL-UPG-08
    """
    if ship >= SHIP_TYPES:
        return why.no(NO_SUCH_SPACE, ship, slot)
    parts = state.rules.box.parts
    blueprint = player.blueprints[ship]
    refusal = refuse_space(blueprint, parts[part], ship, slot, False, why)
    if refusal is None:
        refusal = refuse_part(state, player, part, why)
    if refusal is None:
        refusal = refuse_in_place(design_of(state, player, ship), blueprint, parts, slot, part, why)
    if refusal is not None:
        return refusal
    others = broken(state, player) & ~BIT[ship]
    return why.no(ILLEGAL_BLUEPRINT, first_bit(others)) if others != 0 else None


def refuse_return(player: Player, ship: i64, slot: i64, why: Why) -> Refusal | None:
    """Only tiles of the grid can be returned.

    Rules: ECL-UPG-01, ECL-UPG-09, ECL-UPG-10, ECL-DSC-13
    """
    if ship >= SHIP_TYPES:
        return why.no(NO_SUCH_SPACE, ship, slot)
    blueprint = player.blueprints[ship]
    if slot == OUTSIDE:
        return MUON_STAYS if blueprint.outside != NOTHING else why.no(FIXED_PART, ship)
    if slot < 0 or slot >= len(blueprint.slots):
        return why.no(NO_SUCH_SPACE, ship, slot)
    if not blueprint.has_tile(slot):
        if blueprint.slots[slot] == NOTHING:
            return why.no(NO_SUCH_SPACE, ship, slot)
        return why.no(PREPRINTED_STAYS, ship, slot)
    return None


@final
class UpgradeStep(Activations):
    """Return any number of tiles, then place one part: that is one activation.

    Rules: ECL-UPG-01
    """

    __slots__ = ("returned",)

    def __init__(self, seat: i64, left: i64, busy: bool, returned: bool) -> None:
        super().__init__(seat, left, busy)
        self.returned = returned

    def clone(self) -> UpgradeStep:
        return UpgradeStep(self.seat, self.left, self.busy, self.returned)

    def question(self) -> str:
        return "upgrade"

    def is_activation(self, move: Move) -> bool:
        return isinstance(move, (Upgrade, ReturnPart))

    def legal_activation(self, state: State, seat: i64, out: list[Move]) -> None:
        player = state.players[seat]
        usable = self.usable(state, player)
        bad: i64 = broken(state, player) if self.returned else 0
        ship: i64 = 0
        while ship < SHIP_TYPES:
            self.legal_returns(player, ship, out)
            if bad & ~BIT[ship] == 0:
                self.legal_parts(state, player, ship, usable, out)
            ship += 1

    def usable(self, state: State, player: Player) -> list[int]:
        """All parts that the player may take."""
        found: list[int] = []
        part: i64
        for part, row in enumerate(state.rules.box.parts):
            if row.ancient:
                if has(player.saved, part):
                    found.append(int(part))
            elif row.tech == NOTHING or player.has(row.tech):
                found.append(int(part))
        return found

    def legal_returns(self, player: Player, ship: i64, out: list[Move]) -> None:
        tiles = player.blueprints[ship].tiles
        slot: i64 = 0
        while tiles >> slot != 0:
            if has(tiles, slot):
                out.append(ReturnPart(ship, slot))
            slot += 1

    def legal_parts(
        self, state: State, player: Player, ship: i64, usable: list[int], out: list[Move]
    ) -> None:
        """Every usable part on every space without a tile."""
        blueprint = player.blueprints[ship]
        slot: i64 = 0
        n: i64 = len(blueprint.slots)
        while slot < n:
            if not blueprint.has_tile(slot):
                self.legal_space(state, player, ship, slot, usable, out)
            slot += 1
        if blueprint.outside == NOTHING and player.saved != 0:
            self.legal_space(state, player, ship, OUTSIDE, usable, out)

    def legal_space(
        self,
        state: State,
        player: Player,
        ship: i64,
        slot: i64,
        usable: list[int],
        out: list[Move],
    ) -> None:
        """The hot loop: what the space holds is taken off once, then every part is tried."""
        parts = state.rules.box.parts
        blueprint = player.blueprints[ship]
        design = design_of(state, player, ship)
        energy = energy_without(blueprint, parts, slot)
        drives = drives_without(blueprint, parts, slot)
        part: i64
        for part in usable:
            row = parts[part]
            fits = row.outside == (slot == OUTSIDE)
            if fits and refuse_totals(design, row, energy, drives, QUIET) is None:
                out.append(Upgrade(ship, slot, part))

    def refuse_activation(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        player = state.players[seat]
        if isinstance(move, Upgrade):
            return refuse_upgrade(state, player, move.ship, move.slot, move.part, why)
        if isinstance(move, ReturnPart):
            return refuse_return(player, move.ship, move.slot, why)
        return NOT_NOW

    def refuse_done(self, state: State, seat: i64, why: Why) -> Refusal | None:
        """An activation may not end with an illegal blueprint. Rules: ECL-UPG-08"""
        if not self.returned:
            return None
        bad = broken(state, state.players[seat])
        return why.no(ILLEGAL_BLUEPRINT, first_bit(bad)) if bad != 0 else None

    def apply_activation(self, state: State, seat: i64, move: Move, run: Run) -> None:
        player = state.players[seat]
        if isinstance(move, ReturnPart):
            part = player.blueprints[move.ship].slots[move.slot]
            remove_part(state, player, move.ship, move.slot)
            self.returned = True
            if run.loud:
                values = (int(seat), int(move.ship), int(move.slot), int(part))
                run.tell(PART_RETURNED, values)
            return
        assert isinstance(move, Upgrade)
        put_part(state, player, move.ship, move.slot, move.part)
        player.saved &= ~BIT[move.part]
        self.left -= 1
        self.returned = False
        if run.loud:
            values = (int(seat), int(move.ship), int(move.slot), int(move.part))
            run.tell(PART_PLACED, values)
