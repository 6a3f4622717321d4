"""Battles, losses and retreats."""

from __future__ import annotations

import pytest
from tests.galactic_era.position import Position

from starboard.games.galactic_era.combat.sides import combat_value, total


def three_armies() -> Position:
    """Dave attacks James and Ellen: 5 ships against 3 and 5."""
    table = Position(
        "red is sts; red and blue are at war; red and yellow are at war; "
        "red has military 2; blue has military 2; red has 5 ships at capella; "
        "blue has 3 ships at capella; yellow has 5 ships at capella"
    )
    return table


def fight(table: Position, place: str = "capella") -> Position:
    """The active player ends movement and attacks."""
    return table.arrange("only red's turn is left").play(0, "end", f"attack {table.text(place)}")


@pytest.mark.rule("GE-CMB-01", "GE-CMB-02")
def test_every_hex_with_hostile_ships_must_be_fought_in_the_attackers_order() -> None:
    table = Position(
        "red is sts; red and blue are at war; red has 2 ships at capella; "
        "blue has 1 ship at capella; red has 2 ships at maldek; blue has 1 ship at maldek; "
        "only red's turn is left"
    )
    table.play(0, "end")
    places = [f"attack {table.text(star)}" for star in ("capella", "maldek")]
    assert [move for move in table.legal(0) if move.startswith("attack")] == sorted(
        places, key=table.legal(0).index
    )
    assert table.why(0, "end") == "battles_left"


@pytest.mark.rule("GE-CMB-01", "GE-CMB-04", "GE-WAR-03")
def test_players_at_peace_are_not_fought() -> None:
    table = Position(
        "red has 2 ships at capella; blue has 1 ship at capella; only red's turn is left"
    ).play(0, "end")
    assert table.told("TurnEnded") == [(0,)]


@pytest.mark.rule("GE-CMB-15")
def test_a_star_without_ships_is_entered_without_combat() -> None:
    table = Position(
        "red is sts; red and blue are at war; red has 2 ships at sirius; only red's turn is left"
    ).play(0, "end")
    assert table.told("TurnEnded") == [(0,)]


@pytest.mark.rule("GE-CMB-03", "GE-CMB-08", "GE-CMB-09", "GE-CMB-12")
def test_the_defenders_win_together_and_the_biggest_decides() -> None:
    table = fight(three_armies())
    assert table.told("DefendersWon") == [(0, table.hex("capella"), 2)]
    assert table.asked(2)
    assert not table.asked(1)


@pytest.mark.rule("GE-CMB-10", "GE-CMB-11", "GE-RET-01", "GE-RET-02")
def test_the_winners_lose_half_and_the_loser_retreats() -> None:
    table = fight(three_armies()).play(2, "destroy 0 pieces 4", "done")
    table.play(2, "lose 1 pieces 1", "lose 2 pieces 1")
    assert [table.at(number, "capella") for number in range(3)] == [1, 2, 4]
    assert table.step() == "RetreatStep"
    assert table.why(0, f"retreat {table.text('khaa')}") == "not_nearest"
    table.play(0, f"retreat {table.text('1:0,1')}")
    assert table.at(0, "1:0,1") == 1


@pytest.mark.rule("GE-CMB-11")
def test_fewer_losses_than_half_are_not_possible() -> None:
    table = fight(three_armies()).play(2, "destroy 0 pieces 4", "done", "lose 1 pieces 1")
    assert table.why(2, "done") == "losses_due"
    assert table.why(2, "lose 1 pieces 2") == "too_many_losses"


@pytest.mark.rule("GE-CMB-10")
def test_losses_are_chosen_by_the_decider_among_ships_that_are_there() -> None:
    table = fight(three_armies())
    assert table.why(1, "destroy 0 pieces 1") == "not_your_turn"
    assert table.why(2, "destroy 0 pieces 6") == "not_so_many_there"
    assert table.why(2, "destroy 1 pieces 1") == "not_that_side"


@pytest.mark.rule("GE-CMB-11", "GE-RET-01")
def test_when_all_attackers_go_nobody_retreats() -> None:
    table = fight(three_armies()).play(2, "destroy 0 pieces 5", "lose 2 pieces 3")
    assert table.at(0, "capella") == 0
    assert table.told("TurnEnded") == [(0,)]


