"""Creating, swapping and filling fleets; dummies; scouting and remote viewing."""

from __future__ import annotations

import pytest
from tests.galactic_era.position import Position

from starboard.games.galactic_era.player import counters_for


@pytest.mark.rule("GE-FLT-06", "GE-FLT-01")
def test_a_fleet_is_created_at_an_own_star_with_pieces_from_there() -> None:
    table = Position("red has 3 ships at khaa; only red's turn is left")
    table.play(0, f"create A {table.text('khaa')} 2")
    assert (table.player(0).fleet_ships(0), table.player(0).pieces_at(table.hex("khaa"))) == (2, 1)


@pytest.mark.rule("GE-FLT-06")
def test_a_fleet_is_not_created_away_from_own_stars() -> None:
    table = Position("red has 3 ships at capella; only red's turn is left")
    assert table.why(0, f"create A {table.text('capella')} 2") == "not_own_star"


@pytest.mark.rule("GE-FLT-06", "GE-FLT-05", "GE-FLT-04")
def test_a_fleet_needs_a_ship_of_its_owner() -> None:
    table = Position("red has 1 ship at khaa; blue has 3 ships at khaa; only red's turn is left")
    assert table.why(0, f"create A {table.text('khaa')} 2") == "no_pieces_to_found"
    assert table.why(0, "dummies A 1") == "dummies_only"


@pytest.mark.rule("GE-FLT-01")
def test_a_letter_is_on_the_board_only_once() -> None:
    table = Position(
        "red has 3 ships at khaa; red has fleet A of 1 at capella; only red's turn is left"
    )
    assert table.why(0, f"create A {table.text('khaa')} 1") == "fleet_in_use"


@pytest.mark.rule("GE-FLT-06", "GE-MOV-03")
def test_no_fleet_is_created_after_a_ship_has_moved() -> None:
    table = Position("red has 3 ships at khaa; only red's turn is left")
    table.play(0, f"take 1 {table.text('khaa')} 0", f"to {table.text('capella')}")
    assert table.why(0, f"create A {table.text('khaa')} 1") == "already_moved"


@pytest.mark.rule("GE-FLT-07", "GE-FLT-04")
def test_an_emptied_fleet_is_founded_again_elsewhere() -> None:
    table = Position(
        "red has fleet D of 2 at khaa; red owns capella with 1 disc; "
        "red has 1 ship at capella; only red's turn is left"
    )
    table.play(0, "leave D 2 0", f"create D {table.text('capella')} 1")
    assert (table.at(0, "khaa"), table.player(0).fleet_hex[3]) == (2, table.hex("capella"))


@pytest.mark.rule("GE-FLT-08")
def test_swapped_fleets_change_letters_and_keep_their_counters() -> None:
    table = Position(
        "red owns harus with 1 disc; red has fleet A of 3 with 1 dummy at khaa; "
        "red has fleet B of 5 at harus; only red's turn is left"
    )
    table.play(0, "swap A B")
    player = table.player(0)
    assert player.fleet_hex[1] == table.hex("khaa")
    assert [player.fleet_ships(0), player.fleet_ships(1)] == [5, 3]
    assert [player.dummies[0], player.dummies[1]] == [0, 1]
    assert table.told("FleetShown") == []


@pytest.mark.rule("GE-FLT-08")
def test_a_swap_needs_two_own_stars_and_unmoved_ships() -> None:
    table = Position(
        "red has fleet A of 3 at khaa; red has fleet B of 5 at harus; only red's turn is left"
    )
    assert table.why(0, "swap A B") == "not_own_star"
    table.arrange("red owns harus with 1 disc").play(0, "sail A", f"to {table.text('capella')}")
    assert table.why(0, "swap A B") == "already_moved"


@pytest.mark.rule("GE-FLT-09")
def test_ships_change_unseen_between_fleets_in_one_hex() -> None:
    table = Position(
        "red has fleet A of 4 at capella; red has fleet B of 1 at capella; only red's turn is left"
    )
    table.play(0, "transfer A B 3 0")
    assert table.player(0).fleet_ships(1) == 4
    fleets = table.view(1)["players"][0]["fleets"]  # type: ignore[index, call-overload]
    assert "ships" not in fleets[1]
    assert table.table.log[-1].sealed == "ships"


@pytest.mark.rule("GE-FLT-09", "GE-FLT-12")
def test_dummies_change_unseen_between_fleets_as_well() -> None:
    table = Position(
        "red has fleet A of 4 with 3 dummies at capella; red has fleet B of 1 at capella; "
        "only red's turn is left"
    )
    assert table.why(0, "shift B A 1") == "dummies_not_there"
    table.play(0, "shift A B 2")
    assert [table.player(0).dummies[0], table.player(0).dummies[1]] == [1, 2]
    assert table.table.log[-1].sealed == "ships"


