"""How likely was that?"""

from __future__ import annotations

import pytest
from tests.odds.fleets import battle, exact

from starboard.odds.calculator import odds, win_chance
from starboard.odds.solver.luck import luck_of
from starboard.odds.solver.solution import Ending


def test_a_win_without_a_scratch_is_the_best_that_can_happen() -> None:
    found = exact("2 int vs anc")
    spotless = Ending(1.0, ((2,),), ((0, 0),))
    fate = luck_of(found, spotless, True)
    assert fate.better == 0.0
    assert fate.same + fate.worse == pytest.approx(1.0)
    assert fate.worse > 0.5


def test_luck_of_one_side_is_the_bad_luck_of_the_other() -> None:
    found = exact("int vs int")
    won = Ending(1.0, ((1,),), ((0,),))
    mine, theirs = luck_of(found, won, True), luck_of(found, won, False)
    assert (mine.better, mine.worse) == (theirs.worse, theirs.better)


def test_the_chance_alone_is_the_chance_of_the_whole_odds() -> None:
    text = "2 int[comp=2] + cru vs gua"
    chance = win_chance(battle(text))
    assert chance == pytest.approx(odds(battle(text)).attacker_wins, abs=1e-13)
    assert win_chance(battle(text)) == chance
