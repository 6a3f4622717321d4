"""The action phase, passing and reactions: ACT, REA."""

from __future__ import annotations

import pytest
from tests.eclipse.positions import TERRANS, Position

from starboard.games.eclipse.actions.turns import Turns
from starboard.games.eclipse.components.ids import PIECES
from starboard.games.eclipse.upkeep.production import production, upkeep_cost

KINDS = ("explore", "research", "upgrade", "build", "move", "influence")


def three() -> Position:
    return Position(*TERRANS[:3])


@pytest.mark.rule("ECL-ACT-01")
def test_after_the_action_phase_a_new_round_begins_in_the_end() -> None:
    p = Position()
    p.play(0, "pass")
    p.play(1, "pass")
    while p.state.round == 1:
        seat = p.table.actors[0]
        p.table.play(seat, p.table.legal(seat)[0])
    assert p.state.round == 2
    assert isinstance(p.state.stack[-1], Turns)


@pytest.mark.rule("ECL-ACT-02")
def test_turns_go_clockwise_from_the_start_player() -> None:
    p = Position(*TERRANS[:3], start="1")
    order: list[int] = []
    for _ in range(4):
        order.append(p.table.actors[0])
        p.play(order[-1], "action influence", "done")
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("ECL-ACT-02")
def test_acting_on_another_players_turn_is_refused() -> None:
    assert Position().why(1, "action build").startswith("not_your_turn")


@pytest.mark.rule("ECL-ACT-02")
def test_a_second_action_in_the_same_turn_is_refused() -> None:
    p = Position()
    p.act(0, "build")
    assert p.why(0, "action move") == "action_unfinished ECL-ACT-02"


@pytest.mark.rule("ECL-ACT-03")
def test_an_action_puts_the_leftmost_disc_on_its_space() -> None:
    p = Position()
    p.act(0, "research")
    assert (p.player(0).discs, p.player(0).discs_on(1)) == (11, 1)


@pytest.mark.rule("ECL-ACT-03", "ECL-ACT-11")
def test_without_a_disc_on_the_track_there_is_no_action() -> None:
    p = Position()
    p.player(0).discs = 0
    assert p.why(0, "action explore") == "no_disc ECL-ACT-03"


@pytest.mark.rule("ECL-ACT-04")
def test_the_same_action_may_be_taken_again_in_a_round() -> None:
    p = Position()
    for _ in range(2):
        p.play(0, "action influence", "done")
        p.play(1, "action influence", "done")
    assert p.player(0).discs_on(5) == 2


@pytest.mark.rule("ECL-ACT-05")
def test_an_action_has_no_more_activations_than_it_grants() -> None:
    p = Position("hydran", "planta")
    p.store(0, materials=40)
    p.player(0).colony_ships = 3
    p.learn(0, "orbital")
    p.act(0, "build")
    p.play(0, "build orbital 224", "build interceptor 224")
    assert p.why(0, "build interceptor 224") == "no_activation_left ECL-ACT-05"


@pytest.mark.rule("ECL-ACT-05")
def test_an_activation_of_another_action_is_refused() -> None:
    p = Position()
    p.act(0, "move")
    assert p.why(0, "build interceptor 221") == "other_action ECL-ACT-05"


@pytest.mark.rule("ECL-ACT-05")
def test_all_activations_may_be_forgone_and_the_disc_stays_spent() -> None:
    p = Position()
    p.play(0, "action build", "done")
    assert (p.table.actors, p.player(0).discs) == ((1,), 11)


@pytest.mark.rule("ECL-ACT-06")
def test_there_are_exactly_six_actions() -> None:
    assert Position().options(0, "action") == {f"action {kind}" for kind in KINDS}


@pytest.mark.rule("ECL-ACT-07")
def test_passing_costs_nothing_and_opens_reactions() -> None:
    p = Position()
    p.play(0, "pass")
    assert (p.player(0).discs, p.player(0).passed) == (12, True)


@pytest.mark.rule("ECL-ACT-07")
def test_a_pass_cannot_be_repeated_while_others_move() -> None:
    p = Position()
    p.play(0, "pass")
    assert p.why(0, "pass").startswith("not_your_turn")


@pytest.mark.rule("ECL-ACT-08")
def test_the_first_to_pass_gains_two_money_and_the_start_player_tile() -> None:
    p = three()
    p.play(0, "pass")
    assert (p.stored(0)[2], p.state.holder(), p.state.start) == (5, 0, 0)


@pytest.mark.rule("ECL-ACT-08")
def test_the_second_to_pass_gains_nothing() -> None:
    p = three()
    p.play(0, "pass")
    p.play(1, "pass")
    assert (p.stored(1)[2], p.state.holder()) == (3, 0)


@pytest.mark.rule("ECL-ACT-08")
def test_the_start_player_tile_does_not_change_the_turn_order_of_this_round() -> None:
    p = three()
    p.play(0, "action influence", "done")
    p.play(1, "pass")
    assert p.table.actors == (2,)


