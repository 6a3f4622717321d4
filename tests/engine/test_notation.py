"""One line per move, and helpful words about a line that is none."""

import pytest

from starboard.engine.errors import BadNotation
from starboard.engine.notation import Move, Notation
from starboard.games.mini.moves import NOTATION, Bid, Settle


class Research(Move):
    def __init__(self, tech: str, track: int) -> None:
        self.tech = tech
        self.track = track

    def __str__(self) -> str:
        return f"research {self.tech} {self.track}"


def read_research(words: list[str]) -> Move:
    return Research(words[0], {"military": 0, "grid": 1}[words[1]])


def notation() -> Notation:
    verbs = Notation()
    verbs.add("research TECH TRACK", read_research)
    return verbs


@pytest.mark.parametrize("text", ["bid 3", "settle -1,2", "raid 0,0", "pass", "guard", "withdraw"])
def test_a_move_reads_back_as_it_was_written(text: str) -> None:
    assert str(NOTATION.parse(text)) == text


def test_spaces_around_the_words_do_not_matter() -> None:
    assert str(NOTATION.parse("  bid   3 ")) == "bid 3"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "a move is needed, the text is empty"),
        (
            "researhc plasma grid",
            '"researhc" is no verb of this game, did you mean: research',
        ),
        ("attack", '"attack" is no verb of this game; its verbs are research'),
        ("research plasma", "has 1 words after the verb, needed: research TECH TRACK"),
        (
            "research plasma 3 4",
            "has 3 words after the verb, needed: research TECH TRACK",
        ),
        (
            "research plasma nano",
            '"research plasma nano" cannot be read, needed: research TECH',
        ),
    ],
)
def test_a_line_that_is_no_move_says_what_was_needed(text: str, complaint: str) -> None:
    with pytest.raises(BadNotation) as error:
        notation().parse(text)
    assert complaint in str(error.value)


@pytest.mark.parametrize("text", ["bid x", "settle 1", "settle a,b", "raid ,"])
def test_words_that_are_no_numbers_are_bad_notation(text: str) -> None:
    with pytest.raises(BadNotation):
        NOTATION.parse(text)


def test_moves_with_the_same_notation_are_equal() -> None:
    assert Bid(3) == NOTATION.parse("bid 3") != Bid(4)


def test_equal_moves_are_one_element_of_a_set() -> None:
    assert len({Bid(3), Bid(3), Settle(0, 0)}) == 2


def test_a_move_equals_no_text() -> None:
    assert Bid(3) != "bid 3"


def test_a_move_shows_its_notation() -> None:
    assert repr(Settle(-1, 2)) == "settle -1,2"


def test_every_move_must_have_a_notation() -> None:
    with pytest.raises(NotImplementedError):
        str(Move())
