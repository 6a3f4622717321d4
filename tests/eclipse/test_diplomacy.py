"""Diplomatic relations, aggression and the traitor: DIP."""

from __future__ import annotations

import pytest
from tests.eclipse.positions import TERRANS, Position

from starboard.games.eclipse.player import fits

# Seats 0 and 1 sit at 2,-2 and 2,0. Their inner sectors 103 (seat 0) and 107 (seat 1) lie side by
# side with a full wormhole connection between them.


def neighbours(*boards: str) -> Position:
    p = Position(*(boards or TERRANS))
    p.put(103, 1, -1, edges=(1, 3), owner=0)
    p.put(107, 1, 0, edges=(0, 2), owner=1)
    return p


def partners(*boards: str) -> Position:
    """Seats 0 and 1 have formed relations; it is still the turn of seat 0."""
    p = neighbours(*boards)
    p.play(0, "propose 1")
    p.play(1, "accept")
    p.play(0, "ambassador money")
    p.play(1, "ambassador science")
    return p


@pytest.mark.rule("ECL-DIP-01")
@pytest.mark.parametrize("seats", [2, 3])
def test_two_or_three_players_form_no_relations(seats: int) -> None:
    assert Position(*TERRANS[:seats]).why(0, "propose 1") == "too_few_players ECL-DIP-01"


@pytest.mark.rule("ECL-DIP-02")
def test_a_proposal_may_be_declined_and_the_action_goes_on() -> None:
    p = neighbours()
    p.act(0, "build")
    p.play(0, "propose 1")
    p.play(1, "decline")
    assert (p.table.actors, p.player(0).partners) == ((0,), 0)


@pytest.mark.rule("ECL-DIP-02")
def test_only_the_active_player_proposes() -> None:
    assert neighbours().why(1, "propose 0").startswith("not_your_turn")


@pytest.mark.rule("ECL-DIP-02")
def test_nobody_proposes_to_himself_or_to_an_empty_seat() -> None:
    p = neighbours()
    assert (p.why(0, "propose 0"), p.why(0, "propose 7")) == (
        "no_such_partner ECL-DIP-02",
        "no_such_partner ECL-DIP-02",
    )


@pytest.mark.rule("ECL-DIP-02")
def test_relations_need_the_other_players_consent() -> None:
    p = neighbours()
    p.play(0, "propose 1")
    assert p.legal(1) == {"accept", "decline"}


@pytest.mark.rule("ECL-DIP-02")
def test_a_reaction_allows_proposals_too() -> None:
    p = neighbours()
    p.play(0, "pass")
    for seat in (1, 2, 3):
        p.play(seat, "action influence", "done")
    p.play(0, "react build")
    assert p.why(0, "propose 1") == ""


@pytest.mark.rule("ECL-DIP-03")
def test_partners_need_connected_sectors() -> None:
    assert Position(*TERRANS).why(0, "propose 1") == "not_neighbours ECL-DIP-03"


@pytest.mark.rule("ECL-DIP-03", "ECL-TEC-17")
def test_a_generator_crossing_is_no_connection_for_diplomacy() -> None:
    p = Position(*TERRANS)
    p.put(102, 1, -1, edges=(1, 2), owner=0)
    p.put(107, 1, 0, edges=(0, 2), owner=1)
    p.learn(0, "wormhole_generator")
    p.learn(1, "wormhole_generator")
    assert p.why(0, "propose 1") == "not_neighbours ECL-DIP-03"


@pytest.mark.rule("ECL-DIP-03", "ECL-WRP-03")
def test_warp_portals_connect_for_diplomacy() -> None:
    p = Position(*TERRANS)
    p.put(381, 3, -3, owner=0)
    p.put(382, -3, 3, owner=2)
    assert p.why(0, "propose 2") == ""


@pytest.mark.rule("ECL-DIP-03", "ECL-DIP-04")
def test_example_12_ships_in_foreign_sectors_prevent_relations() -> None:
    p = neighbours()
    p.ships(107, 2, interceptor=1)
    p.put(110, 0, -1)
    p.ships(110, 0, interceptor=1)
    p.ships(110, 2, interceptor=1)
    first = p.why(0, "propose 1")
    p.ships(107, 0, interceptor=1)
    assert (first, p.why(0, "propose 1")) == ("", "ships_together ECL-DIP-04")


