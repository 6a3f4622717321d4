"""The base classes of this game's steps."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.flow import Run
from starboard.engine.flow import Step as EngineStep
from starboard.engine.game import Prompt
from starboard.engine.notation import Move
from starboard.engine.refusal import NOT_NOW, QUIET, Refusal, Why

from .moves.words import WITHDRAW, Word
from .state import State

# an action that others may stop: announced, then carried out when they have reacted
ANNOUNCED: Final[i64] = 0
REACTED: Final[i64] = 1


class Step(EngineStep):
    """`refuse` is the one truth: legal moves are the candidates that nothing refuses."""

    __slots__ = ()

    def enter(self, state: State, run: Run) -> None:
        """Run by itself: pop, push or get actors."""
        raise NotImplementedError

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        """Every move that could be legal, and some worth explaining."""
        raise NotImplementedError

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        """Add every move that nothing refuses."""
        moves: list[Move] = []
        self.candidates(state, seat, moves)
        for move in moves:
            if self.refuse(state, seat, move, QUIET) is None:
                out.append(move)

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        """Why a move is not legal."""
        raise NotImplementedError

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        """Make a legal move."""
        raise NotImplementedError

    def prompt(self, state: State, seat: i64) -> Prompt:
        """The question to this seat."""
        raise NotImplementedError

    def seen_by(self, state: State, seat: i64) -> dict[str, object]:
        """What a seat may know of this step."""
        raise NotImplementedError

    def reseal(self, state: State, seat: i64, run: Run) -> None:
        """Replace the secrets of others by what they might be as well."""


class Flow(Step):
    """A step that never asks anybody."""

    __slots__ = ()

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        """Nobody is asked."""

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        return NOT_NOW

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        """Nobody is asked."""

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("wait")


class Ask(Step):
    """A question to one player; `asked` is the mask of the seat that decides for him."""

    __slots__ = ("asked", "player")

    def __init__(self, player: i64, asked: i64) -> None:
        self.player: i64 = player
        self.asked: i64 = asked

    def actors(self) -> i64:
        return self.asked

    def seen_by(self, state: State, seat: i64) -> dict[str, object]:
        return {"step": type(self).__name__, "player": int(self.player)}

    def enter(self, state: State, run: Run) -> None:
        """By default the player is asked as soon as the step is on top."""
        self.asked = state.mask_of(self.player)


class TurnStep(Ask):
    """A player's own turn, in which enemies may offer him peace. Rules: GE-WAR-10

    `offered` are the players to whom the player has offered peace, `heard` those who have offered
    it to him, `enemies` the seats that may still do so.
    """

    __slots__ = ("enemies", "heard", "offered")

    def __init__(self, player: i64, asked: i64, offered: i64, heard: i64, enemies: i64) -> None:
        super().__init__(player, asked)
        self.offered: i64 = offered
        self.heard: i64 = heard
        self.enemies: i64 = enemies

    def optional(self) -> i64:
        """Peace can be offered while the player thinks."""
        return self.enemies & ~self.asked if self.asked != 0 else 0

    def listen(self, state: State) -> None:
        """Who may offer peace now? Rules: GE-WAR-10"""
        self.enemies = 0
        enemies = state.war[self.player] & ~self.heard
        if enemies != 0:
            for other in state.players:
                if has(enemies, other.number):
                    self.enemies |= BIT[state.seat_of(other.number)]

    def sender(self, state: State, seat: i64) -> i64:
        """The enemy for whom a seat may offer peace, or -1."""
        enemies = state.war[self.player] & ~self.heard
        for other in state.players:
            if has(enemies, other.number) and state.seat_of(other.number) == seat:
                return other.number
        return -1

    def visits(self, state: State, seat: i64) -> bool:
        """Does a seat act that does not have the turn?"""
        return state.seat_of(self.player) != seat


class Sealed(Step):
    """A secret question to several players: opened when all answers are in.

    `waiting` and `answered` are masks of players; a seat that also plays the puppet answers for
    itself first. Rules: GE-SET-19, GE-WAR-09
    """

    __slots__ = ("answers", "asked", "back", "waiting")

    def __init__(self, waiting: i64, answers: list[int], asked: i64, back: i64) -> None:
        self.waiting: i64 = waiting
        self.answers = answers
        self.asked: i64 = asked  # seats that must answer
        self.back: i64 = back  # seats that may take an answer back

    def actors(self) -> i64:
        return self.asked

    def optional(self) -> i64:
        """A sealed answer can be taken back while others think."""
        return self.back & ~self.asked if self.asked != 0 else 0

    def label(self) -> str:
        """The name under which the answers are sealed."""
        raise NotImplementedError

    def who(self, state: State, seat: i64) -> i64:
        """For which player this seat answers next, or -1."""
        for player in state.players:
            if has(self.waiting, player.number) and state.seat_of(player.number) == seat:
                return player.number
        return -1

    def last(self, state: State, seat: i64) -> i64:
        """The player whose answer this seat gave last, or -1."""
        found: i64 = -1
        for player in state.players:
            number = player.number
            if state.seat_of(number) == seat and self.answers[number] >= 0:
                if not has(self.waiting, number):
                    found = number
        return found

    def count(self, state: State) -> None:
        """Who must answer, and who may take an answer back?"""
        self.asked = 0
        self.back = 0
        for player in state.players:
            seat = state.seat_of(player.number)
            if has(self.waiting, player.number):
                self.asked |= BIT[seat]
            elif self.answers[player.number] >= 0:
                self.back |= BIT[seat]

    def enter(self, state: State, run: Run) -> None:
        """Ask, or open when nothing is outstanding."""
        self.count(state)
        if self.asked == 0:
            if any(answer >= 0 for answer in self.answers):
                run.open(self.label())
            self.opened(state, run)

    def opened(self, state: State, run: Run) -> None:
        """All answers are known: carry them out."""
        raise NotImplementedError

    def give(self, state: State, player: i64, answer: i64, run: Run) -> None:
        """Keep an answer under seal."""
        self.answers[player] = int(answer)
        self.waiting &= ~BIT[player]
        run.seal(self.label())
        self.count(state)

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        player = self.who(state, seat)
        if isinstance(move, Word) and move.verb == "withdraw":
            return NOT_NOW if player >= 0 or self.last(state, seat) < 0 else None
        return NOT_NOW if player < 0 else self.refuse_answer(state, player, move, why)

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        player = self.who(state, seat)
        if player >= 0:
            self.offers(state, player, out)
        elif self.last(state, seat) >= 0:
            out.append(WITHDRAW)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        if isinstance(move, Word) and move.verb == "withdraw":
            self.take_back(state, seat, run)
        else:
            self.answer(state, self.who(state, seat), move, run)

    def take_back(self, state: State, seat: i64, run: Run) -> None:
        """All answers of the seat, the puppet's included, are open again."""
        for player in state.players:
            number = player.number
            if state.seat_of(number) == seat and self.answers[number] >= 0:
                self.answers[number] = -1
                self.waiting |= BIT[number]
        run.seal(self.label())
        self.count(state)

    def offers(self, state: State, player: i64, out: list[Move]) -> None:
        """The answers a player may give."""
        raise NotImplementedError

    def refuse_answer(self, state: State, player: i64, move: Move, why: Why) -> Refusal | None:
        """Why an answer is not possible."""
        raise NotImplementedError

    def answer(self, state: State, player: i64, move: Move, run: Run) -> None:
        """Take an answer, usually by `give`."""
        raise NotImplementedError

    def seen_by(self, state: State, seat: i64) -> dict[str, object]:
        own: dict[str, object] = {}
        for player in state.players:
            number = player.number
            mine = seat >= 0 and state.seat_of(number) == seat
            if mine and self.answers[number] >= 0:
                own[str(number)] = self.answers[number]
        return {"step": type(self).__name__, "waiting": int(self.waiting), "own": own}

    def reseal(self, state: State, seat: i64, run: Run) -> None:
        """Other players' answers become any legal ones."""
        for player in state.players:
            number = player.number
            if self.answers[number] >= 0 and (seat < 0 or state.seat_of(number) != seat):
                self.answers[number] = int(self.other_answer(state, number, run))

    def other_answer(self, state: State, player: i64, run: Run) -> i64:
        """Any answer this player could have given."""
        raise NotImplementedError
