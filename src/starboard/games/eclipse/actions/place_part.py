"""An ancient ship part that has just been found."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, is_word
from starboard.engine.refusal import NOT_NOW, QUIET, Refusal, Why

from ..components.ids import PARTS, SHIP_TYPES
from ..events import PART_PLACED, PART_SAVED
from ..moves.actions import STORE, Upgrade
from ..moves.words import OUTSIDE
from ..player import Player
from ..refusals import NOT_THE_FOUND_PART, PART_BREAKS_BLUEPRINT
from ..state import State, Step
from ..view.shape_steps import PlacePartStep
from .fitting import design_of, put_part, refuse_in_place, refuse_space


def refuse_found(
    state: State, player: Player, ship: i64, slot: i64, part: i64, why: Why
) -> Refusal | None:
    """Free of charge and without a tech, but within the limits of the blueprint.

    Rules: ECL-DSC-10, ECL-DSC-13
    """
    parts = state.rules.box.parts
    blueprint = player.blueprints[ship]
    refusal = refuse_space(blueprint, parts[part], ship, slot, True, why)
    if refusal is not None:
        return refusal
    design = design_of(state, player, ship)
    if refuse_in_place(design, blueprint, parts, slot, part, QUIET) is not None:
        return why.no(PART_BREAKS_BLUEPRINT, part, ship)
    return None


def legal_found(state: State, player: Player, part: i64, out: list[Move]) -> None:
    """Every space that takes the found part."""
    ship: i64 = 0
    while ship < SHIP_TYPES:
        slot: i64 = 0
        while slot <= OUTSIDE:
            if refuse_found(state, player, ship, slot, part, QUIET) is None:
                out.append(Upgrade(ship, slot, part))
            slot += 1
        ship += 1


def offer_part(state: State, player: Player, part: i64, run: Run) -> None:
    """Place it now or set it aside; without a legal space it is set aside. Rules: ECL-DSC-10"""
    fitting: list[Move] = []
    legal_found(state, player, part, fitting)
    if fitting:
        state.push(PlacePart(player.seat, part))
    else:
        save_part(player, part, run)


def save_part(player: Player, part: i64, run: Run) -> None:
    """Beside the board, for a later upgrade activation. Rules: ECL-DSC-11"""
    player.saved |= BIT[part]
    if run.loud:
        run.tell(PART_SAVED, (int(player.seat), int(part)))


@final
class PlacePart(Step):
    """Put the part on a blueprint, replacing what lies there, or set it aside.

    Rules: ECL-DSC-10, ECL-DSC-11
    """

    __slots__ = ("part", "seat")

    def __init__(self, seat: i64, part: i64) -> None:
        self.seat: i64 = seat
        self.part: i64 = part

    def clone(self) -> PlacePart:
        return PlacePart(self.seat, self.part)

    def actors(self) -> i64:
        return BIT[self.seat]

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        legal_found(state, state.players[seat], self.part, out)
        out.append(STORE)

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if is_word(move, "store"):
            return None
        if isinstance(move, Upgrade):
            if move.part != self.part or move.ship >= SHIP_TYPES:
                return why.no(NOT_THE_FOUND_PART, self.part)
            return refuse_found(state, state.players[seat], move.ship, move.slot, move.part, why)
        return NOT_NOW

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        state.pop()
        player = state.players[seat]
        if isinstance(move, Upgrade):
            put_part(state, player, move.ship, move.slot, move.part)
            if run.loud:
                values = (int(seat), int(move.ship), int(move.slot), int(move.part))
                run.tell(PART_PLACED, values, rule="ECL-DSC-10")
        else:
            save_part(player, self.part, run)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("place_part", (int(self.part),))

    def seen_by(self, state: State, seat: i64) -> PlacePartStep:
        return {"kind": "place_part", "seat": int(self.seat), "part": PARTS.word(self.part)}
