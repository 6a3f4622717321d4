"""Storing changes quickly: many at once, and none of them twice."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.conftest import Serving
from tests.server.players import Player

from starboard.server.errors import VersionConflict
from starboard.server.store import journal, tables
from starboard.server.store.database import Database
from starboard.server.store.rows import EntryRow
from starboard.server.store.writer import SeatChange, Write

pytestmark = pytest.mark.anyio


def write_on(table: str, before: int, client: str | None = None) -> Write:
    """One more entry on top of a version."""
    entry = EntryRow(table, before + 1, "lobby", 0, "x", client, 1.0)
    return Write(table, before, {"version": before + 1}, [SeatChange(0, {"name": "N"})], [entry])


async def new_tables(ada: Player, count: int) -> list[str]:
    made = [await ada.post("/tables", {"game": "mini", "seats": 2}, 201) for _ in range(count)]
    return [str(one["id"]) for one in made]


async def test_changes_of_many_tables_are_stored_together(serving: Serving, ada: Player) -> None:
    ids = await new_tables(ada, 8)
    database: Database = serving.app.state.services.database
    await asyncio.gather(*(database.writer.store(write_on(one, 1)) for one in ids))
    assert await journal.versions(database, ids) == dict.fromkeys(ids, 2)
    assert (await tables.seats_of(database, ids[:1]))[ids[0]][0].name == "N"


async def test_who_comes_second_stores_nothing_and_hinders_nobody(
    serving: Serving, ada: Player
) -> None:
    first, second = await new_tables(ada, 2)
    database: Database = serving.app.state.services.database
    writes = [write_on(first, 1), write_on(first, 1), write_on(second, 1)]
    found = await asyncio.gather(
        *(database.writer.store(one) for one in writes), return_exceptions=True
    )
    assert sorted(type(one).__name__ for one in found) == [
        "NoneType",
        "NoneType",
        "VersionConflict",
    ]
    assert len(await journal.entries_after(database, first, 1)) == 1
    assert len(await journal.entries_after(database, second, 1)) == 1


async def test_the_same_client_id_breaks_only_its_own_change(serving: Serving, ada: Player) -> None:
    first, second = await new_tables(ada, 2)
    database: Database = serving.app.state.services.database
    await database.writer.store(write_on(first, 1, "same"))
    found = await asyncio.gather(
        database.writer.store(write_on(first, 2, "same")),
        database.writer.store(write_on(second, 1)),
        return_exceptions=True,
    )
    assert isinstance(found[0], VersionConflict)
    assert found[1] is None
    assert await journal.versions(database, [first, second]) == {first: 2, second: 2}
