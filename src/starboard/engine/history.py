"""A game with its log: applying, recording, replaying and rewinding moves."""

from __future__ import annotations

from typing import Final

from .bits import bits_of
from .chance import Chance, Keyed, Recorded, Verified, commitment, secret_of
from .errors import BadDraw, BadOptions, BadSave, StarboardError
from .events import Event
from .flow import Run, State
from .game import Game
from .notation import Move
from .options import check_options
from .record import NOBODY, SETUP, Record
from .snapshot import state_hash
from .words import why_not

CHECKPOINT: Final = 32


class History:
    """The position, and the records that led to it; record 0 is the setup.

    A clone of the state is kept every few records, so that going back never replays a whole game.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: str,
        options: dict[str, object] | None,
        log: list[Record] | None,
        verify: bool,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = full_options(game, seats, options or {})
        self.names: dict[str, str] = {}
        self.log: list[Record] = []
        self.events: list[list[Event]] = []
        self._secret = secret_of(seed)
        self._used: list[int] = [0] * len(game.streams)
        self._checkpoints: list[tuple[int, State]] = []
        self.state: State = self._begin(log, verify)

    @property
    def seq(self) -> int:
        """The number of the last record."""
        return len(self.log) - 1

    @property
    def commitment(self) -> str:
        """The hash of the seed, public from the start."""
        return commitment(self.seed)

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.game.over(self.state)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        return tuple(bits_of(self.game.actors(self.state)))

    @property
    def movers(self) -> tuple[int, ...]:
        """All seats that may move now: the actors, and who may take a sealed answer back."""
        return tuple(bits_of(self.game.actors(self.state) | self.game.optional(self.state)))

    @property
    def hash(self) -> str:
        """A fingerprint of the position."""
        return state_hash(self.state)

    def rewind(self, seq: int) -> None:
        """Go back to just after record `seq`; the others must have agreed."""
        self.state = self.state_at(seq)
        self.log = self.log[: seq + 1]
        self.events = self.events[: seq + 1]
        self._checkpoints = [mark for mark in self._checkpoints if mark[0] <= seq]
        self._used = self._count_draws()

    def state_at(self, seq: int) -> State:
        """A fresh state as it was just after record `seq`."""
        if not 0 <= seq <= self.seq:
            raise BadSave(f"there is no record {seq}; the log has 0 to {self.seq}")
        marks = [mark for mark in self._checkpoints if mark[0] <= seq]
        start, kept = marks[-1]
        state = self.game.clone(kept)
        for record in self.log[start + 1 : seq + 1]:
            self._replay(state, record, self._recorded(record))
        return state

    def _begin(self, log: list[Record] | None, verify: bool) -> State:
        first = self._keyed() if log is None else self._chance(log[0], verify)
        run = Run(first, True)
        try:
            state = self.game.setup(self.seats, self.options, run)
            self._keep(NOBODY, SETUP, run)
        except BadDraw as error:
            raise BadDraw(f"record 0: {error}") from None
        self._checkpoints.append((0, self.game.clone(state)))
        self.state = state
        for record in [] if log is None else log[1:]:
            self._read(record, verify)
        self._used = self._count_draws()
        return self.state

    def _read(self, record: Record, verify: bool) -> None:
        """Replay one recorded move, which must be legal."""
        try:
            move = self.game.parse(record.move)
            if record.seat not in self.movers:
                raise BadSave(f"seat {record.seat} had nothing to decide")
            refusal = self.game.refusal(self.state, record.seat, move)
            if refusal is not None:
                raise BadSave(why_not(self.game, refusal, self.names).text)
            self._apply(record.seat, move, self._chance(record, verify))
        except BadDraw as bad_draw:
            raise BadDraw(f'record {record.seq} "{record.move}": {bad_draw}') from None
        except StarboardError as error:
            raise BadSave(f'record {record.seq} "{record.move}": {error}') from None

    def _apply(self, seat: int, move: Move, chance: Chance) -> list[Event]:
        run = Run(chance, True)
        self.game.apply(self.state, seat, move, run)
        self._keep(seat, str(move), run)
        if self.seq % CHECKPOINT == 0:
            self._checkpoints.append((self.seq, self.game.clone(self.state)))
        return run.events

    def _keep(self, seat: int, move: str, run: Run) -> None:
        chance = run.chance
        if isinstance(chance, Recorded):
            chance.finish()
        seq = len(self.log)
        for event in run.events:
            event.cause = seq
        self.events.append(run.events)
        drawn, revealed, opened = chance.drawn, run.revealed, run.opened
        record = Record(seq, seat, move, drawn, revealed, run.sealed, opened, run.withdrawn)
        self.log.append(record)

    def _replay(self, state: State, record: Record, chance: Recorded) -> None:
        self.game.apply(state, record.seat, self.game.parse(record.move), Run(chance, False))

    def _keyed(self) -> Keyed:
        return Keyed(self._secret, self.game.streams, self._used)

    def _recorded(self, record: Record) -> Recorded:
        return Recorded(record.draws, self.game.streams)

    def _chance(self, record: Record, verify: bool) -> Chance:
        if verify:
            return Verified(record.draws, self.game.streams, self._secret, self._used)
        return self._recorded(record)

    def _count_draws(self) -> list[int]:
        """Each stream's counter is the number of its draws in the log: undo never draws anew."""
        used = [0] * len(self.game.streams)
        for record in self.log:
            for draw in record.draws:
                used[int(draw.stream)] += 1
        return used


def full_options(game: Game, seats: int, options: dict[str, object]) -> dict[str, object]:
    """The checked options with defaults; `BadOptions` names every wrong field."""
    if not game.min_seats <= seats <= game.max_seats:
        text = f"expected {game.min_seats} to {game.max_seats} players, found {seats}"
        raise BadOptions({"seats": text})
    full = check_options(game.options(), options, seats)
    wrong = game.check(seats, full)
    if wrong:
        raise BadOptions(wrong)
    return full
