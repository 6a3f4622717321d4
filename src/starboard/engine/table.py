"""The table: one game being played, with its log, undo and save text.

This is the public face for people, bots, the server and notebooks.
"""

from __future__ import annotations

from typing import Final

from .chance import commitment
from .errors import (
    BadOptions,
    BadSave,
    GameOver,
    IllegalMove,
    StaleMove,
    WhyNot,
)
from .events import Event
from .game import Game
from .history import History
from .notation import Move
from .options import check_options
from .outcome import Outcome
from .record import Record, cut_records
from .refusal import GAME_OVER, NO_SUCH_SEAT, NOT_YOUR_TURN, NOTHING_TO_UNDO, Refusal
from .savefile import SaveFile
from .words import decision_json, event_json, why_not

SPECTATOR: Final = -1


class Table(History):
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
        super().__init__(game, seats, seed, options, log, verify)
        self.preferences: list[dict[str, object]] = [{} for _ in range(seats)]

    # -- looking ---------------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome:
        """Scores, ranks and the breakdown per source; before the end, as if it ended now."""
        return self.game.outcome(self.state)

    def legal(self, seat: int) -> tuple[Move, ...]:
        """All legal moves of a seat; empty if it has nothing to decide."""
        if seat not in self.movers:
            return ()
        return tuple(self.game.legal(self.state, seat))

    def explain(self, seat: int, move: Move | str, language: str = "en") -> WhyNot | None:
        """None if the move is legal, otherwise why not."""
        refusal = self._refusal(seat, self._move(move))
        return (
            None
            if refusal is None
            else why_not(self.game, refusal, self.all_names(language), language)
        )

    def view(self, seat: int | None, language: str = "en") -> dict[str, object]:
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
            "decision": self.decision(who, language),
            "outcome": self.outcome.json() if self.over else None,
        }

    def decision(self, seat: int, language: str = "en") -> dict[str, object] | None:
        """The question to a seat, its legal moves and the refused ones worth showing."""
        if seat not in self.movers:
            return None
        return decision_json(self.game, self.state, seat, self.all_names(language), language)

    def told(
        self, seat: int | None, since: int = 0, language: str = "en"
    ) -> list[dict[str, object]]:
        """The events of record `since` and all later ones that a seat may see, as JSON."""
        who = SPECTATOR if seat is None else seat
        names = self.all_names(language)
        out: list[dict[str, object]] = []
        for events in self.events[since:]:
            for event in events:
                if event.seen_by(who):
                    out.append(event_json(self.game, event, names, language))
        return out

    def all_names(self, language: str = "en") -> dict[str, str]:
        """The names of this table's seats and of what lies on its board."""
        return {**self.game.own_names(self.state, language), **self.names}

    def log_lines(self, seat: int | None) -> list[str]:
        """The log as a seat may read it; whole once the game is over."""
        if self.over:
            return [record.text(self.game.streams) for record in self.log]
        return cut_records(self.log, SPECTATOR if seat is None else seat, self.game.streams)

    # -- playing ---------------------------------------------------------------------------

    def play(
        self, seat: int, move: Move | str, seq: int | None = None, language: str = "en"
    ) -> list[Event]:
        """Make a move and give the events; a refused move changes nothing.

        `seq` is the last record the player has seen: an older one makes the move stale.
        A refusal speaks this language.
        """
        if seq is not None and seq != self.seq:
            raise StaleMove(f"the move was meant for record {seq}, the table is at {self.seq}")
        chosen = self._move(move)
        if self.over:
            raise GameOver("the game is over; no more moves are possible")
        refusal = self._refusal(seat, chosen)
        if refusal is not None:
            raise IllegalMove(why_not(self.game, refusal, self.all_names(language), language))
        told = self._apply(seat, chosen, self._keyed())
        return told + self._standing_answers()

    def follow(self, record: Record) -> None:
        """Play a record that another copy of this table has made; it must be legal here."""
        self._read(record, False)
        for draw in record.draws:
            self._used[int(draw.stream)] += 1

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

    def undo(self, seat: int, language: str = "en") -> None:
        """Take back the last own move, if nothing was revealed or decided by others since."""
        if self.horizon(seat) == self.seq:
            refusal = _with(NOTHING_TO_UNDO, seat)
            raise IllegalMove(why_not(self.game, refusal, self.all_names(language), language))
        self.rewind(self.seq - 1)

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

    # -- inside ----------------------------------------------------------------------------

    def _move(self, move: Move | str) -> Move:
        return self.game.parse(move) if isinstance(move, str) else move

    def _refusal(self, seat: int, move: Move) -> Refusal | None:
        if not 0 <= seat < self.seats:
            return self._no_seat(seat)
        if self.over:
            return GAME_OVER
        if seat not in self.movers:
            return self.game.idle(self.state, seat, move) or _with(NOT_YOUR_TURN, seat)
        return self.game.refusal(self.state, seat, move)

    def _no_seat(self, seat: int) -> Refusal:
        return Refusal(NO_SUCH_SEAT.code, NO_SUCH_SEAT.rule, seat, self.seats - 1)

    def _standing_answers(self) -> list[Event]:
        told: list[Event] = []
        again = any(self.preferences)
        while again:
            again = False
            answers = {seat: self._standing_answer(seat) for seat in self.actors}
            if self.game.secret(self.state) and None in answers.values():
                break  # an answer at once would tell the others what it is before they decide
            for seat, move in answers.items():
                if move is not None:
                    told += self._apply(seat, move, self._keyed())
                    again = True
                    break
        return told

    def _standing_answer(self, seat: int) -> Move | None:
        kept = self.preferences[seat]
        return self.game.standing(self.state, seat, kept) if kept else None


def _with(refusal: Refusal, seat: int) -> Refusal:
    return Refusal(refusal.code, refusal.rule, seat)


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
