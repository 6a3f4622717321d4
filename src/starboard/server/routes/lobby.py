"""Games, lists of tables, and everything before the start."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

import msgspec
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.server.errors import ProblemError
from starboard.server.people.sessions import Caller
from starboard.server.services import Services
from starboard.server.store import tables
from starboard.server.store.rows import TableRow
from starboard.server.structs import (
    AddBot,
    GameInfo,
    ImportGame,
    Invite,
    Join,
    NewTable,
    Ready,
    SeatRequest,
    Swap,
    TableInfo,
    TableList,
)
from starboard.server.tables import creation, games, lobby, playing
from starboard.server.tables.change import Change
from starboard.server.tables.room import Room, TableSettings
from starboard.server.tables.views import belongs, room_info, table_info
from starboard.server.tokens import new_token, now, token_hash

from .common import CallerDep, ServicesDep, delete, get, must_see, post

TableId = Annotated[str, PathParameter(max_length=40)]


@get("/games")
async def list_games(caller: CallerDep, services: ServicesDep) -> list[GameInfo]:
    """All games with their options."""
    return games.offered(services.settings, caller.language)


@get("/tables")
async def list_tables(
    caller: CallerDep,
    services: ServicesDep,
    which: Annotated[Literal["open", "mine", "watch"], QueryParameter(name="list")] = "open",
) -> TableList:
    """Open tables, own tables (own turn first), or running ones to watch."""
    if which == "mine":
        rows = await tables.tables_of(services.database, caller.known().id)
    elif which == "open":
        rows = await tables.open_tables(services.database)
    else:
        rows = await tables.watch_tables(services.database)
    infos = await _infos(services, rows, caller.id)
    if which == "watch":
        infos = [info for info in infos if info.spectators != "none"]
    infos.sort(key=lambda info: (not info.your_turn, info.status == "over"))
    return TableList(tables=infos)


async def _infos(services: Services, rows: list[TableRow], person: str | None) -> list[TableInfo]:
    seats = await tables.seats_of(services.database, [row.id for row in rows])
    out: list[TableInfo] = []
    for row in rows:
        settings = msgspec.json.decode(row.settings, type=TableSettings)
        online = services.hub.online(row.id)
        mine = any(seat.person == person and seat.seat == row.held_seat for seat in seats[row.id])
        held = row.held_seat is not None and not mine
        actors = 2**row.held_seat if held and row.held_seat is not None else row.actors
        seq = row.held_from if held and row.held_from is not None else row.seq
        out.append(table_info(row, seats[row.id], settings, person, online, actors, seq))
    return out


@post("/tables")
async def make_table(
    data: JSONBody[NewTable], caller: CallerDep, services: ServicesDep
) -> TableInfo:
    """Make a table and take seat 0."""
    table_id = await creation.make_table(services, data, caller.known(), caller.language)
    return await _info(services, table_id, caller)


@post("/tables/import")
async def import_game(
    data: JSONBody[ImportGame], caller: CallerDep, services: ServicesDep
) -> TableInfo:
    """Go on with a saved game."""
    table_id = await creation.import_game(services, data, caller.known(), caller.language)
    return await _info(services, table_id, caller)


@get("/tables/{table_id:str}")
async def show_table(table_id: TableId, caller: CallerDep, services: ServicesDep) -> TableInfo:
    """The head of a table."""
    return await _info(services, table_id, caller)


async def _info(services: Services, table_id: str, caller: Caller) -> TableInfo:
    async with services.rooms.enter(table_id) as room:
        must_see(room, caller)
        return room_info(room, caller.id, services.hub.online(table_id))


async def _change(
    services: Services, table_id: str, caller: Caller, work: Callable[[Room, Change], None]
) -> TableInfo:
    """Change a table that the caller can see, and show it."""

    def seen(room: Room, change: Change) -> None:
        must_see(room, caller)
        work(room, change)

    await services.rooms.change(table_id, seen)
    return await _info(services, table_id, caller)


@delete("/tables/{table_id:str}")
async def delete_table(table_id: TableId, caller: CallerDep, services: ServicesDep) -> None:
    """Remove a table that has not begun."""
    person = caller.known()
    async with services.rooms.enter(table_id) as room:
        must_see(room, caller)
        lobby.must_own(room, person)
        lobby.must_be_open(room)
        async with services.database.write() as connection:
            await tables.delete_table(connection, table_id)
        services.rooms.drop(room)
    services.hub.call_all(table_id)


@post("/tables/{table_id:str}/join", status_code=200)
async def join(
    table_id: TableId, data: JSONBody[Join], caller: CallerDep, services: ServicesDep
) -> TableInfo:
    """Take a seat; a private table wants an invitation."""
    person = caller.known()
    token = token_hash(data.invite) if data.invite else None
    invited = token is not None and (
        await tables.invited_table(services.database, token) == table_id
    )

    def work(room: Room, change: Change) -> None:
        member = room.row.access == "open" or belongs(room, person.id)
        if not member and not invited:
            must_see(room, caller)
            raise ProblemError("forbidden", "invitation_needed")
        lobby.join(room, change, person, data.seat, data.name)
        if not member:
            change.also.append(use)

    async def use(connection: AsyncConnection) -> None:
        assert token is not None, "an invitation brought us here"
        if not await tables.use_invite(connection, token, person.id):
            raise ProblemError("not-found", "invitation_used")

    await services.rooms.change(table_id, work)
    return await _info(services, table_id, caller)


@post("/tables/{table_id:str}/leave", status_code=200)
async def leave(
    table_id: TableId, data: JSONBody[SeatRequest], caller: CallerDep, services: ServicesDep
) -> TableInfo:
    """Stand up before the start."""
    person = caller.known()
    async with services.rooms.enter(table_id) as room:
        must_see(room, caller)
    await services.rooms.change(
        table_id, lambda room, change: lobby.leave(room, change, person, data.seat)
    )
    async with services.rooms.enter(table_id) as room:
        return room_info(room, caller.id, services.hub.online(table_id))


@post("/tables/{table_id:str}/kick", status_code=200)
async def kick(
    table_id: TableId, data: JSONBody[SeatRequest], caller: CallerDep, services: ServicesDep
) -> TableInfo:
    """Remove somebody or a bot before the start."""
    person = caller.known()
    return await _change(
        services, table_id, caller, lambda room, change: lobby.kick(room, change, person, data.seat)
    )


@post("/tables/{table_id:str}/swap", status_code=200)
async def swap(
    table_id: TableId, data: JSONBody[Swap], caller: CallerDep, services: ServicesDep
) -> TableInfo:
    """Exchange two seats before the start."""
    person = caller.known()
    return await _change(
        services,
        table_id,
        caller,
        lambda room, change: lobby.swap(room, change, person, data.seat, data.other),
    )


@post("/tables/{table_id:str}/bots", status_code=200)
async def add_bot(
    table_id: TableId, data: JSONBody[AddBot], caller: CallerDep, services: ServicesDep
) -> TableInfo:
    """Put a bot on a free seat; who plays alone may give it an own one later, too."""
    person = caller.known()

    def work(room: Room, change: Change) -> None:
        if room.row.status == "open":
            lobby.add_bot(room, change, person, data.level, data.seat)
        else:
            playing.hand_over(room, change, person.id, data.level, data.seat)

    return await _change(services, table_id, caller, work)


@post("/tables/{table_id:str}/ready", status_code=200)
async def ready(
    table_id: TableId, data: JSONBody[Ready], caller: CallerDep, services: ServicesDep
) -> TableInfo:
    """Say that one is ready, or not."""
    person = caller.known()
    return await _change(
        services,
        table_id,
        caller,
        lambda room, change: lobby.set_ready(room, change, person, data.ready),
    )


@post("/tables/{table_id:str}/start", status_code=200)
async def start(table_id: TableId, caller: CallerDep, services: ServicesDep) -> TableInfo:
    """Begin the game."""
    person = caller.known()
    return await _change(
        services, table_id, caller, lambda room, change: lobby.start(room, change, person)
    )


@post("/tables/{table_id:str}/rematch")
async def rematch(table_id: TableId, caller: CallerDep, services: ServicesDep) -> TableInfo:
    """Play again with the same people."""
    new_table = await creation.make_rematch(services, table_id, caller.known())
    return await _info(services, new_table, caller)


@post("/tables/{table_id:str}/invites")
async def invite(table_id: TableId, caller: CallerDep, services: ServicesDep) -> Invite:
    """A link for one person."""
    person = caller.known()
    async with services.rooms.enter(table_id) as room:
        must_see(room, caller)
        if room.row.owner != person.id and not room.held_by(person.id):
            raise ProblemError("forbidden", "inviters")
        lobby.must_be_open(room)
    token = new_token()
    await tables.add_invite(services.database, token_hash(token), table_id, now())
    return Invite(token=token, path=f"/invite/{token}")


@get("/invites/{token:str}")
async def show_invite(token: TableId, caller: CallerDep, services: ServicesDep) -> TableInfo:
    """The table behind an unused invitation."""
    table_id = await tables.invited_table(services.database, token_hash(token))
    if table_id is None:
        raise ProblemError("not-found", "no_invitation")
    async with services.rooms.enter(table_id) as room:
        return room_info(room, caller.id, services.hub.online(table_id))


ROUTES = [
    list_games,
    list_tables,
    make_table,
    import_game,
    show_table,
    delete_table,
    join,
    leave,
    kick,
    swap,
    add_bot,
    ready,
    start,
    rematch,
    invite,
    show_invite,
]
