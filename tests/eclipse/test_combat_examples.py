"""The rulebook's worked examples and settled cases of the combat phase."""

from __future__ import annotations

import pytest

from starboard.games.eclipse.actions.discovery import DiscoveryTile
from starboard.games.eclipse.combat.fire import is_hit
from starboard.games.eclipse.components.ids import DISCOVERIES
from starboard.games.eclipse.sector import Sector

from .battles import ANCIENT, BLANK, BURST, FIVE, FOUR, GUARDIAN, NPC, TERRANS, Fight, faces

INTERCEPTOR, CRUISER, DREADNOUGHT = range(3)
JOHANNA, VERNOR = 0, 1


def drawn(fight: Fight) -> list[tuple[int, int]]:
    """Seat and number of tiles in the order of drawing."""
    return [(seat, tiles) for seat, tiles, _ in fight.values("ReputationDrawn")]


# -- order and initiative ----------------------------------------------------------------------


@pytest.mark.rule("ECL-CMB-04", "ECL-CMB-05")
def test_example_14_the_survivor_of_the_last_two_meets_the_first() -> None:
    red, green, blue = 0, 1, 2
    fight = Fight(TERRANS[:3])
    sector = fight.tile(201)
    for seat in (red, green, blue):
        fight.ships(sector, seat, interceptor=1)
    # Green and then blue miss and hit: blue survives, and red defends against it.
    fight.begin(BLANK, BURST, BURST)
    assert fight.values("BattleBegan") == [(201, blue, green), (201, blue, red)]


@pytest.mark.rule("ECL-CMB-09", "ECL-PRT-08")
def test_example_15_a_fast_interceptor_acts_before_a_dreadnought_that_defends() -> None:
    fight = Fight()
    sector = fight.tile(201)
    fight.design(0, "interceptor", "ion_cannon", "fusion_drive")
    fight.design(1, "dreadnought", "ion_cannon", *["nuclear_drive"] * 3)
    fight.ships(sector, 1, dreadnought=1)
    fight.ships(sector, 0, interceptor=1)
    fight.begin(BLANK, BURST)
    assert fight.rolls() == [(0, INTERCEPTOR), (1, DREADNOUGHT)]


@pytest.mark.rule("ECL-HIT-05")
@pytest.mark.parametrize(("shield", "hits"), [(1, True), (2, False)])
def test_example_16_a_four_with_three_computers(shield: int, hits: bool) -> None:
    assert is_hit(FOUR, 3, shield) is hits


# -- retreat -----------------------------------------------------------------------------------


def example_17() -> tuple[Fight, Sector]:
    """Green (0) fights red (1); of four neighbours only B can be retreated to."""
    fight = Fight()
    sector = fight.tile(101)
    b, c, _, e = [fight.next_to(sector, 1 + k, n) for k, n in enumerate((209, 103, 105, 104))]
    fight.own(b, 0)
    fight.own(c, 1)
    fight.own(e, 0)
    fight.ships(e, 1, interceptor=1)
    fight.ships(sector, 0, interceptor=1)
    fight.ships(sector, 1, interceptor=1)
    return fight, sector


@pytest.mark.rule("ECL-RET-02")
def test_example_17_only_the_empty_own_sector_is_offered() -> None:
    fight, _ = example_17()
    fight.begin()
    assert fight.legal == ["attack interceptor", "retreat interceptor 209"]


@pytest.mark.rule("ECL-RET-02")
@pytest.mark.parametrize(
    ("number", "code"),
    [
        (103, "retreat_not_controlled"),
        (105, "retreat_not_controlled"),
        (104, "retreat_opponents"),
    ],
)
def test_example_17_the_other_neighbours_are_refused(number: int, code: str) -> None:
    fight, _ = example_17()
    fight.begin()
    assert fight.code(f"retreat interceptor {number}") == (code, "ECL-RET-02")


# -- non-players and missiles ------------------------------------------------------------------


