"""A Redis of our own that keeps nothing."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time

from tests.server.clusters import free_port


class RedisServer:
    """One Redis process; it can be killed and come back."""

    def __init__(self) -> None:
        found = shutil.which("redis-server")
        assert found, "redis-server is missing: install the package redis-server"
        self.program = found
        self.port = free_port()
        self.address = f"redis://127.0.0.1:{self.port}/0"
        self.start()

    def start(self) -> None:
        """Begin and wait until it listens."""
        flags = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", "/tmp"]
        self.process = subprocess.Popen([self.program, *flags], stdout=subprocess.DEVNULL)
        for _ in range(600):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("Redis did not start")

    def stop(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait()
