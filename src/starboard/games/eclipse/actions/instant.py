"""Choices that instant techs ask for."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move
from starboard.engine.refusal import NOT_NOW, Refusal, Why

from ..components.ids import NOWHERE
from ..events import ARTIFACT_USED, PORTAL_PLACED
from ..moves.actions import Artifact, PlacePortal, Word
from ..player import Player
from ..refusals import NOT_YOUR_SECTOR_FOR_PORTAL, PORTAL_UNPLACED
from ..sector import BUILT_PORTAL
from ..state import State, Step

ARTIFACT_UNITS: Final[i64] = 5


@final
class ArtifactKey(Step):
    """Each artifact gives units of one resource, named one by one. Rules: ECL-TEC-18"""

    __slots__ = ("left", "seat")

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left

    def clone(self) -> ArtifactKey:
        return ArtifactKey(self.seat, self.left)

    def actors(self) -> i64:
        return BIT[self.seat]

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        resource: i64 = 0
        while resource < 3:
            out.append(Artifact(resource))
            resource += 1

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        return None if isinstance(move, Artifact) else NOT_NOW

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(move, Artifact)
        state.players[seat].storage[move.resource] += ARTIFACT_UNITS
        self.left -= 1
        if run.loud:
            values = (int(seat), int(ARTIFACT_UNITS), int(move.resource))
            run.tell(ARTIFACT_USED, values)
        if self.left == 0:
            state.pop()

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("choose_artifact", (int(self.left),))

    def seen_by(self, seat: i64) -> dict[str, object]:
        return {"kind": "artifact_key", "seat": int(self.seat), "left": int(self.left)}


def controlled_sectors(state: State, player: Player) -> list[int]:
    """The numbers of all sectors under a player's control."""
    return [int(sector.number) for sector in state.sectors if sector.owner == player.seat]


def place_portal(state: State, player: Player, number: i64, run: Run) -> None:
    """The tile stays there and joins the network. Rules: ECL-TEC-24, ECL-WRP-02"""
    state.sector(number).portals |= BUILT_PORTAL
    if run.loud:
        run.tell(PORTAL_PLACED, (int(player.seat), int(number)))


@final
class PortalTile(Step):
    """Where the warp portal tile goes. Rules: ECL-TEC-24"""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def clone(self) -> PortalTile:
        return PortalTile(self.seat)

    def actors(self) -> i64:
        return BIT[self.seat]

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        for number in controlled_sectors(state, state.players[seat]):
            out.append(PlacePortal(number))

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if isinstance(move, PlacePortal):
            k = state.index_of(move.number)
            if k == NOWHERE or state.sectors[k].owner != seat:
                return why.no(NOT_YOUR_SECTOR_FOR_PORTAL, move.number)
            return None
        return PORTAL_UNPLACED if isinstance(move, Word) and move.word == "done" else NOT_NOW

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(move, PlacePortal)
        state.pop()
        place_portal(state, state.players[seat], move.number, run)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("place_portal")

    def seen_by(self, seat: i64) -> dict[str, object]:
        return {"kind": "portal", "seat": int(self.seat)}
