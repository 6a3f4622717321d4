"""Who is connected, and what is waiting to be sent to them."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

import msgspec

from starboard.server import metrics
from starboard.server.store.talk import Said
from starboard.server.structs import Chatted, Closing, Presence, ServerMessage
from starboard.server.tables.change import Change
from starboard.server.tables.room import Room
from starboard.server.tables.views import Viewer

OUTBOX: Final = 200
RESTART: Final = 1012
SLOW: Final = 1013
SIGNED_OUT: Final = 4401
SECRET_KINDS: Final = frozenset({"record", "rewind"})


class Client:
    """One WebSocket: what it has seen, and what it must still be told."""

    def __init__(self, table_id: str, viewer: Viewer, session: str = "") -> None:
        self.table_id = table_id
        self.viewer = viewer
        self.session = session
        self.version = -1
        self.seq = -1
        self.behind = False
        self.close_code: int | None = None
        self.wake = asyncio.Event()
        self.outbox: deque[bytes] = deque()

    def push(self, data: bytes) -> None:
        """A message besides updates; who does not read is cut off."""
        self.outbox.append(data)
        if len(self.outbox) > OUTBOX:
            self.close_code = SLOW
        self.wake.set()

    def call(self) -> None:
        """The table has changed. Changes that come quickly are sent as one update."""
        self.behind = True
        self.wake.set()

    def close(self, code: int) -> None:
        """Say goodbye."""
        self.close_code = code
        self.wake.set()


class Hub:
    """All clients of this process by table; people of other processes are added to presence."""

    def __init__(self) -> None:
        self._clients: dict[str, set[Client]] = {}
        self._chatted: dict[str, int] = {}
        self._elsewhere: dict[str, dict[str, tuple[frozenset[str], int]]] = {}

    @property
    def count(self) -> int:
        """How many clients there are."""
        return sum(len(clients) for clients in self._clients.values())

    def tables(self) -> list[str]:
        """The tables that somebody is looking at."""
        return list(self._clients)

    def add(self, client: Client) -> None:
        """Somebody came."""
        self._clients.setdefault(client.table_id, set()).add(client)
        metrics.CLIENTS.set(self.count)
        self.tell_presence(client.table_id)

    def remove(self, client: Client) -> None:
        """Somebody left."""
        clients = self._clients.get(client.table_id, set())
        clients.discard(client)
        if not clients:
            self._clients.pop(client.table_id, None)
            self._chatted.pop(client.table_id, None)
        metrics.CLIENTS.set(self.count)
        self.tell_presence(client.table_id)

    def changed(self, room: Room, change: Change) -> None:
        """A change is stored: everybody who may notice it gets an update."""
        quiet = change.row.held_from is not None and all(
            entry.kind in SECRET_KINDS for entry in change.entries
        )
        for line in change.said:
            self.chat(room.row.id, line)
        for client in self._clients.get(room.row.id, ()):
            if not quiet or client.viewer.seat == change.row.held_seat:
                client.call()

    def call_all(self, table_id: str) -> None:
        """Something at this table has changed elsewhere."""
        for client in self._clients.get(table_id, ()):
            client.call()

    def say(self, table_id: str, message: ServerMessage) -> None:
        """The same message to everybody at a table."""
        data = msgspec.json.encode(message)
        for client in list(self._clients.get(table_id, ())):
            client.push(data)

    def chat(self, table_id: str, said: Said) -> None:
        """A line of chat, once, to everybody in their language."""
        if table_id not in self._clients or self._chatted.get(table_id, 0) >= said.id:
            return
        self._chatted[table_id] = said.id
        told: dict[str, bytes] = {}
        for client in list(self._clients[table_id]):
            language = client.viewer.language
            if language not in told:
                told[language] = msgspec.json.encode(Chatted(line=said.line(language)))
            client.push(told[language])

    def here(self, table_id: str) -> tuple[frozenset[str], int]:
        """The people of this process at a table, and its spectators."""
        clients = self._clients.get(table_id, set())
        people = {c.viewer.person for c in clients if c.viewer.person is not None}
        return frozenset(people), sum(1 for c in clients if c.viewer.seat is None)

    def note_elsewhere(
        self, process: str, table_id: str, people: frozenset[str], watching: int
    ) -> None:
        """Another process says who is there."""
        others = self._elsewhere.setdefault(table_id, {})
        others[process] = (people, watching)
        if not people and not watching:
            del others[process]
        if not others:
            del self._elsewhere[table_id]
        self.tell_presence(table_id)

    def online(self, table_id: str) -> frozenset[str]:
        """The people at a table, whichever process they talk to."""
        people, _ = self.here(table_id)
        return people.union(*(others for others, _ in self._others(table_id)))

    def _others(self, table_id: str) -> list[tuple[frozenset[str], int]]:
        return list(self._elsewhere.get(table_id, {}).values())

    def tell_presence(self, table_id: str) -> None:
        """Tell everybody at a table who is there."""
        watching = self.here(table_id)[1] + sum(more for _, more in self._others(table_id))
        people = sorted(self.online(table_id))
        self.say(table_id, Presence(people=people, spectators=watching))

    def sign_out(self, person: str, session: str) -> None:
        """Hang up on the clients of a session that has ended; an empty one stands for all."""
        for clients in self._clients.values():
            for client in clients:
                if client.viewer.person == person and session in ("", client.session):
                    client.close(SIGNED_OUT)

    def close_all(self) -> None:
        """The server stops."""
        goodbye = msgspec.json.encode(Closing(reason="restart"))
        for clients in self._clients.values():
            for client in clients:
                client.push(goodbye)
                client.close(RESTART)
