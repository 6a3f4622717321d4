"""Options of a table: defaults, and one sentence per wrong field."""

import pytest

from starboard.engine.errors import BadOptions
from starboard.engine.options import Option, check_options, option_of_text

RICH = Option("rich", "Rich", False, kind="flag")
BOARD = Option("board", "Board", "small", ("small", "large"))
ROUNDS = Option("rounds", "Rounds", 4, kind="number")
TABLES = Option("tables", "Own tables", {}, kind="texts")
SPECIES = Option("species", "Species", ["terran"] * 2, ("terran", "hydran"), each=True)
ALL = [RICH, BOARD, ROUNDS, TABLES, SPECIES]


def complaint(given: dict[str, object]) -> dict[str, str]:
    with pytest.raises(BadOptions) as error:
        check_options(ALL, given, 2)
    return error.value.fields


def test_what_is_not_given_has_its_default() -> None:
    assert check_options(ALL, {"rounds": 7}, 2) == {
        "rich": False,
        "board": "small",
        "rounds": 7,
        "tables": {},
        "species": ["terran", "terran"],
    }


@pytest.mark.parametrize(
    ("field", "value", "text"),
    [
        ("rich", "yes", "expected true or false, found 'yes'"),
        ("rich", 1, "expected true or false, found 1"),
        ("board", "huge", "expected one of small, large, found 'huge'"),
        ("board", 3, "expected a text, found 3"),
        ("rounds", "4", "expected a whole number, found '4'"),
        ("rounds", True, "expected a whole number, found True"),
        ("tables", {"techs.toml": 1}, "expected texts by file name"),
        ("tables", "techs", "expected texts by file name"),
        (
            "species",
            "terran",
            "expected a list of 2 values, one per seat, found 'terran'",
        ),
        (
            "species",
            ["terran"],
            "expected a list of 2 values, one per seat, found ['terran']",
        ),
        ("species", ["terran", "elf"], "expected one of terran, hydran, found 'elf'"),
        ("boards", "small", "no such option; did you mean board?"),
        ("x", 1, "no such option; there are rich, board, rounds, tables, species"),
    ],
)
def test_a_wrong_field_gets_a_sentence(field: str, value: object, text: str) -> None:
    assert complaint({field: value}) == {field: text}


def test_every_wrong_field_is_named_at_once() -> None:
    assert set(complaint({"rich": 0, "board": 0, "nothing": 0})) == {
        "rich",
        "board",
        "nothing",
    }


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadOptions, match="no such option; there are none"):
        check_options([], {"rich": True}, 2)


def test_texts_by_file_name_are_fine() -> None:
    assert TABLES.problem({"techs.toml": "[[techs]]"}, 2) == ""


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (RICH, "on", True),
        (RICH, "True", True),
        (RICH, "no", False),
        (RICH, "maybe", "maybe"),
        (ROUNDS, "12", 12),
        (ROUNDS, "many", "many"),
        (BOARD, "large", "large"),
        (SPECIES, "terran,hydran", ["terran", "hydran"]),
    ],
)
def test_a_command_line_text_becomes_a_value(option: Option, text: str, value: object) -> None:
    assert option_of_text(option, text) == value


def test_an_option_is_ready_for_json() -> None:
    assert BOARD.json() == {
        "name": "board",
        "title": "Board",
        "default": "small",
        "choices": ["small", "large"],
        "kind": "choice",
        "each": False,
    }
