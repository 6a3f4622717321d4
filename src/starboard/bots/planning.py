"""Looking ahead to the end of the own turn, one greedy choice after the other."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.chance import Quick
from starboard.engine.flow import Run, State
from starboard.engine.game import Game
from starboard.engine.notation import Move

from .evaluator import Values
from .novice import shuffled


@final
class Planner:
    """Values moves by what the seat can make of the rest of its turn.

    `width` moves are looked at in each later choice of the turn, and at most `depth` choices.
    """

    __slots__ = ("depth", "game", "luck", "picks", "seat", "seats", "values", "width")

    def __init__(
        self,
        game: Game,
        values: Values,
        seat: i64,
        seats: i64,
        picks: Quick,
        width: i64,
        depth: i64,
    ) -> None:
        self.game = game
        self.values = values
        self.seat: i64 = seat
        self.seats: i64 = seats
        self.picks = picks
        self.width: i64 = width
        self.depth: i64 = depth
        self.luck: i64 = 0

    def roll(self) -> None:
        """New luck: moves compared with each other meet the same, so that none wins by it."""
        self.luck = self.picks.below(0, 1_000_000_007)

    def worth(self, state: State) -> i64:
        """What a position is worth as it stands."""
        return self.values.value(state, self.seat, self.seats)

    def after(self, state: State, move: Move) -> State:
        """The position after a move; chance falls as it did for the moves compared with it."""
        twin = self.game.clone(state)
        self.game.apply(twin, self.seat, move, Run(Quick(self.luck), False))
        return twin

    def is_open(self, state: State) -> bool:
        """Is the own turn still going on?"""
        if self.game.actors(state) != BIT[self.seat]:
            return False
        return not self.values.features.is_quiet(state, self.seat)

    def plan_worth(self, state: State, move: Move) -> i64:
        """The worth after the move and a greedy rest of the turn."""
        return self.worth(self.finish(state, move))

    def finish(self, state: State, move: Move) -> State:
        """The position after the move and a greedy rest of the turn."""
        position = self.after(state, move)
        left = self.depth
        while left > 0 and self.is_open(position):
            position = self.greedy_step(position)
            left -= 1
        return position

    def greedy_step(self, state: State) -> State:
        """The best position that one more choice can reach."""
        moves = self.options(state, self.width)
        self.roll()
        best = self.after(state, moves[0])
        if len(moves) == 1:
            return best
        top = self.worth(best)
        for move in moves[1:]:
            position = self.after(state, move)
            worth = self.worth(position)
            if worth > top:
                best, top = position, worth
        return best

    def options(self, state: State, most: i64) -> list[Move]:
        """Useful moves; of a long list a random part."""
        moves = self.game.legal(state, self.seat)
        moves = self.values.features.useful(state, self.seat, moves)
        return shuffled(moves, self.picks)[: int(most)]