@pytest.mark.rule("GE-CMB-12")
def test_allies_may_bear_every_loss() -> None:
    table = fight(three_armies()).play(2, "destroy 0 pieces 4", "done", "lose 1 pieces 2")
    assert [table.at(1, "capella"), table.at(2, "capella")] == [1, 5]


@pytest.mark.rule("GE-SCR-13", "GE-SCR-01")
def test_wars_scores_every_opposing_ship_for_both_sides() -> None:
    table = fight(three_armies().arrange("story wars; round 3")).play(
        2, "destroy 0 pieces 4", "done"
    )
    table.play(2, "lose 1 pieces 1", "lose 2 pieces 1")
    assert [table.vp(number) for number in range(3)] == [2, 4, 4]


@pytest.mark.rule("GE-SCR-05", "GE-SCR-15")
def test_journeys_scores_battles_won_outside_the_home_sector() -> None:
    table = fight(three_armies().arrange("story journeys; round 3")).play(2, "done")
    assert [table.vp(number) for number in range(3)] == [0, 2, 2]
    home = Position(
        "story journeys; round 3; red is sts; red and blue are at war; "
        "red has 2 ships at capella; blue has 1 ship at capella"
    )
    fight(home).play(0, "done")
    assert home.vp(0) == 0


@pytest.mark.rule("GE-SCR-09")
def test_migrations_scores_one_point_per_battle() -> None:
    table = fight(three_armies().arrange("story migrations; round 3")).play(2, "done")
    assert [table.vp(number) for number in range(3)] == [0, 1, 1]


@pytest.mark.rule("GE-CMB-09")
def test_equal_totals_go_to_the_higher_military_level() -> None:
    table = Position(
        "red is sts; red and blue are at war; red has military 2; "
        "red has 3 ships at capella; blue has 6 ships at capella"
    )
    assert fight(table).told("AttackerWon") != []


@pytest.mark.rule("GE-CMB-09")
def test_equal_totals_and_levels_go_to_the_defenders() -> None:
    table = Position(
        "red is sts; red and blue are at war; red and yellow are at war; "
        "red has military 3; yellow has military 3; red has 2 ships at capella; "
        "blue has 3 ships at capella; yellow has 1 ship at capella"
    )
    assert fight(table).told("DefendersWon") != []


@pytest.mark.rule("GE-FLT-14", "GE-FLT-16")
def test_counterassault_beats_assault() -> None:
    table = Position("red has fleet A of 4 at capella; blue has fleet C of 3 at capella")
    assert total(table.state, 1, 2, table.hex("capella")) == 8
    assert total(table.state, 2, 1, table.hex("capella")) == 9
    assert total(table.state, 2, 4, table.hex("capella")) == 3


@pytest.mark.rule("GE-FLT-15")
def test_bombs_do_not_count_in_combat() -> None:
    table = Position("red has fleet B of 4 at capella")
    assert total(table.state, 1, 2, table.hex("capella")) == 4


@pytest.mark.rule("GE-TEC-03", "GE-TEC-04", "GE-TEC-05", "GE-TEC-06", "GE-TEC-07", "GE-TEC-08")
def test_combat_values_follow_the_military_level() -> None:
    table = Position()
    values = []
    for level in range(1, 7):
        table.arrange(f"red has military {level}")
        values.append(combat_value(table.state, table.player(0)))
    assert values == [1, 2, 3, 4, 6, 10]


@pytest.mark.rule("GE-CMB-06", "GE-FLT-13")
def test_a_battle_turns_up_all_fleets_of_both_sides_only() -> None:
    table = Position(
        "red is sts; red and blue are at war; "
        "red has fleet A of 4 with 2 dummies at capella; blue has fleet B of 2 at capella; "
        "yellow has fleet C of 2 with 1 dummy at capella"
    )
    fight(table)
    assert [row[:2] for row in table.told("FleetRevealed")] == [(0, 0), (1, 1)]
    assert (table.player(0).dummies[0], table.player(2).dummies[2]) == (0, 1)
    assert (table.player(0).known[0], table.player(2).known[2]) == (127, 4)


