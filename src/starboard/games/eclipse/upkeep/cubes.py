"""Population cubes on their way home."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import BIT, count_bits, first_bit
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move
from starboard.engine.refusal import NOT_NOW, QUIET, Refusal, Why

from ..components.ids import GRAY, MATERIALS, ORBITAL_CUBE
from ..events import CUBE_BURIED, CUBE_RETURNED
from ..moves.actions import ReturnCube
from ..player import TRACK_SPACES, Player
from ..refusals import ORBITAL_CUBE_RETURN, OWN_TRACK_HAS_ROOM, TRACK_FULL_OF_CUBES
from ..sector import Sector
from ..state import State, Step


def has_room(player: Player, track: i64) -> bool:
    """A track has twelve spaces. Rules: ECL-COL-10"""
    return player.cubes[track] < TRACK_SPACES


def refuse_home(player: Player, kind: i64, track: i64, grave: bool, why: Why) -> Refusal | None:
    """Where a cube may go: its own track or graveyard, any for gray, two for orbitals.

    Rules: ECL-COL-11, ECL-COL-12, ECL-POP-07
    """
    if not grave and not has_room(player, track):
        return why.no(TRACK_FULL_OF_CUBES, track)
    if kind in (GRAY, track):
        return None
    if kind == ORBITAL_CUBE:
        if track != MATERIALS or not (grave or has_room(player, 1) or has_room(player, 2)):
            return None
        return ORBITAL_CUBE_RETURN
    if grave or has_room(player, kind):
        return why.no(OWN_TRACK_HAS_ROOM, kind)
    return None


def homes(player: Player, kind: i64, grave: bool) -> i64:
    """The tracks a cube may go to, as a mask."""
    mask: i64 = 0
    track: i64 = 0
    while track < 3:
        if refuse_home(player, kind, track, grave, QUIET) is None:
            mask |= BIT[track]
        track += 1
    return mask


def bring_home(player: Player, track: i64, grave: bool, run: Run) -> None:
    """The cube covers the highest exposed value, or waits in the graveyard."""
    if grave:
        player.bury(track, 1)
    else:
        player.cubes[track] += 1
    if run.loud:
        kind = CUBE_BURIED if grave else CUBE_RETURNED
        run.tell(kind, (int(player.seat), int(track)))


def send_home(state: State, player: Player, kind: i64, grave: bool, run: Run) -> None:
    """A cube goes home; its owner is asked only if there is a choice.

    Rules: ECL-COL-11, ECL-COL-12
    """
    mask = homes(player, kind, grave)
    if count_bits(mask) == 1:
        bring_home(player, first_bit(mask), grave, run)
    else:
        state.push(CubeHome(player.seat, kind, grave, False))


def clear_cubes(state: State, sector: Sector, run: Run) -> None:
    """All cubes of the controller leave a sector for their tracks.

    Cubes without a choice go first, so that a later choice is made on the final tracks.
    Rules: ECL-INF-08, ECL-COL-13
    """
    player = state.players[sector.owner]
    asked: list[int] = []
    for square in sector.occupied():
        kind = sector.home_of_cube(square)
        sector.take_cube(square)
        if kind < GRAY:
            send_home(state, player, kind, False, run)
        else:
            asked.append(int(kind))
    for open_kind in asked:
        state.push(CubeHome(player.seat, open_kind, False, False))


@final
class CubeHome(Step):
    """One cube whose owner may choose where it goes. Rules: ECL-COL-11, ECL-COL-12"""

    __slots__ = ("asking", "grave", "home", "seat")

    def __init__(self, seat: i64, home: i64, grave: bool, asking: bool) -> None:
        self.seat: i64 = seat
        self.home: i64 = home
        self.grave = grave
        self.asking = asking

    def clone(self) -> CubeHome:
        return CubeHome(self.seat, self.home, self.grave, self.asking)

    def actors(self) -> i64:
        return BIT[self.seat] if self.asking else 0

    def enter(self, state: State, run: Run) -> None:
        """Tracks may have filled up since the cube left: look again before asking."""
        player = state.players[self.seat]
        mask = homes(player, self.home, self.grave)
        if count_bits(mask) > 1:
            self.asking = True
            return
        state.pop()
        if mask != 0:
            bring_home(player, first_bit(mask), self.grave, run)

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        player = state.players[seat]
        track: i64 = 0
        while track < 3:
            if refuse_home(player, self.home, track, self.grave, QUIET) is None:
                out.append(ReturnCube(track))
            track += 1

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        track: i64 = 0
        while track < 3:
            out.append(ReturnCube(track))
            track += 1

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if isinstance(move, ReturnCube):
            return refuse_home(state.players[seat], self.home, move.track, self.grave, why)
        return NOT_NOW

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(move, ReturnCube)
        state.pop()
        bring_home(state.players[seat], move.track, self.grave, run)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("bury_cube" if self.grave else "return_cube")

    def seen_by(self, seat: i64) -> dict[str, object]:
        return {"kind": "cube", "seat": int(self.seat), "graveyard": self.grave}
