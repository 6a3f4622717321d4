"""Whole games that must replay to the same position; a change that alters one is a new version."""

from pathlib import Path

import pytest

import starboard

GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("eclipse_?.txt"))


def test_there_is_a_golden_game_for_every_number_of_players() -> None:
    assert [file.stem for file in GOLDEN] == [f"eclipse_{seats}" for seats in range(2, 7)]


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_golden_game_replays_to_the_same_position(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    table = starboard.load(text, verify=True)
    assert table.over
    assert text.splitlines()[-1] == f"end {table.hash}"


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_golden_game_saves_as_the_same_text(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert starboard.load(text).save() == text
