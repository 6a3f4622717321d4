"""A game's rules by id, in our own words, as players read them when something is refused."""

from difflib import get_close_matches
from importlib import resources
from typing import Final, final

from starboard.engine.ruleset import Layer, Row, read_layers

FILE: Final[str] = "rulebook.toml"


class UnknownRule(LookupError):
    """No rule has this id; the text names the nearest ones."""


@final
class Rule:
    """One testable rule: what it says, where it comes from, and what it forbids."""

    def __init__(
        self,
        id: str,
        group: str,
        title: str,
        text: str,
        source: str,
        refusals: list[str],
        note: str,
    ) -> None:
        self.id = id
        self.group = group
        self.title = title
        self.text = text
        self.source = source
        self.refusals = refusals
        self.note = note


@final
class Rulebook:
    """All rules of a game or an expansion, in the order of the rulebook."""

    def __init__(self, rules: list[Rule]) -> None:
        self.rules = rules
        self.by_id: dict[str, Rule] = {rule.id: rule for rule in rules}

    @staticmethod
    def read(package: str) -> "Rulebook":
        """The rulebook that lies in a game's package, for example `starboard.games.eclipse`."""
        text = resources.files(package).joinpath(FILE).read_text(encoding="utf-8")
        rows = read_layers("rulebook", [Layer("", {FILE: text}, False)], "rules")
        return Rulebook([rule_of(row) for row in rows])

    def joined(self, other: "Rulebook") -> "Rulebook":
        """This rulebook followed by that of an expansion."""
        return Rulebook(self.rules + other.rules)

    def ids(self) -> list[str]:
        return [rule.id for rule in self.rules]

    def get(self, id: str) -> Rule:
        """The rule with this id."""
        if id not in self.by_id:
            close = get_close_matches(id.upper(), self.ids(), n=3, cutoff=0.6)
            hint = ", nearest: " + ", ".join(close) if close else ""
            raise UnknownRule("no rule " + id + hint)
        return self.by_id[id]

    def groups(self) -> list[str]:
        """The headings in the order of the rulebook."""
        return list(dict.fromkeys(rule.group for rule in self.rules))


def rule_of(row: Row) -> Rule:
    rule = Rule(
        row.id,
        row.text("group"),
        row.text("title"),
        row.text("text"),
        row.text("source"),
        row.texts_or("refusals", []),
        row.text_or("note", ""),
    )
    row.done()
    return rule
