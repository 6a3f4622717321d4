"""Dice, hits, damage and where the dice go."""

from __future__ import annotations

import pytest

from starboard.games.eclipse.combat.fire import is_hit
from starboard.games.eclipse.moves.words import FACES
from starboard.games.eclipse.sector import Sector

from .battles import ANCIENT, BLANK, BURST, FIVE, FOUR, NPC, TWO, Fight

CRUISER = 1


def volley(*weapons: str, boards: list[str] | None = None, **enemy: int) -> tuple[Fight, Sector]:
    """A fast cruiser of seat 0 with these parts against ships of seat 1."""
    fight = Fight(boards)
    sector = fight.tile(201)
    fight.design(0, "cruiser", "tachyon_drive", *weapons)
    fight.ships(sector, 0, cruiser=1)
    fight.ships(sector, 1, **enemy)
    return fight, sector


def first_roll(fight: Fight) -> dict[int, int]:
    """Dice by colour of the first type that rolls."""
    seat, kind = fight.rolls()[0]
    dice: dict[int, int] = {}
    for roller, type, _, colour, _, count in fight.values("DiceRolled"):
        if (roller, type) != (seat, kind):
            break
        dice[colour] = dice.get(colour, 0) + count
    return dice


@pytest.mark.rule("ECL-HIT-01", "ECL-PRT-02")
def test_each_die_symbol_gives_a_die_of_its_colour() -> None:
    weapons = ["ion_cannon", "ion_cannon", "plasma_cannon", "plasma_cannon"]
    fight, _ = volley(*weapons, interceptor=1)
    fight.begin(BURST, BURST, BURST, BURST)
    assert first_roll(fight) == {0: 2, 1: 2}


@pytest.mark.rule("ECL-HIT-01")
def test_three_interceptors_with_one_cannon_each_roll_three_dice() -> None:
    fight = Fight()
    sector = fight.tile(201)
    fight.ships(sector, 0, interceptor=3)
    fight.ships(sector, 1, cruiser=1)
    fight.begin(BURST, BURST, BURST)
    assert first_roll(fight) == {0: 3}


@pytest.mark.rule("ECL-HIT-02")
def test_dice_may_go_to_any_ship_of_the_battle() -> None:
    fight, _ = volley("ion_cannon", "ion_cannon", interceptor=1, dreadnought=1)
    fight.begin(BURST, BURST)
    assert fight.legal == [
        "assign 1 yellow burst interceptor 0",
        "assign 1 yellow burst dreadnought 0",
        "assign 2 yellow burst dreadnought 0",
    ]


@pytest.mark.rule("ECL-HIT-02")
def test_several_dice_may_go_to_one_ship() -> None:
    fight, sector = volley("ion_cannon", "ion_cannon", interceptor=1, cruiser=1)
    fight.begin(BURST, BURST).play("assign 2 yellow burst cruiser 0")
    assert fight.ships_of(sector, 1, "cruiser") == 0


@pytest.mark.rule("ECL-HIT-02")
def test_ships_of_one_type_are_told_apart_by_their_damage() -> None:
    fight, sector = volley("ion_cannon", dreadnought=2)
    fight.hurt(sector, 1, "dreadnought", 1, 0)
    fight.begin(BURST)
    assert fight.legal == [
        "assign 1 yellow burst dreadnought 1",
        "assign 1 yellow burst dreadnought 0",
    ]


@pytest.mark.rule("ECL-HIT-02")
@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("assign 3 yellow burst dreadnought 0", "no_such_dice"),
        ("assign 1 blue burst dreadnought 0", "no_such_dice"),
        ("assign 1 yellow burst cruiser 0", "no_such_target"),
        ("assign 1 yellow burst dreadnought 2", "no_such_target"),
        ("assign 1 yellow burst guardian 0", "no_such_target"),
        ("assign 2 yellow burst interceptor 0", "ship_already_gone"),
        ("attack cruiser", "assign_first"),
        ("pass", "assign_first"),
    ],
)
def test_only_rolled_dice_go_to_ships_that_are_there(move: str, code: str) -> None:
    fight, _ = volley("ion_cannon", "ion_cannon", interceptor=1, dreadnought=1)
    fight.begin(BURST, BURST)
    assert fight.code(move) == (code, "ECL-HIT-02")


