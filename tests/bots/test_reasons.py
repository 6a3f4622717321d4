"""Bots say why, in the words of the game."""

import re
import tomllib
from importlib import resources

import pytest

from starboard import bots
from starboard.bots.eclipse_names import NAMES
from starboard.bots.reasons import sentence, sentences_of
from starboard.engine.bits import first_bit
from starboard.engine.chance import Quick
from starboard.engine.flow import Run
from starboard.engine.options import check_options
from starboard.games import get

ECLIPSE = get("eclipse")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("way", ["more", "less"])
def test_every_feature_of_eclipse_has_a_sentence_in_every_language(language: str, way: str) -> None:
    assert set(sentences_of("eclipse", language)[way]) == set(NAMES) - {"constant"}


def test_a_reason_counts_what_there_is_afterwards() -> None:
    assert sentence("eclipse", "en", "sectors", 3, 4) == "controls 4 sectors"


def test_a_reason_counts_what_was_paid() -> None:
    assert sentence("eclipse", "de", "materials", 7, 4) == "kostet 3 Material"


def test_an_unknown_language_is_answered_in_english() -> None:
    assert sentences_of("eclipse", "xx") == sentences_of("eclipse", "en")


def test_a_game_without_sentences_names_its_features() -> None:
    assert sentence("mini", "en", "net_income", 1, 2) == "net income 2"


@pytest.mark.parametrize("language", ["en", "de"])
def test_hints_give_points_and_a_sentence_each(language: str) -> None:
    state = ECLIPSE.setup(4, check_options(ECLIPSE.options(), {}, 4), Run(Quick(1), False))
    seat = int(first_bit(ECLIPSE.actors(state)))
    thoughts = bots.consider("casual", ECLIPSE, state, seat, Quick(2), 0.0, language)
    reasons = [reason for thought in thoughts for reason in thought.reasons]
    assert reasons
    for reason in reasons:
        assert re.fullmatch(r"[+-]\d+\.\d: [^_{}]+", reason), reason


def test_all_files_of_reasons_speak_both_languages() -> None:
    for file in resources.files("starboard.bots").joinpath("reasons").iterdir():
        tables = tomllib.loads(file.read_text(encoding="utf-8"))
        assert tables["en"]["more"].keys() == tables["de"]["more"].keys(), file.name
        assert tables["en"]["less"].keys() == tables["de"]["less"].keys(), file.name
