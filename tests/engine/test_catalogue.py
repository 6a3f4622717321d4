"""Sentences from codes and parameters."""

import pytest

from starboard.engine.catalogue import Catalogue, Message, read_catalogue

NAMES = {"tech": {"plasma_cannon": "Plasma Cannon"}}
RESEARCHED = Message(["seat", "tech", "cost:science"], "{seat} gets {tech} for {cost}", "")


def catalogue() -> Catalogue:
    return Catalogue({"events": {"TechResearched": RESEARCHED}}, NAMES)


def sentence(*words: str, own: dict[str, str] | None = None) -> str:
    return catalogue().text(RESEARCHED.text, RESEARCHED, list(words), own or {})


def test_a_parameter_without_a_kind_is_its_own_kind() -> None:
    assert (RESEARCHED.params, RESEARCHED.kinds) == (
        ["seat", "tech", "cost"],
        ["seat", "tech", "science"],
    )


def test_a_component_is_called_by_its_name() -> None:
    assert sentence("0", "plasma_cannon", "6") == "0 gets Plasma Cannon for 6"


def test_a_component_without_a_name_is_called_by_its_id() -> None:
    assert sentence("0", "warp_core", "6") == "0 gets warp_core for 6"


def test_a_table_has_names_of_its_own() -> None:
    assert sentence("0", "warp_core", "6", own={"seat 0": "Ann"}) == "Ann gets warp_core for 6"


def test_a_word_that_is_missing_leaves_its_braces() -> None:
    assert sentence("0", "warp_core") == "0 gets warp_core for {cost}"


SHOP = Catalogue({}, {"good": {"gem": "GEM|GEMs"}})


@pytest.mark.parametrize(
    ("template", "count", "text"),
    [
        ("{count} {count?ship|ships}", "1", "1 ship"),
        ("{count} {count?ship|ships}", "2", "2 ships"),
        ("{count} {count?ship|ships}, why?", "0", "0 ships, why?"),
        ("{count} {good@count}", "1", "1 GEM"),
        ("{count} {good@count}", "3", "3 GEMs"),
        ("{good}: {count}", "1", "GEMs: 1"),
        ("a {count?x|y}{count?v|w} b", "1", "a xv b"),
    ],
)
def test_a_form_follows_a_number(template: str, count: str, text: str) -> None:
    message = Message(["count", "good"], template, "")
    assert SHOP.text(template, message, [count, "gem"], {}) == text


def test_a_code_without_a_message_is_not_found() -> None:
    assert catalogue().find("events", "ShipBuilt") is None


def test_a_game_lays_its_sentences_over_those_of_the_engine() -> None:
    messages = read_catalogue(["starboard.games.mini"])
    assert messages.find("refusals", "game_over") is not None
    assert messages.find("refusals", "hex_owned") is not None


def test_a_message_may_be_a_plain_text() -> None:
    message = read_catalogue(["starboard.games.mini"]).find("moves", "guard")
    assert message is not None
    assert (message.params, message.text) == ([], "Spend a guard")


def test_a_message_may_say_how_to_do_better() -> None:
    message = read_catalogue(["starboard.games.mini"]).find("refusals", "hex_owned")
    assert message is not None
    assert message.fix == "Raid it, or settle a free hex."


def test_a_language_without_sentences_falls_back_to_english() -> None:
    english = read_catalogue(["starboard.games.mini"]).find("moves", "guard")
    other = read_catalogue(["starboard.games.mini"], "eo").find("moves", "guard")
    assert english is not None
    assert other is not None
    assert other.text == english.text


@pytest.mark.parametrize("package", ["starboard.games.mini.steps"])
def test_a_package_without_sentences_adds_none(package: str) -> None:
    assert read_catalogue([package]).find("refusals", "not_now") is not None