@pytest.mark.rule("ECL-HIT-02")
def test_stronger_dice_are_assigned_before_weaker_ones() -> None:
    fight, _ = volley("ion_cannon", "plasma_cannon", interceptor=2, dreadnought=1)
    fight.begin(BURST, BURST)
    assert fight.code("assign 1 yellow burst interceptor 0") == ("other_dice_first", "ECL-HIT-02")


@pytest.mark.rule("ECL-HIT-02")
def test_dice_are_not_assigned_before_they_are_rolled() -> None:
    fight, sector = volley("ion_cannon", interceptor=1)
    fight.own(fight.next_to(sector, 1, 209), 0)
    fight.begin()
    assert fight.code("assign 1 yellow burst interceptor 0") == ("roll_first", "ECL-HIT-02")


@pytest.mark.rule("ECL-HIT-02", "ECL-TEC-19")
def test_one_die_is_not_divided_between_ships() -> None:
    fight, _ = volley("plasma_cannon", interceptor=2, dreadnought=1)
    fight.begin(BURST)
    assert fight.code("assign 1 point burst interceptor 0") == ("no_points", "ECL-TEC-19")


@pytest.mark.rule("ECL-HIT-02")
def test_nobody_is_asked_when_one_die_hits_equal_ships() -> None:
    fight, _ = volley("ion_cannon", cruiser=3)
    fight.begin(BURST)
    assert fight.values("ShipHit")[0] == (1, CRUISER, 201, 1)


@pytest.mark.rule("ECL-HIT-02")
def test_nobody_is_asked_when_every_die_destroys_one_of_equal_ships() -> None:
    fight, sector = volley("ion_cannon", "ion_cannon", interceptor=3)
    fight.own(fight.next_to(sector, 1, 209), 1)
    fight.begin(BURST, BURST)
    assert fight.fleet(sector, 1) == 1


@pytest.mark.rule("ECL-HIT-02")
def test_nobody_is_asked_when_the_dice_destroy_everything() -> None:
    weapons = ["ion_cannon", "ion_cannon", "plasma_cannon"]
    fight, sector = volley(*weapons, interceptor=2, cruiser=1)
    fight.begin(BURST, BURST, BURST)
    assert fight.fleet(sector, 1) == 0


@pytest.mark.rule("ECL-HIT-02")
def test_two_dice_on_equal_strong_ships_are_a_choice() -> None:
    fight, _ = volley("ion_cannon", "ion_cannon", cruiser=2)
    fight.begin(BURST, BURST)
    assert fight.legal == ["assign 1 yellow burst cruiser 0", "assign 2 yellow burst cruiser 0"]


@pytest.mark.rule("ECL-HIT-03")
def test_a_die_has_six_faces() -> None:
    assert FACES == ("blank", "2", "3", "4", "5", "burst")


@pytest.mark.rule("ECL-HIT-04")
def test_a_burst_hits_whatever_the_shields() -> None:
    assert is_hit(BURST, 0, 9)


@pytest.mark.rule("ECL-HIT-04")
def test_a_blank_misses_whatever_the_computers() -> None:
    assert not is_hit(BLANK, 9, 0)


@pytest.mark.rule("ECL-HIT-05", "ECL-PRT-03", "ECL-PRT-04")
@pytest.mark.parametrize(
    ("face", "computer", "shield", "hits"),
    [
        (FOUR, 3, 1, True),
        (FOUR, 3, 2, False),
        (FIVE, 0, 0, False),
        (FIVE, 1, 0, True),
        (TWO, 4, 0, True),
        (TWO, 3, 0, False),
    ],
)
def test_a_number_needs_six_with_computers_and_shields(
    face: int, computer: int, shield: int, hits: bool
) -> None:
    assert is_hit(face, computer, shield) is hits


