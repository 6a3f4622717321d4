"""Positions of Mini, the miniature game, built through the table and by loaded dice."""

from starboard.engine.chance import Chance, Quick
from starboard.engine.events import EVERYBODY
from starboard.engine.table import Table
from starboard.games import get
from starboard.games.mini.game import Mini
from starboard.games.mini.state import State

SEED = "a fixed seed"


class Loaded(Chance):
    """Chance that gives what the test wants, and 0 when nothing is left."""

    def __init__(self, *values: int) -> None:
        super().__init__()
        self.values = list(values)

    def below(self, stream: int, n: int, audience: int = EVERYBODY) -> int:
        return self.values.pop(0) if self.values else 0


def mini() -> Mini:
    game = get("mini")
    assert isinstance(game, Mini)
    return game


def new_table(seats: int = 3, seed: str = SEED, **options: bool) -> Table:
    return Table(mini(), seats, seed, dict(options))


def state_of(table: Table) -> State:
    assert isinstance(table.state, State)
    return table.state


def bid_all(table: Table) -> Table:
    """Everybody bids the lowest card; the turns begin."""
    for seat in table.actors:
        table.play(seat, table.legal(seat)[0])
    return table


def turn_table(seats: int = 3, seed: str = SEED, **options: bool) -> Table:
    """The first turn of the first round."""
    return bid_all(new_table(seats, seed, **options))


def owner(table: Table, q: int, r: int) -> int:
    hexagon = state_of(table).at(q, r)
    assert hexagon is not None
    return int(hexagon.owner)


def play_on(table: Table, moves: int = 10_000, seed: int = 1) -> Table:
    """Random moves of random seats, at most so many."""
    picks = Quick(seed)
    while moves > 0 and not table.over:
        seat = table.actors[picks.below(0, len(table.actors))]
        legal = table.legal(seat)
        table.play(seat, legal[picks.below(0, len(legal))])
        moves -= 1
    return table


def raid_table(seats: int = 2) -> Table:
    """A table whose last move announced a raid, reached by moves alone."""
    for k in range(200):
        table = new_table(seats, f"raid {k}")
        for n in range(40):
            if table.over:
                break
            seat = table.actors[0]
            raids = [move for move in table.legal(seat) if str(move).startswith("raid")]
            if raids and len(table.actors) == 1:
                table.play(seat, raids[0])
                return table
            play_on(table, 1, n)
    raise AssertionError("no raid came about")
