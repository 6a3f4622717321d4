"""Secret answers of several players at once, opened when all of them are in."""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from .bits import BIT, has
from .flow import Run, State, Step
from .notation import Move, Word, is_word
from .refusal import NOT_NOW, Refusal, Why

S_contra = TypeVar("S_contra", bound=State, contravariant=True)

UNANSWERED: Final = -1
WITHDRAW: Final[Word] = Word("withdraw")  # take a sealed answer back


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Step[S_contra]):
    """A secret question to several players.

    `waiting` is the mask of players who have not answered, `answers` holds a number for each
    player; `asked` and `back` are seats, because a seat may decide for more than one player: it
    answers for the lowest number first.
    """

    __slots__ = ("answers", "asked", "back", "waiting")

    def __init__(self, waiting: i64, answers: list[int], asked: i64, back: i64) -> None:
        self.waiting: i64 = waiting
        self.answers = answers
        self.asked: i64 = asked  # seats that must answer
        self.back: i64 = back  # seats that may take an answer back

    def seat_of(self, state: S_contra, player: i64) -> i64:
        """The seat that decides for a player: its own, unless a game knows better."""
        return player

    def label(self) -> str:
        """The name under which the answers are sealed."""
        raise NotImplementedError

    def offers(self, state: S_contra, player: i64, out: list[Move]) -> None:
        """The answers a player may give."""
        raise NotImplementedError

    def refuse_answer(self, state: S_contra, player: i64, move: Move, why: Why) -> Refusal | None:
        """Why an answer is not possible."""
        raise NotImplementedError

    def answer(self, state: S_contra, player: i64, move: Move, run: Run) -> None:
        """Take an answer, usually by `give`."""
        raise NotImplementedError

    def opened(self, state: S_contra, run: Run) -> None:
        """All answers are known: carry them out."""
        raise NotImplementedError

    def other_answer(self, state: S_contra, player: i64, run: Run) -> i64:
        """Any answer this player could have given."""
        raise NotImplementedError

    def actors(self) -> i64:
        return self.asked

    def optional(self) -> i64:
        """A sealed answer can be taken back while others think."""
        return self.back & ~self.asked if self.asked != 0 else 0

    def who(self, state: S_contra, seat: i64) -> i64:
        """For which player this seat answers next, or -1."""
        player: i64 = 0
        while player < len(self.answers):
            if has(self.waiting, player) and self.seat_of(state, player) == seat:
                return player
            player += 1
        return -1

    def has_answered(self, player: i64) -> bool:
        """Is this player's answer under seal?"""
        return self.answers[player] >= 0 and not has(self.waiting, player)

    def answered_for(self, state: S_contra, seat: i64) -> list[int]:
        """The players whose answers this seat has given."""
        players = range(len(self.answers))
        return [k for k in players if self.has_answered(k) and self.seat_of(state, k) == seat]

    def count(self, state: S_contra) -> None:
        """Who must answer, and who may take an answer back?"""
        self.asked = 0
        self.back = 0
        player: i64 = 0
        while player < len(self.answers):
            if has(self.waiting, player):
                self.asked |= BIT[self.seat_of(state, player)]
            elif self.answers[player] >= 0:
                self.back |= BIT[self.seat_of(state, player)]
            player += 1

    def enter(self, state: S_contra, run: Run) -> None:
        """Ask, or open when nothing is outstanding."""
        self.count(state)
        if self.asked == 0:
            if any(answer >= 0 for answer in self.answers):
                run.open(self.label())
            self.opened(state, run)

    def candidates(self, state: S_contra, seat: i64, out: list[Move]) -> None:
        player = self.who(state, seat)
        if player >= 0:
            self.offers(state, player, out)
        elif self.answered_for(state, seat):
            out.append(WITHDRAW)

    def refuse(self, state: S_contra, seat: i64, move: Move, why: Why) -> Refusal | None:
        player = self.who(state, seat)
        if is_word(move, "withdraw"):
            return NOT_NOW if player >= 0 or not self.answered_for(state, seat) else None
        return NOT_NOW if player < 0 else self.refuse_answer(state, player, move, why)

    def apply(self, state: S_contra, seat: i64, move: Move, run: Run) -> None:
        if is_word(move, "withdraw"):
            self.take_back(state, seat, run)
        else:
            self.answer(state, self.who(state, seat), move, run)

    def give(self, state: S_contra, player: i64, answer: i64, run: Run) -> None:
        """Keep an answer under seal."""
        self.answers[player] = int(answer)
        self.waiting &= ~BIT[player]
        run.seal(self.label())
        self.count(state)

    def take_back(self, state: S_contra, seat: i64, run: Run) -> None:
        """All answers of the seat are open again; nobody ever sees what they were."""
        for player in self.answered_for(state, seat):
            self.answers[player] = UNANSWERED
            self.waiting |= BIT[player]
        run.withdraw(self.label())
        self.count(state)

    def own_answers(self, state: S_contra, seat: i64) -> dict[str, int]:
        """The answers that a seat has given, by the number of the player."""
        own: dict[str, int] = {}
        for player, answer in enumerate(self.answers):
            if answer >= 0 and seat >= 0 and self.seat_of(state, player) == seat:
                own[str(player)] = answer
        return own

    def reseal(self, state: S_contra, seat: i64, run: Run) -> None:
        """Other players' answers become any that they could have given."""
        for player, answer in enumerate(self.answers):
            if answer >= 0 and (seat < 0 or self.seat_of(state, player) != seat):
                self.answers[player] = int(self.other_answer(state, player, run))
