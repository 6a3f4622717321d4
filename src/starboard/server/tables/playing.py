"""During the game: moves, undo, confirmation, standing answers, resigning."""

from __future__ import annotations

import msgspec

from starboard.engine.errors import IllegalMove, WhyNot
from starboard.engine.table import Table
from starboard.server import metrics
from starboard.server.errors import ProblemError
from starboard.server.tables.change import Change
from starboard.server.tables.clocks import deadline
from starboard.server.tables.lobby import chair, check_level
from starboard.server.tables.room import Room
from starboard.server.tables.views import people_seats, shown_table


def must_play(room: Room) -> None:
    """The game must be running."""
    if room.row.status == "open":
        raise ProblemError("conflict", "not_begun")
    if room.row.status == "over":
        raise ProblemError("game-over", "over")


def must_hold(room: Room, person: str, seat: int) -> None:
    """Only the player of a seat may act for it."""
    if seat >= room.row.size:
        raise ProblemError("not-found", "no_seat", room.row.size - 1)
    if seat not in room.held_by(person):
        raise ProblemError("not-your-seat", "seat_of_another", seat)


class StaleVersion(Exception):
    """The client has not seen the latest state; the caller adds it to the answer."""


def play(
    room: Room,
    change: Change,
    seat: int,
    move: str,
    version: int | None,
    client: str | None,
    language: str = "en",
) -> int:
    """Make a move; the same client id again changes nothing. Gives the move's version."""
    if client is not None and client in room.clients:
        return room.clients[client]
    must_play(room)
    if version is not None and version != room.row.version:
        check_unchanged(room, seat, version)
    table = shown_table(room, seat)
    if (
        table is not room.table
    ):  # somebody else's steps are not confirmed: it is not this seat's turn
        why = table.explain(seat, move, language)
        if why is not None:
            raise IllegalMove(why)
        raise ProblemError("conflict", "not_confirmed")
    before = table.seq
    table.play(seat, move, language=language)
    change.note_records(before, client)
    hold(room, change, seat, before)
    change.settle()
    change.close_asks("undo")
    metrics.MOVES.labels(room.row.game).inc()
    return change.entries[0].seq


def check_unchanged(room: Room, seat: int, version: int) -> None:
    """A move for an older version counts if this seat's decision has stayed the same since.

    So several seats that decide at once do not make each other's moves stale.
    """
    if version > room.row.version or room.lowest_since(version) is not None:
        raise StaleVersion
    since = [mark for mark in room.since(version) if mark.kind == "record"]
    if not since:
        return
    table = room.started_table()
    then = room.seq_at(version)
    if any(mark.seat == seat for mark in since) or then < 0 or seat not in table.movers:
        raise StaleVersion
    if _question(room.at(then), seat) != _question(table, seat):
        raise StaleVersion


def _question(table: Table, seat: int) -> list[str] | None:
    """What a seat is asked, with all its answers; None if it is not asked."""
    if seat not in table.movers:
        return None
    prompt = table.game.prompt(table.state, seat)
    moves = [str(move) for move in table.legal(seat)]
    return [prompt.kind, str(prompt.values), *moves]


def hold(room: Room, change: Change, seat: int, before: int) -> None:
    """Keep a step back until it is confirmed, unless it told somebody something.

    Steps are held only while nobody else could act at the same time.
    """
    table = room.started_table()
    if not room.settings.confirm_turns or chair(change, seat).bot is not None:
        return
    told = any(record.final or record.seat != seat for record in table.log[before + 1 :])
    first = change.row.held_from is None
    alone = not first or room.at(before).actors == (seat,)
    if told or not alone:
        change.row.held_seat = change.row.held_from = None
    elif first:
        change.row.held_seat, change.row.held_from = seat, before


def confirm(room: Room, change: Change, seat: int, version: int) -> None:
    """Show the held steps to everybody."""
    must_play(room)
    if version != room.row.version:
        raise StaleVersion
    if room.row.held_seat != seat:
        raise ProblemError("conflict", "nothing_to_confirm")
    change.row.held_seat = change.row.held_from = None
    change.note("confirm", seat)
    change.settle()


