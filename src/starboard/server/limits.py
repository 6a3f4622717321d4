"""Rate limits: a bucket of requests per caller that refills steadily."""

from __future__ import annotations

import time
from typing import Final

from starboard.server.errors import ProblemError
from starboard.server.settings import Settings

BUCKETS: Final = 20_000


class Limiter:
    """Counts in this process only; several processes allow as many times more."""

    def __init__(self, settings: Settings) -> None:
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
        level = min(size, level + (moment - seen) * size / 60.0)
        allowed = level >= 1.0
        if len(self._buckets) >= BUCKETS:
            self._buckets.clear()
        self._buckets[(kind, who)] = (level - 1.0 if allowed else level, moment)
        return allowed

    def check(self, kind: str, who: str) -> None:
        """Refuse politely."""
        if not self.allows(kind, who):
            raise ProblemError("too-many", "too many requests, wait a moment")
