"""Battle odds on demand: worked out in a process of their own, once per position."""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from typing import Final, Literal

import structlog

from starboard.server.bots.pool import Pool, WorkerLost
from starboard.server.errors import ProblemError
from starboard.server.odds.worker import Question, Result
from starboard.server.structs import LuckList, OddsList
from starboard.server.tables.room import Room
from starboard.server.tables.views import shown_table

LOG: Final = structlog.get_logger()
COMMAND: Final = (sys.executable, "-m", "starboard.server.odds.worker")
GAMES: Final = ("eclipse",)
KEPT: Final = 512
SECONDS: Final = 3.0

Key = tuple[str, int, int, int | None, str]


class OddsAnswers:
    """Remembers the latest answers; whoever asks while one is being found waits for it."""

    def __init__(self, limit: float, command: tuple[str, ...] = COMMAND) -> None:
        self.pool = Pool(1, limit, command)
        self._known: OrderedDict[Key, asyncio.Task[Result]] = OrderedDict()

    def begin(
        self, room: Room, seat: int | None, what: Literal["odds", "luck"]
    ) -> asyncio.Task[Result]:
        """Ask for a position as far as this seat may know it; the room can be left meanwhile."""
        table = shown_table(room, seat)
        key = (room.row.id, room.row.version, table.seq, seat if what == "odds" else None, what)
        task = self._known.get(key)
        if task is None:
            log = [record.text(table.game.streams) for record in table.log]
            row = room.row
            question = Question(row.id, row.game, row.size, room.options, log, seat, what, SECONDS)
            task = asyncio.create_task(self._work_out(question, key))
            self._keep(key, task)
        return task

    async def odds(self, task: asyncio.Task[Result]) -> OddsList:
        """The odds, when they are there."""
        found = (await _finished(task)).odds
        assert found is not None, "odds were asked for"
        return found

    async def luck(self, task: asyncio.Task[Result]) -> LuckList:
        """The luck lines, when they are there."""
        found = (await _finished(task)).luck
        assert found is not None, "luck was asked for"
        return found

    async def close(self) -> None:
        """Give up what is being worked out."""
        for task in list(self._known.values()):
            task.cancel()
        await asyncio.gather(*self._known.values(), return_exceptions=True)
        await self.pool.close()

    def _keep(self, key: Key, task: asyncio.Task[Result]) -> None:
        self._known[key] = task
        while len(self._known) > KEPT:
            self._known.popitem(last=False)

    async def _work_out(self, question: Question, key: Key) -> Result:
        result = Result(error="no worker answered")
        try:
            result = await self.pool.ask(question, Result, SECONDS)
        except WorkerLost as error:
            result = Result(error=str(error))
        finally:
            if result.error or (result.odds is not None and not result.odds.complete):
                self._known.pop(key, None)
        if result.error:
            LOG.warning("odds lost", table=question.table, error=result.error)
        return result


async def _finished(task: asyncio.Task[Result]) -> Result:
    """A client that goes away does not stop the work for the others."""
    result = await asyncio.shield(task)
    if result.error:
        raise ProblemError("busy", "no_odds_now")
    return result
