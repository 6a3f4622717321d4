"""Rate limits: a bucket of requests per caller that refills steadily."""

from __future__ import annotations

import time
from hashlib import sha256
from typing import Final

from starboard.server.errors import ProblemError
from starboard.server.settings import Settings
from starboard.server.store.buckets import refilled, take
from starboard.server.store.database import Database
from starboard.server.tokens import now

BUCKETS: Final = 20_000


class Limiter:
    """Requests and messages are counted by each process; sign-ins by all of them together.

    A limit on requests protects the process that answers them, and counting it in the database
    would cost more than the request. A limit on passwords protects people: it must not grow with
    the number of processes.
    """

    def __init__(self, settings: Settings, database: Database) -> None:
        self.database = database
        self.per_minute = {
            "request": settings.requests_per_minute,
            "message": settings.messages_per_minute,
            "sign-in": settings.sign_ins_per_minute,
        }
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def allows(self, kind: str, who: str) -> bool:
        """Take one from the bucket if there is one."""
        size = float(self.per_minute[kind])
        moment = time.monotonic()
        level, seen = self._buckets.get((kind, who), (size, moment))
        level = refilled(level, moment - seen, size)
        allowed = level >= 1.0
        if len(self._buckets) >= BUCKETS:
            self._buckets.clear()
        self._buckets[(kind, who)] = (level - 1.0 if allowed else level, moment)
        return allowed

    def check(self, kind: str, who: str) -> None:
        """Refuse politely."""
        if not self.allows(kind, who):
            raise ProblemError("too-many", "too_many_requests")

    async def check_sign_in(self, who: str) -> None:
        """Passwords are tried only so often, whichever process is asked."""
        self.check("sign-in", who)
        size = float(self.per_minute["sign-in"])
        name = sha256(who.encode()).hexdigest()
        if not await take(self.database, name, size, now()):
            raise ProblemError("too-many", "too_many_requests")
