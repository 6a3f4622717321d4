"""Moves that pay, house, move and return residents."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.notation import Move

from ..components.words import (
    payment_word,
    place_word,
    read_payment,
    read_place,
    read_sector,
    read_species,
    species_word,
)


@final
class Pay(Move):
    """Choose the resources to pay with."""

    __slots__ = ("payment",)

    def __init__(self, payment: i64) -> None:
        self.payment: i64 = payment

    def __str__(self) -> str:
        return f"pay {payment_word(self.payment)}"


def read_pay(words: list[str]) -> Move:
    """The move behind `pay` and its words."""
    return Pay(read_payment(words[0]))


@final
class Settle(Move):
    """Put a resident into a Sector."""

    __slots__ = ("place",)

    def __init__(self, place: i64) -> None:
        self.place: i64 = place

    def __str__(self) -> str:
        return f"settle {place_word(self.place)}"


def read_settle(words: list[str]) -> Move:
    """The move behind `settle` and its words."""
    return Settle(read_place(words[0]))


@final
class MoveOut(Move):
    """Move a resident off Hub A-11."""

    __slots__ = ("species",)

    def __init__(self, species: i64) -> None:
        self.species: i64 = species

    def __str__(self) -> str:
        return f"move-out {species_word(self.species)}"


def read_move_out(words: list[str]) -> Move:
    """The move behind `move-out` and its words."""
    return MoveOut(read_species(words[0]))


@final
class SendHome(Move):
    """Return a resident of Hub A-11 to the supply."""

    __slots__ = ("species",)

    def __init__(self, species: i64) -> None:
        self.species: i64 = species

    def __str__(self) -> str:
        return f"send-home {species_word(self.species)}"


def read_send_home(words: list[str]) -> Move:
    """The move behind `send-home` and its words."""
    return SendHome(read_species(words[0]))


@final
class GiveBackSector(Move):
    """Return a Sector to the display (Hub A-12)."""

    __slots__ = ("sector",)

    def __init__(self, sector: i64) -> None:
        self.sector: i64 = sector

    def __str__(self) -> str:
        return f"give-back-sector {place_word(self.sector)}"


def read_give_back_sector(words: list[str]) -> Move:
    """The move behind `give-back-sector` and its words."""
    return GiveBackSector(read_sector(words[0]))


@final
class Relocate(Move):
    """Pick a resident to relocate for a GEM."""

    __slots__ = ("place", "species")

    def __init__(self, species: i64, place: i64) -> None:
        self.species: i64 = species
        self.place: i64 = place

    def __str__(self) -> str:
        return f"relocate {species_word(self.species)} {place_word(self.place)}"


def read_relocate(words: list[str]) -> Move:
    """The move behind `relocate` and its words."""
    return Relocate(read_species(words[0]), read_place(words[1]))


@final
class GiveBack(Move):
    """Return a resident to the supply (Hub A-12)."""

    __slots__ = ("place", "species")

    def __init__(self, species: i64, place: i64) -> None:
        self.species: i64 = species
        self.place: i64 = place

    def __str__(self) -> str:
        return f"give-back {species_word(self.species)} {place_word(self.place)}"


def read_give_back(words: list[str]) -> Move:
    """The move behind `give-back` and its words."""
    return GiveBack(read_species(words[0]), read_place(words[1]))