@pytest.mark.rule("GE-MOV-06", "GE-FLT-09")
def test_tired_ships_stay_tired_in_another_fleet() -> None:
    table = Position(
        "red has fleet A of 2 at capella spent 3; red has fleet B of 1 at capella; "
        "only red's turn is left"
    )
    table.play(0, "transfer A B 1 3")
    assert table.why(0, "sail B") == "fleet_tired"


@pytest.mark.rule("GE-FLT-06")
def test_a_fleet_is_founded_out_of_another_at_own_stars_only() -> None:
    table = Position(
        "red has fleet A of 2 at capella; red has fleet B of 2 at khaa; only red's turn is left"
    )
    assert table.why(0, "split C A") == "not_own_star"
    table.play(0, "split C B")
    assert (table.player(0).fleet_ships(1), table.player(0).fleet_ships(2)) == (1, 1)


@pytest.mark.rule("GE-FLT-09")
def test_fleets_in_different_hexes_exchange_nothing() -> None:
    table = Position(
        "red has fleet A of 4 at khaa; red has fleet B of 1 at capella; only red's turn is left"
    )
    assert table.why(0, "transfer A B 1 0") == "not_same_hex"


@pytest.mark.rule("GE-FLT-10")
def test_pieces_join_a_fleet_in_their_hex_and_ships_leave_it() -> None:
    table = Position(
        "red has fleet A of 2 at capella; red has 2 ships at capella; only red's turn is left"
    )
    table.play(0, "join A 2 0", "leave A 1 0")
    assert (table.player(0).fleet_ships(0), table.player(0).piece_count()) == (3, 1)
    assert table.told("ShipsJoined") == [(0, 2, 0)]


@pytest.mark.rule("GE-FLT-10", "GE-CMP-02")
def test_no_ship_leaves_a_fleet_without_a_piece_in_supply() -> None:
    table = Position(
        "red has fleet A of 2 at capella; red has 20 ships at khaa; only red's turn is left"
    )
    assert table.why(0, "leave A 1 0") == "no_piece"


@pytest.mark.rule("GE-FLT-10")
def test_pieces_elsewhere_do_not_join() -> None:
    table = Position(
        "red has fleet A of 2 at capella; red has 2 ships at khaa; only red's turn is left"
    )
    assert table.why(0, "join A 1 0") == "no_pieces_there"


@pytest.mark.rule("GE-FLT-11", "GE-FLT-12")
def test_ten_dummies_at_most_are_in_use() -> None:
    table = Position("red has fleet A of 1 with 7 dummies at capella; only red's turn is left")
    assert table.why(0, "dummies A 4") == "no_dummy"
    table.play(0, "dummies A 3")
    assert table.player(0).dummy_supply() == 0
    assert table.told("DummiesAdded") == [(0, 3, 0)]


@pytest.mark.rule("GE-FLT-11")
def test_dummies_are_taken_out_again() -> None:
    table = Position("red has fleet A of 1 with 2 dummies at capella; only red's turn is left")
    assert table.why(0, "undummy A 3") == "dummies_not_there"
    assert table.play(0, "undummy A 2").player(0).dummy_supply() == 10


@pytest.mark.rule("GE-FLT-09", "GE-FLT-11", "GE-MOV-03")
def test_nothing_is_rearranged_once_combat_has_begun() -> None:
    table = Position(
        "red is sts; red and blue are at war; red has fleet A of 2 with 1 dummy at khaa; "
        "red has fleet B of 1 at khaa; red has 1 ship at khaa; blue has 1 ship at khaa; "
        "only red's turn is left"
    )
    table.play(0, "end")
    for move in ("transfer A B 1 0", "shift A B 1", "join A 1 0", "leave A 1 0"):
        assert table.why(0, move) == "transfer_later"
    for move in ("dummies A 1", "undummy A 1"):
        assert table.why(0, move) == "dummies_later"
    for move in ("swap A B", "split C A", f"create C {table.text('khaa')} 1"):
        assert table.why(0, move) == "fleets_later"


@pytest.mark.rule("GE-FLT-04")
def test_a_fleet_without_ships_dissolves_and_returns_its_dummies() -> None:
    table = Position(
        "red has fleet A of 1 with 3 dummies at capella; only red's turn is left"
    ).play(0, "leave A 1 0")
    assert (table.player(0).fleet_hex[0], table.player(0).dummy_supply()) == (-1, 10)


