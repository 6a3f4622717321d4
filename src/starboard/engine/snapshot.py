"""A state as text: the same for equal states, interpreted or compiled.

Attribute names are sorted, because compiled classes list them in another order. What is shared by
all clones and rebuilt from the options (`rules`) is left out.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final, cast

SHARED: Final = "rules"
VEC: Final = "vec[i64]"


def snapshot(value: object) -> str:
    """The value with all it holds, as one line of text."""
    out: list[str] = []
    _write(value, out)
    return "".join(out)


def state_hash(value: object) -> str:
    """A short fingerprint of a state."""
    return hashlib.sha256(snapshot(value).encode()).hexdigest()[:16]


def _write(value: object, out: list[str]) -> None:
    if value is None or isinstance(value, (str, int)):
        out.append(repr(int(value)) if isinstance(value, bool) else repr(value))
    elif isinstance(value, (list, tuple)):
        _write_items(list(value), out)
    elif isinstance(value, dict):
        _write_items([item for key in sorted(value) for item in (key, value[key])], out)
    elif type(value).__name__ == VEC:
        _write_items([int(item) for item in cast("Iterable[int]", value)], out)
    else:
        _write_object(value, out)


def _write_items(items: list[object], out: list[str]) -> None:
    out.append("[")
    for item in items:
        _write(item, out)
        out.append(" ")
    out.append("]")


def _write_object(value: object, out: list[str]) -> None:
    out.append(type(value).__name__ + "(")
    for name in attribute_names(value):
        if name != SHARED:
            out.append(name + "=")
            _write(getattr(value, name), out)
            out.append(" ")
    out.append(")")


_NAMES: Final[dict[type, list[str]]] = {}


def attribute_names(value: object) -> list[str]:
    """All attributes of an object, those of its bases included, sorted."""
    cls = type(value)
    known = _NAMES.get(cls)
    if known is None:
        known = sorted(_declared(cls))
        _NAMES[cls] = known
    own: dict[str, object] | None = getattr(value, "__dict__", None)
    return sorted({*known, *own}) if own else known


def _declared(cls: type) -> set[str]:
    found: set[str] = set()
    for base in cls.__mro__:
        found.update(base.__dict__.get("__mypyc_attrs__", base.__dict__.get("__slots__", ())))
    found.discard("__dict__")
    return found
