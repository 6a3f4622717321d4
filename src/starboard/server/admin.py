"""`starboard admin`, `starboard backup` and `starboard restore`: for who runs a server."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Coroutine
from pathlib import Path
from typing import TypeVar

import click

from starboard.server.errors import ProblemError
from starboard.server.store import tables
from starboard.server.store.archive import read_archive, write_archive
from starboard.server.store.database import Database
from starboard.server.store.migrate import upgrade
from starboard.server.tables import playing
from starboard.server.tables.change import Change
from starboard.server.tables.lobby import free_seat
from starboard.server.tables.room import NOBODY, Room
from starboard.server.tables.rooms import Rooms
from starboard.server.tokens import iso

T = TypeVar("T")
database_option = click.option("--database", default="starboard.db", help="File or address.")


@click.group("admin")
def admin_command() -> None:
    """Look after the tables of a server; it may be running."""


@admin_command.command("list")
@database_option
@click.option("--json", "as_json", is_flag=True, help="One JSON document.")
def list_command(database: str, as_json: bool) -> None:
    """All tables, the latest change first."""
    rows = _run(_list(database))
    if as_json:
        click.echo(json.dumps(rows))
        return
    for row in rows:
        click.echo("  ".join(str(value) for value in row.values()))


async def _list(address: str) -> list[dict[str, object]]:
    database = Database(address)
    try:
        return [
            {
                "id": row.id,
                "game": row.game,
                "status": row.status,
                "seq": row.seq,
                "changed": iso(row.changed),
                "name": row.name,
            }
            for row in await tables.all_tables(database)
        ]
    finally:
        await database.close()


@admin_command.command("rewind")
@database_option
@click.argument("table")
@click.argument("seq", type=click.IntRange(min=0))
def rewind_command(database: str, table: str, seq: int) -> None:
    """Take a table back to just after record SEQ; everybody sees it in the log."""

    def work(room: Room, change: Change) -> None:
        if room.table is None or seq >= room.row.seq:
            raise click.UsageError(f"the log of {table} ends at record {room.row.seq}")
        playing.rewind(room, change, NOBODY, seq)
        change.note("admin", NOBODY, f"rewound to record {seq}")
        change.say("said_rewound", seq)

    _run(_change(database, table, work))
    click.echo(f"{table} is at record {seq} now")


@admin_command.command("remove-seat")
@database_option
@click.argument("table")
@click.argument("seat", type=click.IntRange(min=0))
def remove_seat_command(database: str, table: str, seat: int) -> None:
    """Take somebody off a seat: it is free again, or a bot plays on in a running game."""

    def work(room: Room, change: Change) -> None:
        if seat >= room.row.size:
            raise click.UsageError(f"{table} has seats 0 to {room.row.size - 1}")
        change.note("admin", seat, "removed")
        name = change.seats[seat].name
        if name:
            change.say("said_removed", name)
        else:
            change.say("said_seat_removed")
        if room.row.status == "open":
            change.seats[seat] = free_seat(table, seat)
            return
        change.seats[seat].person = None
        change.seats[seat].resigned = True
        if room.playing:
            playing.sit_in(room, change, seat)
            change.settle()

    _run(_change(database, table, work))
    click.echo(f"seat {seat} of {table} is free of its player")


async def _change(address: str, table: str, work: object) -> None:
    database = Database(address)
    try:
        assert callable(work), "an operation on a room"
        await Rooms(database, 10).change(table, work)
    except ProblemError as error:
        raise click.UsageError(str(error)) from None
    finally:
        await database.close()


@click.command("backup")
@database_option
@click.argument("file", type=click.Path(dir_okay=False))
def backup_command(database: str, file: str) -> None:
    """Write all of a database to FILE (compressed JSON lines), while the server runs."""
    part = Path(file + ".part")
    with gzip.open(part, "wt", encoding="utf-8") as out:
        count = _run(write_archive(database, out))
    part.replace(file)
    click.echo(f"{count} rows are in {file}")


@click.command("restore")
@database_option
@click.argument("file", type=click.Path(exists=True, dir_okay=False))
def restore_command(database: str, file: str) -> None:
    """Fill an empty database from FILE; it may be of the other kind."""
    upgrade(database)
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            count = _run(read_archive(database, lines))
    except (ValueError, OSError) as error:
        raise click.UsageError(f"{file}: {error}") from None
    click.echo(f"{count} rows are in the database")


def _run(work: Coroutine[object, object, T]) -> T:
    async def inner() -> T:
        return await work

    return asyncio.run(inner())
