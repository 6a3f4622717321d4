"""The TypeScript of one game: its view, events, moves and options, as its Python declares them."""

from __future__ import annotations

import importlib
import inspect
import sys
import types
import typing
from pathlib import Path
from typing import Literal, NotRequired

from starboard.engine.events import EventKind
from starboard.engine.game import Game
from starboard.engine.options import Option
from starboard.engine.shape import fields

HEAD = "// Made by web/tools/wire_types.py from starboard/games/{}. Do not edit.\n"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", object: "unknown"}
OPTION_TYPES = {"flag": "boolean", "number": "number", "text": "string"}


def target_of(game: Game) -> Path:
    """Where the page keeps the types of a game."""
    return Path(__file__).parent.parent / "src" / "games" / game.name / "wire.ts"


def shape_of(game: Game) -> types.ModuleType | None:
    """The module that declares the game's view, if it has one."""
    try:
        return importlib.import_module(f"{game.packages[0]}.view.shape")
    except ModuleNotFoundError:
        return None


def typescript(kind: object) -> str:
    """A Python type as a TypeScript type."""
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if kind is None or kind is type(None):
        return "null"
    if origin in (types.UnionType, typing.Union):
        return " | ".join(dict.fromkeys(typescript(one) for one in arguments))
    if origin is Literal:
        return " | ".join(f"'{one}'" if isinstance(one, str) else str(one) for one in arguments)
    if origin is list:
        inner = typescript(arguments[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{typescript(arguments[0])}, {typescript(arguments[1])}>"
    if typing.is_typeddict(kind):
        return str(getattr(kind, "__name__", kind))
    return PLAIN[kind]  # type: ignore[index]


def interface(shape: type) -> str:
    """One TypedDict."""
    lines = []
    for name, kind in fields(shape).items():
        absent = typing.get_origin(kind) is NotRequired
        inner = typing.get_args(kind)[0] if absent else kind
        lines.append(f"\t{name}{'?' if absent else ''}: {typescript(inner)};")
    doc = " ".join((inspect.getdoc(shape) or "").split("\n\n")[0].split())
    return f"/** {doc} */\nexport interface {shape.__name__} {{\n" + "\n".join([*lines, "}"]) + "\n"


def alias(name: str, kind: object) -> str:
    """One union that the shape gives a name."""
    return f"export type {name} = {typescript(kind)};\n"


def shape_modules(module: types.ModuleType) -> list[types.ModuleType]:
    """The shape module and what it is split into: `shape_steps` and the like beside it."""
    names = sorted(name for name in sys.modules if name.startswith(module.__name__))
    return [sys.modules[name] for name in names]


def shapes(module: types.ModuleType) -> list[str]:
    """All that the shape modules declare, unions after the tables they name."""
    found: list[str] = []
    unions: dict[str, object] = {}
    for one in shape_modules(module):
        own = [v for v in vars(one).values() if typing.is_typeddict(v)]
        found += [interface(shape) for shape in own if shape.__module__ == one.__name__]
        unions |= {n: v for n, v in vars(one).items() if isinstance(v, types.UnionType)}
    return found + [alias(name, kind) for name, kind in unions.items()]


def field_type(game: Game, kind: str) -> str:
    """Numbers stay numbers; what has a word is sent as its word."""
    return "number" if game.word(kind, 0) == "0" else "string"


def event(game: Game, kind: EventKind) -> str:
    """One kind with the names of its numbers."""
    named = [field.partition(":") for field in kind.fields]
    inner = "; ".join(f"{n}: {field_type(game, k or n)}" for n, _, k in named)
    return f"\t{kind.name}: {{ {inner} }};" if inner else f"\t{kind.name}: Record<string, never>;"


def events(game: Game) -> str:
    """Every kind of event, by name."""
    lines = [event(game, kind) for kind in game.event_kinds()]
    doc = "/** What each kind of event tells. */\n"
    return (
        doc
        + "\n".join(["export interface Events {", *lines, "}"])
        + ("\nexport type EventKind = keyof Events;\n")
    )


def moves(game: Game) -> str:
    """Every verb with the names of its words."""
    lines = []
    for verb, form in sorted(game.notation().forms.items()):
        words = ", ".join(f"'{word.lower()}'" for word in form.split()[1:])
        lines.append(f"\t'{verb}': [{words}],")
    doc = "/** The words after each verb of a move. */\n"
    return (
        doc
        + "\n".join(["export const MOVES = {", *lines, "} as const;"])
        + ("\nexport type Verb = keyof typeof MOVES;\n")
    )


def option_type(option: Option) -> str:
    """What an option may be set to."""
    choices = " | ".join(f"'{choice}'" for choice in option.choices)
    inner = choices or OPTION_TYPES.get(option.kind, "unknown")
    return f"({inner})[]" if option.each else inner


def options(game: Game) -> str:
    """What can be chosen when a table is made."""
    lines = [f"\t{one.name}: {option_type(one)};" for one in game.options()]
    doc = "/** What can be chosen when a table is made. */\n"
    return doc + "\n".join(["export interface Options {", *lines, "}"]) + "\n"


def game_wire(game: Game) -> str:
    """The whole file of one game."""
    module = shape_of(game)
    declared = shapes(module) if module else []
    folder = game.packages[0].rpartition(".")[2]
    return "\n".join([HEAD.format(folder), *declared, events(game), moves(game), options(game)])
