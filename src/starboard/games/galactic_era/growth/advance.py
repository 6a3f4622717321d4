"""Annunaki STO advance primitive neutrals."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.flow import Run

from ..components.ids import ALL, BY_CARD, BY_COUNTER, GAIN_STAR, NONE, WHITE_DISC
from ..events import STAR_ADVANCED
from ..levels import blocked
from ..player import Player
from ..state import State
from ..step import ANNOUNCED, REACTED, Flow
from ..war.blocking import ask_blockers
from ..war.war import GROWTH


@final
class AdvanceStars(Flow):
    """Annunaki STO: primitive neutrals become advanced ones, each if not blocked.

    Rules: GE-RAC-08, GE-BLK-02
    """

    __slots__ = ("phase", "player", "stars")

    def __init__(self, player: i64, phase: i64, stars: list[int]) -> None:
        self.player: i64 = player
        self.phase: i64 = phase
        self.stars = stars

    def clone(self) -> AdvanceStars:
        return AdvanceStars(self.player, self.phase, self.stars)

    def seen_by(self, state: State, seat: i64) -> dict[str, object]:
        return {
            "step": "AdvanceStars",
            "player": int(self.player),
            "stars": self.stars[:],
        }

    def enter(self, state: State, run: Run) -> None:
        player = state.players[self.player]
        if self.phase == ANNOUNCED:
            self.phase = REACTED
            for star in self.stars:
                state.learn_counter(star, ALL)
            run.reveal()
            hexes = [int(state.board.rules.star_hex[star]) for star in self.stars]
            ask_blockers(state, player, hexes, GROWTH)
            return
        state.pop()
        self.advance(state, player, run)

    def advance(self, state: State, player: Player, run: Run) -> None:
        """The action is used unless every star was blocked."""
        payment = advance_payment(state, player, self.stars)
        done = False
        for star in self.stars:
            if not blocked(state, player, state.board.rules.star_hex[star]):
                state.set_counter(star, WHITE_DISC, ALL)
                run.tell(STAR_ADVANCED, (int(self.player), int(star)))
                done = True
        if done and payment == BY_CARD:
            player.central_gains -= 1
        elif done:
            player.use_counter(GAIN_STAR)


def advance_payment(state: State, player: Player, stars: list[int]) -> i64:
    """The Central card's Gain Star where it is good for, else a counter, or NONE.

    Rules: GE-RAC-08, GE-DOM-10
    """
    central = player.central_gains > 0
    for star in stars:
        central = central and state.board.rules.sector(star) == 0
    if central:
        return BY_CARD
    return BY_COUNTER if player.counters[GAIN_STAR] > 0 else NONE
