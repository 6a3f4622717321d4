"""The cleanup phase between two rounds."""

import pytest
from tests.eclipse.arrange import (
    code,
    control,
    end_actions,
    new_table,
    player_of,
    state_of,
    stored,
)

from starboard.games.eclipse.chance import total
from starboard.games.eclipse.components.ids import RARE
from starboard.testing import arrange


@pytest.mark.rule("ECL-CLN-01")
@pytest.mark.parametrize(("seats", "regular"), [(2, 5), (3, 6), (4, 7)])
def test_new_regular_techs_come_by_the_number_of_players(seats: int, regular: int) -> None:
    table = new_table(seats=seats)
    techs = state_of(table).rules.box.techs
    before = state_of(table).tray
    end_actions(table)
    new = [int(n) - int(before[tech]) for tech, n in enumerate(state_of(table).tray)]
    assert sum(n for tech, n in enumerate(new) if techs[tech].category != RARE) == regular
    assert min(new) == 0


@pytest.mark.rule("ECL-CLN-01")
def test_an_empty_bag_gives_what_is_left() -> None:
    table = new_table()
    bag = state_of(table).bag[:]
    for tech in range(len(bag)):
        bag[tech] = 0
    bag[0] = 2
    state_of(table).bag = bag
    before = total(state_of(table).tray)
    end_actions(table)
    assert total(state_of(table).tray) == before + 2


@pytest.mark.rule("ECL-CLN-02")
def test_discs_on_actions_return_to_the_influence_track() -> None:
    table = new_table()
    before = player_of(table, 0).discs
    table.play(0, "action research")
    table.play(0, "done")
    end_actions(table)
    assert player_of(table, 0).discs == before
    assert player_of(table, 0).spent() == 0


@pytest.mark.rule("ECL-CLN-03", "ECL-POP-07", "ECL-COL-10")
def test_cubes_of_a_graveyard_lower_income_only_from_the_next_round_on() -> None:
    table = new_table()
    arrange(table, "red and blue have diplomatic relations by money; red has 8 money cubes")
    money = stored(table, 0)[2]
    end_actions(table)
    assert stored(table, 0)[2] == money + 2 + 6
    assert [int(n) for n in player_of(table, 0).cubes] == [10, 10, 9]


@pytest.mark.rule("ECL-CLN-03", "ECL-COL-12")
def test_a_cube_whose_track_is_full_goes_where_its_owner_says() -> None:
    table = new_table()
    player_of(table, 0).cubes[1] = 12
    player_of(table, 0).bury(1, 1)
    end_actions(table)
    assert code(table, 0, "cube science") == "track_full_of_cubes ECL-COL-12"
    table.play(0, "cube money")
    assert [int(n) for n in player_of(table, 0).cubes] == [10, 12, 11]


@pytest.mark.rule("ECL-CLN-04")
def test_colony_ships_are_turned_up_and_nobody_has_passed() -> None:
    table = new_table()
    control(table, 0, 306)
    table.play(0, "colonize 306 0 money")
    table.play(0, "colonize 306 1 materials")
    end_actions(table)
    assert player_of(table, 0).colony_ships == 3
    assert not player_of(table, 0).passed


@pytest.mark.rule("ECL-CLN-05")
def test_the_holder_of_the_start_player_tile_begins_the_next_round() -> None:
    table = new_table(seats=3)
    table.play(0, "action research")
    table.play(0, "done")
    end_actions(table)
    assert state_of(table).round == 2
    assert table.actors == (1,)
