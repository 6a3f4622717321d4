"""The moves, each a tiny class that writes its own notation."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.notation import Move

from ..components.words import (
    face_word,
    good_word,
    hub_word,
    kind_word,
    level_word,
    payment_word,
    place_word,
    ship_word,
    source_word,
    species_word,
    track_word,
)


@final
class Draft(Move):
    """Take a face-up ship of this kind."""

    __slots__ = ("kind",)

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def __str__(self) -> str:
        return f"draft {kind_word(self.kind)}"


@final
class KeepHub(Move):
    """Keep one of the two dealt Hubs."""

    __slots__ = ("hub",)

    def __init__(self, hub: i64) -> None:
        self.hub: i64 = hub

    def __str__(self) -> str:
        return f"keep {hub_word(self.hub)}"


@final
class ReturnDrawn(Move):
    """Give back one of the ships drawn for a Hub."""

    __slots__ = ("kind",)

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def __str__(self) -> str:
        return f"return {kind_word(self.kind)}"


@final
class Scrap(Move):
    """Discard a Level-2 ship for a Hub's penalty."""

    __slots__ = ("kind",)

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def __str__(self) -> str:
        return f"scrap {kind_word(self.kind)}"


@final
class Advance(Move):
    """Move a token up without paying."""

    __slots__ = ("track",)

    def __init__(self, track: i64) -> None:
        self.track: i64 = track

    def __str__(self) -> str:
        return f"advance {track_word(self.track)}"


@final
class Lobby(Move):
    """Pay the lobbying cost and move a token up."""

    __slots__ = ("track",)

    def __init__(self, track: i64) -> None:
        self.track: i64 = track

    def __str__(self) -> str:
        return f"lobby {track_word(self.track)}"


@final
class TakeSector(Move):
    """Attach a Sector without paying metal."""

    __slots__ = ("sector",)

    def __init__(self, sector: i64) -> None:
        self.sector: i64 = sector

    def __str__(self) -> str:
        return f"take {place_word(self.sector)}"


@final
class Use(Move):
    """Use a ship."""

    __slots__ = ("ship",)

    def __init__(self, ship: i64) -> None:
        self.ship: i64 = ship

    def __str__(self) -> str:
        return f"use {ship_word(self.ship)}"


@final
class Dismantle(Move):
    """Dismantle an own ship."""

    __slots__ = ("ship",)

    def __init__(self, ship: i64) -> None:
        self.ship: i64 = ship

    def __str__(self) -> str:
        return f"dismantle {ship_word(self.ship)}"


@final
class Build(Move):
    """Build a Sector."""

    __slots__ = ("sector",)

    def __init__(self, sector: i64) -> None:
        self.sector: i64 = sector

    def __str__(self) -> str:
        return f"build {place_word(self.sector)}"


@final
class Convert(Move):
    """Turn a metal into food or water (Hub A-1)."""

    __slots__ = ("good",)

    def __init__(self, good: i64) -> None:
        self.good: i64 = good

    def __str__(self) -> str:
        return f"convert {good_word(self.good)}"


@final
class GainAlien(Move):
    """Gain an Alien of a species."""

    __slots__ = ("species",)

    def __init__(self, species: i64) -> None:
        self.species: i64 = species

    def __str__(self) -> str:
        return f"alien {species_word(self.species)}"


@final
class Buy(Move):
    """Buy a resource for GEMs."""

    __slots__ = ("good",)

    def __init__(self, good: i64) -> None:
        self.good: i64 = good

    def __str__(self) -> str:
        return f"buy {good_word(self.good)}"


@final
class Pay(Move):
    """Choose the resources to pay with."""

    __slots__ = ("payment",)

    def __init__(self, payment: i64) -> None:
        self.payment: i64 = payment

    def __str__(self) -> str:
        return f"pay {payment_word(self.payment)}"


@final
class Settle(Move):
    """Put a resident into a Sector."""

    __slots__ = ("place",)

    def __init__(self, place: i64) -> None:
        self.place: i64 = place

    def __str__(self) -> str:
        return f"settle {place_word(self.place)}"


@final
class Choose(Move):
    """Choose one of the goods offered."""

    __slots__ = ("good",)

    def __init__(self, good: i64) -> None:
        self.good: i64 = good

    def __str__(self) -> str:
        return f"choose {good_word(self.good)}"


@final
class Bonus(Move):
    """Use the bonus of a Sector or Hub."""

    __slots__ = ("source",)

    def __init__(self, source: i64) -> None:
        self.source: i64 = source

    def __str__(self) -> str:
        return f"bonus {source_word(self.source)}"