@pytest.mark.rule("ECL-DIP-04")
def test_ships_of_both_in_a_third_sector_prevent_relations() -> None:
    p = neighbours()
    p.put(110, 0, -1)
    p.ships(110, 0, interceptor=1)
    p.ships(110, 1, interceptor=1)
    assert p.why(0, "propose 1") == "ships_together ECL-DIP-04"


@pytest.mark.rule("ECL-DIP-05")
def test_two_players_have_one_relation() -> None:
    assert partners().why(0, "propose 1") == "already_partners ECL-DIP-05"


@pytest.mark.rule("ECL-DIP-06")
@pytest.mark.parametrize("traitor", [0, 1])
def test_the_traitor_forms_no_relations(traitor: int) -> None:
    p = neighbours()
    p.state.traitor = traitor
    assert p.why(0, "propose 1") == "traitor ECL-DIP-06"


@pytest.mark.rule("ECL-DIP-07")
def test_a_full_track_gives_a_reputation_tile_back_first() -> None:
    p = neighbours("eridani", *TERRANS[1:])
    for value in (1, 2):
        p.player(0).keep_reputation(value)
    p.play(0, "propose 1")
    p.play(1, "accept")
    found = (p.why(0, "ambassador money"), p.options(0, "drop"))
    assert found == (
        "ambassador_first ECL-DIP-07",
        {"drop 0", "drop 1", "drop 2", "drop 3"},
    )


@pytest.mark.rule("ECL-DIP-07", "ECL-REP-08")
def test_a_returned_reputation_tile_goes_back_into_the_bag() -> None:
    p = neighbours("eridani", *TERRANS[1:])
    for value in (1, 2):
        p.player(0).keep_reputation(value)
    before = sum(int(n) for n in p.state.reputation)
    p.play(0, "propose 1")
    p.play(1, "accept")
    p.play(0, "drop 3", "ambassador money")
    assert (len(p.player(0).reputation), sum(int(n) for n in p.state.reputation)) == (3, before + 1)


@pytest.mark.rule("ECL-DIP-07")
def test_a_track_full_of_ambassadors_takes_no_other() -> None:
    p = neighbours()
    row = p.state.rules.box.species[p.player(0).species]
    assert [fits(row, ambassadors, 0) for ambassadors in (5, 6)] == [True, False]


@pytest.mark.rule("ECL-DIP-07", "ECL-SPC-19")
@pytest.mark.parametrize(
    ("board", "reputation", "ambassadors"),
    [("terran_union", 4, 5), ("hydran", 3, 4), ("eridani", 4, 4), ("orion", 5, 4)],
)
def test_spaces_accept_only_their_own_kind_of_tile(
    board: str, reputation: int, ambassadors: int
) -> None:
    p = Position(board, "draco")
    row = p.state.rules.box.species[p.player(0).species]
    most = max(n for n in range(9) if fits(row, 0, n))
    assert (most, max(n for n in range(9) if fits(row, n, 0))) == (reputation, ambassadors)


@pytest.mark.rule("ECL-DIP-08")
def test_both_exchange_an_ambassador_with_a_cube_of_choice() -> None:
    p = partners()
    found = (p.player(0).partners, p.player(1).partners, p.cubes(0), p.cubes(1))
    assert found == (2, 1, (10, 10, 9), (10, 9, 10))


@pytest.mark.rule("ECL-DIP-08", "ECL-CMP-09")
def test_a_player_without_an_ambassador_tile_forms_no_relations() -> None:
    p = neighbours(*TERRANS, "terran_conglomerate")
    p.player(1).partners = 0b11100
    assert p.why(0, "propose 1").startswith("no_ambassador_left ECL-CMP-09")


@pytest.mark.rule("ECL-DIP-08")
def test_a_player_without_a_cube_forms_no_relations() -> None:
    p = neighbours()
    p.set_cubes(1, 0, 0, 0)
    assert p.why(0, "propose 1") == "no_cube_to_give ECL-DIP-08"


@pytest.mark.rule("ECL-DIP-08")
def test_the_cube_comes_from_a_track_that_has_one() -> None:
    p = neighbours()
    p.set_cubes(0, 1, 0, 1)
    p.play(0, "propose 1")
    p.play(1, "accept")
    assert p.why(0, "ambassador science") == "no_cube_to_give ECL-DIP-08"


