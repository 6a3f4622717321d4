"""Bots say why, in the words of the game."""

import re
import tomllib
from importlib import resources

import pytest
from mypy_extensions import i64

from starboard import bots
from starboard.bots.knowledge import features_of, values_of
from starboard.bots.reasons import reasons_for, sentence, sentences_of
from starboard.bots.search.planner import Planner
from starboard.engine.bits import first_bit
from starboard.engine.chance import Quick
from starboard.engine.flow import Run, State
from starboard.engine.game import Game
from starboard.engine.history import full_options
from starboard.games import get, names
from starboard.games.phoenix.state import State as PhoenixState

PLAYED = [name for name in names() if features_of(get(name)) is not None]
LANGUAGES = ["en", "de"]
LEVELS = ["casual", "skilled", "expert"]


def under_way(game: Game, moves: int = 16) -> State:
    """A position some moves into a game of three."""
    state = game.setup(3, full_options(game, 3, {}), Run(Quick(1), False))
    picks = Quick(4)
    for _ in range(moves):
        seat = to_move(game, state)
        game.apply(
            state, seat, bots.think(bots.make("random"), game, state, seat, picks), run(picks)
        )
    return state


def run(picks: Quick) -> Run:
    return Run(picks, False)


def to_move(game: Game, state: State) -> int:
    return int(first_bit(game.actors(state)))


def planner(game: Game, state: State, seat: i64) -> Planner:
    values = values_of(game, state, False)
    assert values is not None
    return Planner(game, values, seat, 3, Quick(5), 6, 8)


def test_the_big_games_have_features_to_speak_of() -> None:
    assert {"eclipse", "galactic-era", "phoenix"} <= set(PLAYED)


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", ["more", "less"])
def test_every_feature_has_a_sentence_in_every_language(name: str, language: str, way: str) -> None:
    features = features_of(get(name))
    assert features is not None
    assert set(sentences_of(name, language)[way]) == set(features.names()) - {"constant"}


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_has_no_place_left_open(name: str, language: str) -> None:
    for old, new in ((1, 3), (3, 1)):
        for feature in sentences_of(name, language)["more"]:
            text = sentence(name, language, feature, old, new)
            assert re.fullmatch(r"[^_{}]+", text), text


def test_a_reason_counts_what_there_is_afterwards() -> None:
    assert sentence("eclipse", "en", "sectors", 3, 4) == "controls 4 sectors"


def test_a_reason_counts_what_was_paid() -> None:
    assert sentence("eclipse", "de", "materials", 7, 4) == "kostet 3 Material"


def test_an_unknown_language_is_answered_in_english() -> None:
    assert sentences_of("eclipse", "xx") == sentences_of("eclipse", "en")


def test_a_game_without_sentences_names_its_features() -> None:
    assert sentence("mini", "en", "net_income", 1, 2) == "net income 2"


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("level", LEVELS)
def test_hints_give_points_and_a_sentence_each(name: str, level: str) -> None:
    game = get(name)
    state = under_way(game)
    seat = to_move(game, state)
    for language in LANGUAGES:
        thoughts = bots.consider(level, game, state, seat, Quick(2), 0.05, language)
        reasons = [reason for thought in thoughts for reason in thought.reasons]
        assert reasons
        for reason in reasons:
            assert re.fullmatch(r"[+-]\d+\.\d: .+", reason), reason
            assert spoken(name, language, reason.partition(": ")[2]), reason


def spoken(name: str, language: str, text: str) -> bool:
    """Is this a sentence of the game's file, its numbers filled in?"""
    for way in sentences_of(name, language).values():
        for pattern in way.values():
            if re.fullmatch(re.sub(r"\\{\w+\\}", r"-?\\d+", re.escape(pattern)), text):
                return True
    return False


def test_a_later_stage_alone_is_no_reason() -> None:
    game = get("phoenix")
    before = under_way(game)
    after = game.clone(before)
    assert isinstance(before, PhoenixState)
    assert isinstance(after, PhoenixState)
    before.turns, after.turns = 0, 900
    assert reasons_for(planner(game, before, 0), before, after, "en") == []


def test_all_files_of_reasons_speak_both_languages() -> None:
    for name in ("eclipse", "galactic_era", "phoenix"):
        file = resources.files("starboard.bots").joinpath(name, "reasons.toml")
        tables = tomllib.loads(file.read_text(encoding="utf-8"))
        assert tables["en"]["more"].keys() == tables["de"]["more"].keys(), file.name
        assert tables["en"]["less"].keys() == tables["de"]["less"].keys(), file.name
