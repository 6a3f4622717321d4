"""The sentence forms of every game as documentation.

    python -m starboard.testing.reference docs/testing.md

writes the part of the page that is made from the grammars; everything above it is kept.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from starboard.games import get

from .grammar import Form, Grammar
from .kinds import Kind
from .scene import Scene
from .tables import MODULES, grammar_of

MARK: Final = "<!-- made by starboard.testing.reference from here on -->"


def reference() -> str:
    """The forms that all games share once, then those of each game."""
    first = grammar_of("eclipse")
    shared = [form.pattern for form in grammar_of("mini").forms if form.pattern in patterns(first)]
    common = set(grammar_of("mini").kinds)
    parts = [MARK, "", "## In every game", "", *rows(first, shared), "", *words(first, common)]
    for name in MODULES:
        grammar = grammar_of(name)
        own = [form.pattern for form in grammar.forms if form.pattern not in shared]
        named = set(grammar.kinds) - common
        parts += ["", f"## {get(name).title} (`{name}`)", "", *rows(grammar, own)]
        parts += ["", *words(grammar, named)] if named else []
    return "\n".join(parts) + "\n"


def patterns(grammar: Grammar[Scene]) -> list[str]:
    """The patterns of all forms."""
    return [form.pattern for form in grammar.forms]


def rows(grammar: Grammar[Scene], wanted: list[str]) -> list[str]:
    """A table of forms."""
    head = ["| sentence | what it does | example |", "|---|---|---|"]
    return head + [row(form) for form in grammar.forms if form.pattern in wanted]


def row(form: Form[Scene]) -> str:
    """One line of the table."""
    pattern = form.pattern.replace("|", "\\|")
    return f"| `{pattern}` | {form.meaning} | `{form.example}` |"


def words(grammar: Grammar[Scene], wanted: set[str]) -> list[str]:
    """What the capital words of these forms mean."""
    return [line(kind) for name, kind in grammar.kinds.items() if name in wanted]


def line(kind: Kind) -> str:
    """One capital word."""
    return f"- **{kind.name}**: {kind.meaning}"


def page(text: str) -> str:
    """A page with the forms as they are now."""
    return text.split(MARK)[0] + reference()


def main() -> None:
    """Write the forms into a page."""
    path = Path(sys.argv[1])
    path.write_text(page(path.read_text()))


if __name__ == "__main__":
    main()
