"""Writes the golden games anew: `python -m tests.eclipse.make_golden`.

Only after a change of the rules that raises `rules_version` and is told in the changelog.
"""

from pathlib import Path

from tests.eclipse.playing import prudent
from tests.eclipse.test_conformance import GAME, OPTIONS

from starboard.engine.chance import Quick
from starboard.engine.table import Table

FOLDER = Path(__file__).parent.parent / "golden"


def golden_game(seats: int) -> Table:
    """A prudent random game that goes through all eight rounds."""
    table = Table(GAME, seats, f"golden eclipse {seats}", OPTIONS[seats % 3])
    picks = Quick(seats)
    while not table.over:
        seat = table.movers[int(picks.below(0, len(table.movers)))]
        table.play(seat, prudent(table, seat, picks))
    return table


def main() -> None:
    for seats in range(GAME.min_seats, GAME.max_seats + 1):
        text = golden_game(seats).save()
        (FOLDER / f"eclipse_{seats}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
