"""What was acknowledged is there, whatever happens to the process."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator

import httpx
import pytest
from tests.server.players import Player, legal
from tests.server.processes import ServerProcess

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
KILLS = 20


@pytest.fixture
async def server(database: str) -> AsyncIterator[ServerProcess]:
    made = ServerProcess(database)
    await made.start()
    yield made
    made.stop()


async def new_table(player: Player) -> str:
    """A hot-seat table, so that one client can always move."""
    made = await player.post("/tables", {"game": "mini", "seats": 2, "hot_seat": True}, 201)
    await player.post(f"/tables/{made['id']}/join", {})
    await player.post(f"/tables/{made['id']}/start")
    return str(made["id"])


class Mover:
    """Plays on and on, and remembers what the server said yes to."""

    def __init__(self, player: Player, number: int) -> None:
        self.player = player
        self.picks = random.Random(number)
        self.number = number
        self.table = ""
        self.acknowledged: list[tuple[str, int, int, str]] = []

    async def play_on(self) -> None:
        """Until the server is gone."""
        try:
            while True:
                await self._one_move()
        except httpx.HTTPError:
            return

    async def _one_move(self) -> None:
        if not self.table:
            self.table = await new_table(self.player)
        for seat in (0, 1):
            update = await self.player.get(f"/tables/{self.table}/view?seat={seat}")
            if update["view"]["over"]:
                self.table = ""
                return
            if legal(update):
                await self._send(seat, update["version"], self.picks.choice(legal(update)))
                return

    async def _send(self, seat: int, version: int, move: str) -> None:
        name = f"{self.number}-{len(self.acknowledged)}-{self.picks.random()}"
        body = {"seat": seat, "move": move, "version": version, "client_id": name}
        answer = await self.player.ask("POST", f"/tables/{self.table}/moves", body)
        if answer.status_code == 200:
            seq = answer.json()["view"]["seq"]
            self.acknowledged.append((self.table, seq, seat, move))


async def test_no_acknowledged_move_is_lost_when_the_server_is_killed(
    server: ServerProcess,
) -> None:
    movers = []
    for number in range(3):
        player = Player(server.address)
        movers.append(Mover(await player.sit_down(f"Mover {number}"), number))
    picks = random.Random(7)
    for _ in range(KILLS):
        wanted = sum(len(mover.acknowledged) for mover in movers) + picks.randint(1, 8)
        work = asyncio.gather(*(mover.play_on() for mover in movers))
        while sum(len(mover.acknowledged) for mover in movers) < wanted:
            await asyncio.sleep(0.01)
        await asyncio.sleep(picks.uniform(0.0, 0.05))
        server.kill()
        await work
        await server.start()
    count = 0
    for mover in movers:
        logs: dict[str, list[str]] = {}
        for table, seq, seat, move in mover.acknowledged:
            if table not in logs:
                text = (await mover.player.ask("GET", f"/tables/{table}/export")).text
                logs[table] = text.splitlines()[2:]
            found = logs[table][seq].split(" # ")[0].split(" ", 3)
            assert (found[0], found[1], found[3]) == (str(seq), str(seat), move)
            count += 1
        await mover.player.close()
    assert count >= KILLS
