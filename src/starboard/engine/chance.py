"""Where chance comes from: keyed streams, a record that is replayed, or a bot's fast generator."""

from __future__ import annotations

import hashlib
from typing import final

from mypy_extensions import i64, mypyc_attr

from .errors import BadDraw
from .events import EVERYBODY


@final
class Draw:
    """One result of chance: which stream, what it gave, who saw it."""

    __slots__ = ("audience", "stream", "value")

    def __init__(self, stream: i64, value: i64, audience: i64) -> None:
        self.stream: i64 = stream
        self.value: i64 = value
        self.audience: i64 = audience


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """below(stream, n) gives 0 to n - 1; what it gave is kept in `drawn` for the record."""

    def __init__(self) -> None:
        self.drawn: list[Draw] = []

    def below(self, stream: i64, n: i64, audience: i64 = EVERYBODY) -> i64:
        """The next number of this stream, seen by these seats."""
        raise NotImplementedError


def secret_of(seed: str) -> bytes:
    """The key behind all streams of a table."""
    return hashlib.sha256(f"starboard key:{seed}".encode()).digest()


def commitment(seed: str) -> str:
    """What a table publishes before the first draw, to be checked against the seed at the end."""
    return hashlib.sha256(f"starboard commitment:{seed}".encode()).hexdigest()


def keyed_value(secret: bytes, stream: str, counter: int, n: int) -> int:
    """Draw number `counter` of a stream: it depends on nothing but the seed, the name and n."""
    text = f"{stream}:{counter}".encode()
    digest = hashlib.blake2b(text, key=secret, digest_size=16).digest()
    return int.from_bytes(digest, "big") % n


@final
class Keyed(Chance):
    """The table's own chance; `used` counts the draws that each stream has in the log."""

    def __init__(self, secret: bytes, streams: tuple[str, ...], used: list[int]) -> None:
        super().__init__()
        self.secret = secret
        self.streams = streams
        self.used = used

    def below(self, stream: i64, n: i64, audience: i64 = EVERYBODY) -> i64:
        """The next draw of the stream."""
        s = int(stream)
        value = keyed_value(self.secret, self.streams[s], self.used[s], int(n))
        self.used[s] += 1
        self.drawn.append(Draw(stream, value, audience))
        return value


class Recorded(Chance):
    """Replay: hands out what was recorded and never draws."""

    def __init__(self, draws: list[Draw], streams: tuple[str, ...]) -> None:
        super().__init__()
        self.draws = draws
        self.streams = streams

    def below(self, stream: i64, n: i64, audience: i64 = EVERYBODY) -> i64:
        """The next recorded draw, which must be of this stream and in range."""
        at = len(self.drawn)
        name = self.streams[int(stream)]
        if at >= len(self.draws):
            raise BadDraw(f"draw {at + 1} ({name}) is needed, but only {at} are recorded")
        draw = self.draws[at]
        if draw.stream != stream:
            found = self.streams[int(draw.stream)]
            raise BadDraw(f"draw {at + 1} is recorded for {found}, needed is {name}")
        if draw.value < 0 or draw.value >= n:
            raise BadDraw(
                f"draw {at + 1} ({name}) is recorded as {draw.value}, needed is 0 to {n - 1}"
            )
        self.check(stream, n, draw)
        self.drawn.append(Draw(stream, draw.value, audience))
        return draw.value

    def check(self, stream: i64, n: i64, draw: Draw) -> None:
        """Plain replay trusts the record."""

    def finish(self) -> None:
        """All that was recorded must have been asked for."""
        if len(self.drawn) != len(self.draws):
            raise BadDraw(f"{len(self.draws)} draws are recorded, needed were {len(self.drawn)}")


@final
class Verified(Recorded):
    """Replay that recomputes every draw from the revealed seed."""

    def __init__(
        self, draws: list[Draw], streams: tuple[str, ...], secret: bytes, used: list[int]
    ) -> None:
        super().__init__(draws, streams)
        self.secret = secret
        self.used = used

    def check(self, stream: i64, n: i64, draw: Draw) -> None:
        """The recorded value must be the one that the seed gives."""
        s = int(stream)
        value = keyed_value(self.secret, self.streams[s], self.used[s], int(n))
        self.used[s] += 1
        if value != draw.value:
            raise BadDraw(f"{self.streams[s]} is recorded as {draw.value}, the seed gives {value}")


@final
class Quick(Chance):
    """For bots, playouts and determinization: one small generator, nothing recorded."""

    def __init__(self, seed: i64) -> None:
        super().__init__()
        self.word: i64 = (seed * 2862933555777941 + 3037000493) & 0x7FFFFFFFFFFF

    def below(self, stream: i64, n: i64, audience: i64 = EVERYBODY) -> i64:
        """The next number; all streams share the generator."""
        x = (self.word * 25214903917 + 11) & 0xFFFFFFFFFFFF
        self.word = x
        return (x >> 16) % n
