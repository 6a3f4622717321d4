"""Which rules of a ledger are cited in the code and tested.

Docstrings cite ids after "Rules:", refusals and events name them; tests carry
`@pytest.mark.rule("ECL-EXP-06")`.
"""

from __future__ import annotations

import ast
import re
from importlib import resources
from pathlib import Path
from typing import Final

from starboard.engine.game import Game
from starboard.engine.rulebook import Rulebook

RULE_ID: Final = re.compile(r"\b[A-Z]{2,4}-[A-Z]{2,4}-\d{2,3}\b")


class Coverage:
    """For each rule: the files that cite it and the tests that try it."""

    def __init__(
        self, rulebook: Rulebook, cited: dict[str, list[str]], tested: dict[str, list[str]]
    ) -> None:
        self.rulebook = rulebook
        self.cited = cited
        self.tested = tested

    @property
    def uncited(self) -> list[str]:
        """Rules that no code names."""
        return [id for id in self.rulebook.ids() if id not in self.cited]

    @property
    def untested(self) -> list[str]:
        """Rules that no test tries."""
        return [id for id in self.rulebook.ids() if id not in self.tested]

    @property
    def unknown(self) -> dict[str, list[str]]:
        """Ids in code or tests that the ledger does not have, with their places."""
        known = set(self.rulebook.ids())
        found: dict[str, list[str]] = {}
        for places in (self.cited, self.tested):
            for id, where in places.items():
                if id not in known:
                    found.setdefault(id, []).extend(where)
        return found

    @property
    def open(self) -> list[str]:
        """Rules that lack a citation or a test."""
        lacking = set(self.uncited) | set(self.untested)
        return [id for id in self.rulebook.ids() if id in lacking]

    @property
    def summary(self) -> str:
        """The last line of `starboard rules GAME --coverage`."""
        total = len(self.rulebook.ids())
        return f"{total - len(self.open)} of {total} rules cited and tested"


def rulebook_of(game: Game) -> Rulebook:
    """The ledger of a game, expansions included."""
    books = [Rulebook.read(package) for package in game.packages]
    book = books[0]
    for more in books[1:]:
        book = book.joined(more)
    return book


def coverage(game: Game, tests: Path | None = None) -> Coverage:
    """Read the sources of a game and the tests of the checkout."""
    book = rulebook_of(game)
    prefixes = {id.partition("-")[0] for id in book.ids()}
    cited: dict[str, list[str]] = {}
    for package in game.packages:
        for file in sorted(Path(str(resources.files(package))).rglob("*.py")):
            _note(cited, cited_ids(file.read_text(encoding="utf-8")), prefixes, file.name)
    tested: dict[str, list[str]] = {}
    folder = tests or tests_folder()
    for file in sorted(folder.rglob("test_*.py")) if folder else []:
        _note(tested, tested_ids(file.read_text(encoding="utf-8")), prefixes, file.name)
    return Coverage(book, cited, tested)


def tests_folder() -> Path | None:
    """The tests of this checkout; an installed package has none."""
    for root in (Path.cwd(), *Path(__file__).resolve().parents[2:5]):
        if (root / "tests").is_dir() and (root / "pyproject.toml").is_file():
            return root / "tests"
    return None


def _note(found: dict[str, list[str]], ids: list[str], prefixes: set[str], place: str) -> None:
    for id in ids:
        if id.partition("-")[0] in prefixes and place not in found.setdefault(id, []):
            found[id].append(place)


def cited_ids(source: str) -> list[str]:
    """Ids after "Rules:" in docstrings, and ids that stand alone in a text (refusals, events)."""
    ids: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
            if RULE_ID.fullmatch(text):
                ids.append(text)
            elif "Rules:" in text:
                ids.extend(RULE_ID.findall(text.partition("Rules:")[2]))
    return ids


def tested_ids(source: str) -> list[str]:
    """The arguments of `pytest.mark.rule`."""
    ids: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _is_rule_mark(node.func):
            ids.extend(str(a.value) for a in node.args if isinstance(a, ast.Constant))
    return ids


def _is_rule_mark(function: ast.expr) -> bool:
    return isinstance(function, ast.Attribute) and function.attr == "rule"