@pytest.mark.rule("ECL-ACT-09")
def test_a_passed_player_gets_turns_for_reactions() -> None:
    p = Position()
    p.play(0, "pass")
    p.play(1, "action influence", "done")
    assert (p.table.actors, p.options(0, "react")) == (
        (0,),
        {"react upgrade", "react build", "react move"},
    )


@pytest.mark.rule("ECL-ACT-09")
def test_a_full_action_after_passing_is_refused() -> None:
    p = Position()
    p.play(0, "pass")
    p.play(1, "action influence", "done")
    assert p.why(0, "action explore") == "action_after_pass ECL-ACT-09"


@pytest.mark.rule("ECL-ACT-10")
def test_the_phase_ends_at_once_when_the_last_player_passes() -> None:
    p = three()
    p.play(0, "pass")
    p.play(1, "pass")
    p.play(2, "action influence", "done")
    p.play(0, "pass")
    p.play(1, "pass")
    p.play(2, "pass")
    turns = [step for step in p.state.stack if isinstance(step, Turns)]
    assert p.state.round == 2 or not turns


@pytest.mark.rule("ECL-ACT-08", "ECL-ACT-09", "ECL-ACT-10")
def test_settled_case_2_passed_players_have_one_turn_between_two_of_the_last_one() -> None:
    p = three()
    p.play(0, "pass")
    p.play(1, "pass")
    p.play(2, "action influence", "done")
    order = [p.table.actors[0]]
    p.play(0, "pass")
    order.append(p.table.actors[0])
    p.play(1, "pass")
    order.append(p.table.actors[0])
    assert order == [0, 1, 2]


@pytest.mark.rule("ECL-ACT-11")
def test_a_first_pass_is_asked_even_without_discs() -> None:
    p = Position()
    p.player(0).discs = 0
    p.store(0)
    p.player(0).colony_ships = 0
    assert p.legal(0) == {"pass"}


@pytest.mark.rule("ECL-ACT-11")
def test_a_passed_player_with_nothing_to_do_is_skipped() -> None:
    p = Position()
    p.player(0).discs = 0
    p.player(0).colony_ships = 0
    p.play(0, "pass")
    p.play(1, "action influence", "done")
    assert p.table.actors == (1,)


@pytest.mark.rule("ECL-ACT-12")
def test_a_disc_returns_to_the_space_it_left_last() -> None:
    p = Position()
    p.player(0).discs = 9
    before = upkeep_cost(p.state, p.player(0))
    p.act(0, "influence")
    p.play(0, "disc 221 track")
    assert (p.player(0).discs, upkeep_cost(p.state, p.player(0))) == (9, before)


@pytest.mark.rule("ECL-ACT-13")
def test_the_upkeep_cost_is_the_highest_exposed_value() -> None:
    p = Position()
    costs: list[int] = []
    for discs in range(13, -1, -1):
        p.player(0).discs = discs
        costs.append(int(upkeep_cost(p.state, p.player(0))))
    assert costs == [0, 0, 0, 1, 2, 3, 5, 7, 10, 13, 17, 21, 25, 30]


@pytest.mark.rule("ECL-COL-10", "ECL-ACT-13")
def test_example_1_reading_the_tracks() -> None:
    p = Position()
    p.set_cubes(0, 4, 2, 5)
    p.player(0).discs = 9
    read = [int(production(p.state, p.player(0), track)) for track in range(3)]
    assert (read, upkeep_cost(p.state, p.player(0))) == ([15, 21, 12], 2)


@pytest.mark.rule("ECL-ACT-14")
def test_storage_has_no_upper_limit() -> None:
    p = Position()
    p.store(0, materials=60, money=60)
    p.play(0, "trade materials money")
    assert p.stored(0) == (58, 0, 61)


@pytest.mark.rule("ECL-ACT-14")
def test_a_payment_that_storage_cannot_cover_is_refused_as_a_whole() -> None:
    p = Position()
    p.store(0, materials=2)
    p.act(0, "build")
    assert (p.why(0, "build interceptor 221"), p.stored(0)[0]) == (
        "too_little_materials ECL-BUI-02",
        2,
    )


@pytest.mark.rule("ECL-ACT-15")
def test_a_controlled_sector_takes_no_second_disc() -> None:
    p = Position()
    p.act(0, "influence")
    assert p.why(0, "disc track 221") == "sector_controlled ECL-INF-02"


def passed(*boards: str) -> Position:
    """Seat 0 has passed and is on turn again."""
    p = Position(*boards)
    p.play(0, "pass")
    p.play(1, "action influence", "done")
    return p


@pytest.mark.rule("ECL-REA-01")
def test_reacting_before_passing_is_refused() -> None:
    assert Position().why(0, "react build") == "not_passed ECL-REA-01"


