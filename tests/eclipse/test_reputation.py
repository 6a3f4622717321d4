"""Reputation tiles: how many, in which order, and who may know them."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.chance import Quick
from starboard.engine.flow import Run
from starboard.games.eclipse.secrets import determinize
from starboard.games.eclipse.state import State
from starboard.games.eclipse.steps.reputation import KeepReputation

from .battles import Fight


def keeping(fight: Fight, seat: int, *values: int) -> Fight:
    """A player looks at these tiles."""
    fight.state.stack.clear()
    for value in values:
        bag = fight.state.reputation[:]
        bag[value] -= 1
        fight.state.reputation = bag
    fight.state.push(KeepReputation(seat, vec[i64](values)))
    return fight


def dealt(fight: Fight, seat: int, seed: int) -> State:
    return determinize(fight.state, seat, Run(Quick(seed), False))


@pytest.mark.rule("ECL-CMP-10")
def test_tiles_in_the_hand_of_another_may_be_imagined_on_a_third_players_track() -> None:
    fight = Fight(["terran_directorate", "terran_federation", "terran_union"])
    bag = [0] * len(fight.state.reputation)
    fight.state.players[2].keep_reputation(2)
    bag[4] = 1
    fight.state.reputation = vec[i64](bag)
    keeping(fight, 1, 4)
    imagined = {int(dealt(fight, 0, seed).players[2].reputation[0]) for seed in range(1, 40)}
    assert imagined == {2, 4}