@final
class UsePower(Move):
    """Use an income power of a Sector or Hub."""

    __slots__ = ("source",)

    def __init__(self, source: i64) -> None:
        self.source: i64 = source

    def __str__(self) -> str:
        return f"power {source_word(self.source)}"


@final
class Claim(Move):
    """Take the Diplomacy bonus of a level."""

    __slots__ = ("level",)

    def __init__(self, level: i64) -> None:
        self.level: i64 = level

    def __str__(self) -> str:
        return f"claim {level_word(self.level)}"


@final
class MoveOut(Move):
    """Move a resident off Hub A-11."""

    __slots__ = ("species",)

    def __init__(self, species: i64) -> None:
        self.species: i64 = species

    def __str__(self) -> str:
        return f"move-out {species_word(self.species)}"


@final
class SendHome(Move):
    """Return a resident of Hub A-11 to the supply."""

    __slots__ = ("species",)

    def __init__(self, species: i64) -> None:
        self.species: i64 = species

    def __str__(self) -> str:
        return f"send-home {species_word(self.species)}"


@final
class GiveBackSector(Move):
    """Return a Sector to the display (Hub A-12)."""

    __slots__ = ("sector",)

    def __init__(self, sector: i64) -> None:
        self.sector: i64 = sector

    def __str__(self) -> str:
        return f"give-back-sector {place_word(self.sector)}"


@final
class Trade(Move):
    """Trade two resources for one."""

    __slots__ = ("good", "payment")

    def __init__(self, payment: i64, good: i64) -> None:
        self.payment: i64 = payment
        self.good: i64 = good

    def __str__(self) -> str:
        return f"trade {payment_word(self.payment)} {good_word(self.good)}"


@final
class Exchange(Move):
    """Turn one resource into another (Sector 128)."""

    __slots__ = ("get", "give")

    def __init__(self, give: i64, get: i64) -> None:
        self.give: i64 = give
        self.get: i64 = get

    def __str__(self) -> str:
        return f"exchange {good_word(self.give)} {good_word(self.get)}"


@final
class Reroll(Move):
    """Reroll this many dice of a face."""

    __slots__ = ("count", "face")

    def __init__(self, face: i64, count: i64) -> None:
        self.face: i64 = face
        self.count: i64 = count

    def __str__(self) -> str:
        return f"reroll {face_word(self.face)} {int(self.count)}"


@final
class KeepDice(Move):
    """Keep this many dice of a face."""

    __slots__ = ("count", "face")

    def __init__(self, face: i64, count: i64) -> None:
        self.face: i64 = face
        self.count: i64 = count

    def __str__(self) -> str:
        return f"keep-dice {face_word(self.face)} {int(self.count)}"


@final
class ClaimBoth(Move):
    """Take the bonuses of two different levels."""

    __slots__ = ("high", "low")

    def __init__(self, low: i64, high: i64) -> None:
        self.low: i64 = low
        self.high: i64 = high

    def __str__(self) -> str:
        return f"claim-both {level_word(self.low)} {level_word(self.high)}"


@final
class Relocate(Move):
    """Pick a resident to relocate for a GEM."""

    __slots__ = ("place", "species")

    def __init__(self, species: i64, place: i64) -> None:
        self.species: i64 = species
        self.place: i64 = place

    def __str__(self) -> str:
        return f"relocate {species_word(self.species)} {place_word(self.place)}"


@final
class GiveBack(Move):
    """Return a resident to the supply (Hub A-12)."""

    __slots__ = ("place", "species")

    def __init__(self, species: i64, place: i64) -> None:
        self.species: i64 = species
        self.place: i64 = place

    def __str__(self) -> str:
        return f"give-back {species_word(self.species)} {place_word(self.place)}"


@final
class Plain(Move):
    """A move without parameters."""

    __slots__ = ("verb",)

    def __init__(self, verb: str) -> None:
        self.verb = verb

    def __str__(self) -> str:
        return self.verb


INCOME_ACTION: Final[Plain] = Plain("income")
RECRUIT: Final[Plain] = Plain("recruit")
SPEND_POINT: Final[Plain] = Plain("spend-point")
BUY_METAL: Final[Plain] = Plain("buy-metal")
BUY_HUMAN: Final[Plain] = Plain("buy-human")
STAND: Final[Plain] = Plain("stand")
OBSERVE: Final[Plain] = Plain("observe")
ALLY: Final[Plain] = Plain("ally")
EXTRA_TURN_MOVE: Final[Plain] = Plain("extra-turn")
DONE: Final[Plain] = Plain("done")
