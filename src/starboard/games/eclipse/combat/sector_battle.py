"""All battles of one sector, then the reputation tiles."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.bits import has
from starboard.engine.flow import Run

from ..board import guards
from ..chance import draw_reputation, total
from ..components.ids import NOBODY
from ..events import BATTLE_BEGAN, NPC_BATTLE_BEGAN, REPUTATION_DECLINED, REPUTATION_DRAWN
from ..sector import Sector
from ..state import State, Step
from .pair_battle import new_battle
from .reputation import MOST_TILES, KeepReputation, can_keep
from .tally import Tally


def opponents(state: State, seat: i64, other: i64) -> bool:
    """Do ships of these two seats fight each other?"""
    return seat != other and not has(state.players[seat].friends, other)


def has_battle(state: State, sector: Sector) -> bool:
    """Ships of two opponents, players or not. Rules: ECL-CMB-02, ECL-SPC-09"""
    for player in state.players:
        if sector.fleet(player.seat) > 0:
            if guards(player, sector) > 0:
                return True
            for other in state.players:
                if opponents(state, player.seat, other.seat) and sector.fleet(other.seat) > 0:
                    return True
    return False


def entry_order(state: State, sector: Sector) -> list[int]:
    """Seats with ships here, the earliest entrant first. Rules: ECL-CMB-07"""
    seats = [int(p.seat) for p in state.players if sector.fleet(p.seat) > 0]
    moments = [int(moment) for moment in sector.entered]
    out: list[int] = []
    while seats:
        first = seats[0]
        for seat in seats:
            if moments[seat] < moments[first]:
                first = seat
        out.append(first)
        seats.remove(first)
    return out


@final
class SectorBattle(Tally):
    """Pairs until one opponent is left, then everybody who fought draws reputation.

    Rules: ECL-CMB-04, ECL-REP-01, ECL-REP-04
    """

    __slots__ = ("drawing",)

    def __init__(
        self,
        at: i64,
        order: list[int],
        draws: vec[i64],
        fought: i64,
        earned: i64,
        drawing: i64,
    ) -> None:
        super().__init__(at, order, draws, fought, earned)
        self.drawing: i64 = drawing  # how many of the order have drawn, or -1 while they fight

    def clone(self) -> SectorBattle:
        return SectorBattle(self.at, self.order, self.draws, self.fought, self.earned, self.drawing)

    def enter(self, state: State, run: Run) -> None:
        """Rules: ECL-CMB-04, ECL-REP-04"""
        if self.drawing < 0 and not self.fight_next(state, run):
            self.drawing = 0
        if self.drawing >= 0:
            self.draw_next(state, run)

    def fight_next(self, state: State, run: Run) -> bool:
        """The last two to enter fight; the last player left meets the non-players.

        Rules: ECL-CMB-04, ECL-CMB-05, ECL-CMB-06, ECL-CMB-15
        """
        sector = state.sectors[self.at]
        attacker, defender = next_pair(state, sector, fighters(self.order, sector))
        if attacker == NOBODY:
            return False
        if run.loud:
            values = (int(sector.number), int(attacker), int(defender))
            kind = NPC_BATTLE_BEGAN if defender == NOBODY else BATTLE_BEGAN
            run.tell(kind, values)
        state.push(new_battle(self.at, attacker, defender))
        return True

    def draw_next(self, state: State, run: Run) -> None:
        """In order of entry, each player finishes before the next one draws.

        Rules: ECL-REP-01, ECL-REP-03, ECL-REP-04, ECL-REP-09
        """
        while self.drawing < len(self.order):
            seat: i64 = self.order[self.drawing]
            self.drawing += 1
            tiles = min(self.tiles(seat), total(state.reputation))
            if not has(self.fought, seat) or tiles == 0:
                continue
            if can_keep(state, state.players[seat]):
                drawn = [int(draw_reputation(state, seat, run)) for _ in range(tiles)]
                if run.loud:
                    number = int(state.sectors[self.at].number)
                    run.tell(REPUTATION_DRAWN, (int(seat), int(tiles), number))
                state.push(KeepReputation(seat, vec[i64](drawn)))
                return
            if run.loud:
                run.tell(REPUTATION_DECLINED, (int(seat), int(tiles)), rule="ECL-REP-07")
        state.pop()

    def tiles(self, seat: i64) -> i64:
        """For taking part and for destroyed ships, five at most. Rules: ECL-REP-02, ECL-REP-03"""
        return min(MOST_TILES, ((self.earned >> seat) & 1) + self.draws[seat])

    def seen_by(self, seat: i64) -> dict[str, object]:
        return {
            "kind": "sector_battle",
            "sector": int(self.at),
            "order": self.order[:],
            "tiles": [int(self.tiles(k)) for k in range(len(self.draws))],
        }


def fighters(order: list[int], sector: Sector) -> list[int]:
    """Seats with ships left, the controller first, then by entry. Rules: ECL-CMB-05"""
    here = [seat for seat in order if sector.fleet(seat) > 0]
    if sector.owner in here:
        owner = int(sector.owner)
        here.remove(owner)
        here.insert(0, owner)
    return here


def next_pair(state: State, sector: Sector, left: list[int]) -> tuple[int, int]:
    """Attacker and defender of the next battle; nobody attacks if there is none.

    Rules: ECL-CMB-02, ECL-CMB-04, ECL-CMB-05, ECL-CMB-06
    """
    late = left[::-1]
    for k, attacker in enumerate(late):
        for defender in late[k + 1 :]:
            if opponents(state, attacker, defender):
                return attacker, defender
    for attacker in late:
        if guards(state.players[attacker], sector) > 0:
            return attacker, int(NOBODY)
    return int(NOBODY), int(NOBODY)


def begin_sector(state: State, at: i64) -> Step:
    """The battles of one sector."""
    sector = state.sectors[at]
    draws = vec[i64]([0] * int(state.seats()))
    return SectorBattle(at, entry_order(state, sector), draws, 0, 0, -1)
