"""The Income action: reset, station, relocation and the duties of two Hubs."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.flow import Run

from ..actions.ships import reset_ships
from ..bonuses.goods_choice import ChooseGoods
from ..components.effects import FORMULA, GAIN, GAIN_CHOICE, GAIN_PER, INCOME, PER_SHIP, Effect
from ..components.ids import NOTHING, POINTS
from ..events import INCOME_TAKEN
from ..player import Player
from ..powers import hub_a11, hub_a12, sector_226
from ..state import State
from ..station.abilities import gather
from ..station.goods import give, give_one
from ..step import Step
from .hub_duties import MoveOffHub, ReturnOne
from .income_powers import IncomePowers
from .relocation import RelocateResidents

RESET: Final[i64] = 0
POWERS_PHASE: Final[i64] = 1
RELOCATION: Final[i64] = 2
HUB_DUTY: Final[i64] = 3
CLOSED: Final[i64] = 4


@final
class IncomeAction(Step):
    """Reset, station, relocation, then the Hub's duty.

    Rules: SSP-INC-07, SSP-INC-25, SSP-INC-26
    """

    __slots__ = ("phase", "seat")

    def __init__(self, seat: i64, phase: i64) -> None:
        self.seat: i64 = seat
        self.phase: i64 = phase

    def clone(self) -> IncomeAction:
        return IncomeAction(self.seat, self.phase)

    def name(self) -> str:
        return "income"

    def enter(self, state: State, run: Run) -> None:
        phase = self.phase
        self.phase += 1
        player = state.players[self.seat]
        if phase == RESET:
            player.incomes += 1
            reset_ships(state, player)
            if run.loud:
                run.tell(INCOME_TAKEN, (int(self.seat),))
            plain_income(state, player, run)
        elif phase == POWERS_PHASE:
            state.push(IncomePowers(self.seat, False, 0))
        elif phase == RELOCATION:
            state.push(RelocateResidents(self.seat, False, NOTHING, NOTHING))
        elif phase == HUB_DUTY:
            begin_duty(state, player)
        else:
            state.pop()


def begin_duty(state: State, player: Player) -> None:
    """Hubs A-11 and A-12 ask for something at the close. Rules: SSP-HUB-66, SSP-HUB-71"""
    if hub_a11(state, player):
        state.push(MoveOffHub(player.seat, False, NOTHING))
    if hub_a12(state, player) is not None:
        state.push(ReturnOne(player.seat, False))


def plain_income(state: State, player: Player, run: Run) -> None:
    """Fixed gains, counted gains, then those with a choice.

    Rules: SSP-INC-12, SSP-INC-13, SSP-INC-14, SSP-INC-17, SSP-INC-18, SSP-HUB-02, SSP-HUB-10,
    SSP-HUB-16, SSP-HUB-20, SSP-HUB-24, SSP-HUB-26, SSP-HUB-33, SSP-HUB-36, SSP-HUB-41,
    SSP-HUB-45, SSP-SEC-02, SSP-SEC-226, SSP-SEC-308
    """
    for effect in gather(state, player, INCOME, NOTHING, NOTHING):
        if effect.deed == GAIN:
            give(state, player, effect.gain, effect.source, run)
        elif effect.deed == GAIN_PER:
            give_per(state, player, effect, run)
        elif effect.deed == FORMULA:
            give_one(state, player, POINTS, sector_226(player, effect), effect.source, run)
        elif effect.deed == GAIN_CHOICE:
            state.push(ChooseGoods(player.seat, False, effect.choice, effect.amount, effect.source))
    hub_spaces(state, player, run)


def give_per(state: State, player: Player, effect: Effect, run: Run) -> None:
    """Gains for every full number of ships or residents. Rules: SSP-INC-18, SSP-RES-15"""
    count = player.ships() if effect.per == PER_SHIP else player.residents[effect.per]
    times = count // effect.every
    good: i64 = 0
    while good < 5:
        give_one(state, player, good, effect.gain[good] * times, effect.source, run)
        good += 1


def hub_spaces(state: State, player: Player, run: Run) -> None:
    """Each occupied space of Hub A-11 gives its income. Rules: SSP-HUB-68"""
    for k, effect in enumerate(state.hub(player).spaces_income):
        if (player.homes[9] >> (3 * k)) & 7 != 0:
            give(state, player, effect.gain, effect.source, run)
