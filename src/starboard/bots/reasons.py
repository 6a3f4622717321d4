"""Why a bot likes a move, in the words of the game."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Final

from mypy_extensions import i64

from starboard.bots.search.planner import Planner
from starboard.bots.thought import MOST, Thought
from starboard.engine.flow import State

Sentences = dict[str, dict[str, str]]
LEAST: Final[int] = 50  # thousandths; less would read as no points at all
_KNOWN: Final[dict[str, Sentences]] = {}


def explain(
    planner: Planner, state: State, thoughts: list[Thought], language: str
) -> list[Thought]:
    """The best moves with their reasons."""
    for thought in thoughts[:MOST]:
        after = planner.finish(state, thought.move)
        thought.reasons = reasons_for(planner, state, after, language)
    return thoughts[:MOST]


def reasons_for(planner: Planner, before: State, after: State, language: str) -> list[str]:
    """What weighs most in the change: points gained or lost, and a sentence that says by what.

    All is weighed as before the move: in a new stage other weights hold, but nobody got anything.
    """
    features = planner.values.features
    weights = planner.values.rows[features.stage(before)]
    old, new = features.count(before, planner.seat), features.count(after, planner.seat)
    names = features.names()
    changes = [(int((new[k] - old[k]) * weights[k]), k) for k in range(len(names))]
    changes = [change for change in changes if abs(change[0]) >= LEAST]
    changes.sort(key=by_size)
    found: list[str] = []
    for amount, k in changes[:MOST]:
        text = sentence(planner.game.name, language, names[k], old[k], new[k])
        found.append(f"{amount / 1000:+.1f}: {text}")
    return found


def by_size(change: tuple[int, int]) -> int:
    return -abs(change[0])


def sentence(game: str, language: str, name: str, old: i64, new: i64) -> str:
    """What became more or less; a number without a sentence is named."""
    texts = sentences_of(game, language)["more" if new > old else "less"]
    text = texts.get(name, name.replace("_", " ") + " {count}")
    return text.replace("{count}", str(new)).replace("{change}", str(abs(int(new - old))))


def sentences_of(game: str, language: str) -> Sentences:
    """The sentences of a game in a language, English if there are none."""
    key = f"{game} {language}"
    if key not in _KNOWN:
        _KNOWN[key] = read_sentences(game, language)
    return _KNOWN[key]


def read_sentences(game: str, language: str) -> Sentences:
    """What the file of the game says."""
    file = resources.files("starboard.bots").joinpath(game.replace("-", "_"), "reasons.toml")
    if not file.is_file():
        return {"more": {}, "less": {}}
    tables: dict[str, Sentences] = tomllib.loads(file.read_text(encoding="utf-8"))
    return tables.get(language) or tables["en"]
