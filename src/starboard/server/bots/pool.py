"""The pool of worker processes: one that crashed or hangs is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from typing import Final, TypeVar

import msgspec
import structlog
from msgspec import Struct

from starboard.server import metrics
from starboard.server.bots.worker import Job, Thought

Reply = TypeVar("Reply", bound=Struct)
LOG: Final = structlog.get_logger()
LINE_LIMIT: Final = 16_000_000
COMMAND: Final = (sys.executable, "-m", "starboard.server.bots.worker")


class WorkerLost(Exception):
    """The worker died, hung or failed; nothing has been decided."""


class Pool:
    """Up to `size` processes, started when needed."""

    def __init__(self, size: int, limit: float, command: tuple[str, ...] = COMMAND) -> None:
        self.limit = limit
        self.command = command
        self._turn = asyncio.Semaphore(size)
        self._idle: list[asyncio.subprocess.Process] = []
        self._all: set[asyncio.subprocess.Process] = set()

    async def think(self, job: Job) -> str:
        """The move that the bot chooses; `WorkerLost` if there is none in time."""
        return (await self.weigh(job)).move

    async def weigh(self, job: Job) -> Thought:
        """The same with what the bot thinks of its best moves, if the job asks for it."""
        thought = await self.ask(job, Thought, job.seconds)
        if thought.error:
            raise WorkerLost(thought.error)
        return thought

    async def ask(self, question: Struct, kind: type[Reply], seconds: float) -> Reply:
        """A worker's reply to a question that takes these seconds."""
        async with self._turn:
            worker = self._idle.pop() if self._idle else await self._start()
            try:
                async with asyncio.timeout(seconds + self.limit):
                    reply = await self._ask(worker, question, kind)
            except BaseException as error:
                await self._discard(worker)
                if isinstance(error, (TimeoutError, OSError, msgspec.DecodeError, EOFError)):
                    raise WorkerLost(f"the worker was lost: {error!r}") from None
                raise
            self._idle.append(worker)
        return reply

    async def _ask(
        self, worker: asyncio.subprocess.Process, question: Struct, kind: type[Reply]
    ) -> Reply:
        assert worker.stdin is not None, "pipes are always open"
        assert worker.stdout is not None, "pipes are always open"
        worker.stdin.write(msgspec.json.encode(question) + b"\n")
        await worker.stdin.drain()
        line = await worker.stdout.readline()
        if not line:
            raise EOFError("it ended")
        return msgspec.json.decode(line, type=kind)

    async def _start(self) -> asyncio.subprocess.Process:
        worker = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE_LIMIT,
            env=dict(os.environ, PYTHONPATH=os.pathsep.join(sys.path)),
        )
        self._all.add(worker)
        return worker

    async def _discard(self, worker: asyncio.subprocess.Process) -> None:
        metrics.THINKERS_LOST.inc()
        LOG.warning("worker replaced", pid=worker.pid)
        await self._end(worker)

    async def _end(self, worker: asyncio.subprocess.Process) -> None:
        self._all.discard(worker)
        with contextlib.suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()

    async def close(self) -> None:
        """End all workers."""
        for worker in list(self._all):
            await self._end(worker)
        self._idle.clear()
