"""Chances of battles, the luck of those that are over, and hints."""

from __future__ import annotations

from typing import Annotated

from litestar.params import PathParameter, QueryParameter

from starboard.server.bots import hints
from starboard.server.odds.answers import GAMES
from starboard.server.structs import Hint, LuckList, OddsList
from starboard.server.tables.replays import must_have_begun
from starboard.server.tables.views import Viewer, check_viewer, shown_table

from .common import CallerDep, ServicesDep, get, must_see

TableId = Annotated[str, PathParameter(max_length=40)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=8)]
SeqQuery = Annotated[int | None, QueryParameter(ge=0, le=2_000_000_000)]


@get("/tables/{table_id:str}/odds")
async def odds(
    table_id: TableId, caller: CallerDep, services: ServicesDep, seat: SeatQuery = None
) -> OddsList:
    """The odds of a seat's moves into battles, and of all battles that wait or are being fought."""
    async with services.rooms.enter(table_id) as room:
        check_viewer(room, Viewer(caller.id, seat))
        must_have_begun(room)
        if room.row.game not in GAMES:
            return OddsList(seq=shown_table(room, seat).seq)
        task = services.odds.begin(room, seat, "odds")
    return await services.odds.odds(task)


@get("/tables/{table_id:str}/luck")
async def luck(
    table_id: TableId, caller: CallerDep, services: ServicesDep, seat: SeatQuery = None
) -> LuckList:
    """How likely the results of the battles were that are over."""
    async with services.rooms.enter(table_id) as room:
        check_viewer(room, Viewer(caller.id, seat))
        must_have_begun(room)
        if room.row.game not in GAMES:
            return LuckList(seq=shown_table(room, seat).seq)
        task = services.odds.begin(room, seat, "luck")
    return await services.odds.luck(task)


@get("/tables/{table_id:str}/hint")
async def hint(
    table_id: TableId,
    seat: Annotated[int, QueryParameter(ge=0, le=8)],
    caller: CallerDep,
    services: ServicesDep,
    seq: SeqQuery = None,
) -> Hint:
    """What a bot would do, for those who play with bots only, and for all after the end."""
    person = caller.known()
    async with services.rooms.enter(table_id) as room:
        must_see(room, caller)
        seconds = services.settings.think_seconds
        job = hints.hint_job(room, person.id, seat, seconds, seq, caller.language)
        names = dict(room.started_table().names)
    return await hints.hint(services.bots.pool, job, names, caller.language)


ROUTES = [odds, luck, hint]
