"""A PostgreSQL of our own in a temporary folder, run as the user `postgres` if we are root."""

from __future__ import annotations

import glob
import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

ROOM = 2 << 30  # bytes that must be free in memory


def binary(name: str) -> str:
    """Where a program of PostgreSQL lies; the tests fail without it, they are not skipped."""
    found = shutil.which(name) or next(
        iter(sorted(glob.glob(f"/usr/lib/postgresql/*/bin/{name}"), reverse=True)), None
    )
    assert found, f"PostgreSQL's {name} is missing: install the package postgresql"
    return found


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def roomy_memory() -> str | None:
    """A folder in memory, where thousands of small files come and go quickly."""
    memory = "/dev/shm"
    if os.path.isdir(memory) and shutil.disk_usage(memory).free > ROOM:
        return memory
    return None


class Cluster:
    """One database server."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="starboard-pg-", dir=roomy_memory()))
        self.port = free_port()
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        data = str(self.folder / "data")
        self._run(binary("initdb"), "-D", data, "-A", "trust", "-U", "postgres", "--no-sync")
        options = f"-p {self.port} -h 127.0.0.1 -k {self.folder} -c fsync=off"
        self._run(binary("pg_ctl"), "-D", data, "-o", options, "-w", "-l", f"{data}/log", "start")

    def _run(self, *command: str) -> None:
        user = "postgres" if os.geteuid() == 0 else None
        subprocess.run(
            command, check=True, capture_output=True, user=user, cwd="/", env=dict(os.environ)
        )

    def create(self, name: str, template: str = "") -> str:
        """A fresh database; its address."""
        address = f"postgresql://postgres@127.0.0.1:{self.port}"
        made = f"CREATE DATABASE {name}" + (f" TEMPLATE {template}" if template else "")
        self._run(binary("psql"), f"{address}/postgres", "-qc", made)
        return f"{address}/{name}"

    def drop(self, name: str) -> None:
        """Remove a database, whoever still holds it."""
        address = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        gone = f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"
        self._run(binary("psql"), address, "-qc", gone)

    def stop(self) -> None:
        """End it and remove its files."""
        data = str(self.folder / "data")
        self._run(binary("pg_ctl"), "-D", data, "-m", "immediate", "-w", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)
