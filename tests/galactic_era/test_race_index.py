"""Who looks for a race's power finds it in races.py, and finds it only there."""

from __future__ import annotations

import importlib
import re

from tests.house.tree import PACKAGE

from starboard.engine.ruleset import package_layer, read_layers
from starboard.games.galactic_era import races

GAME = "starboard.games.galactic_era"


def abilities() -> set[str]:
    rows = read_layers("races", [package_layer(GAME)])
    return {
        f"{row.id} {ability.text('id')}"
        for row in rows
        for side in row.table("abilities").fields()
        for ability in row.table("abilities").rows(side)
    }


def test_the_index_lists_every_ability_of_the_component_table() -> None:
    assert races.POWERS.keys() == abilities()


def test_the_index_names_functions_that_exist() -> None:
    for name in {name for names in races.POWERS.values() for name in names}:
        module, _, function = name.rpartition(".")
        assert hasattr(importlib.import_module(f"{GAME}.{module}"), function), name


def test_every_function_of_the_file_stands_in_the_index() -> None:
    text = (PACKAGE / "games" / "galactic_era" / "races.py").read_text()
    named = {name for names in races.POWERS.values() for name in names}
    asked = {f"races.{name}" for name in re.findall(r"^def (\w+)", text, re.M)}
    assert asked - named == {"races.plays", "races.is_annunaki"}


def test_no_other_rule_asks_for_a_race_by_name() -> None:
    folder = PACKAGE / "games" / "galactic_era"
    asking = re.compile(r"\brace (==|!=) [A-Z_]+\b(?<!NONE)")
    found = [file.name for file in folder.rglob("*.py") if asking.search(file.read_text())]
    assert found == ["races.py"]
