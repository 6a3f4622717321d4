"""Moves per second and latency of a running server: many tables, two WebSockets each.

Starts `starboard serve` itself (several processes on PostgreSQL with --database and --processes),
fills it with games in mid-play, sends scripted legal moves at a steady rate and measures the time
from sending to the receipt of the update by the last client.

    python bench/bench_server.py --tables 200 --rate 100 --seconds 30
    python bench/bench_server.py --database postgresql://... --processes 2
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import IO, Any

import click
import httpx
import websockets
from websockets.asyncio.client import ClientConnection

import starboard

START = "import sys; from starboard.cli import main; main(sys.argv[1:])"
LIMITS = ("REQUESTS_PER_MINUTE", "MESSAGES_PER_MINUTE", "SIGN_INS_PER_MINUTE")
Script = list[tuple[int, str]]


def scripted_game(game: str, seats: int, seed: str, before: int, after: int) -> tuple[str, Script]:
    """The save text of a game in mid-play, and the moves that follow."""
    for attempt in range(1000):
        picks = random.Random(f"{seed} {attempt}")
        table = starboard.new(game, seats, f"{seed} {attempt}")
        text, script = "", []
        while not table.over and len(script) < after:
            seat = table.actors[0]
            move = str(picks.choice(table.legal(seat)))
            if table.seq == before:
                text = table.save()
            if table.seq >= before:
                script.append((seat, move))
            table.play(seat, move)
        if len(script) >= after:
            return text, script
    raise SystemExit("no game was long enough")


class Server:
    """One process of the server."""

    def __init__(self, database: str, log: IO[str] | int) -> None:
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            port = found.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        environment = dict(os.environ, PYTHONPATH=os.pathsep.join(sys.path))
        environment |= {f"STARBOARD_{name}": "10000000" for name in LIMITS}
        flags = ["serve", "--no-browser", "--port", str(port), "--database", database]
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, *flags], env=environment, stderr=log
        )

    async def ready(self) -> None:
        async with httpx.AsyncClient() as client:
            while True:
                try:
                    if (await client.get(f"{self.address}/ready")).status_code == 200:
                        return
                except httpx.HTTPError:
                    await asyncio.sleep(0.1)

    def megabytes(self) -> float:
        """Resident memory."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGESIZE") / 1e6

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


class Bench:
    """Tables, their clients and the times measured."""

    def __init__(self, servers: list[Server]) -> None:
        self.servers = servers
        self.tables: list[TableLoad] = []
        self.times: list[float] = []
        self.refused = 0

    async def fill(self, games: list[tuple[str, Script]], count: int) -> None:
        async with httpx.AsyncClient(base_url=self.servers[0].address, timeout=60) as client:
            me = (await client.post("/api/guests", json={"name": "Bench"})).json()
            headers = {"X-CSRF-Token": me["csrf"]}
            cookie = f"starboard={client.cookies['starboard']}"
            for number in range(count):
                text, script = games[number % len(games)]
                answer = await client.post(
                    "/api/tables/import", json={"text": text}, headers=headers
                )
                answer.raise_for_status()
                self.tables.append(TableLoad(answer.json()["id"], list(script)))
            for table in self.tables:
                await table.connect([server.address for server in self.servers], cookie)

    async def run(self, rate: float, seconds: float) -> float:
        """Send moves at a steady rate; gives the seconds that it really took."""
        begin = time.perf_counter()
        jobs = []
        for number in range(int(rate * seconds)):
            wait = begin + number / rate - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            jobs.append(asyncio.create_task(self._one(self.tables[number % len(self.tables)])))
        await asyncio.gather(*jobs)
        return time.perf_counter() - begin

    async def _one(self, table: TableLoad) -> None:
        async with table.lock:
            if not table.script:
                return
            taken = await table.move()
        if taken is None:
            self.refused += 1
        else:
            self.times.append(taken)


