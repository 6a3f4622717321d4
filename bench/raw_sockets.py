"""A WebSocket client that costs next to nothing: frames are counted and inflated, never parsed.

The load generator shares the machine with what it measures, so it must stay cheap.
"""

from __future__ import annotations

import asyncio
import base64
import os
import struct
import zlib
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

OFFER = "permessage-deflate; client_no_context_takeover; client_max_window_bits"
TAIL = b"\x00\x00\xff\xff"
Heard = Callable[["RawSocket", bytes], None]


class RawSocket(asyncio.Protocol):
    """One connection; every message is handed over as bytes."""

    def __init__(self, host: str, path: str, cookie: str, heard: Heard) -> None:
        self.host, self.path, self.cookie = host, path, cookie
        self.heard = heard
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.buffer = bytearray()
        self.parts: list[bytes] = []
        self.squeezed = False
        self.received = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {self.path} HTTP/1.1",
            f"Host: {self.host}",
            f"Cookie: {self.cookie}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            f"Sec-WebSocket-Extensions: {OFFER}",
        ]
        self.transport.write("\r\n".join([*lines, "", ""]).encode())

    def connection_lost(self, error: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self.buffer += data
        if not self.open.done():
            self._shake_hands()
        while self._frame():
            pass

    def _shake_hands(self) -> None:
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0:
            return
        head = bytes(self.buffer[:end])
        if not head.startswith(b"HTTP/1.1 101"):
            self.open.set_exception(ConnectionError(head.decode()))
            return
        self.inflater = zlib.decompressobj(-15)
        del self.buffer[: end + 4]
        self.open.set_result(None)

    def _frame(self) -> bool:
        """Take one whole frame from the buffer."""
        if not self.open.done() or len(self.buffer) < 2:
            return False
        size, start = self.buffer[1], 2
        if size == 126:
            start = 4
        elif size == 127:
            start = 10
        if len(self.buffer) < start:
            return False
        if start > 2:
            size = int.from_bytes(self.buffer[2:start], "big")
        if len(self.buffer) < start + size:
            return False
        first, body = self.buffer[0], bytes(self.buffer[start : start + size])
        del self.buffer[: start + size]
        self._message(first, body)
        return True

    def _message(self, first: int, body: bytes) -> None:
        code = first & 15
        if code == 9:
            self._write(0x8A, body)
        if code > 2:
            return
        if code:
            self.parts, self.squeezed = [], first & 0x40 != 0
        self.parts.append(body)
        if first & 0x80:
            data = b"".join(self.parts)
            self.heard(self, self.inflater.decompress(data + TAIL) if self.squeezed else data)

    def send(self, text: bytes) -> None:
        """A text message; a mask of zeros is allowed and costs nothing."""
        self._write(0x81, text)

    def _write(self, first: int, body: bytes) -> None:
        size = len(body)
        head = (
            struct.pack("!BB", first, 0x80 | size)
            if size < 126
            else struct.pack("!BBH", first, 0x80 | 126, size)
        )
        self.transport.write(head + b"\0\0\0\0" + body)


async def connect(address: str, path: str, cookie: str, heard: Heard) -> RawSocket:
    """A connection that is ready to talk."""
    place = urlsplit(address)
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: RawSocket(place.netloc, path, cookie, heard), place.hostname, place.port
    )
    await socket.open
    return socket
