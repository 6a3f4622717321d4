"""Requests that leave the house: one POST to a checked address, of which only the status is read.

Whoever receives a notice chooses the address, so nothing about it is trusted. Redirects are not
followed, the connection goes to the very address that was checked, and of the answer nothing but
the number of its first line is kept: nobody can read our own network through us.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import ssl
import threading
from collections.abc import Callable
from typing import Final, TypeVar
from urllib.parse import SplitResult, quote, urlsplit

from starboard.server.sentences import Sentence

T = TypeVar("T")
SECONDS: Final = 10.0
LINE: Final = 1024  # bytes of the answer's first line
SAFE: Final = "%/?:@!$&'()*+,;=~-._"
# What Python calls global and yet leads inside: translators, and a block of the protocol's own.
INSIDE: Final = [
    ipaddress.ip_network(text)
    for text in (
        "192.0.0.0/24",
        "::/96",
        "::ffff:0:0/96",
        "64:ff9b::/96",
        "64:ff9b:1::/48",
        "2002::/16",
    )
]


class NotSent(Exception):
    """The notice did not go out; `gone` says that it never will."""

    def __init__(self, code: str, *words: object, gone: bool = False) -> None:
        self.sentence = Sentence(code, *words)
        super().__init__(str(self.sentence))
        self.gone = gone


def checked_address(address: str, private: bool) -> SplitResult:
    """The parts of an address that may be called; `private` servers call plain http as well."""
    try:
        parts = urlsplit(address)
        fine = bool(parts.hostname) and parts.port != 0 and parts.username is None
        (parts.hostname or "").encode("idna")
    except ValueError:
        fine = False
    schemes = ("https", "http") if private else ("https",)
    if not fine or parts.scheme not in schemes or any(ord(c) < 33 for c in address):
        raise NotSent("address_refused", gone=True)
    return parts


def is_public(address: str) -> bool:
    """Does this address belong to the open internet, by whatever way it is written?"""
    found = ipaddress.ip_address(address)
    if any(found.version == network.version and found in network for network in INSIDE):
        return False
    special = found.is_multicast or found.is_reserved or found.is_unspecified or found.is_link_local
    return found.is_global and not found.is_private and not special


async def post(address: str, body: bytes, headers: dict[str, str], private: bool) -> None:
    """Send a body; any answer but a success is a `NotSent` with its status."""
    parts = checked_address(address, private)
    try:
        async with asyncio.timeout(SECONDS):
            status = await _status(parts, body, headers, private)
    except (OSError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
        raise NotSent("unreachable") from error
    if not 200 <= status < 300:
        raise NotSent("answered", status, gone=status in (404, 410))


async def _status(parts: SplitResult, body: bytes, headers: dict[str, str], private: bool) -> int:
    host = (parts.hostname or "").encode("idna").decode()
    tls = ssl.create_default_context() if parts.scheme == "https" else None
    port = parts.port or (443 if tls else 80)
    target = await _checked_target(host, port, private)
    reader, writer = await asyncio.open_connection(
        target, port, ssl=tls, server_hostname=host if tls else None, limit=LINE
    )
    try:
        writer.write(_head(parts, host, headers, len(body)) + body)
        await writer.drain()
        line = await reader.readuntil(b"\n")
        return int(line.split(b" ", 2)[1])
    except IndexError:
        raise ValueError("the answer is no HTTP") from None
    finally:
        writer.transport.abort()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


async def _checked_target(host: str, port: int, private: bool) -> str:
    """The address that will be called; one address that is not public spoils them all."""
    found = await resolve(host, port)
    if not found:
        raise NotSent("unreachable")
    if not private and not all(is_public(address) for address in found):
        raise NotSent("address_refused", gone=True)
    return found[0]


async def resolve(host: str, port: int) -> list[str]:
    """The addresses of a name."""
    found = await in_thread(lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM))
    return [str(row[4][0]) for row in found]


async def in_thread(work: Callable[[], T]) -> T:
    """Do something that blocks in a thread that nobody has to wait for when the server stops."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def finish(result: T | None, error: Exception | None) -> None:
        if done.cancelled():
            return
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(result)  # type: ignore[arg-type]

    def run() -> None:
        result: T | None = None
        fault: Exception | None = None
        try:
            result = work()
        except Exception as error:
            fault = error
        with contextlib.suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(finish, result, fault)

    threading.Thread(target=run, name="outbound", daemon=True).start()
    return await done


def _head(parts: SplitResult, host: str, headers: dict[str, str], length: int) -> bytes:
    path = quote(parts.path or "/", safe=SAFE) + ("?" if parts.query else "")
    shown = f"[{host}]" if ":" in host else host
    named = shown if parts.port is None else f"{shown}:{parts.port}"
    lines = [
        f"POST {path}{quote(parts.query, safe=SAFE)} HTTP/1.1",
        f"Host: {named}",
        "User-Agent: Starboard",
        f"Content-Length: {length}",
        "Connection: close",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("ascii")
