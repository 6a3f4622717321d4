"""Every rule of every ledger is cited in the code and tried by a test.

A game that is still being written lists its open ids in `open/<game>.txt`. The list must be exact,
and it may only shrink: `CEILING` is lowered with it.
"""

from pathlib import Path

import pytest

from starboard.citations import Coverage, cited_ids, coverage, tested_ids
from starboard.games import get, names

OPEN = Path(__file__).parent / "open"
CEILING: dict[str, int] = {}
GAMES = [*names(), "mini"]


@pytest.fixture(scope="module", params=GAMES)
def found(request: pytest.FixtureRequest) -> tuple[str, Coverage]:
    return request.param, coverage(get(request.param))


def open_ids(game: str) -> list[str]:
    file = OPEN / f"{game.replace('-', '_')}.txt"
    return file.read_text(encoding="utf-8").split() if file.is_file() else []


def test_no_id_is_unknown(found: tuple[str, Coverage]) -> None:
    assert found[1].unknown == {}


def test_open_rules_are_exactly_the_listed_ones(found: tuple[str, Coverage]) -> None:
    game, cover = found
    print(f"{game}: {cover.summary}")
    assert cover.open == sorted(open_ids(game), key=cover.rulebook.ids().index)


def test_the_list_of_open_rules_only_shrinks(found: tuple[str, Coverage]) -> None:
    assert len(open_ids(found[0])) <= CEILING.get(found[0], 0)


def test_a_docstring_cites_only_after_its_mark() -> None:
    source = '"""MIN-SET-01 is mentioned. Rules: MIN-SET-02, MIN-BID-01"""'
    assert cited_ids(source) == ["MIN-SET-02", "MIN-BID-01"]


def test_a_refusal_cites_its_rule() -> None:
    assert cited_ids('Refusal("too_far", "MIN-TRN-01")') == ["MIN-TRN-01"]


def test_a_mark_names_the_rules_of_a_test() -> None:
    source = '@pytest.mark.rule("MIN-SET-01", "MIN-SET-02")\ndef test_x(): pass'
    assert tested_ids(source) == ["MIN-SET-01", "MIN-SET-02"]
