"""What several commands share."""

from __future__ import annotations

import json
from pathlib import Path

import click

from starboard.engine import table as engine_table
from starboard.engine.folders import folder_texts
from starboard.engine.game import Game
from starboard.engine.options import Option, option_of_text


def compiled() -> bool:
    """Does the engine run compiled?"""
    return not (engine_table.__file__ or "").endswith(".py")


def mode() -> str:
    """How the engine runs, as a word for people."""
    return "compiled" if compiled() else "interpreted"


def print_json(document: object) -> None:
    """One JSON document on standard output."""
    click.echo(json.dumps(document, indent=2))


def read_options(game: Game, texts: tuple[str, ...]) -> dict[str, object]:
    """KEY=VALUE pairs of the command line as options of the game."""
    known = {option.name: option for option in game.options()}
    out: dict[str, object] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise click.BadParameter(f'"{text}" needs the form KEY=VALUE')
        out[name] = option_value(known[name], value) if name in known else value
    return out


def option_value(option: Option, text: str) -> object:
    """The value behind a text; overriding tables are given as a folder of TOML files."""
    if option.kind != "texts":
        return option_of_text(option, text)
    try:
        return folder_texts(Path(text))
    except (OSError, UnicodeDecodeError) as error:
        raise click.BadParameter(f"{option.name}: {error}") from None


def read_file(path: str) -> str:
    """A text file, or standard input for "-"."""
    try:
        with click.open_file(path, encoding="utf-8") as stream:
            text = stream.read()
    except (OSError, UnicodeDecodeError) as error:
        raise click.ClickException(f"{path} cannot be read: {error}") from None
    assert isinstance(text, str)
    return text
