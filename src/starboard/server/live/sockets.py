"""The WebSocket of a table: hello, then updates, moves and heartbeats."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import PathParameter

from starboard.engine.errors import StarboardError
from starboard.server import metrics
from starboard.server.errors import ProblemError, of_engine
from starboard.server.languages import language_of
from starboard.server.live.hub import Client
from starboard.server.live.updates import ENCODER, encoded_update
from starboard.server.people.sessions import Caller, caller_of, check_origin
from starboard.server.sentences import Sentence
from starboard.server.services import Services
from starboard.server.structs import (
    Accepted,
    ClientMessage,
    Hello,
    LivePlay,
    Ping,
    Pong,
    Refused,
    Watch,
)
from starboard.server.tables import requests
from starboard.server.tables.views import Viewer, check_viewer
from starboard.server.tokens import token_hash

LOG: Final = structlog.get_logger()
DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
CODES: Final = {"not-your-seat": 4401, "sign-in": 4401, "origin": 4403, "not-found": 4404}
BAD_MESSAGE: Final = 4400
SILENT: Final = 4408
TOO_MANY: Final = 4429
FULL: Final = 1013
FAULT: Final = 1011
REASON: Final = 120  # bytes; a frame that closes holds no more than 123
Socket = WebSocket[Any, Any, Any]


class Leave(Exception):
    """Close the connection with this code."""

    def __init__(self, code: int, reason: str, *words: object) -> None:
        self.reason = Sentence(reason, *words)
        super().__init__(str(self.reason))
        self.code = code


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: Socket,
    table_id: Annotated[str, PathParameter(max_length=40)],
    services: NamedDependency[Services],
) -> None:
    """One client of one table."""
    await socket.accept()
    language = language_of(socket.headers.get("accept-language", ""))
    try:
        await Conversation(socket, table_id, services).run()
    except Leave as leave:
        await _close(socket, leave.code, leave.reason.text(language))
    except ProblemError as error:
        await _close(socket, CODES.get(error.kind, BAD_MESSAGE), error.detail.text(language))
    except (WebSocketDisconnect, OSError):
        pass
    except Exception:
        LOG.exception("fault", table=table_id)
        await _close(socket, FAULT, Sentence("socket_fault").text(language))


async def _close(socket: Socket, code: int, reason: str) -> None:
    with contextlib.suppress(Exception):
        short = reason.encode()[:REASON].decode(errors="ignore")
        await socket.close(code=code, reason=short)


class Conversation:
    """What one client and the server say to each other."""

    def __init__(self, socket: Socket, table_id: str, services: Services) -> None:
        self.socket = socket
        self.table_id = table_id
        self.services = services

    async def run(self) -> None:
        """Hello first; then both sides talk until one leaves."""
        check_origin(self.services, self.socket)
        if self.services.hub.count >= self.services.settings.max_connections:
            raise Leave(FULL, "socket_full")
        self.caller: Caller = await caller_of(self.services, self.socket)
        hello = await self._receive()
        if not isinstance(hello, Hello):
            raise Leave(BAD_MESSAGE, "socket_hello_first")
        if hello.lang is not None:
            self.caller.language = language_of(hello.lang)
        session = token_hash(self.caller.token or "")
        self.client = Client(self.table_id, self._viewer(hello.seat), session)
        if hello.version is not None and hello.seq is not None:
            self.client.version, self.client.seq = hello.version, hello.seq
        await self._send_update(first=True)
        self.services.hub.add(self.client)
        try:
            await self._talk()
        finally:
            self.services.hub.remove(self.client)

    def _viewer(self, seat: int | None) -> Viewer:
        return Viewer(self.caller.id, seat, self.caller.language)

    async def _talk(self) -> None:
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        try:
            done, _ = await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in (writer, reader):
                task.cancel()
            await asyncio.gather(writer, reader, return_exceptions=True)

    async def _write(self) -> None:
        """Send what waits; a change that came during sending is sent next."""
        client = self.client
        while True:
            await client.wake.wait()
            client.wake.clear()
            while client.outbox:
                await self.socket.send_data(client.outbox.popleft(), mode="text")
            if client.close_code is not None:
                raise Leave(client.close_code, "socket_goodbye")
            if client.behind:
                client.behind = False
                await self._send_update()

    async def _send_update(self, first: bool = False) -> None:
        client = self.client
        async with self.services.rooms.enter(self.table_id) as room:
            check_viewer(room, client.viewer)
            if not first and room.row.version <= client.version:
                return
            online = self.services.hub.online(self.table_id)
            data, seq = encoded_update(room, client.viewer, client.version, client.seq, online)
            client.version, client.seq = room.row.version, seq
        await self.socket.send_data(data, mode="text")

    async def _receive(self) -> ClientMessage:
        try:
            async with asyncio.timeout(self.services.settings.heartbeat_seconds):
                data = await self.socket.receive_data(mode="text")
        except TimeoutError:
            raise Leave(SILENT, "socket_silent") from None
        if len(data) > self.services.settings.max_message:
            raise Leave(BAD_MESSAGE, "socket_too_long")
        try:
            return DECODER.decode(data)
        except msgspec.DecodeError as error:
            raise Leave(BAD_MESSAGE, "verbatim", error) from None

    async def _read(self) -> None:
        who = self.caller.id or id(self).__str__()
        while True:
            message = await self._receive()
            if not self.services.limiter.allows("message", who):
                raise Leave(TOO_MANY, "socket_too_many")
            await self._answer(message)

    async def _answer(self, message: ClientMessage) -> None:
        client = self.client
        if isinstance(message, Ping):
            client.push(ENCODER.encode(Pong(version=client.version)))
        elif isinstance(message, LivePlay):
            client.push(ENCODER.encode(await self._play(message)))
        elif isinstance(message, Watch):
            await self._watch(message.seat)
        else:
            raise Leave(BAD_MESSAGE, "socket_hello_once")

    async def _play(self, message: LivePlay) -> Accepted | Refused:
        try:
            version = await requests.play(self.services, self.table_id, self.caller, message)
            return Accepted(client_id=message.client_id, version=version)
        except StarboardError as error:
            problem = of_engine(error)
        except ProblemError as error:
            problem = error
        metrics.REFUSED.labels(problem.kind).inc()
        return Refused(client_id=message.client_id, problem=problem.problem(self.caller.language))

    async def _watch(self, seat: int | None) -> None:
        """Another seat sees other events: begin from the start."""
        viewer = self._viewer(seat)
        try:
            async with self.services.rooms.enter(self.table_id) as room:
                check_viewer(room, viewer)
        except ProblemError as error:
            problem = error.problem(self.caller.language)
            self.client.push(ENCODER.encode(Refused(client_id=None, problem=problem)))
            return
        self.client.viewer, self.client.version, self.client.seq = viewer, -1, -1
        self.client.call()
