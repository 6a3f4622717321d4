"""Commands for who runs a server."""

from __future__ import annotations

import json
from pathlib import Path

import anyio
import pytest
from click.testing import CliRunner, Result
from tests.server.clusters import Cluster
from tests.server.conftest import Serving, quick_settings
from tests.server.players import Player, legal, table_of_two

from starboard.server.admin import admin_command, backup_command, restore_command

pytestmark = pytest.mark.anyio


async def call(command: object, *arguments: str) -> Result:
    """Run a command beside the server, as a person would."""
    return await anyio.to_thread.run_sync(
        lambda: CliRunner().invoke(command, list(arguments))  # type: ignore[arg-type]
    )


async def test_tables_are_listed(serving: Serving, ada: Player, bob: Player) -> None:
    table = await table_of_two(ada, bob)
    done = await call(admin_command, "list", "--json", "--database", serving.settings.database)
    assert [row["id"] for row in json.loads(done.output)] == [table]


async def test_a_rewind_reaches_the_players_while_the_server_runs(
    serving: Serving, ada: Player, bob: Player
) -> None:
    table = await table_of_two(ada, bob)
    live = await ada.live(table, 0)
    answer = await live.play(0, legal(live.seen)[0])
    await live.until(answer["version"])
    address = ("--database", serving.settings.database)
    assert (await call(admin_command, "rewind", *address, table, "0")).exit_code == 0
    update = await live.until(answer["version"] + 2)
    assert update["view"]["seq"] == 0
    assert update["rewound"] is True
    assert "operator" in (await bob.get(f"/tables/{table}/chat"))["lines"][0]["text"]
    wrong = await call(admin_command, "rewind", *address, table, "99")
    assert wrong.exit_code == 2


async def test_a_removed_player_is_replaced_by_a_bot(
    serving: Serving, ada: Player, bob: Player
) -> None:
    table = await table_of_two(ada, bob)
    address = ("--database", serving.settings.database)
    done = await call(admin_command, "remove-seat", *address, table, "1")
    assert done.exit_code == 0, done.output
    with anyio.fail_after(10):
        while (await ada.get(f"/tables/{table}"))["seats"][1]["sitting_in"] is None:
            await anyio.sleep(0.1)
    await bob.get(f"/tables/{table}/view?seat=1", 403)


async def test_a_backup_moves_a_running_server_to_the_other_database(
    serving: Serving, ada: Player, bob: Player, tmp_path: Path, cluster: Cluster
) -> None:
    table = await table_of_two(ada, bob)
    await ada.post(f"/tables/{table}/chat", {"text": "kept"}, 201)
    file = str(tmp_path / "backup.gz")
    done = await call(backup_command, "--database", serving.settings.database, file)
    assert done.exit_code == 0, done.output
    other = (
        cluster.create(f"restored_{tmp_path.name[-12:].replace('-', '_')}")
        if not serving.settings.database.startswith("postgresql")
        else str(tmp_path / "other.db")
    )
    done = await call(restore_command, "--database", other, file)
    assert done.exit_code == 0, done.output
    again = await call(restore_command, "--database", other, file)
    assert "not empty" in again.output
    moved = Serving(quick_settings(other))
    await moved.start()
    try:
        ada.address = moved.address
        ada.client.base_url = moved.address  # the session came along
        update = await ada.get(f"/tables/{table}/view?seat=0")
        after = await ada.move(table, 0, legal(update)[0])
        assert after["version"] == update["version"] + 1
        await ada.post(f"/tables/{table}/chat", {"text": "and on"}, 201)
        lines = (await ada.get(f"/tables/{table}/chat"))["lines"]
        assert [line["text"] for line in lines] == ["kept", "and on"]
    finally:
        await moved.stop()
