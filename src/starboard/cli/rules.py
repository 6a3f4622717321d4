"""`starboard rules`: the ledger of a game, and how much of it is cited and tested."""

from __future__ import annotations

import click
from rich.console import Console
from rich.table import Table as Grid

from starboard.citations import Coverage, coverage, rulebook_of
from starboard.engine.game import Game
from starboard.games import get
from starboard.unconfirmed import unconfirmed_values

from .common import print_json


@click.command("rules")
@click.argument("game")
@click.argument("id", required=False)
@click.option("--values", is_flag=True, help="The component values that are not confirmed.")
@click.option("--json", "as_json", is_flag=True, help="One JSON document on standard output.")
def rules_command(game: str, id: str | None, values: bool, as_json: bool) -> None:
    """Show one rule, or all rules with the code and the tests that cite them."""
    rules = get(game)
    if values:
        show_values(rules, as_json)
        return
    if id is not None:
        show_rule(rules, id, as_json)
        return
    found = coverage(rules)
    if as_json:
        print_json(document(found))
        return
    count = len(unconfirmed_values(rules))
    if count:
        click.echo(f"{count} component values are not confirmed: starboard rules {game} --values")
    show_all(found)  # last, because programs read the last line


def show_values(game: Game, as_json: bool) -> None:
    """Values that we made up; players can override them."""
    found = unconfirmed_values(game)
    if as_json:
        print_json([value._asdict() for value in found])
        return
    for value in found:
        shown = "" if value.value is None else f" = {value.value}"
        click.echo(f"{value.file}: {value.row} {value.field}{shown} (value not confirmed)")
    click.echo(f"{len(found)} values are not confirmed")


def show_rule(game: Game, id: str, as_json: bool) -> None:
    """Title, text, source and note of one rule."""
    try:
        rule = rulebook_of(game).get(id.upper())
    except LookupError as error:
        raise click.ClickException(str(error.args[0])) from None
    row = {
        "id": rule.id,
        "title": rule.title,
        "rule": rule.text,
        "source": rule.source,
        "refusals": list(rule.refusals),
        "note": rule.note,
    }
    if as_json:
        print_json(row)
        return
    for name, value in row.items():
        if value:
            shown = "; ".join(value) if isinstance(value, list) else value
            click.echo(f"{name:9s} {shown}")


def document(found: Coverage) -> dict[str, object]:
    """The coverage as a document for programs."""
    rows: list[dict[str, object]] = []
    for id in found.rulebook.ids():
        rule = found.rulebook.get(id)
        rows.append(
            {
                "id": id,
                "title": rule.title,
                "cited": found.cited.get(id, []),
                "tested": found.tested.get(id, []),
            }
        )
    return {"rules": rows, "open": found.open, "summary": found.summary}


def show_all(found: Coverage) -> None:
    """A table for people, the summary last."""
    grid = Grid(show_lines=False)
    for name in ("id", "title", "code", "tests"):
        grid.add_column(name)
    for id in found.rulebook.ids():
        rule = found.rulebook.get(id)
        cited, tested = found.cited.get(id, []), found.tested.get(id, [])
        grid.add_row(id, rule.title, " ".join(cited) or "-", " ".join(tested) or "-")
    Console().print(grid)
    click.echo(found.summary)
