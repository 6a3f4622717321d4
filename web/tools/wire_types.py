"""Writes the page's types from what Python declares, or checks them with --check.

`web/src/lib/wire.ts` comes from the structs of the server, `web/src/games/<game>/wire.ts` from the
views, events, moves and options of each game.
"""

from __future__ import annotations

import inspect
import sys
from pathlib import Path

import game_types
import msgspec
from msgspec import inspect as look

from starboard.games import get, names
from starboard.server import structs

TARGET = Path(__file__).parent.parent / "src" / "lib" / "wire.ts"
HEAD = "// Made by web/tools/wire_types.py from starboard/server/structs.py. Do not edit.\n"
PLAIN = {
    look.StrType: "string",
    look.IntType: "number",
    look.FloatType: "number",
    look.BoolType: "boolean",
    look.NoneType: "null",
    look.AnyType: "unknown",
}


def typescript(kind: look.Type) -> str:
    """One msgspec type as a TypeScript type."""
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, look.Metadata):
        return typescript(kind.type)
    if isinstance(kind, look.UnionType):
        return " | ".join(typescript(one) for one in kind.types)
    if isinstance(kind, look.LiteralType):
        return " | ".join(f"'{value}'" for value in kind.values)
    if isinstance(kind, look.ListType):
        inner = typescript(kind.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, look.DictType):
        return f"Record<{typescript(kind.key_type)}, {typescript(kind.value_type)}>"
    if isinstance(kind, look.StructType):
        return kind.cls.__name__
    if isinstance(kind, look.CustomType):
        return "unknown"
    raise TypeError(f"no TypeScript for {kind}")


def interface(cls: type[msgspec.Struct]) -> str:
    """One struct; what a request may leave out is optional."""
    info = look.type_info(cls)
    assert isinstance(info, look.StructType)
    optional = not issubclass(cls, structs.Answer)
    lines = [f"export interface {cls.__name__} {{"]
    if info.tag is not None:
        lines.append(f"\t{info.tag_field}: '{info.tag}';")
    for one in info.fields:
        mark = "?" if optional and not one.required else ""
        lines.append(f"\t{one.encode_name}{mark}: {typescript(one.type)};")
    doc = (inspect.getdoc(cls) or "").splitlines()[0]
    return f"/** {doc} */\n" + "\n".join([*lines, "}"]) + "\n"


def wire() -> str:
    """The whole file."""
    found = [
        one
        for one in vars(structs).values()
        if inspect.isclass(one)
        and issubclass(one, msgspec.Struct)
        and one not in (structs.Request, structs.Answer, msgspec.Struct)
    ]
    unions = ["ClientMessage", "ServerMessage"]
    parts = [interface(cls) for cls in found]
    for name in unions:
        members = getattr(structs, name).__args__
        lines = "\n".join(f"\t| {one.__name__}" for one in members)
        parts.append(f"export type {name} =\n{lines};\n")
    return HEAD + "\n" + "\n".join(parts)


def files() -> dict[Path, str]:
    """Every file that is made here, with its text."""
    made = {TARGET: wire()}
    for name in names():
        game = get(name)
        if game_types.shape_of(game) is not None:
            made[game_types.target_of(game)] = game_types.game_wire(game)
    return made


def stale() -> list[str]:
    """The names of the files that are missing or out of date."""
    found = files().items()
    return [file.name for file, text in found if not file.exists() or file.read_text() != text]


def main() -> int:
    """Write, or say which files are out of date."""
    if "--check" in sys.argv:
        print("\n".join(f"{name} is out of date" for name in stale()) or "all is up to date")
        return 1 if stale() else 0
    for file, text in files().items():
        file.write_text(text)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
