"""Moves that take bonuses of Sectors, Hubs and Diplomacy tracks."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.notation import Move

from ..components.words import (
    good_word,
    level_word,
    place_word,
    read_good,
    read_level,
    read_sector,
    read_source,
    read_track,
    source_word,
    track_word,
)


@final
class Advance(Move):
    """Move a token up without paying."""

    __slots__ = ("track",)

    def __init__(self, track: i64) -> None:
        self.track: i64 = track

    def __str__(self) -> str:
        return f"advance {track_word(self.track)}"


def read_advance(words: list[str]) -> Move:
    """The move behind `advance` and its words."""
    return Advance(read_track(words[0]))


@final
class TakeSector(Move):
    """Attach a Sector without paying metal."""

    __slots__ = ("sector",)

    def __init__(self, sector: i64) -> None:
        self.sector: i64 = sector

    def __str__(self) -> str:
        return f"take {place_word(self.sector)}"


def read_take_sector(words: list[str]) -> Move:
    """The move behind `take` and its words."""
    return TakeSector(read_sector(words[0]))


@final
class Convert(Move):
    """Turn a metal into food or water (Hub A-1)."""

    __slots__ = ("good",)

    def __init__(self, good: i64) -> None:
        self.good: i64 = good

    def __str__(self) -> str:
        return f"convert {good_word(self.good)}"


def read_convert(words: list[str]) -> Move:
    """The move behind `convert` and its words."""
    return Convert(read_good(words[0]))


@final
class Choose(Move):
    """Choose one of the goods offered."""

    __slots__ = ("good",)

    def __init__(self, good: i64) -> None:
        self.good: i64 = good

    def __str__(self) -> str:
        return f"choose {good_word(self.good)}"


def read_choose(words: list[str]) -> Move:
    """The move behind `choose` and its words."""
    return Choose(read_good(words[0]))


@final
class Bonus(Move):
    """Use the bonus of a Sector or Hub."""

    __slots__ = ("source",)

    def __init__(self, source: i64) -> None:
        self.source: i64 = source

    def __str__(self) -> str:
        return f"bonus {source_word(self.source)}"


def read_bonus(words: list[str]) -> Move:
    """The move behind `bonus` and its words."""
    return Bonus(read_source(words[0]))


@final
class UsePower(Move):
    """Use an income power of a Sector or Hub."""

    __slots__ = ("source",)

    def __init__(self, source: i64) -> None:
        self.source: i64 = source

    def __str__(self) -> str:
        return f"power {source_word(self.source)}"


def read_use_power(words: list[str]) -> Move:
    """The move behind `power` and its words."""
    return UsePower(read_source(words[0]))


@final
class Claim(Move):
    """Take the Diplomacy bonus of a level."""

    __slots__ = ("level",)

    def __init__(self, level: i64) -> None:
        self.level: i64 = level

    def __str__(self) -> str:
        return f"claim {level_word(self.level)}"


def read_claim(words: list[str]) -> Move:
    """The move behind `claim` and its words."""
    return Claim(read_level(words[0]))


@final
class Exchange(Move):
    """Turn one resource into another (Sector 128)."""

    __slots__ = ("get", "give")

    def __init__(self, give: i64, get: i64) -> None:
        self.give: i64 = give
        self.get: i64 = get

    def __str__(self) -> str:
        return f"exchange {good_word(self.give)} {good_word(self.get)}"


def read_exchange(words: list[str]) -> Move:
    """The move behind `exchange` and its words."""
    return Exchange(read_good(words[0]), read_good(words[1]))


@final
class ClaimBoth(Move):
    """Take the bonuses of two different levels."""

    __slots__ = ("high", "low")

    def __init__(self, low: i64, high: i64) -> None:
        self.low: i64 = low
        self.high: i64 = high

    def __str__(self) -> str:
        return f"claim-both {level_word(self.low)} {level_word(self.high)}"


def read_claim_both(words: list[str]) -> Move:
    """The move behind `claim-both` and its words."""
    return ClaimBoth(read_level(words[0]), read_level(words[1]))
