"""Writes web/src/lib/wire.ts from the structs of the server, or checks it with --check."""

from __future__ import annotations

import inspect
import sys
from pathlib import Path

import msgspec
from msgspec import inspect as look

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


def main() -> int:
    """Write, or say that the file is out of date."""
    text = wire()
    if "--check" in sys.argv:
        fresh = TARGET.read_text() == text
        print("wire.ts is up to date" if fresh else "wire.ts is out of date")
        return 0 if fresh else 1
    TARGET.write_text(text)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
