"""Goods come from the supply and go back to it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.flow import Run

from ..components.ids import HUB_SOURCE
from ..components.words import sector_index
from ..events import GOODS_GAINED
from ..player import Player
from ..state import State


def rule_of(state: State, source: i64) -> str:
    """The ledger entry behind a Sector's or Hub's ability."""
    if source <= 0:
        return "SSP-GEM-06"
    if source >= HUB_SOURCE:
        return "SSP-HUB-01"
    number = int(source)
    return "SSP-SEC-02" if state.rules.sectors[sector_index(number)].plain else f"SSP-SEC-{number}"


def give(state: State, player: Player, gain: vec[i64], source: i64, run: Run) -> None:
    """Goods come from the supply, which never runs out.

    Rules: SSP-GEM-06, SSP-GEM-10, SSP-CMP-09, SSP-SET-06, SSP-SEC-07
    """
    good: i64 = 0
    while good < 5:
        if gain[good] != 0:
            give_one(state, player, good, gain[good], source, run)
        good += 1


def give_one(state: State, player: Player, good: i64, n: i64, source: i64, run: Run) -> None:
    """One kind of goods from the supply."""
    player.goods[good] += n
    if run.loud and n != 0:
        values = (int(player.seat), int(n), int(good), int(source))
        run.tell(GOODS_GAINED, values, rule=rule_of(state, source))


def take(player: Player, price: vec[i64]) -> None:
    """A price is paid exactly, to the supply. Rules: SSP-GEM-04, SSP-GEM-08"""
    good: i64 = 0
    while good < 5:
        player.goods[good] -= price[good]
        good += 1


def can_pay(player: Player, price: vec[i64]) -> bool:
    """There is no credit. Rules: SSP-GEM-07"""
    good: i64 = 0
    while good < 5:
        if player.goods[good] < price[good]:
            return False
        good += 1
    return True
