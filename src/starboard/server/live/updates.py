"""Updates as bytes: cut and encoded once for all who see the same."""

from __future__ import annotations

from typing import Final

import msgspec

from starboard.server.tables.room import Room
from starboard.server.tables.views import Viewer, update_for
from starboard.server.tokens import now

ENCODER: Final = msgspec.json.Encoder()


def encoded_update(
    room: Room, viewer: Viewer, version: int, seq: int, online: frozenset[str]
) -> tuple[bytes, int]:
    """The message for one viewer, and the last record that it shows.

    All who do not sit at the table see the same; running clocks are told afresh every second.
    """
    who = viewer.person if room.held_by(viewer.person) else None
    second = 0 if room.settings.clock.kind == "none" else int(now())
    key = (room.row.version, second, who, viewer.seat, viewer.language, version, seq, online)
    found = room.sent.get(key)
    if found is None:
        if room.sent and next(iter(room.sent))[:2] != key[:2]:
            room.sent.clear()
        update = update_for(room, viewer, version, seq, online)
        found = room.sent[key] = (ENCODER.encode(update), seq_of(update.view))
    return found


def seq_of(view: dict[str, object] | None) -> int:
    """The last record that a view shows."""
    seq = -1 if view is None else view["seq"]
    assert isinstance(seq, int), "a view has its record number"
    return seq
