"""The schema and its migrations agree, up and down, on both databases."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect
from tests.server.clusters import Cluster

from starboard.server.store.database import Database
from starboard.server.store.migrate import downgrade, newest_revision, upgrade
from starboard.server.store.schema import METADATA, REVISION


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "empty.db")
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.create("migrations_" + request.node.name.split("[")[0][-20:])


def differences(connection: Connection) -> list[object]:
    found: list[object] = list(compare_metadata(MigrationContext.configure(connection), METADATA))
    return found


def look(address: str) -> tuple[list[object], list[str]]:
    async def run() -> tuple[list[object], list[str]]:
        database = Database(address)
        async with database.read() as connection:
            found = await connection.run_sync(differences)
            names = await connection.run_sync(lambda c: inspect(c).get_table_names())
        await database.close()
        return found, names

    return asyncio.run(run())


def test_the_migrations_make_exactly_the_schema(empty: str) -> None:
    upgrade(empty)
    found, names = look(empty)
    assert found == []
    assert {"tables", "records"} <= set(names)


def test_migrations_go_down_and_up_again(empty: str) -> None:
    upgrade(empty)
    downgrade(empty, "base")
    assert look(empty)[1] == ["alembic_version"]
    upgrade(empty)
    assert look(empty)[0] == []


def test_upgrading_twice_changes_nothing(empty: str) -> None:
    upgrade(empty)
    upgrade(empty)
    assert look(empty)[0] == []


def test_there_is_one_newest_revision() -> None:
    assert newest_revision() == REVISION
