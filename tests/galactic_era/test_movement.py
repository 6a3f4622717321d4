"""Range, terrain, wormholes, stargates and their blocking."""

from __future__ import annotations

import pytest
from tests.galactic_era.position import GAME, Position

from starboard.games.galactic_era.board import ASTEROIDS, NEBULA, NEUTRON
from starboard.games.galactic_era.growth.build_ships import new_ships
from starboard.games.galactic_era.hexmap import HEXES, TILE_HEXES, place_of


def marching(table: Position, number: int, place: str, spent: int = 0, n: int = 1) -> Position:
    """The player has begun to move pieces from a place."""
    return table.arrange(f"only seat {number}'s turn is left").play(
        number, f"take {n} {table.text(place)} {spent}"
    )


@pytest.mark.rule("GE-MOV-02", "GE-MOV-04")
def test_only_the_active_player_moves_and_only_own_ships() -> None:
    table = Position("red has 1 ship at khaa; blue has 1 ship at sirius; only red's turn is left")
    assert table.why(1, "end") == "not_your_turn"
    assert table.why(0, f"take 1 {table.text('sirius')} 0") == "no_such_ships"


@pytest.mark.rule("GE-MOV-04")
def test_a_player_need_not_move() -> None:
    table = Position("red has 1 ship at khaa; only red's turn is left").play(0, "end")
    assert table.told("TurnEnded") == [(0,)]


@pytest.mark.rule("GE-MOV-05", "GE-TEC-16")
def test_propulsion_1_reaches_three_hexes() -> None:
    table = marching(Position("red has 1 ship at 3:3,0"), 0, "3:3,0")
    assert table.why(0, f"to {table.text('3:0,0')}") == ""
    assert table.why(0, f"to {table.text('3:-1,0')}") == "too_far"
    refusal = GAME.refusal(table.state, 0, GAME.parse(f"to {table.text('3:-1,0')}"))
    assert refusal is not None
    assert refusal.numbers() == (table.hex("3:-1,0"), 4, 3)


@pytest.mark.rule("GE-MOV-06")
def test_spent_range_stays_with_the_ship() -> None:
    table = marching(Position("red has 1 ship at 3:3,0"), 0, "3:3,0")
    table.play(0, f"to {table.text('3:1,0')}", f"take 1 {table.text('3:1,0')} 2")
    assert table.why(0, f"to {table.text('3:-1,0')}") == "too_far"
    assert table.why(0, f"to {table.text('3:0,0')}") == ""


@pytest.mark.rule("GE-MOV-06")
def test_a_fleet_goes_as_far_as_its_most_tired_ship() -> None:
    table = Position(
        "red has fleet A of 2 at 3:0,0; red has 1 ship at 3:3,0; only red's turn is left"
    )
    table.play(0, f"take 1 {table.text('3:3,0')} 0", f"to {table.text('3:0,0')}", "join A 1 3")
    assert table.why(0, "sail A") == "fleet_tired"


@pytest.mark.rule("GE-MOV-07")
def test_foreign_ships_and_stars_do_not_stop_a_ship() -> None:
    table = Position(
        "blue is sts; red and blue are at war; blue has 3 ships at harus; "
        "red has 1 ship at planet_x"
    )
    marching(table, 0, "planet_x").play(0, f"to {table.text('epsilon_eridani')}")
    assert table.at(0, "epsilon_eridani") == 1


@pytest.mark.rule("GE-MOV-07")
def test_nobody_leaves_the_board() -> None:
    table = marching(Position("red has 1 ship at 1:0,-4"), 0, "1:0,-4")
    gap = place_of(table.hex("1:0,0")) + 1
    assert table.why(0, f"to {table.text(int(gap * TILE_HEXES))}") == "off_board"


@pytest.mark.rule("GE-MOV-08")
def test_many_ships_share_a_hex() -> None:
    table = Position(
        "red has 9 ships at khaa; blue has 9 ships at khaa; yellow has fleet A of 30 at khaa"
    )
    assert [table.at(number, "khaa") for number in range(3)] == [9, 9, 30]


@pytest.mark.rule("GE-MOV-03")
def test_nothing_moves_once_combat_has_begun() -> None:
    table = Position(
        "red is sts; red and blue are at war; red has 2 ships at khaa; "
        "blue has 1 ship at khaa; only red's turn is left"
    )
    table.play(0, "end")
    assert table.why(0, f"take 1 {table.text('khaa')} 0") == "combat_begun"