class TableLoad:
    """One table with two clients."""

    def __init__(self, table: str, script: Script) -> None:
        self.table = table
        self.script = script
        self.lock = asyncio.Lock()
        self.clients: list[ClientConnection] = []
        self.version = 0

    async def connect(self, addresses: list[str], cookie: str) -> None:
        for seat in (0, 1):
            address = addresses[seat % len(addresses)].replace("http", "ws")
            client = await websockets.connect(
                f"{address}/api/tables/{self.table}/live",
                additional_headers={"Cookie": cookie},
                max_size=None,
            )
            await client.send(json.dumps({"type": "hello", "seat": seat}))
            self.clients.append(client)
            self.version = (await self._until(client, "update", 0))["version"]

    async def _until(self, client: ClientConnection, kind: str, version: int) -> Any:
        while True:
            message = json.loads(await client.recv())
            if message["type"] == "refused":
                return None
            if message["type"] == kind and message["version"] >= version:
                return message

    async def move(self) -> float | None:
        seat, move = self.script.pop(0)
        body = {
            "type": "play",
            "seat": seat,
            "move": move,
            "version": self.version,
            "client_id": str(len(self.script)),
        }
        begin = time.perf_counter()
        await self.clients[0].send(json.dumps(body))
        wanted = self.version + 1
        found = await asyncio.gather(
            *(self._until(client, "update", wanted) for client in self.clients[:1])
        )
        if found[0] is None:
            self.script.clear()
            return None
        await self._until(self.clients[1], "update", wanted)
        self.version = found[0]["version"]
        return time.perf_counter() - begin


def report(bench: Bench, seconds: float, memory: float, count: int) -> dict[str, object]:
    """The figures."""
    cuts = statistics.quantiles(bench.times, n=100)
    return {
        "tables": count,
        "processes": len(bench.servers),
        "compiled": starboard.engine.table.__file__.endswith(".so"),
        "moves": len(bench.times),
        "refused": bench.refused,
        "moves_per_s": round(len(bench.times) / seconds, 1),
        "p50_ms": round(cuts[49] * 1000, 1),
        "p95_ms": round(cuts[94] * 1000, 1),
        "p99_ms": round(cuts[98] * 1000, 1),
        "mb_per_warm_table": round(memory, 3),
    }


async def measure(
    database: str,
    processes: int,
    game: str,
    seats: int,
    tables: int,
    rate: float,
    seconds: float,
    log: IO[str] | int,
) -> dict[str, object]:
    needed = int(rate * seconds / tables) + 2
    games = [scripted_game(game, seats, f"bench {k}", 40, needed) for k in range(10)]
    servers = [Server(database, log)]
    try:
        await servers[0].ready()
        servers += [Server(database, log) for _ in range(processes - 1)]
        for server in servers:
            await server.ready()
        bench = Bench(servers)
        before = sum(server.megabytes() for server in servers)
        await bench.fill(games, tables)
        memory = (sum(server.megabytes() for server in servers) - before) / tables / processes
        taken = await bench.run(rate, seconds)
        return report(bench, taken, memory, tables)
    finally:
        for server in servers:
            server.stop()


@click.command()
@click.option("--database", default="", help="Default: a temporary SQLite file.")
@click.option("--processes", default=1)
@click.option("--game", default="eclipse")
@click.option("--seats", default=4)
@click.option("--tables", default=200)
@click.option("--rate", default=100.0, help="Moves per second.")
@click.option("--seconds", default=30.0)
@click.option("--log", type=click.File("w"), help="Where the servers' log goes.")
def main(
    database: str,
    processes: int,
    game: str,
    seats: int,
    tables: int,
    rate: float,
    seconds: float,
    log: IO[str] | None,
) -> None:
    """Measure a server; the figures are one JSON document."""
    with tempfile.TemporaryDirectory() as folder:
        address = database or str(Path(folder) / "bench.db")
        found = asyncio.run(
            measure(
                address, processes, game, seats, tables, rate, seconds, log or subprocess.DEVNULL
            )
        )
    click.echo(json.dumps(found))


if __name__ == "__main__":
    main()