def exempt_ally(ships: int, military: int = 4) -> Position:
    """Z attacks X (Military 6) and Y (Military 3)."""
    table = Position(
        "red is sts; red and blue are at war; red and yellow are at war; "
        f"red has military {military}; blue has military 6; yellow has military 3; "
        "red has 7 ships at capella; blue has 2 ships at capella; "
        f"yellow has {ships} ships at capella"
    )
    return fight(table)


@pytest.mark.rule("GE-CMB-13", "GE-CMB-14", "GE-TEC-08")
def test_an_exempt_winner_lets_the_others_pay_in_full() -> None:
    table = exempt_ally(4).play(2, "destroy 0 pieces 7")
    assert [table.at(1, "capella"), table.at(2, "capella")] == [2, 0]


@pytest.mark.rule("GE-CMB-14")
def test_what_the_others_cannot_pay_lapses() -> None:
    table = exempt_ally(3).play(2, "destroy 0 pieces 7")
    assert [table.at(1, "capella"), table.at(2, "capella")] == [2, 0]


@pytest.mark.rule("GE-CMB-13")
def test_military_5_breaks_the_exemption() -> None:
    table = exempt_ally(4, 5)
    assert table.why(0, "destroy 1 pieces 1") == ""


@pytest.mark.rule("GE-CMB-13")
def test_an_exempt_loser_loses_no_ship_but_retreats() -> None:
    table = Position(
        "red is sts; red and blue are at war; blue has military 6; red has military 4; "
        "red has 20 ships at capella; blue has 1 ship at capella"
    )
    fight(table)
    assert table.step() == "RetreatStep"
    assert table.asked(1)


@pytest.mark.rule("GE-RET-05", "GE-RET-06", "GE-RET-07", "GE-CMB-07", "GE-SCR-15")
def test_a_defender_ahead_in_propulsion_may_leave_with_everything() -> None:
    table = Position(
        "story migrations; round 3; red is sts; red and blue are at war; "
        "blue has propulsion 2; red has 5 ships at capella; blue has 3 ships at capella; "
        "blue has fleet E of 2 at capella"
    )
    fight(table)
    assert table.why(1, "flee-e") == "all_may_retreat"
    table.play(1, "flee", f"retreat {table.text('1:0,3')}")
    assert table.at(1, "1:0,3") == 5
    assert (table.told("FleetRevealed"), table.vp(0)) == ([], 0)


@pytest.mark.rule("GE-RET-08", "GE-FLT-19", "GE-RET-07")
def test_fleet_e_leaves_alone_when_the_others_cannot() -> None:
    table = Position(
        "red is sts; red and blue are at war; red has 5 ships at capella; "
        "blue has 3 ships at capella; blue has fleet E of 2 at capella"
    )
    fight(table)
    assert table.why(1, "flee") == "not_ahead"
    table.play(1, "flee-e", f"retreat {table.text('1:0,3')}")
    assert (table.at(1, "1:0,3"), table.at(1, "capella")) == (2, 3)


@pytest.mark.rule("GE-RET-05", "GE-RET-09")
def test_nobody_is_asked_without_the_right_to_retreat() -> None:
    table = Position(
        "red is sts; red and blue are at war; red has 2 ships at capella; "
        "blue has 1 ship at capella; red has fleet E of 2 at capella; red has propulsion 4"
    )
    assert fight(table).step() == "LosersLosses"


@pytest.mark.rule("GE-RET-06", "GE-RET-09")
def test_nobody_retreats_early_after_the_reveal() -> None:
    attacked = Position(
        "red is sts; red and blue are at war; red has 2 ships at capella; "
        "blue has 1 ship at capella"
    )
    assert fight(attacked).why(0, "flee") == "attacker_stays"
    beaten = Position(
        "red is sts; red and blue are at war; red has 1 ship at capella; "
        "blue has 2 ships at capella"
    )
    assert (
        fight(beaten.arrange("blue has propulsion 2")).play(1, "stay").why(1, "flee")
        == "flee_later"
    )


