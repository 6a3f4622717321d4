"""The upkeep phase: colony ships, payment, bankruptcy, production."""

import pytest
from tests.eclipse.arrange import (
    code,
    control,
    cubes_off,
    end_actions,
    new_table,
    owe,
    player_of,
    populate,
    state_of,
    store,
    stored,
    told,
)

from starboard.engine.table import Table
from starboard.testing import arrange


def in_upkeep(money: int = 0, upkeep: int = 5, materials: int = 0, science: int = 0) -> Table:
    """The worked example: income 4, three empty sectors, materials 6 and science 3 to come."""
    table = new_table()
    for number in (207, 208, 315):
        control(table, 0, number)
    cubes_off(table, 0, "money", 2)
    cubes_off(table, 0, "materials", 3)
    cubes_off(table, 0, "science", 1)
    owe(table, 0, upkeep)
    store(table, 0, materials, science, money)
    arrange(table, "upkeep begins")
    return table


@pytest.mark.rule("ECL-UPK-03", "ECL-UPK-09")
def test_income_and_upkeep_are_one_change_and_production_follows() -> None:
    table = in_upkeep(money=1)
    assert stored(table, 0) == [6, 3, 0]


@pytest.mark.rule("ECL-UPK-01", "ECL-UPK-03")
def test_who_has_nothing_to_decide_is_settled_and_the_log_says_so() -> None:
    table = in_upkeep(money=1)
    assert state_of(table).round == 2
    assert "0 earns 4 Money, pays 5 for upkeep and now has 0" in told(table, "UpkeepPaid")


@pytest.mark.rule("ECL-UPK-04")
def test_upkeep_must_be_paid_before_it_is_done() -> None:
    assert code(in_upkeep(), 0, "done") == "upkeep_unpaid ECL-UPK-04"


@pytest.mark.rule("ECL-UPK-04")
def test_the_refusal_says_what_is_owed_and_what_is_there() -> None:
    why = in_upkeep().explain(0, "done")
    assert why is not None
    assert why.params == {"needed": 5, "have": 4}


@pytest.mark.rule("ECL-UPK-05")
def test_abandoning_a_sector_lowers_the_upkeep_at_once() -> None:
    table = in_upkeep()
    table.play(0, "abandon 207")
    assert state_of(table).sector(207).owner == -1
    assert stored(table, 0) == [6, 3, 1]


@pytest.mark.rule("ECL-UPK-05")
def test_the_starting_sector_may_be_abandoned_and_its_ships_stay() -> None:
    table = in_upkeep()
    table.play(0, "abandon 221")
    assert state_of(table).sector(221).fleet(0) == 1


@pytest.mark.rule("ECL-UPK-05")
def test_cubes_of_an_abandoned_sector_cover_their_tracks_again() -> None:
    table = in_upkeep(upkeep=7)
    table.play(0, "abandon 221")
    assert [int(n) for n in player_of(table, 0).cubes] == [9, 11, 10]


@pytest.mark.rule("ECL-UPK-05", "ECL-COL-11")
def test_the_owner_says_where_a_cube_of_a_gray_square_goes() -> None:
    table = new_table()
    sector = control(table, 0, 313)
    populate(table, sector, 0, "science")
    owe(table, 0, 7)
    store(table, 0, 0, 0, 0)
    end_actions(table)
    table.play(0, "abandon 313")
    assert {str(move) for move in table.legal(0)} == {
        "cube materials",
        "cube science",
        "cube money",
    }


@pytest.mark.rule("ECL-UPK-06")
def test_no_sector_is_abandoned_by_who_can_pay() -> None:
    table = new_table()
    sector = control(table, 0, 306)
    end_actions(table)
    assert sector.owner == 0
    assert code(table, 0, "abandon 306") == "upkeep_payable ECL-UPK-06"


@pytest.mark.rule("ECL-UPK-06")
def test_no_further_sector_is_abandoned_once_the_upkeep_can_be_paid() -> None:
    table = in_upkeep(upkeep=7)
    control(table, 0, 306)  # an empty square keeps the player deciding
    player_of(table, 0).discs += 1
    table.play(0, "abandon 207")
    table.play(0, "abandon 208")
    assert code(table, 0, "abandon 315") == "upkeep_payable ECL-UPK-06"


