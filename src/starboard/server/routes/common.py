"""What all routes share: documented problems and the caller."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import litestar
from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec

from starboard.server.errors import ProblemError
from starboard.server.people.sessions import SAFE, Caller, caller_of, check_csrf, check_origin
from starboard.server.services import Services
from starboard.server.structs import Problem, Update
from starboard.server.tables.room import Room
from starboard.server.tables.views import Viewer, check_viewer, may_see, update_for

PROBLEM: Final = "application/problem+json"
AnyRequest = Request[Any, Any, Any]
ServicesDep = NamedDependency[Services]
CallerDep = NamedDependency[Caller]

_MEANING: Final = {
    400: "Bad request",
    401: "Sign in first",
    403: "Not allowed",
    404: "Not found",
    405: "Wrong method",
    409: "Not in this state",
    413: "Too large",
    415: "Not JSON",
    422: "Refused by the rules",
    429: "Too many requests",
    503: "Busy",
}
PROBLEMS: Final[dict[int, ResponseSpec]] = {
    status: ResponseSpec(
        Problem,
        generate_examples=False,
        description=text,
        media_type=PROBLEM,
    )
    for status, text in _MEANING.items()
}

get = partial(litestar.get, responses=PROBLEMS, raises=[])
post = partial(litestar.post, responses=PROBLEMS, raises=[])
put = partial(litestar.put, responses=PROBLEMS, raises=[])
patch = partial(litestar.patch, responses=PROBLEMS, raises=[])
delete = partial(litestar.delete, responses=PROBLEMS, raises=[])


def provide_services(state: State) -> Services:
    """The parts of this process."""
    services = state.services
    assert isinstance(services, Services), "the application has been started"
    return services


async def provide_caller(request: AnyRequest, services: NamedDependency[Services]) -> Caller:
    """Who is asking; changes are checked for coming from our own page."""
    services.limiter.check("request", address_of(request))
    if request.method not in SAFE:
        check_origin(services, request)
    caller = await caller_of(services, request)
    check_csrf(services, request, caller, request.method)
    return caller


def address_of(request: AnyRequest) -> str:
    """The address of the client, as the server behind the proxy knows it."""
    return request.client.host if request.client is not None else "unknown"


def must_see(room: Room, caller: Caller) -> None:
    """A private table does not exist for others."""
    if not may_see(room, caller.id):
        raise ProblemError("not-found", "no_table", room.row.id)


async def current(
    services: Services, table_id: str, caller: Caller, seat: int | None, since: int = -1
) -> Update:
    """The table as it stands now for one viewer."""
    async with services.rooms.enter(table_id) as room:
        viewer = Viewer(caller.id, seat, caller.language)
        check_viewer(room, viewer)
        online = services.hub.online(table_id)
        return update_for(room, viewer, room.row.version, since, online)