@pytest.mark.rule("ECL-NPC-03", "ECL-NPC-04")
def test_example_18_one_die_destroys_the_interceptor_the_other_hurts_the_dreadnought() -> None:
    fight = Fight()
    sector = fight.tile(201)
    fight.own(fight.next_to(sector, 1, 209), 0)
    fight.design(0, "interceptor", "ion_cannon")
    fight.ships(sector, 0, interceptor=1, dreadnought=1)
    fight.npcs(sector, ANCIENT)
    fight.begin(FIVE, BURST)
    seen = (fight.ships_of(sector, 0, "interceptor"), fight.damages(sector, 0, "dreadnought"))
    assert seen == (0, [1])


@pytest.mark.rule("ECL-MIS-01", "ECL-MIS-02")
def test_example_19_three_interceptors_with_a_missile_each_roll_six_dice() -> None:
    fight = Fight()
    sector = fight.tile(201)
    fight.design(0, "interceptor", "plasma_missile", "ion_cannon", "fusion_drive")
    fight.ships(sector, 0, interceptor=3)
    fight.ships(sector, 1, cruiser=1)
    fight.begin(*[BLANK] * 6, BURST, BURST, BURST)
    assert [values[3:] for values in fight.values("DiceRolled")] == [(1, BLANK, 6), (0, BURST, 3)]


@pytest.mark.rule("ECL-POP-01", "ECL-POP-02", "ECL-POP-03")
def test_example_20_one_plasma_hit_destroys_two_cubes() -> None:
    fight = Fight()
    sector = fight.tile(101)
    fight.own(sector, 1, (0, 1, 2))
    fight.design(0, "interceptor", "plasma_cannon")
    fight.ships(sector, 0, interceptor=3)
    fight.begin().play("bombard interceptor", BURST, BLANK, FOUR).play("kill 0").play("kill 1")
    assert [int(n) for n in fight.state.players[1].graveyard] == [1, 0, 1]


# -- the full combat ---------------------------------------------------------------------------


def example_21() -> tuple[Fight, Sector]:
    """Johanna's sector with three interceptors and a cruiser on either side."""
    fight = Fight()
    sector = fight.tile(317)
    fight.own(sector, JOHANNA, (0,))
    fight.own(fight.next_to(sector, 3, 209), VERNOR)
    fight.design(JOHANNA, "interceptor", "plasma_missile", "ion_cannon", "nuclear_drive")
    computer, hull = "positron_computer", "hull"
    fight.design(JOHANNA, "cruiser", "ion_cannon", "ion_cannon", computer, hull, "fusion_drive")
    fight.design(VERNOR, "interceptor", "plasma_missile", "ion_cannon", "fusion_drive")
    cannons, shield = ["plasma_missile", "plasma_cannon"], "gauss_shield"
    fight.design(VERNOR, "cruiser", *cannons, shield, "improved_hull", "fusion_drive")
    fight.ships(sector, JOHANNA, interceptor=3, cruiser=1)
    fight.ships(sector, VERNOR, interceptor=3, cruiser=1)
    return fight, sector


def first_missiles(fight: Fight) -> Fight:
    """Vernor's interceptors have fired; Johanna's last one has rolled two bursts."""
    fight.begin(*faces("burst burst 5 4 3 2 burst burst 3 2"))
    fight.play("assign 1 orange burst interceptor 0")
    return fight.play("assign 1 orange burst interceptor 0")


def missiles(fight: Fight) -> Fight:
    """All missiles are fired; the first engagement round begins."""
    first_missiles(fight).play("assign 1 orange burst interceptor 0")
    return fight.play("assign 1 orange burst cruiser 0")


def first_round(fight: Fight) -> Fight:
    """Johanna's cruiser is left alone; Vernor's cruiser must decide in the second round."""
    missiles(fight).play("retreat interceptor 209")
    fight.play("attack interceptor", *faces("3 4 2")).play("attack cruiser", *faces("burst"))
    return fight.play("assign 1 orange burst interceptor 0", *faces("blank 2"))


