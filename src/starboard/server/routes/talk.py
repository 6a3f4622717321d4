"""Chat, notes, replay, files and reports."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response
from litestar.params import JSONBody, PathParameter, QueryParameter

from starboard.server.errors import ProblemError
from starboard.server.live.updates import seq_of
from starboard.server.store import talk
from starboard.server.structs import (
    ChatLine,
    ChatList,
    EventList,
    NewChat,
    NewReport,
    Notes,
    Replay,
    Report,
)
from starboard.server.tables import replays
from starboard.server.tables.room import Room
from starboard.server.tables.views import Viewer, check_viewer, shown_table
from starboard.server.tokens import new_id, now

from .common import CallerDep, ServicesDep, get, must_see, post, put

TableId = Annotated[str, PathParameter(max_length=40)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=8)]
SeqQuery = Annotated[int | None, QueryParameter(ge=0, le=2_000_000_000)]
SinceQuery = Annotated[int, QueryParameter(ge=-1, le=2_000_000_000)]


@get("/tables/{table_id:str}/chat")
async def read_chat(table_id: TableId, caller: CallerDep, services: ServicesDep) -> ChatList:
    """The latest lines."""
    async with services.rooms.enter(table_id) as room:
        must_see(room, caller)
    found = await talk.chat_lines(services.database, table_id)
    return ChatList(lines=[said.line(caller.language) for said in found])


@post("/tables/{table_id:str}/chat")
async def say(
    table_id: TableId, data: JSONBody[NewChat], caller: CallerDep, services: ServicesDep
) -> ChatLine:
    """Say something to everybody at the table."""
    person = caller.known()
    services.limiter.check("message", person.id)
    async with services.rooms.enter(table_id) as room:
        must_see(room, caller)
        mentions = _mentioned(room, data.text)
    async with services.database.write() as connection:
        said = await talk.add_chat(
            connection, table_id, person.id, person.name, data.text, mentions, now()
        )
    services.hub.chat(table_id, said)
    await services.bus.tell(f"chat {table_id} {said.id}")
    return said.line(caller.language)


def _mentioned(room: Room, text: str) -> list[str]:
    """The people whose names stand in the text after an @."""
    lower = text.lower()
    found = {
        seat.person
        for seat in room.seats
        if seat.person is not None and f"@{seat.name.lower()}" in lower
    }
    return sorted(found)


@get("/tables/{table_id:str}/notes")
async def read_notes(table_id: TableId, caller: CallerDep, services: ServicesDep) -> Notes:
    """Own private notes."""
    person = caller.known()
    async with services.rooms.enter(table_id) as room:
        must_see(room, caller)
    return Notes(text=await talk.get_notes(services.database, table_id, person.id))


@put("/tables/{table_id:str}/notes")
async def write_notes(
    table_id: TableId, data: JSONBody[Notes], caller: CallerDep, services: ServicesDep
) -> Notes:
    """Replace own private notes."""
    person = caller.known()
    async with services.rooms.enter(table_id) as room:
        must_see(room, caller)
    await talk.put_notes(services.database, table_id, person.id, data.text)
    return data


@get("/tables/{table_id:str}/replay")
async def replay(
    table_id: TableId,
    caller: CallerDep,
    services: ServicesDep,
    seat: SeatQuery = None,
    seq: SeqQuery = None,
) -> Replay:
    """An earlier position as a seat could see it."""
    async with services.rooms.enter(table_id) as room:
        viewer = Viewer(caller.id, seat, caller.language)
        check_viewer(room, viewer)
        return replays.replay(room, viewer, seq)


@get("/tables/{table_id:str}/events")
async def events(
    table_id: TableId,
    caller: CallerDep,
    services: ServicesDep,
    seat: SeatQuery = None,
    since: SinceQuery = -1,
    until: SeqQuery = None,
) -> EventList:
    """What happened after a record, and up to another."""
    async with services.rooms.enter(table_id) as room:
        check_viewer(room, Viewer(caller.id, seat))
        replays.must_have_begun(room)
        table = shown_table(room, seat)
        last = table.seq if until is None else min(until, table.seq)
        told = table.told(seat, since + 1, caller.language)
    events = told if until is None else [event for event in told if seq_of(event) <= last]
    return EventList(since=since, seq=last, events=events)


@get("/tables/{table_id:str}/export", media_type="text/plain")
async def export(table_id: TableId, caller: CallerDep, services: ServicesDep) -> Response[str]:
    """The save file: when the game is over, or when no other person plays."""
    async with services.rooms.enter(table_id) as room:
        must_see(room, caller)
        text = replays.save_text(room, caller.id)
    name = f"{room.row.game}-{table_id}.starboard"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain", headers=headers)


@post("/tables/{table_id:str}/reports")
async def report(
    table_id: TableId, data: JSONBody[NewReport], caller: CallerDep, services: ServicesDep
) -> Report:
    """Freeze a position as the reporter sees it."""
    person = caller.known()
    async with services.rooms.enter(table_id) as room:
        viewer = Viewer(person.id, data.seat, caller.language)
        check_viewer(room, viewer)
        made = replays.report(room, new_id("r"), data, viewer, now())
    body = msgspec.json.encode(made).decode()
    await talk.insert_report(services.database, made.id, table_id, person.id, body, now())
    return made


@get("/reports/{report_id:str}")
async def show_report(report_id: TableId, caller: CallerDep, services: ServicesDep) -> Report:
    """A frozen position."""
    body = await talk.find_report(services.database, report_id)
    if body is None:
        raise ProblemError("not-found", "no_report")
    return msgspec.json.decode(body, type=Report)


ROUTES = [
    read_chat,
    say,
    read_notes,
    write_notes,
    replay,
    events,
    export,
    report,
    show_report,
]
