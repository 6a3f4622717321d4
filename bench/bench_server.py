"""Moves per second and latency of a running server: many tables, two WebSockets each.

Starts `starboard serve` itself (several processes on PostgreSQL with --database and --processes),
fills it with games in mid-play and sends scripted legal moves. The rate is offered, not negotiated:
move k is due at k / rate seconds whatever the server does, and its time runs from then until the
last client of the table has the update.

    python bench/bench_server.py --tables 200 --rate 100 --seconds 30
    python bench/bench_server.py --database postgresql://... --processes 2
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import IO

import click
import httpx
import uvloop
from raw_sockets import RawSocket, connect
from scripted_games import Script, scripted_game

import starboard

START = "import sys; from starboard.cli import main; main(sys.argv[1:])"
LIMITS = ("REQUESTS_PER_MINUTE", "MESSAGES_PER_MINUTE", "SIGN_INS_PER_MINUTE")
PATIENCE = 30.0


class Server:
    """One process of the server."""

    def __init__(self, database: str, bus: str, log: IO[str] | int) -> None:
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            port = found.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        environment = dict(os.environ, PYTHONPATH=os.pathsep.join(sys.path))
        environment |= {f"STARBOARD_{name}": "10000000" for name in LIMITS}
        flags = ["serve", "--no-browser", "--port", str(port), "--database", database]
        flags += ["--bus", bus] if bus else []
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

    def cpu_seconds(self) -> float:
        """Processor time so far."""
        return cpu_seconds(self.process.pid)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


def cpu_seconds(pid: int) -> float:
    """Processor time of a process: it does not depend on what else the machine does."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class TableLoad:
    """One table with two clients; a move begins when the one before has reached both."""

    def __init__(self, table: str, script: Script, mover: int) -> None:
        self.table = table
        self.script = script
        self.mover = mover
        self.sockets: list[RawSocket] = []
        self.versions = [0, 0]
        self.due: list[float] = []
        self.waiting = False
        self.times: list[float] = []
        self.refused = 0

    async def connect(self, addresses: list[str], cookie: str) -> None:
        path = f"/api/tables/{self.table}/live"
        for seat in (0, 1):
            address = addresses[seat % len(addresses)]
            self.sockets.append(await connect(address, path, cookie, self._heard))
            self.sockets[seat].send(json.dumps({"type": "hello", "seat": seat}).encode())
        while not all(self.versions):
            await asyncio.sleep(0.01)

    def _heard(self, client: RawSocket, data: bytes) -> None:
        if data.startswith(b'{"type":"refused"'):
            self.refused += 1
            self.waiting = False
        elif data.startswith(b'{"type":"update","version":'):
            found = int(data[27 : data.index(b",", 27)])
            self.versions[self.sockets.index(client)] = found
            if self.waiting and min(self.versions) > self.before:
                self.waiting = False
                self.times.append(time.perf_counter() - self.due.pop(0))
                self._next()

    def move(self, due: float) -> None:
        """A move is due."""
        self.due.append(due)
        if not self.waiting:
            self._next()

    def _next(self) -> None:
        if self.due and self.script:
            seat, move = self.script.pop(0)
            self.before, self.waiting = max(self.versions), True
            body = {
                "type": "play",
                "seat": seat,
                "move": move,
                "version": self.before,
                "client_id": str(len(self.script)),
            }
            self.sockets[self.mover].send(json.dumps(body).encode())


class Bench:
    """Tables, their clients and the times measured."""

    def __init__(self, servers: list[Server]) -> None:
        self.servers = servers
        self.tables: list[TableLoad] = []

    def megabytes(self) -> float:
        return sum(server.megabytes() for server in self.servers)

    def cpu(self) -> float:
        return sum(server.cpu_seconds() for server in self.servers)

    async def fill(self, games: list[tuple[str, Script]], count: int) -> str:
        """Make the tables and return the cookie of their owner."""
        async with httpx.AsyncClient(base_url=self.servers[0].address, timeout=60) as client:
            me = (await client.post("/api/guests", json={"name": "Bench"})).json()
            headers = {"X-CSRF-Token": me["csrf"]}
            for number in range(count):
                text, script = games[number % len(games)]
                answer = await client.post(
                    "/api/tables/import", json={"text": text}, headers=headers
                )
                answer.raise_for_status()
                self.tables.append(TableLoad(answer.json()["id"], list(script), number % 2))
            cookie = f"starboard={client.cookies['starboard']}"
            for server in self.servers[1:]:
                await self._warm(server.address, cookie)
            return cookie

    async def _warm(self, address: str, cookie: str) -> None:
        async with httpx.AsyncClient(base_url=address, headers={"Cookie": cookie}) as client:
            for table in self.tables:
                (await client.get(f"/api/tables/{table.table}/view")).raise_for_status()

    async def connect(self, cookie: str) -> None:
        addresses = [server.address for server in self.servers]
        for table in self.tables:
            await table.connect(addresses, cookie)

    async def run(self, rate: float, seconds: float) -> float:
        """Offer moves at a steady rate; returns the seconds until the last one had arrived."""
        begin = time.perf_counter() + 0.1
        for number in range(int(rate * seconds)):
            due = begin + number / rate
            wait = due - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            self.tables[number % len(self.tables)].move(due)
        end = time.perf_counter() + PATIENCE
        while any(table.waiting for table in self.tables) and time.perf_counter() < end:
            await asyncio.sleep(0.005)
        return time.perf_counter() - begin


