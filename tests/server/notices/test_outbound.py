"""Requests that leave the house: checked addresses, no redirects, nothing read but the status."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from tests.server.clusters import free_port
from tests.server.notices.sinks import web_sink

from starboard.server.notices import outbound
from starboard.server.notices.outbound import NotSent, checked_address, is_public, post

pytestmark = pytest.mark.anyio
Answer = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@asynccontextmanager
async def hostile(answer: Answer) -> AsyncIterator[str]:
    """A server that answers as it likes, until the test is over."""
    port = free_port()
    talks: set[asyncio.Task[None]] = set()

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        talks.add(asyncio.current_task())  # type: ignore[arg-type]
        try:
            await answer(reader, writer)
        except (ConnectionError, asyncio.CancelledError):
            pass
        finally:
            writer.transport.abort()

    server = await asyncio.start_server(talk, "127.0.0.1", port)
    try:
        yield f"http://127.0.0.1:{port}/hook"
    finally:
        server.close()
        for task in talks:
            task.cancel()
        await asyncio.gather(*talks, return_exceptions=True)


async def send(address: str) -> None:
    await post(address, b"{}", {"Content-Type": "application/json"}, True)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "198.18.0.1",
        "192.0.0.8",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "0.0.0.0",
        "::",
        "::1",
        "::7f00:1",
        "::ffff:127.0.0.1",
        "::ffff:8.8.8.8",
        "64:ff9b::7f00:1",
        "64:ff9b::808:808",
        "64:ff9b:1::a00:1",
        "2002:7f00:1::",
        "2001:0:7f00:1::",
        "fc00::1",
        "fe80::1",
        "fe80::1%eth0",
        "ff02::1",
    ],
)
def test_an_address_that_leads_inside_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111"])
def test_an_address_of_the_internet_is_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "",
        "ftp://example.org/",
        "http://example.org/",
        "https://",
        "https://[k",
        "https://[::1",
        "https://example.org:99999/",
        "https://example.org:x/",
        "https://user:word@example.org/",
        "https://example.org/\r\nX-Other: 1",
        "https://exa mple.org/",
        "https://" + "a" * 70 + ".org/",
    ],
)
def test_an_address_that_cannot_be_called_is_refused(address: str) -> None:
    with pytest.raises(NotSent) as found:
        checked_address(address, private=False)
    assert found.value.gone


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "[::1]", "[64:ff9b::7f00:1]"])
async def test_a_name_of_our_own_network_is_not_called(host: str) -> None:
    with pytest.raises(NotSent) as found:
        await post(f"https://{host}/x", b"", {}, private=False)
    assert found.value.sentence.code == "address_refused"


async def test_one_private_address_spoils_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    async def both(host: str, port: int) -> list[str]:
        return ["8.8.8.8", "10.0.0.1"]

    monkeypatch.setattr(outbound, "resolve", both)
    with pytest.raises(NotSent) as found:
        await post("https://example.org/x", b"", {}, private=False)
    assert found.value.sentence.code == "address_refused"


async def test_the_connection_goes_to_the_address_that_was_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    port, asked = free_port(), []

    async def once(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"]

    monkeypatch.setattr(outbound, "resolve", once)
    async with web_sink(port) as sink:
        await send(f"http://nowhere.invalid:{port}/x?a=b%20ü")
    assert asked == ["nowhere.invalid"]
    assert f"Host: nowhere.invalid:{port}\r\n".encode() in sink.headers[0]
    assert sink.headers[0].startswith(b"POST /x?a=b%20%C3%BC HTTP/1.1\r\n")


async def test_a_redirect_is_not_followed() -> None:
    port = free_port()

    async def redirect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(f"HTTP/1.1 307 X\r\nLocation: http://127.0.0.1:{port}/\r\n\r\n".encode())
        await writer.drain()

    async with web_sink(port) as inside, hostile(redirect) as address:
        with pytest.raises(NotSent) as found:
            await send(address)
    assert str(found.value) == "the address answered with status 307"
    assert inside.headers == []


async def test_a_line_that_never_ends_is_cut_off() -> None:
    async def endless(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while True:
            writer.write(b"x" * 1000)
            await writer.drain()

    async with hostile(endless) as address:
        with pytest.raises(NotSent):
            await asyncio.wait_for(send(address), 5)


async def test_one_deadline_holds_for_the_whole_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbound, "SECONDS", 0.5)

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in range(100):
            writer.write(b"H")
            await asyncio.sleep(0.05)

    async with hostile(drip) as address:
        with pytest.raises(NotSent):
            await asyncio.wait_for(send(address), 2)


@pytest.mark.parametrize("line", [b"\r\n", b"HTTP/1.1\r\n", b"HTTP/1.1 abc\r\n", b"SSH-2.0\r\n"])
async def test_an_answer_that_is_no_http_is_a_failure(line: bytes) -> None:
    async def other(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(line)
        await writer.drain()

    async with hostile(other) as address:
        with pytest.raises(NotSent):
            await send(address)


async def test_work_in_a_thread_gives_its_error_to_the_caller() -> None:
    def fail() -> None:
        raise OSError("no")

    with pytest.raises(OSError, match="no"):
        await outbound.in_thread(fail)
