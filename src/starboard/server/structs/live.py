"""The messages of the WebSocket."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from .base import Answer, ClientId, Line, Number, Request, SeatNumber
from .playing import ChatLine, Problem, Update


class Hello(Request, tag="hello", tag_field="type"):
    """First message. `version` and `seq` are what was last seen; leave them out at first.

    Sentences come in the language `lang`; the default is what the browser asks for.
    """

    seat: SeatNumber | None = None
    version: Number | None = None
    seq: Number | None = None
    lang: Annotated[str, Meta(max_length=35)] | None = None


class Watch(Request, tag="watch", tag_field="type"):
    """Show the table from another of one's seats (hot seat), or as a spectator."""

    seat: SeatNumber | None = None


class LivePlay(Request, tag="play", tag_field="type"):
    """The same as POST moves."""

    seat: SeatNumber
    move: Line
    version: Number
    client_id: ClientId


class Ping(Request, tag="ping", tag_field="type"):
    """Heartbeat: send one every 20 seconds."""


ClientMessage = Hello | Watch | LivePlay | Ping


class Accepted(Answer, tag="accepted", tag_field="type"):
    """The move with this client_id is stored; the update follows or has come already."""

    client_id: str
    version: int


class Refused(Answer, tag="refused", tag_field="type"):
    """The move with this client_id was not made; a stale one carries the new state."""

    client_id: str | None
    problem: Problem


class Pong(Answer, tag="pong", tag_field="type"):
    """Answer to ping."""

    version: int


class Chatted(Answer, tag="chat", tag_field="type"):
    """A new line of chat."""

    line: ChatLine


class Presence(Answer, tag="presence", tag_field="type"):
    """Who is connected now: ids of people, and the number of spectators."""

    people: list[str]
    spectators: int


class Thinking(Answer, tag="thinking", tag_field="type"):
    """A bot has begun to think for this seat."""

    seat: int
    level: str


class Closing(Answer, tag="closing", tag_field="type"):
    """The server is about to stop; reconnect after a moment."""

    reason: str


ServerMessage = Update | Accepted | Refused | Pong | Chatted | Presence | Thinking | Closing
