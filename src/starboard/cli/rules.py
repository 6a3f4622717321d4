"""`starboard rules`: the rules of a game to read, and where they are cited and tested."""

from __future__ import annotations

import click
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from starboard.citations import Coverage, coverage, rulebook_of
from starboard.engine.game import Game
from starboard.games import get
from starboard.unconfirmed import unconfirmed_values

from .common import print_json


@click.command("rules")
@click.argument("game")
@click.argument("id", required=False)
@click.option("--coverage", "matrix", is_flag=True, help="Where each rule is cited and tested.")
@click.option("--values", is_flag=True, help="The component values that are not confirmed.")
@click.option("--json", "as_json", is_flag=True, help="One JSON document on standard output.")
def rules_command(game: str, id: str | None, matrix: bool, values: bool, as_json: bool) -> None:
    """Read the rules of a game, or one of them by its id."""
    rules = get(game)
    if values:
        show_values(rules, as_json)
    elif id is not None:
        show_rule(rules, id, as_json)
    elif matrix or as_json:
        show_coverage(rules, as_json)
    else:
        show_rules(rules)


def show_rules(game: Game) -> None:
    """The whole rulebook in our words, chapter by chapter."""
    book = rulebook_of(game)
    console = Console(highlight=False)
    console.print(Text(f"The rules of {game.title}", style="bold underline"))
    for group in book.groups():
        console.print()
        console.rule(Text(group, style="bold"), align="left")
        for rule in book.rules:
            if rule.group == group:
                console.print()
                console.print(Text.assemble((rule.title, "bold"), "  ", (rule.id, "dim")))
                console.print(Padding(Text(plain(rule.text)), (0, 0, 0, 2)))
    tell_unconfirmed(game)


def plain(text: str) -> str:
    """A text of the ledger in one paragraph."""
    return " ".join(text.split())


def tell_unconfirmed(game: Game) -> None:
    """How many values of this game are ours."""
    count = len(unconfirmed_values(game))
    if count:
        click.echo(
            f"{count} component values are not confirmed: starboard rules {game.name} --values"
        )


def show_coverage(game: Game, as_json: bool) -> None:
    """All rules with the code and the tests that carry them."""
    found = coverage(game)
    if as_json:
        print_json(document(found))
        return
    tell_unconfirmed(game)
    show_all(found)  # last, because programs read the last line


def show_values(game: Game, as_json: bool) -> None:
    """Values that are ours; a player can override them."""
    found = unconfirmed_values(game)
    if as_json:
        print_json([value._asdict() for value in found])
        return
    for value in found:
        shown = "" if value.value is None else f" = {value.value}"
        click.echo(f"{value.file}: {value.row} {value.field}{shown} (value not confirmed)")
    click.echo(f"{len(found)} values are not confirmed")


def show_rule(game: Game, id: str, as_json: bool) -> None:
    """One rule whole, with the code and the tests that carry it."""
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
    console = Console(highlight=False)
    console.print(Text.assemble((rule.title, "bold"), "  ", (rule.id, "dim")))
    console.print(Padding(Text(plain(rule.text)), (0, 0, 0, 2)))
    for refusal in rule.refusals:
        console.print(Padding(Text(f"not allowed: {plain(refusal)}"), (0, 0, 0, 2)))
    for name, text in (("note", rule.note), ("source", rule.source)):
        if text:
            console.print(Padding(Text(f"{name}: {plain(text)}", style="dim"), (0, 0, 0, 2)))
    found = coverage(game)
    for name, places in (("code", found.cited), ("tests", found.tested)):
        shown = ", ".join(places.get(rule.id, [])) or "-"
        console.print(Padding(Text(f"{name}: {shown}", style="dim"), (0, 0, 0, 2)))


def document(found: Coverage) -> dict[str, object]:
    """The coverage for programs."""
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
