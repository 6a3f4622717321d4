"""Every game names the numbers of its positions in the same way."""

from importlib import import_module
from types import ModuleType

import pytest

from starboard.bots.knowledge import features_of
from starboard.games import get, names

GAMES = names()


def module(game: str, name: str) -> ModuleType:
    return import_module(f"starboard.bots.{game.replace('-', '_')}.{name}")


@pytest.mark.parametrize("game", GAMES)
def test_a_number_stands_where_its_name_says(game: str) -> None:
    found = module(game, "names")
    places = {key: value for key, value in vars(found).items() if key.endswith("_AT")}
    assert len(places) > 20
    assert {key: found.NAMES[place].upper() + "_AT" for key, place in places.items()} == {
        key: key for key in places
    }


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("exact", [False, True])
def test_features_name_all_numbers_that_they_count(game: str, exact: bool) -> None:
    features = features_of(get(game), exact)
    assert features is not None
    assert tuple(features.names()) == module(game, "names").NAMES
    assert features.game == game


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("name", "function"),
    [("choices", "useful_moves"), ("choices", "is_idle"), ("counts", "count_fleet")],
)
def test_the_same_thing_has_the_same_name_in_every_game(
    game: str, name: str, function: str
) -> None:
    assert callable(getattr(module(game, name), function))
