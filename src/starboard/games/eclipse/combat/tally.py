"""What a sector's battles have earned so far, and the loss of ships."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run

from ..components.ids import NOBODY
from ..events import NPC_DESTROYED, SHIP_DESTROYED
from ..sector import Sector
from ..state import State, Step
from .fire import place_of


class Tally(Step):
    """Who fought in a sector, in order of entry, and the reputation tiles they have earned.

    Rules: ECL-CMB-07, ECL-REP-01, ECL-REP-02
    """

    __slots__ = ("at", "draws", "earned", "fought", "order")

    def __init__(
        self, at: i64, order: list[int], draws: vec[i64], fought: i64, earned: i64
    ) -> None:
        self.at: i64 = at  # index of the sector
        self.order = order  # seats by entry, the earliest first
        self.draws: vec[i64] = draws  # tiles for destroyed ships, by seat
        self.fought: i64 = fought  # seats that took part in a battle
        self.earned: i64 = earned  # seats that earned the tile for taking part

    def credit(self, seat: i64, tiles: i64) -> None:
        """Tiles for a destroyed ship. Rules: ECL-REP-02, ECL-HIT-09"""
        if seat != NOBODY:
            draws = self.draws[:]
            draws[seat] += tiles
            self.draws = draws

    def took_part(self, seat: i64, penalty: bool) -> None:
        """One tile for taking part, unless all surviving ships tried to leave.

        Rules: ECL-REP-02, ECL-RET-08
        """
        if seat != NOBODY:
            self.fought |= BIT[seat]
            if not penalty:
                self.earned |= BIT[seat]


def tiles_for(state: State, seat: i64, kind: i64) -> i64:
    """How many reputation tiles a destroyed ship is worth. Rules: ECL-REP-02"""
    box = state.rules.box
    return box.npc_draws[kind] if seat == NOBODY else box.reputation_draws[kind]


def lose_ship(state: State, sector: Sector, seat: i64, kind: i64, run: Run) -> None:
    """A ship leaves the board; it is back in its owner's supply before anybody can build.

    Rules: ECL-HIT-09, ECL-REP-10, ECL-NPC-05
    """
    if seat == NOBODY:
        sector.add_ships(place_of(state, seat, kind), -1)
    else:
        sector.depart(seat, kind)
        state.players[seat].add_supply(kind, 1)
    if run.loud:
        values = (int(seat), int(kind), int(sector.number))
        run.tell(NPC_DESTROYED if seat == NOBODY else SHIP_DESTROYED, values)
