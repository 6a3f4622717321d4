"""Looking ahead to the end of the own turn, one greedy choice after the other."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.bots.evaluation import Values
from starboard.bots.search.shuffle import shuffled
from starboard.engine.bits import BIT, first_bit
from starboard.engine.chance import Quick
from starboard.engine.flow import Run, State
from starboard.engine.game import Game
from starboard.engine.notation import Move

LUCK_STEP: Final[i64] = 2862933


@final
class Planner:
    """Values moves by what the seat can make of the rest of its turn.

    `width` moves are looked at in each later choice of the turn, and at most `depth` choices.
    """

    __slots__ = (
        "depth",
        "dice",
        "game",
        "luck",
        "picks",
        "run",
        "seat",
        "seats",
        "values",
        "width",
    )

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
        self.dice = Quick(0)
        self.run = Run(self.dice, False)

    def roll(self) -> None:
        """New luck: moves compared with each other meet the same, so that none wins by it."""
        self.luck = self.picks.below(0, 1_000_000_007)

    def worth(self, state: State) -> i64:
        """What a position is worth as it stands."""
        return self.values.value(state, self.seat, self.seats)

    def after(self, state: State, move: Move) -> State:
        """The position after a move; chance falls as it did for the moves compared with it."""
        return self.after_of(state, self.seat, move)

    def after_of(self, state: State, seat: i64, move: Move) -> State:
        """The same for a move of another seat, which answers a question of this turn."""
        twin = self.game.clone(state)
        self.dice.word = LUCK_STEP * (self.luck + 1) & 0xFFFFFFFFFFFF
        self.game.apply(twin, seat, move, self.run)
        return twin

    def is_open(self, state: State) -> bool:
        """Is the own turn still going on?"""
        features = self.values.features
        if self.game.actors(state) != BIT[self.seat]:
            return features.is_reply(state)
        return not features.is_quiet(state, self.seat)

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
        """The position that one more choice can reach, best for the seat that makes it."""
        seat = self.seat
        if self.game.actors(state) != BIT[seat]:
            seat = first_bit(self.game.actors(state))
        moves = self.options_of(state, seat, self.width)
        self.roll()
        best = self.after_of(state, seat, moves[0])
        if len(moves) == 1:
            return best
        top = self.values.own(best, seat)
        for move in moves[1:]:
            position = self.after_of(state, seat, move)
            worth = self.values.own(position, seat)
            if worth > top:
                best, top = position, worth
        return best

    def options(self, state: State, most: i64) -> list[Move]:
        """Useful moves; of a long list a random part."""
        return self.options_of(state, self.seat, most)

    def options_of(self, state: State, seat: i64, most: i64) -> list[Move]:
        """The same for any seat."""
        moves = self.game.legal(state, seat)
        if len(moves) == 1:
            return moves
        moves = self.values.features.useful(state, seat, moves)
        return shuffled(moves, self.picks, most)
