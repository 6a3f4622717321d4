"""The table: one game being played, with its log, undo and save text.

This is the public face for people, bots, the server and notebooks.
"""

from __future__ import annotations

from typing import Final

from .bits import bits_of
from .chance import Chance, Keyed, Recorded, Verified, commitment, secret_of
from .errors import (
    BadDraw,
    BadOptions,
    BadSave,
    GameOver,
    IllegalMove,
    StaleMove,
    StarboardError,
    WhyNot,
)
from .events import Event
from .flow import Run, State
from .game import Game
from .notation import Move
from .options import check_options
from .outcome import Outcome
from .record import NOBODY, SETUP, Record, cut_records
from .refusal import GAME_OVER, NO_SUCH_SEAT, NOT_YOUR_TURN, NOTHING_TO_UNDO, Refusal
from .savefile import SaveFile
from .snapshot import state_hash
from .words import decision_json, event_json, why_not

SPECTATOR: Final = -1
CHECKPOINT: Final = 32


class Table:
    """A game with its log. Seats are numbered from 0; `None` is a spectator."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: str,
        options: dict[str, object] | None = None,
        log: list[Record] | None = None,
        verify: bool = False,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = full_options(game, seats, options or {})
        self.preferences: list[dict[str, object]] = [{} for _ in range(seats)]
        self.names: dict[str, str] = {}
        self.log: list[Record] = []
        self.events: list[list[Event]] = []
        self._secret = secret_of(seed)
        self._used: list[int] = [0] * len(game.streams)
        self._checkpoints: list[tuple[int, State]] = []
        self.state: State = self._begin(log, verify)

    # -- looking ---------------------------------------------------------------------------

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
    def outcome(self) -> Outcome:
        """Scores, ranks and the breakdown per source; before the end, as if it ended now."""
        return self.game.outcome(self.state)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        return tuple(bits_of(self.game.actors(self.state)))

    @property
    def movers(self) -> tuple[int, ...]:
        """All seats that may move now: the actors, and who may take a sealed answer back."""
        return tuple(bits_of(self.game.actors(self.state) | self.game.optional(self.state)))

    def legal(self, seat: int) -> tuple[Move, ...]:
        """All legal moves of a seat; empty if it has nothing to decide."""
        if seat not in self.movers:
            return ()
        return tuple(self.game.legal(self.state, seat))

    def explain(self, seat: int, move: Move | str) -> WhyNot | None:
        """None if the move is legal, otherwise why not."""
        refusal = self._refusal(seat, self._move(move))
        return None if refusal is None else why_not(self.game, refusal, self.names)

    def view(self, seat: int | None) -> dict[str, object]:
        """All that a seat may know, ready for JSON; None for a spectator."""
        who = SPECTATOR if seat is None else seat
        return {
            "game": self.game.name,
            "seq": self.seq,
            "seat": seat,
            "seats": self.seats,
            "actors": list(self.actors),
            "over": self.over,
            "commitment": self.commitment,
            "seed": self.seed if self.over else None,
            "board": self.game.view(self.state, who),
            "decision": self.decision(who),
            "outcome": self.outcome.json() if self.over else None,
        }

    def decision(self, seat: int) -> dict[str, object] | None:
        """The question to a seat, its legal moves and the refused ones worth showing."""
        if seat not in self.movers:
            return None
        return decision_json(self.game, self.state, seat, self.names)

    def told(self, seat: int | None, since: int = 0) -> list[dict[str, object]]:
        """The events of record `since` and all later ones that a seat may see, as JSON."""
        who = SPECTATOR if seat is None else seat
        out: list[dict[str, object]] = []
        for events in self.events[since:]:
            for event in events:
                if event.seen_by(who):
                    out.append(event_json(self.game, event, self.names))
        return out

    def log_lines(self, seat: int | None) -> list[str]:
        """The log as a seat may read it; whole once the game is over."""
        if self.over:
            return [record.text(self.game.streams) for record in self.log]
        return cut_records(self.log, SPECTATOR if seat is None else seat, self.game.streams)

    # -- playing ---------------------------------------------------------------------------

    def play(self, seat: int, move: Move | str, seq: int | None = None) -> list[Event]:
        """Make a move and give the events; a refused move changes nothing.

        `seq` is the last record the player has seen: an older one makes the move stale.
        """
        if seq is not None and seq != self.seq:
            raise StaleMove(f"the move was meant for record {seq}, the table is at {self.seq}")
        chosen = self._move(move)
        if self.over:
            raise GameOver("the game is over; no more moves are possible")
        refusal = self._refusal(seat, chosen)
        if refusal is not None:
            raise IllegalMove(why_not(self.game, refusal, self.names))
        told = self._apply(seat, chosen, self._keyed())
        return told + self._standing_answers()

    def prefer(self, seat: int, preferences: dict[str, object]) -> list[Event]:
        """Leave standing answers with the table; they may answer at once."""
        if not 0 <= seat < self.seats:
            raise IllegalMove(why_not(self.game, self._no_seat(seat), self.names))
        check_options(self.game.preferences(), preferences, self.seats)
        self.preferences[seat] = dict(preferences)
        return self._standing_answers()

    def horizon(self, seat: int) -> int:
        """The number of the last record that this seat alone cannot take back."""
        last = self.seq
        while self.log[last].seat == seat and not self.log[last].final:
            last -= 1
        return last

    def undo(self, seat: int) -> None:
        """Take back the last own move, if nothing was revealed or decided by others since."""
        if self.horizon(seat) == self.seq:
            raise IllegalMove(why_not(self.game, _with(NOTHING_TO_UNDO, seat), self.names))
        self.rewind(self.seq - 1)

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

    # -- copies ----------------------------------------------------------------------------

    def clone(self) -> Table:
        """An independent table in the same position with the same log."""
        twin = Table(self.game, self.seats, self.seed, self.options, self.log[:1])
        twin.log = self.log[:]
        twin.events = self.events[:]
        twin.names = dict(self.names)
        twin.preferences = [dict(one) for one in self.preferences]
        twin.state = self.game.clone(self.state)
        twin._used = self._used[:]
        twin._checkpoints = self._checkpoints[:]
        return twin

    def at(self, seq: int) -> Table:
        """An independent table as it was just after record `seq`."""
        twin = self.clone()
        twin.rewind(seq)
        return twin

    def save(self) -> str:
        """The whole game as text, seed included."""
        preferences: dict[str, object] = {}
        for seat, kept in enumerate(self.preferences):
            if kept:
                preferences[str(seat)] = kept
        return SaveFile(
            self.game.name,
            self.game.rules_version,
            self.seats,
            self.seed,
            self.commitment,
            self.options,
            preferences,
            [record.text(self.game.streams) for record in self.log],
            self.hash,
        ).text()

    @property
    def hash(self) -> str:
        """A fingerprint of the position."""
        return state_hash(self.state)

    # -- inside ----------------------------------------------------------------------------

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

    def _move(self, move: Move | str) -> Move:
        return self.game.parse(move) if isinstance(move, str) else move

    def _refusal(self, seat: int, move: Move) -> Refusal | None:
        if not 0 <= seat < self.seats:
            return self._no_seat(seat)
        if self.over:
            return GAME_OVER
        if seat not in self.movers:
            return _with(NOT_YOUR_TURN, seat)
        return self.game.refusal(self.state, seat, move)

    def _no_seat(self, seat: int) -> Refusal:
        return Refusal(NO_SUCH_SEAT.code, NO_SUCH_SEAT.rule, seat, self.seats - 1)

    def _standing_answers(self) -> list[Event]:
        told: list[Event] = []
        again = any(self.preferences)
        while again:
            again = False
            for seat in self.actors:
                kept = self.preferences[seat]
                move = self.game.standing(self.state, seat, kept) if kept else None
                if move is not None:
                    told += self._apply(seat, move, self._keyed())
                    again = True
                    break
        return told


def _with(refusal: Refusal, seat: int) -> Refusal:
    return Refusal(refusal.code, refusal.rule, seat)


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


def open_save(game: Game, save: SaveFile, verify: bool = False) -> Table:
    """The table behind a save text, replayed; with `verify` every draw is recomputed."""
    if save.rules != game.rules_version:
        here = game.rules_version
        raise BadSave(f"the game was played by version {save.rules} of the rules, here is {here}")
    if save.commitment != commitment(save.seed):
        raise BadSave("the seed does not fit the commitment that was published at the start")
    log = save.records(game.streams)
    try:
        table = Table(game, save.seats, save.seed, save.options, log, verify)
        _read_preferences(table, save.preferences)
    except BadOptions as error:
        raise BadSave(f"the head of the save file does not fit the game: {error}") from None
    if verify and save.end and save.end != table.hash:
        raise BadSave(f"the final state is {table.hash}, the file says {save.end}")
    return table


def _read_preferences(table: Table, preferences: dict[str, object]) -> None:
    for seat, kept in preferences.items():
        if seat not in [str(k) for k in range(table.seats)] or not isinstance(kept, dict):
            raise BadSave(f'the preferences of seat "{seat}" cannot be read: {kept!r}')
        check_options(table.game.preferences(), kept, table.seats)
        table.preferences[int(seat)] = kept
