"""Record the golden games of a game anew: `golden.py GAME [FOLDER]`.

A golden game is a whole log that must replay to the same position for ever. A change of the rules
that alters one raises the game's `rules_version`; then this script records new ones.
"""

import sys
from pathlib import Path

from starboard.engine.chance import Quick
from starboard.engine.table import Table
from starboard.games import get

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"


def golden_game(name: str, seats: int) -> Table:
    """A whole game of prudent random play."""
    game = get(name)
    table = Table(game, seats, f"golden {name} {seats}")
    picks = Quick(seats)
    while not table.over:
        seat = table.actors[int(picks.below(0, len(table.actors)))]
        moves = game.prudent(table.state, seat, list(table.legal(seat)))
        table.play(seat, moves[picks.below(0, len(moves))])
    return table


def main(name: str, folder: Path = GOLDEN) -> None:
    game = get(name)
    for seats in range(game.min_seats, game.max_seats + 1):
        table = golden_game(name, seats)
        file = folder / f"{name.replace('-', '_')}_{seats}.txt"
        file.write_text(table.save(), encoding="utf-8")
        print(f"{file.name}: {table.seq} records, scores {table.outcome.scores}")


if __name__ == "__main__":
    main(sys.argv[1], *[Path(folder) for folder in sys.argv[2:3]])