@pytest.mark.rule("GE-FLT-02", "GE-FLT-03", "GE-SET-19")
def test_others_see_letter_hex_and_counters_of_a_fleet() -> None:
    table = Position("red has fleet A of 9 with 2 dummies at capella; only red's turn is left")
    fleet = table.view(1)["players"][0]["fleets"][0]  # type: ignore[index, call-overload]
    assert fleet == {"fleet": "A", "hex": table.text("capella"), "counters": 5}
    own = table.view(0)["players"][0]["fleets"][0]  # type: ignore[index, call-overload]
    assert own["ships"] == 9


@pytest.mark.rule("GE-FLT-03")
def test_a_fleet_shows_the_fewest_counters_for_its_ships() -> None:
    assert [counters_for(n) for n in range(12)] == [0, 1, 2, 1, 2, 1, 2, 3, 2, 3, 2, 3]


@pytest.mark.rule("GE-FLT-17", "GE-FLT-18", "GE-MOV-05", "GE-MOV-06")
def test_ships_that_used_the_dart_bonus_stay_in_fleet_d() -> None:
    table = Position("red has fleet D of 2 at 3:3,0; only red's turn is left")
    table.play(0, "sail D", f"to {table.text('3:-1,0')}")
    assert table.why(0, "leave D 1 4") == "dart_used"
    table.arrange("red has fleet A of 1 at 3:-1,0")
    assert table.why(0, "transfer D A 1 4") == "dart_used"


@pytest.mark.rule("GE-FLT-18", "GE-SCO-02")
def test_a_scout_that_used_the_dart_bonus_stays_in_fleet_d() -> None:
    table = Position("red has fleet D of 1 at harus; only red's turn is left")
    table.play(0, "sail D", f"to {table.text('axthada')}", "scout axthada")
    assert [move for move in table.legal(0) if move.startswith("leave D")] == []
    assert table.why(0, "sail D") == "fleet_tired"


@pytest.mark.rule("GE-FLT-18", "GE-BLK-13")
def test_a_stopped_jumper_that_used_the_dart_bonus_stays_in_fleet_d() -> None:
    table = Position(
        "blue is sts; red and blue are at war; blue has 1 ship at 5:2,2; "
        "red has fleet D of 1 at 3:-4,2 spent 3"
    )
    table.player(0).add_ships(3, 0, 1)
    table.arrange("only red's turn is left").play(0, "sail D", "jump")
    leaving = [move for move in table.legal(0) if move.startswith("leave D")]
    assert leaving == ["leave D 1 7"]
    table.play(0, "leave D 1 7")
    assert table.why(0, f"take 1 {table.text('5:2,2')} 7") == "finished"
    assert table.why(0, "sail D") == "fleet_tired"


@pytest.mark.rule("GE-FLT-17", "GE-FLT-18", "GE-MOV-06")
def test_a_ship_may_leave_fleet_d_while_the_bonus_is_unused() -> None:
    table = Position("red has fleet D of 2 at 3:3,0; only red's turn is left")
    table.play(0, "sail D", f"to {table.text('3:0,0')}", "leave D 1 3")
    assert table.why(0, f"take 1 {table.text('3:0,0')} 3") == "cannot_move"
    table.play(0, "sail D", f"to {table.text('3:-1,0')}")
    assert table.at(0, "3:-1,0") == 1


@pytest.mark.rule("GE-FLT-17", "GE-MOV-06")
def test_a_tired_piece_that_joins_fleet_d_goes_one_hex_farther() -> None:
    table = Position(
        "red has fleet D of 1 at 3:0,0; red has 1 ship at 3:3,0; only red's turn is left"
    )
    table.play(0, f"take 1 {table.text('3:3,0')} 0", f"to {table.text('3:0,0')}", "join D 1 3")
    table.play(0, "sail D")
    assert f"to {table.text('3:-1,0')}" in table.legal(0)
    assert f"to {table.text('3:0,-2')}" not in table.legal(0)


@pytest.mark.rule("GE-SCO-01", "GE-SCO-03", "GE-SET-19")
def test_a_resting_ship_scouts_for_its_owner_alone() -> None:
    table = Position("capella is primitive; red has 1 ship at khaa; only red's turn is left")
    table.play(0, f"take 1 {table.text('khaa')} 0", f"to {table.text('capella')}", "end")
    assert table.state.counter_known[table.star("capella")] == 1
    assert [event.audience for event in table.events if event.kind == "CounterSeen"] == [1]


@pytest.mark.rule("GE-SCO-02")
def test_a_ship_does_not_scout_a_star_it_only_passes() -> None:
    table = Position("red has 1 ship at planet_x; only red's turn is left")
    table.play(
        0, f"take 1 {table.text('planet_x')} 0", f"to {table.text('epsilon_eridani')}", "end"
    )
    assert table.state.counter_known[table.star("harus")] == 0
    assert table.state.counter_known[table.star("epsilon_eridani")] == 1


