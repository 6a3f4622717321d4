"""Players for tests: they talk to a real server like a browser does."""

from __future__ import annotations

import asyncio
import itertools
import json
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

Json = dict[str, Any]
_numbers = itertools.count()


class Live:
    """The WebSocket of one player at one table; unread messages wait in order."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[Json] = []
        self.seen: Json = {}
        self.raw: list[str] = []

    async def send(self, **message: object) -> None:
        await self.connection.send(json.dumps(message))

    async def next(self, kind: str, seconds: float = 10.0) -> Json:
        """The next message of a kind; the others stay in `heard`."""
        async with asyncio.timeout(seconds):
            while True:
                text = str(await self.connection.recv())
                self.raw.append(text)
                message: Json = json.loads(text)
                self.heard.append(message)
                if message["type"] == "update":
                    self.seen = message
                if message["type"] == kind:
                    return message

    async def until(self, version: int) -> Json:
        """The first update at or above a version."""
        while self.seen.get("version", -1) < version:
            await self.next("update")
        return self.seen

    async def play(self, seat: int, move: str, version: int | None = None) -> Json:
        """Send a move; the answer is `accepted` or `refused`."""
        name = f"c{next(_numbers)}"
        seen = self.seen["version"] if version is None else version
        await self.send(type="play", seat=seat, move=move, version=seen, client_id=name)
        while True:
            answer = await self.next_of("accepted", "refused")
            if answer["client_id"] == name:
                return answer

    async def next_of(self, *kinds: str) -> Json:
        async with asyncio.timeout(10):
            while True:
                text = str(await self.connection.recv())
                self.raw.append(text)
                message: Json = json.loads(text)
                self.heard.append(message)
                if message["type"] == "update":
                    self.seen = message
                if message["type"] in kinds:
                    return message

    async def close(self) -> None:
        await self.connection.close()


class Player:
    """Somebody with a browser."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.client = httpx.AsyncClient(base_url=address, timeout=20)
        self.me: Json = {}
        self.language = ""
        self.lives: list[Live] = []

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        headers = {"X-CSRF-Token": self.me.get("csrf", "")}
        if self.language:
            headers["Accept-Language"] = self.language
        content = None if body is None else json.dumps(body)
        if content is not None:
            headers["Content-Type"] = "application/json"
        return await self.client.request(method, f"/api{path}", content=content, headers=headers)

    async def get(self, path: str, status: int = 200) -> Any:
        return self._read(await self.ask("GET", path), status)

    async def post(self, path: str, body: object = None, status: int | None = None) -> Any:
        return self._read(await self.ask("POST", path, body), status)

    async def put(self, path: str, body: object, status: int = 200) -> Any:
        return self._read(await self.ask("PUT", path, body), status)

    def _read(self, response: httpx.Response, status: int | None) -> Any:
        fine = response.is_success if status is None else response.status_code == status
        assert fine, f"{response.status_code} {response.text}"
        return response.json() if response.content else None

    async def sit_down(self, name: str) -> Player:
        self.me = await self.post("/guests", {"name": name}, 201)
        return self

    async def live(self, table: str, seat: int | None = None, **seen: object) -> Live:
        cookies = "; ".join(f"{k}={v}" for k, v in self.client.cookies.items())
        connection = await websockets.connect(
            f"{self.address.replace('http', 'ws')}/api/tables/{table}/live",
            additional_headers={"Cookie": cookies},
            origin=self.address,  # type: ignore[arg-type]
        )
        live = Live(connection)
        self.lives.append(live)
        await live.send(type="hello", seat=seat, **seen)
        await live.next("update")
        return live

    async def move(self, table: str, seat: int, move: str, status: int = 200) -> Json:
        view = await self.get(f"/tables/{table}/view?seat={seat}")
        body = {
            "seat": seat,
            "move": move,
            "version": view["version"],
            "client_id": f"c{next(_numbers)}",
        }
        answer: Json = await self.post(f"/tables/{table}/moves", body, status)
        return answer

    async def close(self) -> None:
        for live in self.lives:
            await live.close()
        await self.client.aclose()


async def table_of_two(ada: Player, bob: Player, **more: object) -> str:
    """A running table of the miniature game with two people."""
    made = await ada.post("/tables", {"game": "mini", "seats": 2, **more}, 201)
    table: str = made["id"]
    await bob.post(f"/tables/{table}/join", {})
    await bob.post(f"/tables/{table}/ready", {"ready": True})
    await ada.post(f"/tables/{table}/start")
    return table


def legal(update: Json) -> list[str]:
    """The moves in an update."""
    decision = update["view"]["decision"]
    return [] if decision is None else [move["move"] for move in decision["moves"]]
