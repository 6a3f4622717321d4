"""Battles for the tests, written in the one-line notation."""

from __future__ import annotations

from starboard.odds.battle import Battle
from starboard.odds.calculator import exact_odds
from starboard.odds.result import Odds
from starboard.odds.solver.size import estimate
from starboard.odds.text.notation import read_notation


def battle(text: str) -> Battle:
    return read_notation(text).battle()


def exact(text: str) -> Odds:
    found = battle(text)
    return exact_odds(found, estimate(found))


def wins(text: str) -> float:
    """The attacker's exact chance."""
    return exact(text).attacker_wins
