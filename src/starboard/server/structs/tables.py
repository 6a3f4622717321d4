"""Games, tables and the lobby."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from .base import Answer, Name, Request, SeatNumber


class OptionInfo(Answer):
    """A field of a table's options or of a player's standing answers."""

    name: str
    title: str
    default: object
    choices: list[str]
    kind: str
    each: bool


class BotLevel(Answer):
    """A bot that can take a seat."""

    level: str
    title: str


class GameInfo(Answer):
    """A game that tables can be made for."""

    name: str
    title: str
    min_seats: int
    max_seats: int
    rules_version: int
    options: list[OptionInfo]
    preferences: list[OptionInfo]
    bots: list[BotLevel]


class Clock(Struct, forbid_unknown_fields=True, kw_only=True):
    """none; reserve: seconds for the game plus an increment per move; days: days per move.

    When time is up a bot of `bot_level` sits in. Play hours and the zone belong to `days`.
    """

    kind: Literal["none", "reserve", "days"] = "none"
    reserve_s: Annotated[int, Meta(ge=10, le=10_000_000)] = 3600
    increment_s: Annotated[int, Meta(ge=0, le=100_000)] = 30
    days: Annotated[int, Meta(ge=1, le=60)] = 3
    play_from: Annotated[str, Meta(pattern=r"^([01]\d|2[0-3]):[0-5]\d$")] = "00:00"
    play_to: Annotated[str, Meta(pattern=r"^([01]\d|2[0-3]):[0-5]\d$")] = "00:00"
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    bot_level: Annotated[str, Meta(max_length=40)] = "novice"


class SeatClock(Answer):
    """How much time a seat has: `remaining_s` now, running if it is deciding."""

    remaining_s: float
    running: bool
    deadline: str | None = None


class SeatInfo(Answer):
    """One seat: open, a person or a bot. `sitting_in` is the bot that plays for a person."""

    seat: int
    kind: str
    name: str
    person: str | None = None
    level: str | None = None
    sitting_in: str | None = None
    ready: bool = False
    online: bool = False
    acting: bool = False
    resigned: bool = False
    clock: SeatClock | None = None


class TableInfo(Answer):
    """A table as the lobby and the head of the page show it."""

    id: str
    game: str
    game_title: str
    name: str
    status: str
    access: str
    owner: str
    seats: list[SeatInfo]
    options: dict[str, object]
    clock: Clock
    hot_seat: bool
    confirm_turns: bool
    spectators: str
    spectator_delay: int
    version: int
    seq: int
    your_seats: list[int]
    your_turn: bool
    created: str
    changed: str
    rematch: str | None = None


class TableList(Answer):
    """Tables of one list."""

    tables: list[TableInfo]


class NewTable(Request):
    """Make a table; the maker takes seat 0.

    A `seed` is refused by every server that people play on: whoever knows it knows the dice.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=9)]
    name: Annotated[str, Meta(max_length=80)] = ""
    options: dict[str, object] = field(default_factory=dict)
    access: Literal["open", "invite"] = "open"
    clock: Clock = field(default_factory=Clock)
    hot_seat: bool = False
    confirm_turns: bool = False
    spectators: Literal["none", "live", "delayed"] = "live"
    spectator_delay: Annotated[int, Meta(ge=0, le=500)] = 0
    seed: Annotated[str, Meta(min_length=1, max_length=100)] | None = None


class Join(Request):
    """Take a seat (any free one if none is named); `name` is for hot-seat players."""

    seat: SeatNumber | None = None
    name: Name | None = None
    invite: Annotated[str, Meta(max_length=100)] | None = None


class SeatRequest(Request):
    """Something about one seat."""

    seat: SeatNumber


class Swap(Request):
    """Exchange two seats before the start."""

    seat: SeatNumber
    other: SeatNumber


class AddBot(Request):
    """Put a bot on a free seat."""

    level: Annotated[str, Meta(max_length=40)]
    seat: SeatNumber | None = None


class Ready(Request):
    """Say whether all of one's seats are ready."""

    ready: bool


class Invite(Answer):
    """A link for one person: it can be used once."""

    token: str
    path: str


class ImportGame(Request):
    """A saved game as text becomes a table for its maker, who holds every seat.

    With a `seat` the maker holds that one only and bots of `level` play the others.
    """

    text: Annotated[str, Meta(max_length=2_000_000)]
    name: Annotated[str, Meta(max_length=80)] = ""
    seat: SeatNumber | None = None
    level: Annotated[str, Meta(max_length=40)] = "casual"