@pytest.mark.rule("GE-CMB-04", "GE-RET-06")
def test_bystanders_do_not_retreat() -> None:
    table = Position(
        "red is sts; red and blue are at war; red has 2 ships at capella; "
        "blue has 1 ship at capella; yellow has 1 ship at capella; yellow has propulsion 4"
    )
    assert not fight(table).asked(2)


@pytest.mark.rule("GE-RET-02", "GE-RET-03")
def test_a_retreat_avoids_hostile_ships_neutron_stars_and_gates() -> None:
    table = Position(
        "red is sts; red and blue are at war; red has 9 ships at 3:-1,0; "
        "blue has 1 ship at 3:-1,0; red has 1 ship at 3:-1,1; blue has propulsion 5"
    )
    fight(table, "3:-1,0").play(1, "flee")
    shelters = {move for move in table.legal(1) if move.startswith("retreat")}
    assert table.why(1, f"retreat {table.text('3:-2,0')}") == "no_shelter"
    around = ("3:0,0", "3:0,-1", "3:-1,-1", "3:-2,1")
    assert shelters == {f"retreat {table.text(place)}" for place in around}


@pytest.mark.rule("GE-RET-04")
def test_retreating_ships_regroup_among_themselves() -> None:
    table = Position(
        "red is sts; red and blue are at war; red has 5 ships at capella; "
        "blue has 2 ships at capella; blue has fleet A of 1 at capella; "
        "blue has fleet B of 1 at khaa"
    )
    fight(table).play(0, "done").play(1, "join A 2 0")
    assert table.why(1, "transfer A B 1 0") == "not_retreating"
    assert table.why(1, f"create C {table.text('capella')} 1") == "fleet_in_retreat"
    table.play(1, f"retreat {table.text('1:0,3')}")
    assert table.at(1, "1:0,3") == 3


@pytest.mark.rule("GE-RET-04", "GE-RET-08")
def test_ships_of_a_lone_fleet_e_may_leave_it_on_the_way() -> None:
    table = Position(
        "red is sts; red and blue are at war; red has 5 ships at capella; "
        "blue has 3 ships at capella; blue has fleet E of 3 with 2 dummies at capella; "
        "blue has fleet A of 1 at capella"
    )
    fight(table).play(1, "flee-e", "leave E 2 0")
    assert table.why(1, "join E 3 0") == "not_retreating"
    assert table.why(1, "transfer E A 1 0") == "not_retreating"
    assert table.why(1, "leave A 1 0") == "not_retreating"
    table.play(1, "join E 1 0", f"retreat {table.text('1:0,3')}")
    here, there = table.hex("capella"), table.hex("1:0,3")
    assert (table.player(1).pieces_at(there), table.player(1).fleet_ships(4)) == (1, 2)
    assert (table.player(1).pieces_at(here), table.at(1, "capella")) == (3, 4)


@pytest.mark.rule("GE-RET-04", "GE-FLT-04")
def test_a_lone_fleet_e_may_dissolve_on_the_way() -> None:
    table = Position(
        "red is sts; red and blue are at war; red has 5 ships at capella; "
        "blue has fleet E of 2 with 1 dummy at capella"
    )
    fight(table).play(1, "flee-e", "leave E 2 0", f"retreat {table.text('1:0,3')}")
    assert (table.at(1, "1:0,3"), table.at(1, "capella")) == (2, 0)
    assert (table.player(1).fleet_hex[4], table.player(1).dummy_supply()) == (-1, 10)


@pytest.mark.rule("GE-CMB-16", "GE-WAR-04")
def test_war_declared_between_battles_adds_battles() -> None:
    table = Position(
        "red is sts; red and blue are at war; red has 2 ships at capella; "
        "blue has 1 ship at capella; red has 2 ships at maldek; "
        "yellow has 1 ship at maldek; only red's turn is left"
    )
    table.play(0, "end", "declare 2")
    assert table.why(0, f"attack {table.text('maldek')}") == ""


@pytest.mark.rule("GE-CMB-16")
def test_no_war_is_declared_inside_a_battle() -> None:
    table = Position(
        "red is sts; red and blue are at war; red has 2 ships at capella; "
        "blue has 1 ship at capella"
    )
    assert fight(table).why(0, "declare 2") == "war_in_battle"