@pytest.mark.rule("ECL-REA-01")
@pytest.mark.parametrize("action", ["explore", "research", "influence"])
def test_only_upgrade_build_and_move_are_reactions(action: str) -> None:
    assert passed().why(0, f"react {action}") == "no_such_reaction ECL-REA-01"


@pytest.mark.rule("ECL-REA-01")
def test_a_turn_has_one_reaction() -> None:
    p = passed()
    p.store(0, materials=9)
    p.play(0, "react build")
    assert p.why(0, "react move") == "action_unfinished ECL-ACT-02"


@pytest.mark.rule("ECL-REA-02")
def test_a_reaction_costs_a_disc_that_counts_for_upkeep() -> None:
    p = passed()
    p.play(0, "react build", "done")
    assert (p.player(0).discs, p.player(0).discs_on(7), p.player(0).spent()) == (11, 1, 1)


@pytest.mark.rule("ECL-REA-02")
def test_reacting_without_a_disc_is_refused() -> None:
    p = passed()
    p.player(0).discs = 0
    assert p.why(0, "react build") == "no_disc_to_react ECL-REA-02"


@pytest.mark.rule("ECL-REA-03", "ECL-TEC-14")
def test_a_reaction_is_exactly_one_activation_also_with_nanorobots() -> None:
    p = passed("mechanema", "planta")
    p.learn(0, "nanorobots", "orbital")
    p.store(0, materials=40)
    p.play(0, "react build", "build orbital 230")
    assert p.why(0, "build interceptor 230") == "reaction_used ECL-REA-03"


@pytest.mark.rule("ECL-REA-03", "ECL-TEC-22", "ECL-TEC-23")
@pytest.mark.parametrize("action", ["move", "upgrade"])
def test_techs_add_no_activation_to_a_reaction(action: str) -> None:
    p = passed()
    p.learn(0, "improved_logistics", "pico_modulator")
    p.play(0, f"react {action}")
    assert p.activations() == 1


@pytest.mark.rule("ECL-REA-04")
def test_colony_ships_may_be_used_during_a_reaction() -> None:
    p = passed()
    p.learn(0, "advanced_labs")
    p.play(0, "react build", "colonize 221 3 science")
    assert p.sector(221).cube(3) == 1


@pytest.mark.rule("ECL-REA-05")
def test_the_same_reaction_may_be_repeated_on_later_turns() -> None:
    p = passed()
    p.store(0, materials=9)
    for _ in range(2):
        p.play(0, "react build", "build interceptor 221")
        p.play(1, "action influence", "done")
    assert p.player(0).discs_on(7) == 2


@pytest.mark.rule("ECL-REA-01", "ECL-REA-02", "ECL-REA-03")
def test_example_11_a_build_reaction_builds_exactly_one_ship() -> None:
    p = passed()
    p.learn(0, "nanorobots")
    p.store(0, materials=9)
    p.play(0, "react build", "build interceptor 221")
    ships = p.fleet(221, 0)[PIECES.index("interceptor")]
    assert (ships, p.player(0).discs_on(7), p.table.actors) == (2, 1, (1,))


@pytest.mark.rule("ECL-ACT-05")
def test_an_activation_needs_its_own_action() -> None:
    p = Position()
    before = p.why(0, "build interceptor 221")
    p.act(0, "move")
    assert (before, p.why(0, "build interceptor 221")) == (
        "other_action ECL-ACT-05",
        "other_action ECL-ACT-05",
    )


def in_upkeep() -> Position:
    """Everybody has passed and seat 0 must settle the upkeep."""
    p = Position(*TERRANS)
    p.learn(0, "advanced_labs")
    p.play(0, "action influence", "done")
    for seat in (1, 2, 3, 0):
        p.play(seat, "pass")
    return p


@pytest.mark.rule("ECL-ACT-02")
def test_no_action_or_reaction_is_taken_outside_the_action_phase() -> None:
    p = in_upkeep()
    assert (p.why(0, "action build"), p.why(0, "react build")) == (
        "outside_action_phase ECL-ACT-02",
        "outside_action_phase ECL-ACT-02",
    )


@pytest.mark.rule("ECL-DIP-02")
def test_no_relations_are_proposed_in_the_upkeep_phase() -> None:
    assert in_upkeep().why(0, "propose 1") == "proposal_later ECL-DIP-02"


@pytest.mark.rule("ECL-REA-02")
def test_the_last_reaction_space_is_counted_apart_from_the_first_action_space() -> None:
    p = passed()
    p.play(0, "react move", "done")
    assert (p.player(0).discs_on(8), p.player(0).discs_on(0), p.player(0).spent()) == (1, 0, 1)


@pytest.mark.rule("ECL-ACT-03", "ECL-REA-02")
@pytest.mark.parametrize("space", range(9))
def test_every_action_and_reaction_space_counts_its_own_discs(space: int) -> None:
    player = Position().player(0)
    player.spend_disc(space)
    assert [int(player.discs_on(k)) for k in range(9)] == [int(k == space) for k in range(9)]
