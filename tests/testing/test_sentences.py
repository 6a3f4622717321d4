"""The grammar that all games share, and what it says when it does not understand."""

import pytest

from starboard.engine.errors import BadOptions
from starboard.testing import BadPosition, position
from starboard.testing.patterns import words_of
from starboard.testing.tables import MODULES, dialect_of


def complaint(game: str, text: str) -> str:
    """What is said of a text that cannot be arranged."""
    with pytest.raises(BadPosition) as caught:
        position(game, text)
    return str(caught.value)


def test_a_possessive_is_a_word_of_its_own() -> None:
    assert words_of("red's home, 0,-3") == ["red", "'s", "home", ",", "0,-3"]


@pytest.mark.parametrize("game", MODULES)
def test_an_empty_text_gives_a_table_where_somebody_decides(game: str) -> None:
    table = position(game)
    assert table.legal(table.actors[0])


@pytest.mark.parametrize(
    ("game", "text", "word", "near"),
    [
        ("eclipse", "red cruzer in 101", "cruzer", "cruiser"),
        ("eclipse", "blue has plasm_cannon", "plasm_cannon", "plasma_cannon"),
        ("eclipse", "red contrls 101", "contrls", "controls"),
        ("galactic-era", "red owns capela", "capela", "capella"),
        ("phoenix", "red has 3 gms", "gms", "gems"),
        ("mini", "red owms 0,0", "owms", "owns"),
    ],
)
def test_the_word_that_was_not_understood_is_named_with_the_nearest(
    game: str, text: str, word: str, near: str
) -> None:
    said = complaint(game, text)
    assert said.startswith(f'"{word}" was not understood in "{text}" (did you mean "{near}"?)')


def test_the_error_lists_the_sentences_that_begin_like_that() -> None:
    assert "  SEAT owns STAR [with N disc|discs]" in complaint("galactic-era", "red owns nothing")


def test_a_sentence_that_breaks_off_says_what_is_missing() -> None:
    assert complaint("eclipse", "blue controls").startswith(
        '"blue controls" ends too early; expected SECTOR'
    )


def test_words_behind_a_whole_sentence_are_not_ignored() -> None:
    assert complaint("eclipse", "round 2 quickly").startswith('"quickly" was not understood')


def test_a_text_has_as_many_seats_as_it_names() -> None:
    assert position("eclipse", "green has 2 money").seats == 4


def test_seats_can_be_said() -> None:
    assert position("eclipse", "seats 5").seats == 5


def test_a_seat_beyond_the_table_is_refused() -> None:
    assert complaint("eclipse", "seats 2; seat 3 has 2 money") == (
        '"seat 3 has 2 money": there is no seat 3: the table has 2 seats'
    )


def test_the_number_of_seats_is_checked_like_at_every_table() -> None:
    with pytest.raises(BadOptions, match="expected 2 to 6 players"):
        position("eclipse", "seats 9")


def test_options_are_said_by_name_and_flags_need_no_value() -> None:
    table = position("phoenix", "option friendly; option game advanced")
    assert (table.options["friendly"], table.options["game"]) == (True, "advanced")


def test_an_unknown_option_is_named_with_the_nearest() -> None:
    assert 'did you mean "warp_portals"?' in complaint("eclipse", "option warp_portal")


def test_a_seed_can_be_said() -> None:
    assert position("mini", "seed x").seed == "x"


@pytest.mark.parametrize("game", ["eclipse", "galactic-era", "phoenix", "mini"])
def test_the_turn_is_given_by_the_same_sentence_in_every_game(game: str) -> None:
    assert position(game, "it is blue's turn").actors == (1,)


def test_a_move_is_played_before_the_position_begins() -> None:
    table = position("eclipse", "red has 9 materials; red plays action build")
    assert table.seq == 0
    assert "build interceptor 221" in [str(move) for move in table.legal(0)]


def test_a_move_that_the_rules_refuse_is_refused_with_its_rule() -> None:
    said = complaint("eclipse", "red has 0 discs; red plays action build")
    assert said.startswith('"red plays action build": ')
    assert said.endswith("(ECL-ACT-03)")


def test_who_has_nothing_to_decide_cannot_play() -> None:
    assert "seat 1 has nothing to decide now" in complaint("eclipse", "blue plays pass")


def test_a_text_that_is_no_move_is_refused_as_in_the_game() -> None:
    assert "is no verb of this game" in complaint("eclipse", "red plays frobnicate")


def test_a_game_without_sentences_is_named() -> None:
    with pytest.raises(BadPosition, match='no positions can be arranged in "chess"'):
        dialect_of("chess")


@pytest.mark.parametrize("text", ["2 cruisers", "two cruisers", "a cruiser and a cruiser"])
def test_counts_may_be_spelt(text: str) -> None:
    figures = position("eclipse", "red cruiser, cruiser in 101")
    assert position("eclipse", f"red {text} in 101").hash == figures.hash
