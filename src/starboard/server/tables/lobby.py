"""Before the start: sitting down, bots, ready, start; and the rematch afterwards."""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from starboard.bots import level_names
from starboard.engine.table import Table
from starboard.server.errors import ProblemError
from starboard.server.store.rows import PersonRow, SeatRow, TableRow
from starboard.server.tables.change import Change
from starboard.server.tables.clocks import first_time
from starboard.server.tables.room import NOBODY, Room


def free_seat(table_id: str, seat: int) -> SeatRow:
    """A chair with nobody on it."""
    return SeatRow(table_id, seat, "open", None, "", None, None, False, False, 0.0, None, -1)


def must_be_open(room: Room) -> None:
    """Chairs move only before the start."""
    if room.row.status != "open":
        raise ProblemError("conflict", "begun_already")


def must_own(room: Room, person: PersonRow) -> None:
    """Only the maker of a table may do this."""
    if room.row.owner != person.id:
        raise ProblemError("forbidden", "owner_only")


def chair(change: Change, seat: int) -> SeatRow:
    """A seat of the table."""
    if seat >= len(change.seats):
        raise ProblemError("not-found", "no_seat", len(change.seats) - 1)
    return change.seats[seat]


def _free(change: Change, wanted: int | None) -> SeatRow:
    if wanted is not None:
        seat = chair(change, wanted)
        if seat.kind != "open":
            raise ProblemError("conflict", "seat_taken", wanted, seat.name)
        return seat
    for seat in change.seats:
        if seat.kind == "open":
            return seat
    raise ProblemError("conflict", "all_seats_taken")


def join(
    room: Room, change: Change, person: PersonRow, wanted: int | None, name: str | None
) -> None:
    """Take a seat; a second one only at a hot-seat table."""
    must_be_open(room)
    if room.held_by(person.id) and not room.settings.hot_seat:
        raise ProblemError("conflict", "seated_already")
    seat = _free(change, wanted)
    seat.kind, seat.person, seat.name = "person", person.id, name or person.name
    seat.ready = room.row.owner == person.id
    change.note("lobby", seat.seat, f"joined {seat.name}")


def leave(room: Room, change: Change, person: PersonRow, number: int) -> None:
    """Stand up before the start."""
    must_be_open(room)
    seat = chair(change, number)
    if seat.person != person.id:
        raise ProblemError("not-your-seat", "seat_of_another", number)
    _clear(change, seat, "left")


def kick(room: Room, change: Change, person: PersonRow, number: int) -> None:
    """The owner removes somebody or a bot."""
    must_own(room, person)
    must_be_open(room)
    seat = chair(change, number)
    if seat.kind == "open":
        raise ProblemError("conflict", "seat_empty", number)
    _clear(change, seat, "removed")


def _clear(change: Change, seat: SeatRow, how: str) -> None:
    change.note("lobby", seat.seat, f"{how} {seat.name}")
    change.seats[seat.seat] = free_seat(seat.table_id, seat.seat)


def swap(room: Room, change: Change, person: PersonRow, one: int, other: int) -> None:
    """Exchange two chairs: the owner any two, others their own with a free one."""
    must_be_open(room)
    first, second = chair(change, one), chair(change, other)
    own = first.person == person.id and second.kind == "open"
    if room.row.owner != person.id and not own:
        raise ProblemError("forbidden", "own_seat_only")
    change.seats[one] = replace(second, seat=one)
    change.seats[other] = replace(first, seat=other)
    change.note("lobby", one, f"swapped {one} {other}")


def add_bot(room: Room, change: Change, person: PersonRow, level: str, wanted: int | None) -> None:
    """The owner puts a bot on a free seat."""
    must_own(room, person)
    must_be_open(room)
    check_level(level)
    seat = _free(change, wanted)
    put_bot(seat, level)
    change.note("lobby", seat.seat, f"bot {level}")


def put_bot(seat: SeatRow, level: str) -> None:
    """A bot takes a chair."""
    seat.kind, seat.level, seat.ready = "bot", level, True
    seat.name = f"{level.capitalize()} {seat.seat + 1}"


def check_level(level: str) -> None:
    """There must be such a bot."""
    known = level_names()
    if level not in known:
        raise ProblemError("bad-options", "no_level", ", ".join(known), repr(level), field="level")


def set_ready(room: Room, change: Change, person: PersonRow, ready: bool) -> None:
    """Say whether somebody is ready, with all their seats."""
    must_be_open(room)
    mine = room.held_by(person.id)
    if not mine:
        raise ProblemError("not-your-seat", "not_seated")
    for number in mine:
        change.seats[number].ready = ready
        change.note("lobby", number, "ready" if ready else "not ready")


def start(room: Room, change: Change, person: PersonRow) -> None:
    """The owner begins; everybody else must be there and ready."""
    must_own(room, person)
    must_be_open(room)
    for seat in change.seats:
        if seat.kind == "open":
            raise ProblemError("conflict", "seat_free", seat.seat)
        if not seat.ready and seat.person != person.id:
            raise ProblemError("conflict", "not_ready", seat.name)
    begin(room, change, Table(room.game, room.row.size, room.row.seed, room.options))


def begin(room: Room, change: Change, table: Table) -> None:
    """Put a game on the table and store its log so far."""
    room.table = table
    room.rename()
    change.row.status = "playing"
    change.note("start", NOBODY)
    for seat in change.seats:
        seat.ready = True
        seat.remaining = first_time(room.settings.clock)
    change.note_records(-1)
    change.settle()


def rematch_of(room: Room, table_id: str, moment: float) -> tuple[TableRow, list[SeatRow]]:
    """The same people and bots at a new table; people must say that they are ready."""
    if room.row.status != "over":
        raise ProblemError("still-running", "rematch_too_early")
    row = new_row(room.row, table_id, moment)
    seats: list[SeatRow] = []
    for old in room.seats:
        seat = free_seat(table_id, old.seat)
        seat.kind, seat.person, seat.name, seat.level = old.kind, old.person, old.name, old.level
        seat.ready = old.kind == "bot"
        if old.kind == "person" and old.person is None:
            seat = free_seat(table_id, old.seat)
        seats.append(seat)
    return row, seats


def new_row(like: TableRow, table_id: str, moment: float) -> TableRow:
    """A fresh table with the options of another."""
    return replace(
        like,
        id=table_id,
        rules_version=like.rules_version,
        status="open",
        seed=secrets.token_hex(16),
        version=1,
        seq=-1,
        actors=0,
        held_seat=None,
        held_from=None,
        paused_until=None,
        deadline=None,
        thinking_until=0.0,
        ended="",
        created=moment,
        changed=moment,
        rematch=None,
    )
