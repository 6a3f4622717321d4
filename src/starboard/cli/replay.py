"""`starboard replay`: a saved game, step by step, and its verification."""

from __future__ import annotations

import sys

import click

from starboard.engine.errors import BadSave
from starboard.engine.table import Table
from starboard.face import load

from .common import print_json, read_file


@click.command("replay")
@click.argument("file")
@click.option("--to", type=int, default=None, metavar="SEQ", help="Stop after this record.")
@click.option("--verify", is_flag=True, help="Recompute every draw from the seed.")
@click.option("--json", "as_json", is_flag=True, help="One JSON document on standard output.")
def replay_command(file: str, to: int | None, verify: bool, as_json: bool) -> None:
    """Replay a saved game and tell what happened.

    With --verify the exit code is 1 and the record is named if a single draw was changed.
    """
    text = read_file(file)
    try:
        table = load(text, verify)
    except BadSave as error:
        if not verify:
            raise
        click.echo(f"starboard: NOT VERIFIED: {error}", err=True)
        sys.exit(1)
    if to is not None:
        table.rewind(to)
    if as_json:
        print_json(document(table, verify))
        return
    tell(table)
    if verify:
        draws = sum(len(record.draws) for record in table.log)
        click.echo(f"verified: {draws} draws follow from the seed {table.seed}")


def document(table: Table, verified: bool) -> dict[str, object]:
    """The whole replay, which needs a save file with its seed."""
    return {
        "game": table.game.name,
        "seats": table.seats,
        "seq": table.seq,
        "over": table.over,
        "verified": verified,
        "hash": table.hash,
        "records": [record.text(table.game.streams) for record in table.log],
        "outcome": table.outcome.json(),
    }


def tell(table: Table) -> None:
    """Every record with the events that everybody saw."""
    told = table.told(None)
    for record in table.log:
        click.echo(record.text(table.game.streams))
        for event in told:
            if event["seq"] == record.seq:
                click.echo(f"    {event['text']} ({event['rule']})")
    click.echo(f"scores: {table.outcome.scores}" + (" (final)" if table.over else ""))
