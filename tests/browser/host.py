"""Starts and stops the server that the browser talks to."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Final

CHROMIUM: Final = shutil.which("chromium") or "/usr/bin/chromium"
ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE_S: Final = 300.0
SETTINGS: Final = {"PYTHONUNBUFFERED": "1", "STARBOARD_TEST_SEEDS": "true"}


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Host:
    """One server process with its own database; it keeps both over a restart."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = folder / "tables.db"
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start and wait until it answers."""
        command = [sys.executable, "-m", "starboard", "serve", "--no-browser"]
        command += ["--port", str(self.port), "--database", str(self.database)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, env={**os.environ, **SETTINGS}
            )
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.address}/api/games", timeout=20):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.2)
        raise TimeoutError(self.log.read_text())

    def stop(self) -> None:
        """Stop it and wait."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(timeout=PATIENCE_S)
            self.process = None