@pytest.mark.rule("ECL-HIT-05", "ECL-PRT-04")
def test_a_die_cannot_go_to_a_ship_that_its_shield_saves() -> None:
    fight, _ = volley("ion_cannon", "electron_computer", cruiser=2, dreadnought=1)
    fight.design(1, "dreadnought", "gauss_shield")
    fight.begin(FIVE)
    # The die hits the cruisers alone: it is assigned without a question.
    assert fight.values("ShipHit")[0] == (1, CRUISER, 201, 1)


@pytest.mark.rule("ECL-HIT-05")
def test_a_shielded_ship_is_refused_with_the_sum() -> None:
    fight, _ = volley("ion_cannon", "electron_computer", interceptor=1, cruiser=1, dreadnought=1)
    fight.design(1, "dreadnought", "gauss_shield")
    fight.begin(FIVE)
    assert fight.code("assign 1 yellow 5 dreadnought 0") == ("die_misses", "ECL-HIT-05")


@pytest.mark.rule("ECL-PRT-03")
def test_computers_add_up() -> None:
    fight, sector = volley("ion_cannon", "electron_computer", "gluon_computer", interceptor=1)
    fight.begin(TWO)
    assert fight.fleet(sector, 1) == 0


@pytest.mark.rule("ECL-HIT-06", "ECL-PRT-02")
@pytest.mark.parametrize(
    ("weapon", "damage"),
    [("ion_cannon", 1), ("plasma_cannon", 2), ("soliton_cannon", 3), ("antimatter_cannon", 4)],
)
def test_a_hit_deals_the_damage_of_its_colour_to_one_ship(weapon: str, damage: int) -> None:
    fight, _ = volley(weapon, dreadnought=1)
    fight.design(1, "dreadnought", "shard_hull", "improved_hull")
    fight.begin(BURST)
    assert fight.values("ShipHit")[0][3] == damage


@pytest.mark.rule("ECL-HIT-07", "ECL-PRT-05")
def test_damage_equal_to_the_hull_leaves_a_ship_alive() -> None:
    fight, sector = volley("plasma_cannon", dreadnought=1)
    fight.own(fight.next_to(sector, 1, 209), 1)
    fight.begin(BURST)
    assert fight.damages(sector, 1, "dreadnought") == [2]


@pytest.mark.rule("ECL-HIT-07", "ECL-PRT-05")
def test_one_point_more_than_the_hull_destroys_a_ship() -> None:
    fight, sector = volley("soliton_cannon", dreadnought=1)
    fight.begin(BURST)
    assert fight.fleet(sector, 1) == 0


@pytest.mark.rule("ECL-HIT-07")
def test_damage_adds_up_over_rounds() -> None:
    fight, sector = volley("ion_cannon", cruiser=1)
    fight.begin(BURST, BLANK, BURST)
    assert fight.fleet(sector, 1) == 0


@pytest.mark.rule("ECL-HIT-08")
def test_damage_beyond_the_last_point_is_lost() -> None:
    fight, sector = volley("antimatter_cannon", interceptor=2)
    fight.own(fight.next_to(sector, 1, 209), 1)
    fight.begin(BURST)
    assert fight.fleet(sector, 1) == 1


@pytest.mark.rule("ECL-HIT-09")
def test_a_destroyed_type_does_not_act_any_more() -> None:
    fight, _ = volley("ion_cannon", interceptor=1)
    fight.begin(BURST)
    assert fight.rolls() == [(0, CRUISER)]