@pytest.mark.rule("GE-ANO-02")
def test_entering_a_nebula_costs_two_range() -> None:
    table = Position("red has 1 ship at 3:0,3; blue has 1 ship at epsilon_eridani")
    marching(table, 0, "3:0,3")
    assert table.why(0, f"to {table.text('epsilon_eridani')}") == ""
    marching(table, 1, "epsilon_eridani")
    assert table.why(1, f"to {table.text('3:0,3')}") == "nebula_ahead"


@pytest.mark.rule("GE-ANO-02")
def test_one_range_does_not_suffice_for_a_nebula() -> None:
    table = Position("red has 1 ship at 1:1,0 spent 2")
    marching(table, 0, "1:1,0", 2)
    assert table.state.board.rules.terrain[table.hex("1:1,1")] == NEBULA
    assert table.why(0, f"to {table.text('1:1,1')}") == "nebula_ahead"


@pytest.mark.rule("GE-ANO-03")
def test_no_ship_enters_a_neutron_star() -> None:
    table = marching(Position("red has 1 ship at 3:-1,0"), 0, "3:-1,0")
    assert table.state.board.rules.terrain[table.hex("3:-2,0")] == NEUTRON
    assert table.why(0, f"to {table.text('3:-2,0')}") == "neutron_star"


@pytest.mark.rule("GE-TEC-17", "GE-TEC-18", "GE-TEC-19", "GE-TEC-20", "GE-TEC-16")
def test_range_and_stargate_follow_propulsion() -> None:
    rules = Position().state.rules
    assert [rules.range[level] for level in range(1, 6)] == [3, 4, 4, 5, 5]
    assert [rules.stargate[level] for level in range(1, 6)] == [0, 0, 1, 1, 2]


@pytest.mark.rule("GE-TEC-21", "GE-ANO-03")
def test_propulsion_6_goes_anywhere_but_into_neutron_stars() -> None:
    table = Position("red has propulsion 6; red has 1 ship at khaa")
    marching(table, 0, "khaa")
    assert table.why(0, f"to {table.text('lyra')}") == ""
    assert table.why(0, f"to {table.text('3:-2,0')}") == "neutron_star"
    table.play(0, f"to {table.text('lyra')}")
    assert table.why(0, f"take 1 {table.text('lyra')} 7") == "finished"


