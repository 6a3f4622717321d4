"""Every number of players has weights of its own."""

import tomllib
from importlib import resources

import pytest

from starboard.bots.knowledge import values_of
from starboard.engine.chance import Quick
from starboard.engine.flow import Run
from starboard.engine.options import check_options
from starboard.games import get

ECLIPSE = get("eclipse")
COUNTS = range(ECLIPSE.min_seats, ECLIPSE.max_seats + 1)
Table = dict[str, list[int]]


def tables(kind: str) -> dict[str, Table]:
    """What stands in the file, read without the loader."""
    file = resources.files("starboard.bots").joinpath("eclipse", "weights.toml")
    found: dict[str, Table] = tomllib.loads(file.read_text(encoding="utf-8"))[kind]
    return found


def weights_at(seats: int, exact: bool) -> Table:
    """The weights by which a bot plays at a table of so many."""
    options = check_options(ECLIPSE.options(), {}, seats)
    values = values_of(ECLIPSE, ECLIPSE.setup(seats, options, Run(Quick(1), False)), exact)
    assert values is not None
    names = values.features.names()
    return {name: [int(row[k]) for row in values.rows] for k, name in enumerate(names)}


def test_every_number_of_players_was_trained() -> None:
    wanted = {str(seats) for seats in COUNTS}
    assert (set(tables("seats")), set(tables("trained"))) == (wanted, wanted)


@pytest.mark.parametrize("exact", [False, True])
@pytest.mark.parametrize("seats", COUNTS)
def test_a_bot_plays_by_the_weights_of_its_tables_size(seats: int, exact: bool) -> None:
    assert weights_at(seats, exact) == tables("seats")[str(seats)]


def test_tables_of_other_sizes_do_not_share_what_was_read() -> None:
    one, other = (weights_at(seats, False) for seats in different())
    assert one != other


def different() -> tuple[int, int]:
    """Two numbers of players whose weights are not the same."""
    rows = tables("seats")
    return next((a, b) for a in COUNTS for b in COUNTS if rows[str(a)] != rows[str(b)])


@pytest.mark.parametrize("seats", COUNTS)
def test_the_figures_of_the_training_stand_beside_the_weights(seats: int) -> None:
    assert {"method", "games", "seed", "slopes", "seconds"} <= set(tables("trained")[str(seats)])