@pytest.mark.rule("ECL-HIT-09")
def test_a_destroyed_ship_is_credited_to_whose_die_destroyed_it() -> None:
    fight, _ = volley("ion_cannon", interceptor=1)
    fight.begin(BURST).all_decline()
    assert fight.values("ReputationDrawn") == [(0, 2, 201), (1, 1, 201)]


@pytest.mark.rule("ECL-HIT-10")
def test_dice_are_not_limited_by_the_box() -> None:
    fight = Fight()
    sector = fight.tile(201)
    fight.design(0, "interceptor", "tachyon_drive", "ion_turret", "ion_cannon", "ion_cannon")
    fight.ships(sector, 0, interceptor=8)
    fight.ships(sector, 1, interceptor=1)
    fight.begin(*[BURST] * 32)
    assert first_roll(fight) == {0: 32}


# -- the splitter ------------------------------------------------------------------------------


def splitter(*weapons: str, **enemy: int) -> tuple[Fight, Sector]:
    fight, sector = volley(*weapons, **enemy)
    fight.learn(0, "antimatter_splitter")
    return fight, sector


@pytest.mark.rule("ECL-TEC-19")
def test_the_splitter_divides_an_antimatter_hit_point_by_point() -> None:
    fight, _ = splitter("antimatter_cannon", interceptor=2, dreadnought=1)
    fight.begin(BURST)
    assert fight.legal == [
        "assign 1 point burst interceptor 0",
        "assign 1 point burst dreadnought 0",
        "assign 2 point burst dreadnought 0",
        "assign 3 point burst dreadnought 0",
    ]


@pytest.mark.rule("ECL-TEC-19")
def test_four_points_destroy_two_weak_ships_and_a_cruiser() -> None:
    fight, sector = splitter("antimatter_cannon", interceptor=2, cruiser=1)
    fight.begin(BURST)
    assert fight.fleet(sector, 1) == 0


@pytest.mark.rule("ECL-TEC-19")
def test_points_go_only_to_ships_that_the_die_hits() -> None:
    fight, _ = splitter("antimatter_cannon", "electron_computer", interceptor=1, cruiser=3)
    fight.design(1, "interceptor", "gauss_shield")
    fight.begin(FIVE)
    assert fight.code("assign 1 point 5 interceptor 0") == ("point_misses", "ECL-TEC-19")


@pytest.mark.rule("ECL-TEC-19")
def test_points_of_different_faces_hit_different_ships() -> None:
    parts = ["antimatter_cannon", "antimatter_cannon", "electron_computer"]
    fight, _ = splitter(*parts, interceptor=1, cruiser=4)
    fight.design(1, "interceptor", "gauss_shield")
    fight.begin(FIVE, BURST)
    assert "assign 1 point burst interceptor 0" in fight.legal


@pytest.mark.rule("ECL-TEC-19")
def test_the_splitter_does_not_divide_other_weapons() -> None:
    fight, _ = splitter("soliton_cannon", interceptor=2, dreadnought=2)
    fight.begin(BURST)
    assert fight.code("assign 1 point burst interceptor 0") == ("no_points", "ECL-TEC-19")


@pytest.mark.rule("ECL-TEC-19")
def test_the_splitter_does_not_divide_antimatter_missiles() -> None:
    fight, _ = splitter("antimatter_missile", interceptor=2, dreadnought=2)
    fight.begin(BURST)
    assert fight.code("assign 1 point burst interceptor 0") == ("no_points", "ECL-TEC-19")


@pytest.mark.rule("ECL-HIT-02")
def test_dice_go_to_non_players_by_their_name() -> None:
    fight = Fight()
    sector = fight.tile(201)
    fight.design(0, "cruiser", "tachyon_drive", "ion_cannon", "ion_cannon")
    fight.ships(sector, 0, cruiser=1)
    fight.npcs(sector, ANCIENT, 2)
    fight.begin(BURST, BURST).play("assign 1 yellow burst ancient 0")
    assert fight.damages(sector, NPC, ANCIENT) == [1, 0]
