"""Fake mail and web servers that keep what they get."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import Message

from aiosmtpd.smtp import SMTP as SmtpProtocol
from aiosmtpd.smtp import Envelope, Session


class MailSink:
    """Keeps letters."""

    def __init__(self) -> None:
        self.letters: list[Message] = []
        self.came = asyncio.Event()

    async def handle_DATA(self, server: object, session: Session, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        self.letters.append(message_from_bytes(envelope.content))
        self.came.set()
        return "250 OK"


@asynccontextmanager
async def mail_sink(port: int) -> AsyncIterator[MailSink]:
    sink = MailSink()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SmtpProtocol(sink, loop=loop), "127.0.0.1", port)
    try:
        yield sink
    finally:
        server.close()


class WebSink:
    """Answers with the next of `statuses` (the last one again and again) and keeps bodies."""

    def __init__(self, statuses: list[int]) -> None:
        self.statuses = statuses
        self.bodies: list[bytes] = []
        self.headers: list[bytes] = []

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(
            int(line.split(b":")[1])
            for line in head.split(b"\r\n")
            if line.lower().startswith(b"content-length")
        )
        self.headers.append(head)
        self.bodies.append(await reader.readexactly(length))
        status = self.statuses.pop(0) if len(self.statuses) > 1 else self.statuses[0]
        answer = f"HTTP/1.1 {status} X\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
        writer.write(answer.encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def web_sink(port: int, *statuses: int) -> AsyncIterator[WebSink]:
    sink = WebSink(list(statuses) or [200])
    server = await asyncio.start_server(sink.answer, "127.0.0.1", port)
    try:
        yield sink
    finally:
        server.close()