def second_round(fight: Fight) -> Fight:
    """The battle is over."""
    return first_round(fight).play("attack cruiser", BURST)


@pytest.mark.rule("ECL-HIT-05", "ECL-HIT-07")
def test_example_21_two_bursts_of_missiles_destroy_two_interceptors() -> None:
    fight, sector = example_21()
    first_missiles(fight)
    assert fight.ships_of(sector, JOHANNA, "interceptor") == 1


@pytest.mark.rule("ECL-MIS-01", "ECL-MIS-04")
def test_example_21_missiles_go_by_initiative_and_destroyed_ships_fire_none() -> None:
    fight, _ = example_21()
    missiles(fight)
    rolls = [(values[0], values[1]) for values in fight.values("DiceRolled")]
    assert list(dict.fromkeys(rolls)) == [
        (VERNOR, INTERCEPTOR),
        (JOHANNA, INTERCEPTOR),
        (VERNOR, CRUISER),
    ]


@pytest.mark.rule("ECL-HIT-07")
def test_example_21_a_cruiser_survives_damage_equal_to_its_hull() -> None:
    fight, sector = example_21()
    missiles(fight)
    assert fight.damages(sector, VERNOR, "cruiser") == [2]


@pytest.mark.rule("ECL-RET-01")
def test_example_21_vernors_interceptors_may_retreat() -> None:
    fight, _ = example_21()
    missiles(fight)
    assert fight.legal == ["attack interceptor", "retreat interceptor 209"]


@pytest.mark.rule("ECL-CMB-10")
def test_example_21_johanna_chooses_between_tied_types_before_vernors_cruiser() -> None:
    fight, _ = example_21()
    missiles(fight).play("retreat interceptor 209")
    assert (fight.seat, fight.legal) == (JOHANNA, ["attack interceptor", "attack cruiser"])


@pytest.mark.rule("ECL-RET-03")
def test_example_21_a_four_destroys_a_retreating_interceptor() -> None:
    fight, sector = example_21()
    missiles(fight).play("retreat interceptor 209").play("attack interceptor", *faces("3 4 2"))
    assert fight.ships_of(sector, VERNOR, "interceptor") == 1


@pytest.mark.rule("ECL-RET-04")
def test_example_21_the_last_interceptor_completes_its_retreat() -> None:
    fight, _ = example_21()
    first_round(fight)
    assert fight.values("ShipsRetreated") == [(VERNOR, INTERCEPTOR, 317, 209)]


@pytest.mark.rule("ECL-CMB-08")
def test_example_21_the_cruiser_wins_the_battle() -> None:
    fight, _ = example_21()
    second_round(fight)
    assert fight.values("BattleWon") == [(VERNOR, 317)]


@pytest.mark.rule("ECL-REP-02", "ECL-REP-03", "ECL-REP-04", "ECL-RET-08")
def test_example_21_johanna_draws_three_tiles_and_then_vernor_five() -> None:
    fight, _ = example_21()
    second_round(fight).all_decline()
    assert drawn(fight) == [(JOHANNA, 3), (VERNOR, 5)]


@pytest.mark.rule("ECL-REP-05")
def test_example_21_both_keep_one_tile() -> None:
    fight, _ = example_21()
    second_round(fight).play("tile 0").play("tile 4")
    assert [len(player.reputation) for player in fight.state.players] == [1, 1]


@pytest.mark.rule("ECL-REP-10")
def test_example_21_all_destroyed_ships_are_back_in_the_supply() -> None:
    fight, _ = example_21()
    second_round(fight).all_decline()
    assert [int(n) for n in fight.state.players[JOHANNA].supply] == [8, 4, 2, 4]