def undo(
    room: Room, change: Change, seat: int, version: int, to_seq: int | None, language: str
) -> None:
    """Take back own moves down to the horizon."""
    must_play(room)
    if version != room.row.version:
        raise StaleVersion
    table = room.started_table()
    target = table.seq - 1 if to_seq is None else to_seq
    horizon = table.horizon(seat)
    if horizon == table.seq and to_seq is None:
        table.undo(seat, language)  # says why there is nothing to take back
    if target >= table.seq:
        raise ProblemError("conflict", "no_record_yet", target)
    if target < horizon:
        raise ProblemError("needs-consent", "behind_horizon", horizon)
    rewind(room, change, seat, target)


def rewind(room: Room, change: Change, seat: int, target: int) -> None:
    """Go back to just after a record, and say so in the journal."""
    room.started_table().rewind(target)
    held = change.row.held_from
    if held is not None and target <= held:
        change.row.held_seat = change.row.held_from = None
    change.row.ended = ""
    change.row.status = "playing"
    change.note("rewind", seat, str(target))
    change.settle()


def explain(room: Room, seat: int, move: str, language: str) -> WhyNot | None:
    """Why a move is refused, as far as this seat may know."""
    must_play(room)
    return shown_table(room, seat).explain(seat, move, language)


def prefer(room: Room, change: Change, seat: int, preferences: dict[str, object]) -> None:
    """Leave standing answers with the table; they may answer at once."""
    must_play(room)
    if room.row.held_from is not None and room.row.held_seat != seat:
        raise ProblemError("conflict", "not_confirmed")
    table = room.started_table()
    before = table.seq
    table.prefer(seat, preferences)
    change.note("prefer", seat, msgspec.json.encode(preferences).decode())
    change.note_records(before)
    change.settle()


def resign(room: Room, change: Change, seat: int) -> None:
    """Give up: a bot plays on; with no people left the game ends."""
    must_play(room)
    row = chair(change, seat)
    if row.resigned:
        raise ProblemError("conflict", "resigned_already", seat)
    row.resigned = True
    change.note("resign", seat)
    change.say("said_resigned", row.name)
    sit_in(room, change, seat)
    if all(other.kind == "bot" or other.resigned for other in change.seats):
        change.row.ended = "resigned"
    change.settle()


def sit_in(room: Room, change: Change, seat: int) -> None:
    """A bot plays for a person; held steps are shown, because nobody is there to confirm them."""
    row = chair(change, seat)
    row.sitting_in = room.settings.clock.bot_level
    if change.row.held_seat == seat:
        change.row.held_seat = change.row.held_from = None
    change.note("sit_in", seat, row.sitting_in)


def hand_over(room: Room, change: Change, person: str, level: str, seat: int | None) -> None:
    """A bot plays an own seat from here on; only who plays alone may ask for one."""
    must_play(room)
    if seat is None:
        raise ProblemError("conflict", "which_seat")
    must_hold(room, person, seat)
    check_level(level)
    if not set(people_seats(room.seats)) <= set(room.held_by(person)):
        raise ProblemError("conflict", "no_bot_for_others")
    row = chair(change, seat)
    row.sitting_in = level
    change.note("sit_in", seat, level)
    change.settle()


def sit(room: Room, change: Change, seat: int) -> None:
    """The person takes the seat back from the bot, with the time for one more move."""
    must_play(room)
    row = chair(change, seat)
    if row.sitting_in is None:
        raise ProblemError("conflict", "no_bot_there")
    if row.resigned:
        raise ProblemError("conflict", "resigned_for_good")
    row.sitting_in = None
    clock = room.settings.clock
    row.remaining = max(
        row.remaining, float(clock.increment_s if clock.kind == "reserve" else 3600)
    )
    change.note("sit", seat)
    change.settle()


def time_out(room: Room, change: Change) -> None:
    """A bot sits in for everybody whose time is up."""
    if not room.playing:
        return
    for seat in change.seats:
        end = deadline(seat, change.row, room.settings.clock)
        if end is not None and end <= change.moment and seat.bot is None:
            sit_in(room, change, seat.seat)
            change.say("said_time_up", seat.name)
    if change.entries:
        change.settle()