@pytest.mark.rule("GE-WOR-01")
def test_each_gap_has_one_pair_of_wormhole_ends() -> None:
    pairs = []
    for people in range(3, 7):
        holes = Position(f"seats {people}").state.board.rules.wormhole
        pairs.append(sum(1 for hexagon in range(HEXES) if holes[hexagon] >= 0) // 2)
    assert pairs == [3, 2, 1, 0]


@pytest.mark.rule("GE-WOR-02", "GE-WOR-05")
def test_a_wormhole_joins_the_two_ends_of_its_gap_for_one_range() -> None:
    table = Position("red has 1 ship at 3:-4,2")
    marching(table, 0, "3:-4,2").play(0, "jump")
    assert table.player(0).rested_pieces(table.hex("5:2,2"), 1) == 1


@pytest.mark.rule("GE-WOR-02")
def test_there_is_no_jump_without_a_wormhole() -> None:
    assert marching(Position("red has 1 ship at khaa"), 0, "khaa").why(0, "jump") == "no_wormhole"


@pytest.mark.rule("GE-WOR-03")
def test_a_wormhole_hex_can_be_crossed_without_a_jump() -> None:
    table = Position("red has 1 ship at 1:2,1")
    marching(table, 0, "1:2,1").play(0, f"to {table.text('1:2,2')}")
    assert table.at(0, "1:2,2") == 1


@pytest.mark.rule("GE-WOR-05")
def test_a_jump_needs_range() -> None:
    table = Position("red has 1 ship at 1:2,2 spent 2; only red's turn is left")
    table.play(0, f"take 1 {table.text('1:2,2')} 2")
    assert table.state.board.rules.terrain[table.hex("3:2,-4")] == NEBULA
    assert table.why(0, "jump") == "no_range_for_wormhole"


@pytest.mark.rule("GE-WOR-04")
def test_a_star_may_lie_on_a_wormhole_hex() -> None:
    rules = Position().state.rules
    middles = {(-2, -2), (2, -4), (4, -2), (2, 2), (-2, 4), (-4, 2)}
    shared = [tile.id for tile in rules.tiles if middles & set(tile.sides[0].stars)]
    assert set(shared) == {"sirius", "pleiades", "rigel"}


@pytest.mark.rule("GE-STG-01", "GE-STG-03", "GE-TEC-18")
def test_stargate_1_joins_own_stars_with_three_population() -> None:
    table = Position("red has propulsion 3; red owns uru with 3 discs; red owns izar with 2 discs")
    marching(table.arrange("red has 1 ship at khaa"), 0, "khaa")
    assert table.why(0, "hop izar") == "small_stargate"
    table.play(0, "hop uru")
    assert table.player(0).rested_pieces(table.hex("uru"), 1) == 1


@pytest.mark.rule("GE-STG-02", "GE-TEC-20")
def test_stargate_2_joins_all_stars_but_those_of_enemies() -> None:
    table = Position(
        "red has propulsion 5; blue is sts; red and blue are at war; red has 1 ship at khaa"
    )
    marching(table, 0, "khaa")
    assert table.why(0, "hop izar") == ""
    assert table.why(0, "hop sirius") == "enemy_stargate"


@pytest.mark.rule("GE-STG-03")
def test_a_hop_starts_at_a_star_and_needs_a_gate() -> None:
    table = Position("red has propulsion 3; red owns uru with 3 discs; red has 1 ship at 1:1,0")
    assert marching(table, 0, "1:1,0").why(0, "hop uru") == "no_star_here"
    table.arrange("red has propulsion 1; red has 1 ship at khaa")
    assert marching(table, 0, "khaa").why(0, "hop uru") == "no_gate"


@pytest.mark.rule("GE-STG-03")
def test_a_hop_needs_range() -> None:
    table = Position(
        "red has propulsion 3; red owns uru with 3 discs; red has 1 ship at khaa spent 4; "
        "only red's turn is left"
    )
    assert table.why(0, f"take 1 {table.text('khaa')} 4") == "cannot_move"


@pytest.mark.rule("GE-BLK-11")
def test_hostile_ships_at_either_end_close_a_stargate() -> None:
    for end in ("khaa", "uru"):
        table = Position(
            "red has propulsion 3; red owns uru with 3 discs; blue is sts; "
            f"red and blue are at war; red has 1 ship at khaa; blue has 1 ship at {end}"
        )
        assert marching(table, 0, "khaa").why(0, "hop uru") == "gate_blocked"


@pytest.mark.rule("GE-BLK-12", "GE-WAR-06", "GE-MOV-03")
def test_a_hop_blocked_by_a_declaration_leaves_the_ship_unspent() -> None:
    table = Position(
        "red has propulsion 3; red owns uru with 3 discs; blue is sts; "
        "red has 1 ship at khaa; blue has 1 ship at uru"
    )
    marching(table, 0, "khaa").play(0, "hop uru").play(1, "block")
    assert table.at_war(0, 1)
    assert table.player(0).rested_pieces(table.hex("khaa"), 0) == 1
    assert table.why(0, f"create A {table.text('khaa')} 1") == ""


@pytest.mark.rule("GE-BLK-13")
def test_hostile_ships_at_the_exit_end_the_movement() -> None:
    table = Position(
        "blue is sts; red and blue are at war; red has 1 ship at 1:2,2; blue has 1 ship at 3:2,-4"
    )
    marching(table, 0, "1:2,2").play(0, "jump")
    assert table.player(0).rested_pieces(table.hex("3:2,-4"), 7) == 1
    assert table.why(0, f"take 1 {table.text('3:2,-4')} 7") == "finished"


@pytest.mark.rule("GE-BLK-14", "GE-WAR-06")
def test_a_declaration_at_the_exit_stops_the_jumpers_there() -> None:
    table = Position("red has propulsion 3; blue is sts; red has 1 ship at 1:2,2")
    marching(table.arrange("blue has 1 ship at 3:2,-4"), 0, "1:2,2").play(0, "jump").play(
        1, "block"
    )
    assert table.player(0).rested_pieces(table.hex("3:2,-4"), 7) == 1


@pytest.mark.rule("GE-BLK-10")
def test_ordinary_steps_open_no_window() -> None:
    table = Position("blue is sts; red has 1 ship at khaa; blue has 1 ship at capella")
    marching(table, 0, "khaa").play(0, f"to {table.text('capella')}")
    assert table.step() == "Turn"


@pytest.mark.rule("GE-TEC-14")
def test_spirituality_5_is_never_blocked() -> None:
    table = Position(
        "red has propulsion 3; red has spirituality 5; red owns uru with 3 discs; "
        "blue is sts; red and blue are at war; red has 1 ship at khaa; "
        "blue has 1 ship at uru"
    )
    assert marching(table, 0, "khaa").why(0, "hop uru") == ""


@pytest.mark.rule("GE-REL-11", "GE-STG-03")
def test_the_super_stargate_works_at_any_propulsion() -> None:
    table = Position(
        "red owns apu with 1 disc; apu has super_stargate face up; red owns uru with 1 disc"
    )
    marching(table.arrange("red has 1 ship at uru"), 0, "uru").play(0, "hop apu")
    assert table.player(0).rested_pieces(table.hex("apu"), 1) == 1


@pytest.mark.rule("GE-REL-11")
def test_the_super_stargate_joins_only_own_stars() -> None:
    table = Position(
        "blue owns apu with 1 disc; apu has super_stargate face up; red has 1 ship at khaa"
    )
    assert marching(table, 0, "khaa").why(0, "hop apu") == "no_gate"
    table.arrange("red owns apu with 1 disc")
    assert table.why(0, "hop capella") == "no_gate"


@pytest.mark.rule("GE-REL-12", "GE-BLK-11")
def test_at_propulsion_5_the_super_stargate_cannot_be_blocked() -> None:
    table = Position(
        "red owns apu with 1 disc; apu has super_stargate face up; blue is sts; "
        "red and blue are at war; red has 1 ship at khaa; blue has 1 ship at khaa"
    )
    assert marching(table, 0, "khaa").why(0, "hop apu") == "gate_blocked"
    table.arrange("red has propulsion 5")
    assert table.why(0, "hop apu") == ""
    assert table.why(0, "hop capella") == "gate_blocked"


@pytest.mark.rule("GE-STG-04", "GE-POP-05", "GE-ANO-04")
def test_gates_and_anomalies_do_not_change_distances() -> None:
    table = Position("red has propulsion 5; red owns vega with 3 discs")
    assert table.state.growth_limit(table.star("vega")) == 4
    assert table.state.growth_limit(table.star("khaa")) == 4


@pytest.mark.rule("GE-POP-05")
def test_a_wormhole_is_no_short_way_for_population() -> None:
    rules = Position().state.board.rules
    ends = [hexagon for hexagon in range(HEXES) if rules.wormhole[hexagon] >= 0]
    assert len(ends) == 6
    assert all(rules.measure(end)[rules.wormhole[end]] > 1 for end in ends)


@pytest.mark.rule("GE-ANO-01", "GE-BLK-15")
def test_every_player_in_an_asteroid_system_gets_one_ship_more() -> None:
    table = Position(
        "red and blue are sts; red and blue are at war; red has 3 ships at 1:2,-3; "
        "blue has 1 ship at 1:2,-3"
    )
    assert table.state.board.rules.terrain[table.hex("1:2,-3")] == ASTEROIDS
    assert [new_ships(table.state, table.player(number)) for number in (0, 1, 2)] == [4, 4, 3]


@pytest.mark.rule("GE-MOV-02")
def test_turns_follow_the_turn_order_numbers() -> None:
    table = Position()
    for number, order in enumerate((2, 3, 1)):
        table.player(number).order = order
    table.arrange("movement phase begins")
    for number in (2, 0, 1):
        assert [table.asked(other) for other in range(3)] == [other == number for other in range(3)]
        table.play(number, "end")
    assert table.step() == "SelectCounters"
    assert table.told("TurnEnded") == [(2,), (0,), (1,)]


@pytest.mark.rule("GE-MOV-01", "GE-SET-01")
def test_a_round_has_its_phases_in_order() -> None:
    table = Position("red is sts; movement phase begins")
    for number in range(3):
        table.play(number, "end")
    for number in range(3):
        table.play(number, "select gain+gain military")
    for number in range(3):
        table.play(number, "end")
    kinds = [event.kind for event in table.events]
    parts = ("TurnEnded", "CountersRevealed", "GrowthTurnEnded", "PointsScored", "RoundBegun")
    firsts = [kinds.index(kind) for kind in parts]
    assert firsts == sorted(firsts)
    assert (table.state.round, table.step()) == (2, "Turn")
