"""One player: fleet, station, goods and tokens."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.bits import count_bits

from .components.ids import NOTHING


@final
class Player:
    """One player's fleet, station, goods and tokens.

    A station has nine slots (colour x level) and the Hub as slot 9. `homes` packs the residents of
    a slot, three bits each from left to right; `filled` counts them; the first `settled` of them
    came before this turn. `wings` and `private` are shared by clones: replaced, never written.
    Goods are plain numbers, so there is no change to make. Rules: SSP-GEM-02, SSP-GEM-03
    """

    __slots__ = (
        "dealt",
        "filled",
        "fleet",
        "goods",
        "homes",
        "hub",
        "incomes",
        "levels",
        "marker",
        "private",
        "residents",
        "seat",
        "settled",
        "token",
        "wings",
    )

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.hub: i64 = NOTHING
        self.dealt: i64 = 0
        self.fleet: i64 = 0
        self.token: i64 = NOTHING  # the neutral ship that holds the Neutral Ship token
        self.marker: i64 = NOTHING  # the ship that holds the Action marker
        self.incomes: i64 = 0
        self.goods: vec[i64] = vec[i64]([0] * 5)
        self.levels: vec[i64] = vec[i64]([0] * 4)
        self.wings: vec[i64] = vec[i64]([NOTHING] * 9)
        self.private: vec[i64] = vec[i64]([0] * 9)
        self.homes: vec[i64] = vec[i64]([0] * 10)
        self.filled: vec[i64] = vec[i64]([0] * 10)
        self.settled: vec[i64] = vec[i64]([0] * 10)
        self.residents: vec[i64] = vec[i64]([0] * 5)

    def clone(self) -> Player:
        """An independent copy."""
        twin = Player(self.seat)
        twin.hub = self.hub
        twin.dealt = self.dealt
        twin.fleet = self.fleet
        twin.token = self.token
        twin.marker = self.marker
        twin.incomes = self.incomes
        twin.goods = self.goods[:]
        twin.levels = self.levels[:]
        twin.wings = self.wings
        twin.private = self.private
        twin.homes = self.homes[:]
        twin.filled = self.filled[:]
        twin.settled = self.settled[:]
        twin.residents = self.residents[:]
        return twin

    def set_wing(self, slot: i64, sector: i64) -> None:
        """The only way to change the wings: clones share the array."""
        wings = self.wings[:]
        wings[slot] = sector
        self.wings = wings

    def set_private(self, slot: i64, mask: i64) -> None:
        """The only way to change the private Sectors: clones share the array."""
        private = self.private[:]
        private[slot] = mask
        self.private = private

    def resources(self) -> i64:
        """Food, water and metal together; GEMs are no resource. Rules: SSP-GEM-01"""
        return self.goods[0] + self.goods[1] + self.goods[2]

    def ships(self) -> i64:
        """How many ships are left in the fleet."""
        return count_bits(self.fleet)

    def sectors(self) -> i64:
        """How many Sectors are built; the Hub is none. Rules: SSP-HUB-03"""
        n: i64 = 0
        for sector in self.wings:
            if sector >= 0:
                n += 1
        return n