@pytest.mark.rule("GE-SCO-02")
def test_a_ship_that_has_moved_and_scouts_is_finished() -> None:
    table = Position("red has 1 ship at khaa; only red's turn is left")
    table.play(0, f"take 1 {table.text('khaa')} 0", f"to {table.text('capella')}", "scout capella")
    assert table.why(0, f"take 1 {table.text('capella')} 7") == "finished"


@pytest.mark.rule("GE-SCO-02", "GE-MOV-06")
def test_one_scout_is_enough_and_the_others_go_on() -> None:
    table = Position(
        "red has 3 ships at khaa; red has fleet A of 2 at khaa; only red's turn is left"
    )
    table.play(0, f"take 3 {table.text('khaa')} 0", f"to {table.text('capella')}", "scout capella")
    assert table.player(0).rested_pieces(table.hex("capella"), 2) == 2
    fleet = Position("red has fleet A of 2 at khaa; only red's turn is left")
    fleet.play(0, "sail A", f"to {fleet.text('capella')}", "scout capella")
    assert fleet.why(0, "sail A") == "finished"
    fleet.play(0, "leave A 1 7")
    assert fleet.why(0, "sail A") == ""


@pytest.mark.rule("GE-SCO-02")
def test_a_moved_ship_goes_on_where_another_rests() -> None:
    for spent in (0, 7):
        table = Position(
            f"red has 1 ship at khaa; red has fleet A of 1 at capella spent {spent}; "
            "only red's turn is left"
        )
        table.play(0, f"take 1 {table.text('khaa')} 0", f"to {table.text('capella')}")
        table.play(0, "scout capella")
        assert table.player(0).rested_pieces(table.hex("capella"), 2) == 1


@pytest.mark.rule("GE-SCO-02")
def test_a_ship_without_range_scouts_rather_than_one_that_can_go_on() -> None:
    for spent, piece, fleet in ((3, 2, 7), (2, 7, 2)):
        table = Position(
            f"red has 1 ship at khaa; red has fleet A of 1 at capella spent {spent}; "
            "only red's turn is left"
        )
        table.play(0, f"take 1 {table.text('khaa')} 0", f"to {table.text('capella')}")
        table.play(0, "scout capella")
        assert table.player(0).rested_pieces(table.hex("capella"), piece) == 1
        assert table.player(0).fleet_spent(0) == fleet


@pytest.mark.rule("GE-SCO-01")
def test_nobody_scouts_without_a_ship() -> None:
    assert (
        Position("red has 1 ship at khaa; only red's turn is left").why(0, "scout capella")
        == "not_scouting"
    )


@pytest.mark.rule("GE-SCO-04", "GE-TEC-10")
def test_remote_views_are_limited_by_spirituality() -> None:
    table = Position("red has 1 ship at khaa; only red's turn is left")
    assert table.why(0, "view-star capella") == "no_views_left"
    table.arrange("red has spirituality 2").play(0, "view-star capella")
    assert table.why(0, "view-star maldek") == "no_views_left"


@pytest.mark.rule("GE-SCO-05", "GE-SCO-03")
def test_one_view_shows_the_counter_but_not_the_relic() -> None:
    table = Position("red has spirituality 2; apu has buried_ships; only red's turn is left")
    table.play(0, "view-star apu")
    assert table.state.counter_known[table.star("apu")] == 1
    assert table.state.relic_known[table.star("apu")] == 0


@pytest.mark.rule("GE-SCO-06", "GE-SCO-05")
def test_only_fleets_of_less_spiritual_players_are_viewed() -> None:
    table = Position(
        "red has spirituality 2; blue has fleet A of 4 at sirius; only red's turn is left; "
        "blue has spirituality 2"
    )
    assert table.why(0, "view-fleet 1 A") == "too_spiritual"
    table.arrange("blue has spirituality 1").play(0, "view-fleet 1 A")
    assert table.told("FleetViewed") == [(0, 1, 0, 4)]
    assert table.player(1).known[0] & 1 == 1


@pytest.mark.rule("GE-SCO-04")
def test_views_lapse_outside_the_own_move_turn() -> None:
    table = Position(
        "red has spirituality 6; red selected gain+build and military; "
        "only red's growth turn is left"
    )
    assert table.why(0, "view-star capella") == "view_later"


@pytest.mark.rule("GE-TEC-11", "GE-TEC-12", "GE-TEC-14", "GE-TEC-15")
def test_higher_spirituality_gives_more_views() -> None:
    views = Position().state.rules.views
    assert [views[level] for level in range(1, 7)] == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("GE-SCO-04")
def test_every_round_brings_new_views() -> None:
    table = Position("red has spirituality 2; only red's turn is left").play(0, "view-star capella")
    table.player(0).begin_round()
    assert table.arrange("only red's turn is left").why(0, "view-star maldek") == ""
