"""Sentences for people: in both languages, with the names of stars, players and counters."""

from __future__ import annotations

import re

import pytest
from tests.galactic_era.position import GAME, Position

from starboard.engine.catalogue import SECTIONS
from starboard.engine.events import EventKind
from starboard.engine.table import Table

ENGLISH = GAME.catalogue("en")
GERMAN = GAME.catalogue("de")


@pytest.mark.parametrize("section", SECTIONS)
def test_german_has_every_sentence_with_the_same_parameters(section: str) -> None:
    one, other = ENGLISH.sections[section], GERMAN.sections[section]
    assert one.keys() == other.keys()
    for code, message in one.items():
        assert (message.params, message.kinds) == (other[code].params, other[code].kinds), code
        assert bool(message.fix) == bool(other[code].fix), code
        for name in message.params:
            shown = "{" + name + "}" in message.text
            assert ("{" + name + "}" in other[code].text) == shown, code


def test_every_kind_of_event_has_a_sentence_in_both_languages() -> None:
    kinds = {kind.name for kind in GAME.event_kinds()}
    assert kinds == ENGLISH.sections["events"].keys() == GERMAN.sections["events"].keys()


@pytest.mark.parametrize("kind", GAME.event_kinds(), ids=lambda kind: kind.name)
def test_both_languages_tell_the_same_numbers_of_an_event(kind: EventKind) -> None:
    english, german = ENGLISH.event(kind), GERMAN.event(kind)
    assert english is not None
    assert german is not None
    shown = set(re.findall(r"{(\w+)", english.text))
    assert shown == set(re.findall(r"{(\w+)", german.text))
    assert shown <= set(english.params)


def test_german_names_everything_that_english_names() -> None:
    for kind, words in ENGLISH.names.items():
        assert GERMAN.names[kind].keys() == words.keys(), kind


def test_german_titles_every_option_and_standing_order() -> None:
    fields = {option.name for option in GAME.options() + GAME.preferences()}
    assert GERMAN.names["option"].keys() == fields


def test_a_hex_is_called_by_its_star_or_by_the_nearest_one() -> None:
    p = Position()
    names = GAME.own_names(p.state)
    assert names[f"hex {p.text('capella')}"] == f"Capella ({p.text('capella')})"
    assert "Khaa +1" in names["hex 4,-8"]


@pytest.mark.parametrize(("language", "word"), [("en", "asteroid system"), ("de", "Asteroiden")])
def test_anomalies_and_wormholes_are_named(language: str, word: str) -> None:
    names = GAME.own_names(Position().state, language).values()
    assert any(word in name for name in names)


def test_the_puppet_has_a_name() -> None:
    assert GAME.own_names(Position("seats 2").state, "de")["seat 2"] == "die Marionette"
    assert "seat 2" not in GAME.own_names(Position().state)


def test_a_question_names_stars_players_and_counters() -> None:
    table = Table(GAME, 3, "words", {})
    table.names = {"seat 0": "Ada", "seat 1": "Bea", "seat 2": "Cyd"}
    while table.state.round == 0:
        table.play(table.actors[0], table.legal(table.actors[0])[0])
    table.play(0, "pass")
    table.play(1, "pass")
    table.play(2, "pass")
    decision = table.decision(table.actors[0])
    assert decision is not None
    texts = [str(move["text"]) for move in decision["moves"]]  # type: ignore[attr-defined]
    home = int(table.state.players[table.actors[0]].home)  # type: ignore[attr-defined]
    star = ENGLISH.name("star", GAME.word("star", home))
    assert any(text.startswith(f"Move 3 pieces: {star}") for text in texts)
    assert "Ada" in str([event["text"] for event in table.told(None)])


@pytest.mark.parametrize(
    ("language", "text"), [("en", "Gain Star + Build Ships"), ("de", "Stern gewinnen + Schiffe")]
)
def test_a_selection_is_called_by_its_counters(language: str, text: str) -> None:
    assert text in GAME.catalogue(language).name("selection", "gain+build")
