"""Does a value have the shape that was declared for it?

A game declares what its views contain as TypedDicts in `view/shape.py`. mypy proves them where a
view is made, the page's types are made from them, and `faults` finds what neither can see.
"""

from __future__ import annotations

import types
import typing
from typing import Final, Literal, NotRequired, Required

NONE: Final = type(None)


def faults(value: object, shape: object, place: str = "view") -> list[str]:
    """Sentences about every place where the value is not what the shape says."""
    origin = typing.get_origin(shape)
    arguments = typing.get_args(shape)
    if origin in (types.UnionType, typing.Union):
        return _union_faults(value, list(arguments), place)
    if origin in (Required, NotRequired):
        return faults(value, arguments[0], place)
    if origin is Literal:
        return [] if value in arguments else [_wrong(place, shape, value)]
    if origin is list:
        return _list_faults(value, arguments[0], place)
    if origin is dict:
        return _dict_faults(value, arguments[1], place)
    if typing.is_typeddict(shape):
        return _table_faults(value, shape, place)
    return [] if _is_plain(value, shape) else [_wrong(place, shape, value)]


_FIELDS: Final[dict[object, dict[str, object]]] = {}


def fields(shape: object) -> dict[str, object]:
    """The keys of a TypedDict with their types, looked up once."""
    found = _FIELDS.get(shape)
    if found is None:
        found = _FIELDS[shape] = dict(typing.get_type_hints(shape, include_extras=True))
    return found


def required(shape: object) -> frozenset[str]:
    """The keys that are always there."""
    return frozenset(
        name for name, inner in fields(shape).items() if typing.get_origin(inner) is not NotRequired
    )


def _is_plain(value: object, shape: object) -> bool:
    """A number, a text, a truth value or nothing; a truth value is no number here."""
    if shape is None or shape is NONE:
        return value is None
    if shape is object:
        return True
    return type(value) is shape


def _union_faults(value: object, members: list[object], place: str) -> list[str]:
    """The faults against the member that fits best; none if one fits."""
    found = [faults(value, member, place) for member in members]
    return min(found, key=len)


def _list_faults(value: object, item: object, place: str) -> list[str]:
    if not isinstance(value, list):
        return [_wrong(place, "a list", value)]
    return [text for k, one in enumerate(value) for text in faults(one, item, f"{place}[{k}]")]


def _dict_faults(value: object, item: object, place: str) -> list[str]:
    if not isinstance(value, dict):
        return [_wrong(place, "a table", value)]
    return [text for key, one in value.items() for text in faults(one, item, f"{place}.{key}")]


def _table_faults(value: object, shape: object, place: str) -> list[str]:
    if not isinstance(value, dict):
        return [_wrong(place, getattr(shape, "__name__", shape), value)]
    known = fields(shape)
    missing = [name for name in sorted(required(shape)) if name not in value]
    found = [f"{place}: has no {name}" for name in missing]
    for key, inner in value.items():
        if key not in known:
            found.append(f"{place}: {key} is not declared")
        else:
            found.extend(faults(inner, known[key], f"{place}.{key}"))
    return found


def _wrong(place: str, shape: object, value: object) -> str:
    return f"{place}: expected {shape}, found {value!r}"
