"""What needs the consent of the others: undo beyond the horizon, an agreed end, holidays."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.server.errors import ProblemError
from starboard.server.store.rows import AskRow
from starboard.server.store.talk import insert_ask
from starboard.server.structs import NewAsk
from starboard.server.tables.change import Change
from starboard.server.tables.playing import must_play, rewind
from starboard.server.tables.room import Room
from starboard.server.tables.views import people_seats
from starboard.server.tokens import new_id

FURTHEST_DAYS = 60


def ask(room: Room, change: Change, wanted: NewAsk, person: str) -> AskRow:
    """Put a question to the others; own seats agree, bots do not mind."""
    must_play(room)
    _check(room, change, wanted)
    mine = room.held_by(person)
    row = AskRow(
        new_id("a"),
        room.row.id,
        wanted.kind,
        wanted.seat,
        wanted.to_seq,
        wanted.until,
        msgspec.json.encode(mine).decode(),
        True,
    )
    change.close_asks(wanted.kind)
    change.note("ask", wanted.seat, f"{wanted.kind} {row.id}")

    async def statement(connection: AsyncConnection) -> None:
        await insert_ask(connection, row)

    change.also.append(statement)
    if set(people_seats(room.seats)) <= set(mine):
        change.store_ask(replace(row, open=False))
        _carry_out(room, change, row)
    return row


def answer(room: Room, change: Change, ask_id: str, person: str, seat: int, agree: bool) -> None:
    """One player's answer; when all agree it is done, one refusal closes the question."""
    must_play(room)
    row = next((one for one in room.asks if one.id == ask_id), None)
    if row is None:
        raise ProblemError("not-found", "no_such_question")
    if not agree:
        change.note("refuse", seat, row.id)
        change.store_ask(replace(row, open=False))
        return
    agreed = {*msgspec.json.decode(row.agreed, type=list[int]), *room.held_by(person)}
    change.note("agree", seat, row.id)
    done = set(people_seats(room.seats)) <= agreed
    text = msgspec.json.encode(sorted(agreed)).decode()
    change.store_ask(replace(row, agreed=text, open=not done))
    if done:
        _carry_out(room, change, row)


def _check(room: Room, change: Change, wanted: NewAsk) -> None:
    if wanted.kind == "undo" and (wanted.to_seq is None or wanted.to_seq >= room.row.seq):
        raise ProblemError("bad-request", "record_below", room.row.seq, field="to_seq")
    if wanted.kind == "holiday":
        until = moment_of(wanted.until)
        if not change.moment < until < change.moment + FURTHEST_DAYS * 86_400:
            raise ProblemError("bad-request", "time_within", FURTHEST_DAYS, field="until")


def _carry_out(room: Room, change: Change, row: AskRow) -> None:
    if row.kind == "undo":
        assert row.to_seq is not None, "an undo question names its record"
        rewind(room, change, row.seat, min(row.to_seq, room.row.seq))
        change.say("said_undone", row.to_seq)
    elif row.kind == "end":
        change.row.ended = "agreed"
        change.note("end", row.seat, "agreed")
        change.say("said_ended")
        change.settle()
    else:
        change.row.paused_until = moment_of(row.until)
        change.note("holiday", row.seat, row.until or "")
        change.say("said_holiday", row.until)
        change.settle()


def moment_of(text: str | None) -> float:
    """A time of the wire as seconds; a day or a moment, UTC unless it says otherwise."""
    try:
        found = datetime.fromisoformat(text or "")
    except ValueError:
        raise ProblemError("bad-request", "time_like", repr(text), field="until") from None
    try:
        return (found if found.tzinfo else found.replace(tzinfo=UTC)).timestamp()
    except (OverflowError, ValueError):
        raise ProblemError("bad-request", "time_unusable") from None