@pytest.mark.rule("ECL-POP-03", "ECL-POP-07")
def test_example_21_the_only_cube_goes_to_the_money_graveyard() -> None:
    fight, _ = example_21()
    second_round(fight).all_decline().play("bombard cruiser", BURST)
    assert [int(n) for n in fight.state.players[JOHANNA].graveyard] == [0, 0, 1]


@pytest.mark.rule("ECL-CTL-01", "ECL-CTL-04")
def test_example_21_vernor_takes_the_sector() -> None:
    fight, sector = example_21()
    second_round(fight).all_decline().play("bombard cruiser", BURST).play("control")
    assert sector.owner == VERNOR


@pytest.mark.rule("ECL-CMB-14")
def test_example_21_the_cruiser_is_repaired() -> None:
    fight, sector = example_21()
    second_round(fight).all_decline().play("bombard cruiser", BURST).play("control")
    assert fight.damages(sector, VERNOR, "cruiser") == [0]


# -- questions and answers ---------------------------------------------------------------------


@pytest.mark.rule("ECL-RET-09")
def test_ships_destroyed_while_retreating_keep_only_the_tiles_for_their_kills() -> None:
    fight = Fight()
    sector = fight.tile(201)
    fight.own(fight.next_to(sector, 1, 209), 0)
    fight.ships(sector, 0, interceptor=1)
    fight.ships(sector, 1, cruiser=2)
    fight.hurt(sector, 1, "cruiser", 1, 1)
    fight.begin().play("attack interceptor", BURST, BLANK)
    fight.play("retreat interceptor 209", BURST).all_decline()
    assert drawn(fight) == [(0, 2), (1, 2)]


@pytest.mark.rule("ECL-SPC-10")
def test_draco_takes_the_tile_after_another_player_destroyed_its_ancients() -> None:
    fight = Fight(["draco", "terran_directorate"])
    sector = fight.tile(201)
    sector.discovery = 1
    fight.own(sector, 0, (0,))
    fight.npcs(sector, ANCIENT)
    fight.design(1, "cruiser", "tachyon_drive", "plasma_cannon")
    fight.ships(sector, 1, cruiser=1)
    fight.begin(BURST).all_decline().play("spare")
    assert (fight.seat, "keep" in fight.legal) == (0, True)


@pytest.mark.rule("ECL-CTL-06")
def test_of_two_conquered_sectors_the_higher_one_is_decided_first() -> None:
    fight = Fight()
    for number, q in ((201, 5), (301, 8)):
        sector = fight.tile(number, q, q)
        fight.own(sector, 1)
        fight.ships(sector, 0, interceptor=1)
    fight.state.players[0].discs = 1
    fight.begin().play("leave").play("control")
    assert fight.values("SectorConquered") == [(0, 201)]


# -- settled cases -----------------------------------------------------------------------------


@pytest.mark.rule("ECL-CTL-01", "ECL-CTL-08")
def test_case_5_a_disc_without_cubes_goes_home_without_an_attack() -> None:
    fight = Fight()
    sector = fight.tile(208)
    fight.own(sector, 1)
    fight.state.players[0].discs = 0
    fight.design(0, "interceptor", "nuclear_drive")
    fight.ships(sector, 0, interceptor=1)
    fight.begin()
    assert (fight.told("PopulationAttacked"), int(sector.owner)) == ([], NPC)


def case_6() -> tuple[Fight, Sector]:
    """Controller A (0) with a dreadnought; B (1) is faster than C (2), both can retreat."""
    fight = Fight(TERRANS[:3])
    sector = fight.tile(101)
    fight.own(sector, 0, (0,))
    fight.own(fight.next_to(sector, 1, 209), 1)
    fight.own(fight.next_to(sector, 2, 103), 2)
    fight.design(1, "interceptor", "ion_cannon", "fusion_drive")
    fight.design(2, "interceptor", "flux_missile", "ion_cannon")
    fight.ships(sector, 0, dreadnought=1)
    fight.ships(sector, 1, interceptor=1)
    fight.ships(sector, 2, interceptor=1)
    fight.begin(BLANK, BLANK)
    return fight, sector


