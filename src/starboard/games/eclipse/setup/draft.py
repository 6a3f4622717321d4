"""Choosing species boards one after another."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move
from starboard.engine.refusal import NOT_NOW, QUIET, Refusal, Why

from ..moves.actions import ChooseSpecies
from ..refusals import BOARD_TAKEN, REVERSE_SIDE_TAKEN
from ..state import State, Step
from .setup import seat_species


def refuse_species(state: State, species: i64, why: Why) -> Refusal | None:
    """A board serves one player, on one side. Rules: ECL-SET-11, ECL-SET-12"""
    other = state.rules.box.species[species].other_side
    for player in state.players:
        if player.species == species:
            return why.no(BOARD_TAKEN, species, player.seat)
        if player.species == other:
            return why.no(REVERSE_SIDE_TAKEN, species, player.seat)
    return None


@final
class Draft(Step):
    """The start player's right-hand neighbour begins, then counterclockwise.

    Rules: ECL-SET-11
    """

    __slots__ = ("left", "seat")

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left

    def clone(self) -> Draft:
        return Draft(self.seat, self.left)

    def actors(self) -> i64:
        return BIT[self.seat]

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        species: i64 = 0
        while species < len(state.rules.box.species):
            if refuse_species(state, species, QUIET) is None:
                out.append(ChooseSpecies(species))
            species += 1

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        species: i64 = 0
        while species < len(state.rules.box.species):
            out.append(ChooseSpecies(species))
            species += 1

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if isinstance(move, ChooseSpecies):
            return refuse_species(state, move.species, why)
        return NOT_NOW

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(move, ChooseSpecies)
        seat_species(state, seat, move.species, run)
        seats = state.seats()
        self.seat = (self.seat + seats - 1) % seats
        self.left -= 1
        if self.left == 0:
            state.pop()

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("choose_species")

    def seen_by(self, seat: i64) -> dict[str, object]:
        return {"kind": "draft", "seat": int(self.seat), "left": int(self.left)}