async def measure(
    database: str, bus: str, processes: int, games: list[tuple[str, Script]], tables: int,
    rate: float, seconds: float, log: IO[str] | int,
) -> dict[str, object]:  # fmt: skip
    servers = [Server(database, bus, log)]
    try:
        await servers[0].ready()
        servers += [Server(database, bus, log) for _ in range(processes - 1)]
        for server in servers:
            await server.ready()
        bench = Bench(servers)
        empty = bench.megabytes()
        cookie = await bench.fill(games, tables)
        warm = bench.megabytes()
        await bench.connect(cookie)
        full = bench.megabytes()
        await asyncio.sleep(2)
        busy, own = bench.cpu(), cpu_seconds(os.getpid())
        taken = await bench.run(rate, seconds)
        busy, own = bench.cpu() - busy, cpu_seconds(os.getpid()) - own
        memory = [(warm - empty) / tables / processes, (full - warm) / tables / 2]
        return report(bench, taken, memory, busy, own)
    finally:
        for server in servers:
            server.stop()


def report(
    bench: Bench, seconds: float, memory: list[float], busy: float, own: float
) -> dict[str, object]:
    """What was measured, as one document."""
    times = [taken for table in bench.tables for taken in table.times]
    cuts = statistics.quantiles(times, n=100)
    sockets = [client for table in bench.tables for client in table.sockets]
    return {
        "tables": len(bench.tables),
        "clients": len(sockets),
        "processes": len(bench.servers),
        "compiled": starboard.engine.table.__file__.endswith(".so"),
        "moves": len(times),
        "refused": sum(table.refused for table in bench.tables),
        "lost": sum(table.waiting for table in bench.tables),
        "moves_per_s": round(len(times) / seconds, 1),
        "p50_ms": round(cuts[49] * 1000, 1),
        "p95_ms": round(cuts[94] * 1000, 1),
        "p99_ms": round(cuts[98] * 1000, 1),
        "max_ms": round(max(times) * 1000, 1),
        "server_cpu_ms_per_move": round(busy / len(times) * 1000, 2),
        "client_cpu_ms_per_move": round(own / len(times) * 1000, 2),
        "kb_per_client": round(sum(one.received for one in sockets) / len(sockets) / 1000, 1),
        "mb_per_warm_table": round(memory[0], 3),
        "mb_per_client": round(memory[1], 3),
        "load_average": os.getloadavg()[0],
    }


@click.command()
@click.option("--database", default="", help="Default: a temporary SQLite file.")
@click.option("--bus", default="", help="redis://... to keep the processes in step.")
@click.option("--processes", default=1)
@click.option("--game", default="eclipse")
@click.option("--seats", default=4)
@click.option("--tables", default=200)
@click.option("--rate", default=100.0, help="Moves per second.")
@click.option("--seconds", default=30.0)
@click.option("--log", type=click.File("w"), help="Where the servers' log goes.")
def main(
    database: str, bus: str, processes: int, game: str, seats: int, tables: int,
    rate: float, seconds: float, log: IO[str] | None,
) -> None:  # fmt: skip
    """Measure a server; the figures are one JSON document."""
    moves = int(rate * seconds / tables) + 2
    games = [scripted_game(game, seats, f"bench {k}", moves) for k in range(min(tables, 20))]
    with tempfile.TemporaryDirectory() as folder:
        address = database or str(Path(folder) / "bench.db")
        where = log or subprocess.DEVNULL
        found = uvloop.run(measure(address, bus, processes, games, tables, rate, seconds, where))
    click.echo(json.dumps(found))


if __name__ == "__main__":
    main()
