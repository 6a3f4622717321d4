"""Moves and undo for a person, over HTTP and WebSocket alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from starboard.server import metrics
from starboard.server.errors import ProblemError
from starboard.server.people.sessions import Caller
from starboard.server.services import Services
from starboard.server.structs import LivePlay, Play
from starboard.server.tables import playing
from starboard.server.tables.change import Change
from starboard.server.tables.playing import StaleVersion, must_hold
from starboard.server.tables.room import Room
from starboard.server.tables.views import Viewer, may_see, update_for

T = TypeVar("T")


async def act(
    services: Services,
    table_id: str,
    caller: Caller,
    seat: int,
    work: Callable[[Room, Change], T],
) -> T:
    """Do something for a seat that the caller holds; a stale request gets the new state."""
    person = caller.known()

    def checked(room: Room, change: Change) -> T:
        if not may_see(room, person.id):
            raise ProblemError("not-found", "no_table", table_id)
        must_hold(room, person.id, seat)
        try:
            return work(room, change)
        except StaleVersion:
            raise stale(services, room, Viewer(person.id, seat, caller.language)) from None

    return await services.rooms.change(table_id, checked)


def stale(services: Services, room: Room, viewer: Viewer) -> ProblemError:
    """The refusal of a stale request, with all that has happened."""
    online = services.hub.online(room.row.id)
    update = update_for(room, viewer, room.row.version, -1, online)
    return ProblemError("stale", "stale_version", room.row.version, update=update)


async def play(services: Services, table_id: str, caller: Caller, move: Play | LivePlay) -> int:
    """Play a move once; gives its version."""
    client = f"{caller.known().id}:{move.client_id}"
    with metrics.PLAYING.time():
        return await act(
            services,
            table_id,
            caller,
            move.seat,
            lambda room, change: playing.play(
                room, change, move.seat, move.move, move.version, client, caller.language
            ),
        )