@pytest.mark.rule("ECL-UPK-05")
def test_only_an_own_sector_can_be_abandoned() -> None:
    assert code(in_upkeep(), 0, "abandon 223") == "not_yours_to_abandon ECL-UPK-05"


@pytest.mark.rule("ECL-UPK-04", "ECL-TRD-01")
def test_trading_six_materials_for_three_money_pays_exactly() -> None:
    table = in_upkeep(upkeep=7, materials=6)
    for _ in range(3):
        table.play(0, "trade materials money")
    assert stored(table, 0) == [6, 3, 0]


@pytest.mark.rule("ECL-UPK-07")
def test_a_disc_on_an_action_stays_there_during_upkeep() -> None:
    assert code(in_upkeep(), 0, "disc 207 track") == "discs_stay ECL-UPK-07"


@pytest.mark.rule("ECL-UPK-08")
def test_production_of_this_round_does_not_pay_its_upkeep() -> None:
    table = in_upkeep()
    assert code(table, 0, "trade materials money") == "production_later ECL-UPK-08"


@pytest.mark.rule("ECL-UPK-09")
def test_a_track_covered_by_twelve_cubes_produces_nothing() -> None:
    table = new_table()
    player_of(table, 0).cubes[1] = 12
    store(table, 0, 0, 0, 9)
    end_actions(table)
    assert stored(table, 0)[1] == 0


@pytest.mark.rule("ECL-UPK-01")
def test_colony_ships_come_before_payment() -> None:
    table = new_table()
    control(table, 0, 306)
    store(table, 0, 0, 0, 0)
    end_actions(table)
    table.play(0, "colonize 306 0 money")
    table.play(0, "colonize 306 1 materials")
    assert stored(table, 0) == [4, 3, 6]


@pytest.mark.rule("ECL-UPK-01")
def test_after_payment_no_colony_ship_lands() -> None:
    table = new_table()
    control(table, 0, 306)
    control(table, 1, 310)
    end_actions(table)
    table.play(0, "done")
    assert table.actors == (1,)
    assert code(table, 0, "colonize 306 0 money") == "upkeep_paid ECL-UPK-01"


@pytest.mark.rule("ECL-UPK-01")
def test_all_players_decide_at_the_same_time() -> None:
    table = new_table()
    control(table, 0, 306)
    control(table, 1, 310)
    end_actions(table)
    assert table.actors == (0, 1)


@pytest.mark.rule("ECL-UPK-02", "ECL-COL-09")
def test_no_colony_ship_lands_in_upkeep_where_opponents_ships_are() -> None:
    table = new_table()
    control(table, 0, 310)
    sector = control(table, 0, 306)
    sector.arrive(1, 0, state_of(table).next_moment())
    assert code(table, 0, "colonize 306 0 money") == ""
    state_of(table).stack[-1:] = []
    end_of_turns(table)
    assert code(table, 0, "colonize 306 0 money") == "opponents_in_upkeep ECL-UPK-02"


def end_of_turns(table: Table) -> None:
    """Straight into the upkeep phase, so that no battle comes between."""
    from starboard.games.eclipse.upkeep.upkeep import Upkeep

    state_of(table).push(Upkeep(3, 0, False))


@pytest.mark.rule("ECL-UPK-02", "ECL-SPC-09")
def test_ancients_do_not_keep_draco_from_landing_in_upkeep() -> None:
    table = new_table(["draco", "terran_federation"])
    control(table, 0, 305)
    end_actions(table)
    assert code(table, 0, "colonize 305 0 science") == ""


@pytest.mark.rule("ECL-UPK-04", "ECL-UPK-06")
def test_a_player_who_could_trade_may_abandon_instead() -> None:
    table = in_upkeep(materials=6)
    verbs = {str(move).split()[0] for move in table.legal(0)}
    assert verbs == {"abandon", "trade"}


@pytest.mark.rule("ECL-UPK-05")
def test_the_last_way_to_pay_is_taken_without_a_question() -> None:
    table = new_table()
    control(table, 0, 207)
    arrange(table, "nobody controls red's home")
    owe(table, 0, 3)
    store(table, 0, 0, 0, 0)
    arrange(table, "upkeep begins")
    assert told(table, "SectorAbandoned") == ["0 abandons sector 207"]
