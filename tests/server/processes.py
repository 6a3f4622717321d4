"""Servers as processes of their own, to be killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys

import httpx
from tests.server.clusters import free_port

START = "import sys; from starboard.cli import main; main(sys.argv[1:])"


class ServerProcess:
    """`starboard serve` on a port of its own."""

    def __init__(
        self, database: str, port: int | None = None, bus: str = "", poll: float = 0.5
    ) -> None:
        self.database = database
        self.bus = bus
        self.poll = poll
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Begin and wait until it is ready."""
        environment = dict(
            os.environ,
            PYTHONPATH=os.pathsep.join(sys.path),
            STARBOARD_REQUESTS_PER_MINUTE="1000000",
            STARBOARD_MESSAGES_PER_MINUTE="1000000",
            STARBOARD_SIGN_INS_PER_MINUTE="1000000",
            STARBOARD_POLL_SECONDS=str(self.poll),
        )
        flags = ["serve", "--no-browser", "--port", str(self.port), "--database", self.database]
        flags += ["--bus", self.bus] if self.bus else []
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, *flags], env=environment, stderr=subprocess.DEVNULL
        )
        async with httpx.AsyncClient() as client, asyncio.timeout(180):
            while True:
                assert self.process.poll() is None, "the server has ended"
                with contextlib.suppress(httpx.HTTPError):
                    if (await client.get(f"{self.address}/ready")).status_code == 200:
                        return
                await asyncio.sleep(0.05)

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """End it if it still runs."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
