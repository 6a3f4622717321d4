"""The numbers behind the rulebook's words, and the words behind the numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .ids import FACES, GOODS, HUB_SOURCE, HUBS, SPECIES, TRACKS, TYPES

COPIES: Final[str] = "abcdefghij"


def ship_code(level: i64, kind: i64, copy: i64) -> i64:
    """The number that moves and events use for one ship card; level 0 is neutral."""
    return level * 100 + kind * 10 + copy


def kind_word(code: i64) -> str:
    """A kind of ship, e.g. L2-transport or N-dismantle; the copy does not matter."""
    level = int(code) // 100
    name = TYPES[int(code) // 10 % 10]
    return f"L{level}-{name}" if level > 0 else f"N-{name}"


def ship_word(code: i64) -> str:
    """One ship card, e.g. L2-transport-a; the letter tells equal cards apart."""
    copy = int(code) % 10
    return kind_word(code) if int(code) < 100 else f"{kind_word(code)}-{COPIES[copy]}"


def read_kind(word: str) -> i64:
    """The code of a kind of ship (copy 0)."""
    head, _, name = word.partition("-")
    return ship_code(("N", "L1", "L2", "L3").index(head), TYPES.index(name), 0)


def read_ship(word: str) -> i64:
    """The code of one ship card."""
    if word.startswith("N-"):
        return read_kind(word)
    kind, _, copy = word.rpartition("-")
    return read_kind(kind) + COPIES.index(copy)


def sector_number(sector: i64) -> i64:
    """The printed number: level, colour, index from 1."""
    return (sector // 24 + 1) * 100 + (sector // 8 % 3) * 10 + sector % 8 + 1


def sector_index(number: int) -> i64:
    """The place of a printed number among the 72 Sectors."""
    level, tens, unit = number // 100, number // 10 % 10, number % 10
    if not (1 <= level <= 3 and 0 <= tens <= 2 and 1 <= unit <= 8):
        raise ValueError(number)
    return (level - 1) * 24 + tens * 8 + unit - 1


def slot_of(sector: i64) -> i64:
    """Where a Sector stands in a station: colour and level."""
    return (sector // 8 % 3) * 3 + sector // 24


def place_word(place: i64) -> str:
    """Where a resident lives: a Sector's number, or the Hub (place 0)."""
    return "hub" if place == 0 else str(int(place))


def read_place(word: str) -> i64:
    """The place behind its word."""
    return 0 if word == "hub" else sector_number(sector_index(int(word)))


def read_sector(word: str) -> i64:
    """The printed number of a Sector."""
    return sector_number(sector_index(int(word)))


def source_word(source: i64) -> str:
    """What a gain comes from: a Sector's number, a Hub or the action itself."""
    if source <= 0:
        return "action"
    return HUBS[int(source) - 1000] if source >= HUB_SOURCE else str(int(source))


def read_source(word: str) -> i64:
    """The source behind its word."""
    if word in HUBS:
        return HUB_SOURCE + HUBS.index(word)
    return sector_number(sector_index(int(word)))


def payment_word(pay: i64) -> str:
    """Resources paid, e.g. ffw for two food and a water; - for nothing."""
    word = "f" * int(pay & 7) + "w" * int(pay >> 3 & 7) + "m" * int(pay >> 6 & 7)
    return word or "-"


def read_payment(word: str) -> i64:
    """The payment behind its word."""
    pay: i64 = word.count("f") + 8 * word.count("w") + 64 * word.count("m")
    if payment_word(pay) != word:
        raise ValueError(word)
    return pay


def hub_word(hub: i64) -> str:
    """A Hub's printed number."""
    return HUBS[int(hub)]


def read_hub(word: str) -> i64:
    """The Hub behind its number."""
    return HUBS.index(word)


def track_word(track: i64) -> str:
    """A Diplomacy track, named like its ship type."""
    return TRACKS[int(track)]


def read_track(word: str) -> i64:
    """The track behind its word."""
    return TRACKS.index(word)


def good_word(good: i64) -> str:
    """Food, water, metal, gems or points."""
    return GOODS[int(good)]


def read_good(word: str) -> i64:
    """The goods behind their word."""
    return GOODS.index(word)


def species_word(species: i64) -> str:
    """A species of resident."""
    return SPECIES[int(species)]


def read_species(word: str) -> i64:
    """The species behind its word."""
    return SPECIES.index(word)


def face_word(face: i64) -> str:
    """The face of an Expedition die."""
    return FACES[int(face)]


def read_face(word: str) -> i64:
    """The face behind its word."""
    return FACES.index(word)


def level_word(level: i64) -> str:
    """The level of a Diplomacy track."""
    return str(int(level))


def read_level(word: str) -> i64:
    """The level behind its word, 0 to 5."""
    return ("0", "1", "2", "3", "4", "5").index(word)


def read_count(word: str) -> int:
    """A number without sign or leading zeros."""
    if str(int(word)) != word or int(word) < 0:
        raise ValueError(word)
    return int(word)
