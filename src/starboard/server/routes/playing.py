"""Moves, undo, consent, standing answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from litestar.params import JSONBody, PathParameter, QueryParameter

from starboard.server.errors import why_info
from starboard.server.people.sessions import Caller
from starboard.server.services import Services
from starboard.server.structs import (
    AnswerAsk,
    Ask,
    Confirm,
    Explain,
    Explained,
    NewAsk,
    Play,
    Preferences,
    PreferencesInfo,
    SeatRequest,
    Undo,
    Update,
)
from starboard.server.tables import consent, playing, requests
from starboard.server.tables.change import Change
from starboard.server.tables.room import Room
from starboard.server.tables.views import Viewer, ask_info, check_viewer

from .common import CallerDep, ServicesDep, current, get, must_see, post, put

TableId = Annotated[str, PathParameter(max_length=40)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=8)]
SinceQuery = Annotated[int, QueryParameter(ge=-1, le=2_000_000_000)]


async def _act(
    services: Services,
    table_id: str,
    caller: Caller,
    seat: int,
    work: Callable[[Room, Change], None],
) -> Update:
    await requests.act(services, table_id, caller, seat, work)
    return await current(services, table_id, caller, seat)


@get("/tables/{table_id:str}/view")
async def view(
    table_id: TableId,
    caller: CallerDep,
    services: ServicesDep,
    seat: SeatQuery = None,
    since: SinceQuery = -1,
) -> Update:
    """The table for a seat, or for a spectator."""
    return await current(services, table_id, caller, seat, since)


@post("/tables/{table_id:str}/moves", status_code=200)
async def play(
    table_id: TableId, data: JSONBody[Play], caller: CallerDep, services: ServicesDep
) -> Update:
    """Make a move."""
    await requests.play(services, table_id, caller, data)
    return await current(services, table_id, caller, data.seat)


@post("/tables/{table_id:str}/explain", status_code=200)
async def explain(
    table_id: TableId, data: JSONBody[Explain], caller: CallerDep, services: ServicesDep
) -> Explained:
    """Why a move is refused."""
    async with services.rooms.enter(table_id) as room:
        must_see(room, caller)
        playing.must_hold(room, caller.known().id, data.seat)
        why = playing.explain(room, data.seat, data.move, caller.language)
    return Explained(why=None if why is None else why_info(why))


@post("/tables/{table_id:str}/undo", status_code=200)
async def undo(
    table_id: TableId, data: JSONBody[Undo], caller: CallerDep, services: ServicesDep
) -> Update:
    """Take back own moves."""
    return await _act(
        services,
        table_id,
        caller,
        data.seat,
        lambda room, change: playing.undo(
            room, change, data.seat, data.version, data.to_seq, caller.language
        ),
    )


@post("/tables/{table_id:str}/confirm", status_code=200)
async def confirm(
    table_id: TableId, data: JSONBody[Confirm], caller: CallerDep, services: ServicesDep
) -> Update:
    """Show the own steps to everybody."""
    return await _act(
        services,
        table_id,
        caller,
        data.seat,
        lambda room, change: playing.confirm(room, change, data.seat, data.version),
    )


@post("/tables/{table_id:str}/asks")
async def ask(
    table_id: TableId, data: JSONBody[NewAsk], caller: CallerDep, services: ServicesDep
) -> Ask:
    """Ask the others for something."""
    person = caller.known()
    row = await requests.act(
        services,
        table_id,
        caller,
        data.seat,
        lambda room, change: consent.ask(room, change, data, person.id),
    )
    async with services.rooms.enter(table_id) as room:
        return ask_info(room, row)


@post("/tables/{table_id:str}/asks/{ask_id:str}", status_code=200)
async def answer(
    table_id: TableId,
    ask_id: TableId,
    data: JSONBody[AnswerAsk],
    caller: CallerDep,
    services: ServicesDep,
) -> Update:
    """Agree or refuse."""
    person = caller.known()
    return await _act(
        services,
        table_id,
        caller,
        data.seat,
        lambda room, change: consent.answer(room, change, ask_id, person.id, data.seat, data.agree),
    )


@post("/tables/{table_id:str}/resign", status_code=200)
async def resign(
    table_id: TableId, data: JSONBody[SeatRequest], caller: CallerDep, services: ServicesDep
) -> Update:
    """Give up; a bot plays on."""
    return await _act(
        services,
        table_id,
        caller,
        data.seat,
        lambda room, change: playing.resign(room, change, data.seat),
    )


@post("/tables/{table_id:str}/sit", status_code=200)
async def sit(
    table_id: TableId, data: JSONBody[SeatRequest], caller: CallerDep, services: ServicesDep
) -> Update:
    """Take the seat back from the bot that sits in."""
    return await _act(
        services,
        table_id,
        caller,
        data.seat,
        lambda room, change: playing.sit(room, change, data.seat),
    )


@get("/tables/{table_id:str}/preferences")
async def preferences(
    table_id: TableId,
    seat: Annotated[int, QueryParameter(ge=0, le=8)],
    caller: CallerDep,
    services: ServicesDep,
) -> PreferencesInfo:
    """The standing answers of an own seat."""
    async with services.rooms.enter(table_id) as room:
        check_viewer(room, Viewer(caller.known().id, seat))
        playing.must_hold(room, caller.known().id, seat)
        kept = {} if room.table is None else room.table.preferences[seat]
    return PreferencesInfo(seat=seat, preferences=kept)


@put("/tables/{table_id:str}/preferences")
async def prefer(
    table_id: TableId, data: JSONBody[Preferences], caller: CallerDep, services: ServicesDep
) -> Update:
    """Leave standing answers."""
    return await _act(
        services,
        table_id,
        caller,
        data.seat,
        lambda room, change: playing.prefer(room, change, data.seat, data.preferences),
    )


ROUTES = [
    view,
    play,
    explain,
    undo,
    confirm,
    ask,
    answer,
    resign,
    sit,
    preferences,
    prefer,
]
