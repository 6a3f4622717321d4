"""Moves of a turn in which a ship is used."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.notation import Move

from ..components.words import (
    face_word,
    good_word,
    payment_word,
    place_word,
    read_count,
    read_face,
    read_good,
    read_payment,
    read_sector,
    read_ship,
    read_species,
    read_track,
    ship_word,
    species_word,
    track_word,
)


@final
class Lobby(Move):
    """Pay the lobbying cost and move a token up."""

    __slots__ = ("track",)

    def __init__(self, track: i64) -> None:
        self.track: i64 = track

    def __str__(self) -> str:
        return f"lobby {track_word(self.track)}"


def read_lobby(words: list[str]) -> Move:
    """The move behind `lobby` and its words."""
    return Lobby(read_track(words[0]))


@final
class Use(Move):
    """Use a ship."""

    __slots__ = ("ship",)

    def __init__(self, ship: i64) -> None:
        self.ship: i64 = ship

    def __str__(self) -> str:
        return f"use {ship_word(self.ship)}"


def read_use(words: list[str]) -> Move:
    """The move behind `use` and its words."""
    return Use(read_ship(words[0]))


@final
class Dismantle(Move):
    """Dismantle an own ship."""

    __slots__ = ("ship",)

    def __init__(self, ship: i64) -> None:
        self.ship: i64 = ship

    def __str__(self) -> str:
        return f"dismantle {ship_word(self.ship)}"


def read_dismantle(words: list[str]) -> Move:
    """The move behind `dismantle` and its words."""
    return Dismantle(read_ship(words[0]))


@final
class Build(Move):
    """Build a Sector."""

    __slots__ = ("sector",)

    def __init__(self, sector: i64) -> None:
        self.sector: i64 = sector

    def __str__(self) -> str:
        return f"build {place_word(self.sector)}"


def read_build(words: list[str]) -> Move:
    """The move behind `build` and its words."""
    return Build(read_sector(words[0]))


@final
class GainAlien(Move):
    """Gain an Alien of a species."""

    __slots__ = ("species",)

    def __init__(self, species: i64) -> None:
        self.species: i64 = species

    def __str__(self) -> str:
        return f"alien {species_word(self.species)}"


def read_gain_alien(words: list[str]) -> Move:
    """The move behind `alien` and its words."""
    return GainAlien(read_species(words[0]))


@final
class Buy(Move):
    """Buy a resource for GEMs."""

    __slots__ = ("good",)

    def __init__(self, good: i64) -> None:
        self.good: i64 = good

    def __str__(self) -> str:
        return f"buy {good_word(self.good)}"


def read_buy(words: list[str]) -> Move:
    """The move behind `buy` and its words."""
    return Buy(read_good(words[0]))


@final
class Trade(Move):
    """Trade two resources for one."""

    __slots__ = ("good", "payment")

    def __init__(self, payment: i64, good: i64) -> None:
        self.payment: i64 = payment
        self.good: i64 = good

    def __str__(self) -> str:
        return f"trade {payment_word(self.payment)} {good_word(self.good)}"


def read_trade(words: list[str]) -> Move:
    """The move behind `trade` and its words."""
    return Trade(read_payment(words[0]), read_good(words[1]))


@final
class Reroll(Move):
    """Reroll this many dice of a face."""

    __slots__ = ("count", "face")

    def __init__(self, face: i64, count: i64) -> None:
        self.face: i64 = face
        self.count: i64 = count

    def __str__(self) -> str:
        return f"reroll {face_word(self.face)} {int(self.count)}"


def read_reroll(words: list[str]) -> Move:
    """The move behind `reroll` and its words."""
    return Reroll(read_face(words[0]), read_count(words[1]))


@final
class KeepDice(Move):
    """Keep this many dice of a face."""

    __slots__ = ("count", "face")

    def __init__(self, face: i64, count: i64) -> None:
        self.face: i64 = face
        self.count: i64 = count

    def __str__(self) -> str:
        return f"keep-dice {face_word(self.face)} {int(self.count)}"


def read_keep_dice(words: list[str]) -> Move:
    """The move behind `keep-dice` and its words."""
    return KeepDice(read_face(words[0]), read_count(words[1]))
