"""Taking and paying goods, and what happens when a resident joins."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.flow import Run

from ..bonuses.goods_choice import ChooseGoods
from ..components.effects import GAIN, GAIN_ALIEN_ON, GAIN_HUMAN_ON, Effect
from ..components.words import HUB_SOURCE, HUMAN, NOTHING, TOP_LEVEL, sector_index
from ..events import GOODS_GAINED, RESIDENT_GAINED, TOKEN_ADVANCED
from ..state import Player, State
from .station import gather, move_in, place_of


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


def welcome(state: State, player: Player, species: i64, slot: i64, run: Run) -> None:
    """A resident leaves its home planet for the station; abilities that react do so at once.

    Rules: SSP-RES-12, SSP-TIM-04, SSP-TIM-05, SSP-EXP-19, SSP-SEC-106, SSP-SEC-115, SSP-SEC-126,
    SSP-SEC-217
    """
    if species == HUMAN:
        state.terra -= 1
    else:
        state.aliens[species] -= 1
    move_in(player, species, slot)
    if run.loud:
        values = (int(player.seat), int(species), int(place_of(player, slot)))
        run.tell(RESIDENT_GAINED, values)
    on = GAIN_HUMAN_ON if species == HUMAN else GAIN_ALIEN_ON
    for effect in gather(state, player, on, NOTHING, NOTHING):
        react(state, player, effect, run)


def react(state: State, player: Player, effect: Effect, run: Run) -> None:
    """What one ability gives for a new resident."""
    if effect.deed == GAIN:
        give(state, player, effect.gain, effect.source, run)
    else:
        state.push(ChooseGoods(player.seat, False, effect.choice, effect.amount, effect.source))


def advance(state: State, player: Player, track: i64, run: Run) -> None:
    """A token goes up one space; it gives nothing in itself and never comes down.

    Rules: SSP-DIP-05, SSP-DIP-06, SSP-DIP-12, SSP-DIP-13
    """
    if player.levels[track] == TOP_LEVEL:
        return
    player.levels[track] += 1
    if run.loud:
        values = (int(player.seat), int(track), int(player.levels[track]))
        run.tell(TOKEN_ADVANCED, values)
