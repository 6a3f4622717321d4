"""A game made of secrets: every seat holds long numbers that nobody else may ever read.

Each round everybody gets a fresh secret by a private draw and whispers one of its own secrets into
a sealed envelope. Envelopes are opened when all have whispered; the other secrets stay secret.
"""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.catalogue import Catalogue, Message
from starboard.engine.chance import Quick
from starboard.engine.events import EventKind
from starboard.engine.flow import Run, State, Step, clone_stack, everybody
from starboard.engine.game import Game, Prompt
from starboard.engine.notation import Move, Notation
from starboard.engine.outcome import Outcome, outcome_of
from starboard.engine.refusal import Refusal

ROUNDS = 4
BASE = 10**11
RANGE = 9 * 10**11
NOT_YOURS = Refusal("not_yours", "WSP-01")


SECRET_DEALT = EventKind("SecretDealt", "WSP-02", ("seat", "secret"))
WHISPERED = EventKind("Whispered", "WSP-03", ("seat", "secret"))
OPENED = EventKind("Opened", "WSP-04", ("seat", "secret"))


class Whisper(Move):
    """Put a secret into the envelope."""

    def __init__(self, secret: int) -> None:
        self.secret = secret

    def __str__(self) -> str:
        return f"whisper {self.secret}"


NOTATION = Notation()
NOTATION.add("whisper SECRET", lambda words: Whisper(int(words[0])))


class Envelopes(Step):
    """Everybody whispers at once."""

    def __init__(self, waiting: i64, answers: list[int]) -> None:
        self.waiting = waiting
        self.answers = answers

    def clone(self) -> Envelopes:
        return Envelopes(self.waiting, self.answers[:])

    def actors(self) -> i64:
        return self.waiting


class Secrets(State):
    """Who holds which secrets, and what has been opened."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.opened: list[int] = []
        self.round = 0

    def clone(self) -> Secrets:
        twin = Secrets(len(self.hands))
        twin.hands = [hand[:] for hand in self.hands]
        twin.opened = self.opened[:]
        twin.round = self.round
        twin.stack = clone_stack(self.stack)
        return twin

    def envelopes(self) -> Envelopes:
        step = self.stack[-1]
        assert isinstance(step, Envelopes)
        return step


class Whispers(Game):
    """The game."""

    def __init__(self) -> None:
        # Compiled code does not see class attributes of an interpreted game.
        self.name = "whispers"
        self.title = "Whispers"
        self.min_seats = 2
        self.max_seats = 4
        self.streams = ("secrets",)

    def setup(self, seats: int, options: dict[str, object], run: Run) -> State:
        state = Secrets(seats)
        self._deal(state, run)
        self._deal(state, run)
        state.push(Envelopes(everybody(seats), [0] * seats))
        return state

    def _deal(self, state: Secrets, run: Run) -> None:
        for seat, hand in enumerate(state.hands):
            hand.append(BASE + int(run.draw(0, RANGE, BIT[seat])))
            run.tell(SECRET_DEALT, (seat, hand[-1]), BIT[seat])

    def legal(self, state: State, seat: i64) -> list[Move]:
        assert isinstance(state, Secrets)
        return [Whisper(secret) for secret in state.hands[seat]]

    def candidates(self, state: State, seat: i64) -> list[Move]:
        return [Whisper(1)]

    def refusal(self, state: State, seat: i64, move: Move) -> Refusal | None:
        assert isinstance(state, Secrets)
        assert isinstance(move, Whisper)
        return None if move.secret in state.hands[seat] else NOT_YOURS

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(state, Secrets)
        assert isinstance(move, Whisper)
        step = state.envelopes()
        step.waiting &= ~BIT[seat]
        step.answers[seat] = move.secret
        state.hands[seat].remove(move.secret)
        run.seal("envelopes")
        run.tell(WHISPERED, (int(seat), move.secret), BIT[seat])
        if step.waiting == 0:
            self._open(state, step, run)

    def _open(self, state: Secrets, step: Envelopes, run: Run) -> None:
        run.open("envelopes")
        for seat, secret in enumerate(step.answers):
            state.opened.append(secret)
            run.tell(OPENED, (seat, secret))
        state.round += 1
        self._deal(state, run)
        state.pop()
        if state.round < ROUNDS:
            state.push(Envelopes(everybody(len(state.hands)), [0] * len(state.hands)))

    def clone(self, state: State) -> State:
        assert isinstance(state, Secrets)
        return state.clone()

    def view(self, state: State, seat: i64) -> dict[str, object]:
        assert isinstance(state, Secrets)
        return {"hand": state.hands[seat] if seat >= 0 else None, "opened": state.opened}

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("whisper")

    def determinize(self, state: State, seat: i64, run: Run) -> State:
        assert isinstance(state, Secrets)
        twin = state.clone()
        picks = Quick(1)
        for other, hand in enumerate(twin.hands):
            if other != seat:
                twin.hands[other] = [BASE + int(picks.below(0, RANGE)) for _ in hand]
        return twin

    def parse(self, text: str) -> Move:
        return NOTATION.parse(text)

    def outcome(self, state: State) -> Outcome:
        assert isinstance(state, Secrets)
        return outcome_of(
            [[("secrets", len(hand))] for hand in state.hands], [()] * len(state.hands)
        )

    def catalogue(self, language: str = "en") -> Catalogue:
        def text(name: str) -> Message:
            return Message(["seat", "secret"], name + " {seat} {secret}", "")

        events = {name: text(name) for name in ("SecretDealt", "Whispered", "Opened")}
        return Catalogue(
            {"events": events, "refusals": {}, "moves": {}, "prompts": {}, "notes": {}}, {}
        )
