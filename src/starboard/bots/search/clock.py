"""How long a bot may think."""

from __future__ import annotations

import time
from typing import final


@final
class Clock:
    """Runs from now on; without seconds it never ends, and thinking is the same every time."""

    __slots__ = ("end",)

    def __init__(self, seconds: float) -> None:
        self.end = time.perf_counter() + seconds if seconds > 0 else 0.0

    def is_over(self) -> bool:
        """Must an answer be given now?"""
        return self.end > 0 and time.perf_counter() > self.end