@pytest.mark.rule("ECL-RET-07", "ECL-CMB-04")
def test_case_6_the_slower_retreat_lapses_and_the_next_battle_follows() -> None:
    fight, _ = case_6()
    fight.play("retreat interceptor 209").play("retreat interceptor 103")
    assert fight.values("BattleBegan") == [(101, 2, 1), (101, 2, 0)]


@pytest.mark.rule("ECL-MIS-01")
def test_case_6_missiles_are_fired_again_in_the_next_battle() -> None:
    fight, _ = case_6()
    fight.play("retreat interceptor 209").play("retreat interceptor 103")
    volleys = [e.values[:2] for e in fight.told("DiceRolled") if e.rule == "ECL-MIS-02"]
    assert volleys == [(2, INTERCEPTOR), (2, INTERCEPTOR)]


@pytest.mark.rule("ECL-RET-08")
def test_case_6_the_second_battle_earns_a_tile_unless_it_is_left_too() -> None:
    fight, _ = case_6()
    fight.play("retreat interceptor 209").play("retreat interceptor 103")
    fight.play("attack interceptor", BLANK, BURST).all_decline()
    assert drawn(fight) == [(0, 2), (2, 1)]


@pytest.mark.rule("ECL-RET-08")
def test_case_6_leaving_both_battles_earns_nothing() -> None:
    fight, _ = case_6()
    fight.play("retreat interceptor 209").play("retreat interceptor 103")
    fight.play("retreat interceptor 103", BLANK, BLANK).all_decline()
    assert drawn(fight) == [(0, 1)]


@pytest.mark.rule("ECL-RET-10", "ECL-RET-11")
def test_case_7_missiles_that_missed_drive_the_attacker_off() -> None:
    fight = Fight()
    sector = fight.tile(101)
    fight.own(fight.next_to(sector, 1, 209), 1)
    for seat in (0, 1):
        fight.design(seat, "interceptor", "plasma_missile")
        fight.design(seat, "starbase", "nuclear_source")
        fight.ships(sector, seat, interceptor=1)
    fight.ships(sector, 1, starbase=1)
    fight.begin(*[BLANK] * 4).all_decline()
    assert drawn(fight) == [(0, 1)]


@pytest.mark.rule("ECL-CTL-04", "ECL-DSC-16")
def test_case_8_the_tile_is_decided_after_the_disc() -> None:
    fight = Fight()
    sector = fight.tile(201)
    sector.discovery = 1
    fight.npcs(sector, GUARDIAN)
    fight.design(0, "cruiser", "tachyon_drive", "antimatter_cannon")
    fight.ships(sector, 0, cruiser=1)
    fight.begin(BURST).all_decline().play("control")
    assert isinstance(fight.state.stack[-1], DiscoveryTile)


@pytest.mark.rule("ECL-DSC-08")
def test_case_8_an_ancient_orbital_is_placed_in_the_sector() -> None:
    fight = Fight()
    sector = fight.tile(201)
    fight.ships(sector, 0, cruiser=1)
    fight.state.stack.clear()
    fight.state.push(DiscoveryTile(0, DISCOVERIES.number("ancient_orbital"), 201, False))
    fight.play("reward")
    assert sector.orbital == 1


@pytest.mark.rule("ECL-CMB-15", "ECL-POP-01")
def test_case_13_the_survivor_may_attack_the_cubes_of_an_absent_controller() -> None:
    fight = Fight(TERRANS[:3])
    sector = fight.tile(201)
    fight.own(sector, 0, (0,))
    fight.ships(sector, 1, interceptor=1)
    fight.ships(sector, 2, interceptor=1)
    fight.begin(BURST).all_decline()
    assert (fight.seat, fight.legal) == (1, ["bombard interceptor", "spare"])
