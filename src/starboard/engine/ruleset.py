"""Component tables in layers: the game, its expansions, then the values a table has corrected."""

import tomllib
from importlib import resources
from typing import Final, final

from starboard.engine.row import BadTable, Row, nearest, shown

__all__ = [
    "BadTable",
    "Layer",
    "Row",
    "package_layer",
    "package_texts",
    "player_layer",
    "read_layers",
    "read_table",
]

# The table that tells where a file's values come from; it carries no component.
ABOUT: Final[str] = "about"
# Words of the layering itself, taken out of a row before anybody reads it.
REMOVE: Final[str] = "remove"
NEW: Final[str] = "new"


@final
class Layer:
    """TOML texts by file name; a strict layer may only change what earlier layers know."""

    def __init__(self, label: str, texts: dict[str, str], strict: bool) -> None:
        self.label = label
        self.texts = texts
        self.strict = strict
        self.parsed: dict[str, dict[str, object]] = {}

    def origin(self, file: str) -> str:
        """The file's name as errors show it."""
        return self.label + "/" + file if self.label else file

    def tables(self, file: str) -> dict[str, object]:
        """The parsed file; an absent one is empty."""
        if file not in self.parsed:
            self.parsed[file] = self.parse(file)
        return self.parsed[file]

    def parse(self, file: str) -> dict[str, object]:
        try:
            return tomllib.loads(self.texts.get(file, ""))
        except tomllib.TOMLDecodeError as fault:
            raise BadTable(self.origin(file) + ": not valid TOML: " + str(fault)) from None


def package_texts(package: str, folder: str = "data") -> dict[str, str]:
    """All TOML files of a folder inside a package, by file name."""
    place = resources.files(package).joinpath(folder)
    files = {item.name: item for item in place.iterdir() if item.name.endswith(".toml")}
    return {name: files[name].read_text(encoding="utf-8") for name in sorted(files)}


def package_layer(package: str, label: str = "", folder: str = "data") -> Layer:
    """The layer a game or an expansion brings in its own package."""
    return Layer(label, package_texts(package, folder), False)


def player_layer(texts: dict[str, str], label: str = "overrides") -> Layer:
    """The layer of a player's own corrections: it must name things that exist."""
    return Layer(label, texts, True)


def read_layers(name: str, layers: list[Layer], table: str = "") -> list[Row]:
    """The rows of `[[table]]` in `name.toml`, later layers laid over earlier ones by id.

    A later row replaces only the fields it names; nested tables merge by key, lists are replaced.
    `remove = true` takes a row away, a new id is appended. The table is called like the file
    unless another name is given.
    """
    check_layers(layers)
    rows: dict[str, Row] = {}
    for layer in layers:
        for id, values in listed(layer, name + ".toml", table or name).items():
            lay_row(rows, layer, name + ".toml", id, values)
    return list(rows.values())


def read_table(name: str, layers: list[Layer], table: str = "") -> Row:
    """The single table `[table]` of `name.toml`, or the whole file when no table is named."""
    check_layers(layers)
    merged = Row(layers[0].origin(name + ".toml"), table or name, {}, "", {})
    for layer in layers:
        values = layer.tables(name + ".toml")
        inner = values.get(table, {}) if table else without(values, (ABOUT,))
        if not isinstance(inner, dict):
            raise BadTable(layer.origin(name + ".toml") + ": expected [" + table + "] as a table")
        merge(merged, merged.values, inner, "", layer.origin(name + ".toml"))
    return merged


def listed(layer: Layer, file: str, table: str) -> dict[str, dict[str, object]]:
    """The rows of one layer by id, in the order of the file."""
    found: dict[str, dict[str, object]] = {}
    rows = layer.tables(file).get(table, [])
    if not isinstance(rows, list):
        raise BadTable(layer.origin(file) + ": expected [[" + table + "]] as a list of tables")
    for at, values in enumerate(rows):
        id = values.get("id") if isinstance(values, dict) else None
        place = layer.origin(file) + ", row " + str(at + 1) + " of " + table + ', field "id"'
        if not isinstance(id, str) or not id:
            raise BadTable(place + ": expected a text, found " + shown(id))
        if id in found:
            raise BadTable(place + ": expected a different id in every row, found two " + shown(id))
        found[id] = values
    return found


def lay_row(
    rows: dict[str, Row], layer: Layer, file: str, id: str, values: dict[str, object]
) -> None:
    """Lay one row of a layer over what the earlier layers said about it."""
    if layer.strict and id not in rows and values.get(NEW) is not True:
        place = layer.origin(file) + ', row "' + id + '", field "id": expected the id of a row'
        hint = nearest(id, list(rows))
        raise BadTable(place + " or new = true, found an unknown id" + hint)
    if values.get(REMOVE) is True:
        rows.pop(id, None)
        return
    if id not in rows:
        rows[id] = Row(layer.origin(file), id, {}, "", {})
    row = rows[id]
    merge(row, row.values, without(values, (REMOVE, NEW)), "", layer.origin(file))


def merge(row: Row, old: dict[str, object], new: dict[str, object], path: str, origin: str) -> None:
    """Lay new values over old ones and remember which file each changed field came from."""
    for key, value in new.items():
        before = old.get(key)
        if isinstance(value, dict):
            inner: dict[str, object] = dict(before) if isinstance(before, dict) else {}
            merge(row, inner, value, path + key + ".", origin)
            old[key] = inner
            continue
        old[key] = value
        if origin != row.file and key != "id":
            row.origins[path + key] = origin


def without(values: dict[str, object], names: tuple[str, ...]) -> dict[str, object]:
    return {key: value for key, value in values.items() if key not in names}


def check_layers(layers: list[Layer]) -> None:
    """A strict layer may only bring files and tables that an earlier layer has."""
    for at, layer in enumerate(layers):
        if layer.strict:
            for file in layer.texts:
                check_file(layer, file, layers[:at])


def check_file(layer: Layer, file: str, before: list[Layer]) -> None:
    files = sorted({name for other in before for name in other.texts})
    if file not in files:
        known = "expected one of " + ", ".join(files)
        raise BadTable(layer.origin(file) + ": unknown file, " + known + nearest(file, files))
    tables = sorted({name for other in before for name in other.tables(file)})
    for table in layer.tables(file):
        if table not in tables:
            known = "expected one of " + ", ".join(tables) + ", found " + shown(table)
            raise BadTable(layer.origin(file) + ": " + known + nearest(table, tables))