@pytest.mark.rule("ECL-DIP-09")
def test_an_ambassador_cannot_be_discarded() -> None:
    p = partners()
    assert p.why(0, "drop 0") == "no_reputation_tile ECL-REP-08"


def attack(p: Position) -> None:
    """A ship of seat 0 ends its move in sector 107 of seat 1."""
    p.ships(103, 0, interceptor=1)
    p.act(0, "move")
    p.play(0, "move interceptor 103 107", "done")


@pytest.mark.rule("ECL-DIP-10", "ECL-DIP-12", "ECL-DIP-13")
def test_a_ship_left_in_a_partners_sector_breaks_the_relation() -> None:
    p = partners()
    attack(p)
    found = (p.player(0).partners, p.player(1).partners, p.state.traitor)
    assert found == (0, 0, 0)


@pytest.mark.rule("ECL-DIP-10")
def test_ships_not_moved_this_turn_count_as_well() -> None:
    p = partners()
    p.ships(107, 0, interceptor=1)
    p.play(0, "action influence", "done")
    assert p.state.traitor == 0


@pytest.mark.rule("ECL-DIP-11")
def test_passing_through_a_partners_sector_is_no_aggression() -> None:
    p = partners()
    p.put(110, 0, 1, edges=(1,))
    p.fit(0, "interceptor", 3, "nuclear_drive")
    p.ships(103, 0, interceptor=1)
    p.ships(107, 1, interceptor=1)
    p.learn(0, "cloaking_device")
    p.sector(107).holes = 63
    p.act(0, "move")
    p.play(0, "move interceptor 103 110", "done")
    assert (p.state.traitor, p.fleet(110, 0)[0]) == (-1, 1)


@pytest.mark.rule("ECL-DIP-12")
def test_both_put_their_cube_on_a_track_of_choice() -> None:
    p = partners()
    attack(p)
    p.play(0, "cube materials")
    p.play(1, "cube materials")
    assert (p.cubes(0), p.cubes(1)) == ((11, 10, 9), (11, 9, 10))


@pytest.mark.rule("ECL-DIP-13")
def test_the_traitor_tile_moves_to_the_next_aggressor() -> None:
    p = partners()
    p.state.traitor = 2
    attack(p)
    assert p.state.traitor == 0


@pytest.mark.rule("ECL-DIP-14", "ECL-MOV-08")
def test_partners_pin_each_others_ships() -> None:
    p = partners()
    p.ships(103, 0, interceptor=1)
    p.ships(103, 1, interceptor=1)
    p.act(0, "move")
    assert p.why(0, "move interceptor 103 107") == "pinned ECL-MOV-06"


@pytest.mark.rule("ECL-DIP-10", "ECL-DIP-12", "ECL-DIP-13", "ECL-DIP-15")
def test_settled_case_10_relations_with_others_stay_in_force() -> None:
    p = partners()
    p.player(0).partners |= 4
    p.player(2).partners |= 1
    attack(p)
    assert (p.player(0).partners, p.player(2).partners) == (4, 1)


@pytest.mark.rule("ECL-DIP-16")
def test_a_declined_proposal_is_not_repeated_in_the_same_action() -> None:
    p = neighbours()
    p.act(0, "build")
    p.play(0, "propose 1")
    p.play(1, "decline")
    assert p.why(0, "propose 1") == "already_asked ECL-DIP-16"


@pytest.mark.rule("ECL-DIP-16")
def test_a_declined_proposal_may_be_made_again_in_a_later_action() -> None:
    p = neighbours()
    p.play(0, "propose 1")
    p.play(1, "decline")
    p.play(0, "action influence", "done")
    for seat in (1, 2, 3):
        p.play(seat, "action influence", "done")
    assert p.why(0, "propose 1") == ""


@pytest.mark.rule("ECL-REP-08")
def test_a_player_may_return_own_reputation_tiles() -> None:
    p = Position("eridani", "hydran")
    p.play(0, "drop 1")
    assert (len(p.player(0).reputation), p.why(0, "drop 1")) == (
        1,
        "no_reputation_tile ECL-REP-08",
    )
