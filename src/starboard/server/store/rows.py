"""Rows as typed objects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import RowMapping

R = TypeVar("R", bound=Struct)


class PersonRow(Struct):
    """Somebody; a guest has no e-mail address."""

    id: str
    name: str
    email: str | None
    password: str | None
    notices: str
    created: float
    language: str = "en"


class TableRow(Struct):
    """How a table stands; `actors` is a mask of seats."""

    id: str
    game: str
    rules_version: int
    name: str
    status: str
    access: str
    owner: str
    size: int
    seed: str
    options: str
    settings: str
    version: int
    seq: int
    actors: int
    held_seat: int | None
    held_from: int | None
    paused_until: float | None
    deadline: float | None
    thinking_until: float
    ended: str
    created: float
    changed: float
    rematch: str | None


class SeatRow(Struct):
    """One seat with its clock: seconds left, running since, last record that gave time."""

    table_id: str
    seat: int
    kind: str
    person: str | None
    name: str
    level: str | None
    sitting_in: str | None
    ready: bool
    resigned: bool
    remaining: float
    started: float | None
    granted: int

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays this seat now."""
        return self.level if self.kind == "bot" else self.sitting_in


class EntryRow(Struct):
    """One entry of a table's journal: a record of the game, or what happened around it."""

    table_id: str
    seq: int
    kind: str
    seat: int
    body: str
    client: str | None
    at: float


class AskRow(Struct):
    """Something that needs consent."""

    id: str
    table_id: str
    kind: str
    seat: int
    to_seq: int | None
    until: str | None
    agreed: str
    open: bool


class DeliveryRow(Struct):
    """A notice on its way."""

    id: int
    person: str
    table_id: str | None
    channel: str
    target: str
    body: str
    status: str
    attempts: int
    error: str
    due: float
    created: float


def as_row(kind: type[R], row: RowMapping) -> R:
    """The object behind one row of a result."""
    return msgspec.convert({str(key): row[key] for key in row}, kind)


def values(row: Struct) -> dict[str, object]:
    """All columns of an object."""
    return msgspec.structs.asdict(row)


def changed_values(old: Struct, new: Struct) -> dict[str, object]:
    """The columns that differ."""
    before: Mapping[str, object] = values(old)
    return {key: value for key, value in values(new).items() if before[key] != value}
