"""Deterministic setup, and the game of two with the puppet."""

from __future__ import annotations

import pytest
from tests.galactic_era.position import GAME, Position

from starboard.engine.table import Table
from starboard.games.galactic_era.components.ids import PUPPET
from starboard.games.galactic_era.puppet import take_control
from starboard.games.galactic_era.scoring.endgame import outcome
from starboard.games.galactic_era.scoring.scoring import mark_leaders
from starboard.games.galactic_era.state import State


def state_of(table: Table) -> State:
    assert isinstance(table.state, State)
    return table.state


def deterministic(seats: int = 3, seed: str = "d") -> Table:
    return Table(GAME, seats, seed, {"setup": "deterministic"})


def first(table: Table) -> int:
    return table.actors[0]


# -- deterministic setup -------------------------------------------------------------------


@pytest.mark.rule("GE-VAR-02")
def test_setup_turns_go_clockwise_with_four_options_each_once() -> None:
    table = deterministic()
    start = first(table)
    table.play(start, "take-race greys")
    assert first(table) == (start + 1) % 3
    table.play(first(table), "take-order 1")
    table.play(first(table), "take-order 2")
    assert table.explain(start, "take-race felines").code == "option_used"  # type: ignore[union-attr]
    assert table.explain(start, "pass") is not None


@pytest.mark.rule("GE-VAR-03")
def test_taken_races_and_numbers_are_gone() -> None:
    table = deterministic()
    table.play(first(table), "take-race greys")
    assert table.explain(first(table), "take-race greys").code == "race_taken"  # type: ignore[union-attr]
    table.play(first(table), "take-order 2")
    assert table.explain(first(table), "take-order 2").code == "number_taken"  # type: ignore[union-attr]


@pytest.mark.rule("GE-VAR-04", "GE-VAR-05", "GE-SET-08")
def test_the_first_to_lay_a_tile_may_turn_the_centre() -> None:
    table = deterministic()
    seat = first(table)
    used = state_of(table).board.places[0] // 12
    free = [k for k in range(9) if k != used]
    names = [state_of(table).rules.tiles[k].id for k in free]
    before = state_of(table).board.places[0]
    table.play(seat, f"take-tile {names[0]} 3 4 2")
    state = state_of(table)
    assert (state.board.places[0] - before) % 6 == 2
    assert state.board.places[3] % 6 == 4
    assert state.board.rules.sector(state.players[seat].home) == 3
    codes = []
    for text in (
        f"{names[1]} 1 0 1",
        f"{names[1]} 2 0 0",
        f"{names[1]} 3 0 0",
        f"{names[0]} 1 0 0",
    ):
        codes.append(table.explain(first(table), f"take-tile {text}").code)  # type: ignore[union-attr]
    assert codes == ["centre_fixed", "place_taken", "place_taken", "tile_taken"]


@pytest.mark.rule("GE-VAR-06", "GE-SET-12")
def test_five_cards_are_seen_by_their_drawer_alone_and_one_is_kept() -> None:
    table = deterministic()
    seat = first(table)
    table.play(seat, "draw")
    offers = [str(move) for move in table.legal(seat)]
    assert len(offers) == 5
    other = table.view((seat + 1) % 3)["board"]["steps"][-1]  # type: ignore[index]
    assert "drawn" not in other
    table.play(seat, offers[2])
    state = state_of(table)
    assert len(state.deck) == 11
    assert sum(1 for known in state.card_known if known != 0) == 1


@pytest.mark.rule("GE-VAR-07", "GE-VAR-02")
def test_the_deterministic_setup_ends_like_the_normal_one() -> None:
    table = deterministic(4)
    while type(table.state.stack[-1]).__name__ == "SetupTurns":
        table.play(first(table), table.legal(first(table))[0])
    state = state_of(table)
    assert type(state.stack[-1]).__name__ == "ChooseAlignments"
    assert all(player.ships_at(state.board.rules.star_hex[player.home]) for player in state.players)
    assert sorted(player.order for player in state.players) == [1, 2, 3, 4]
    assert sum(1 for star in state.board.rules.stars if state.counter[star] >= 0) > 20


# -- two players ---------------------------------------------------------------------------


def puppet_game() -> Position:
    """Two people and the puppet, controlled by seat 0."""
    table = Position("seats 2")
    take_control(table.state, 0, table.run)
    return table


@pytest.mark.rule("GE-VAR-08", "GE-SET-18")
def test_the_puppet_is_a_third_player_without_a_card() -> None:
    state = state_of(Table(GAME, 2, "two", {}))
    puppet = state.players[PUPPET]
    assert (len(state.players), puppet.card, puppet.alignment) == (3, -1, 0)
    assert puppet.race >= 0
    fixed = state_of(Table(GAME, 2, "two", {"setup": "deterministic"}))
    assert fixed.players[PUPPET].race >= 0
    assert fixed.players[PUPPET].order in (1, 2, 3)
    assert fixed.players[PUPPET].home >= 0


def auction(one: int, two: int, controller: int = -1) -> Position:
    table = Position("seats 2")
    table.state.controller = controller
    table.arrange("only auction is left")
    return table.play(0, f"bid {one}").play(1, f"bid {two}")


@pytest.mark.rule("GE-VAR-09", "GE-VAR-11", "GE-SCR-16")
def test_the_higher_bid_controls_the_puppet_and_pays() -> None:
    table = auction(2, 1)
    assert (table.state.controller, table.vp(0), table.vp(1)) == (0, -2, 0)


@pytest.mark.rule("GE-VAR-10")
def test_equal_bids_leave_the_control_where_it_was() -> None:
    table = auction(1, 1, controller=1)
    assert (table.state.controller, table.vp(0), table.vp(1)) == (1, 0, -1)
    assert auction(0, 0).state.controller in (0, 1)


@pytest.mark.rule("GE-VAR-09", "GE-SET-19")
def test_bids_are_secret_until_both_are_in() -> None:
    table = Position("seats 2; only auction is left").play(0, "bid 7")
    assert table.view(1)["steps"][-1]["own"] == -1  # type: ignore[index]
    assert table.why(1, "bid 51") == "bid_too_high"


@pytest.mark.rule("GE-VAR-12")
def test_puppet_and_controller_are_at_peace_and_stay_so() -> None:
    table = Position("seats 2; red is sts; red and yellow are at war; blue and yellow are at war")
    take_control(table.state, 0, table.run)
    assert (table.at_war(0, 2), table.at_war(1, 2)) == (False, True)
    assert table.arrange("only red's turn is left").why(0, "declare 2") == "puppet_peace"


@pytest.mark.rule("GE-VAR-13")
def test_the_controller_decides_for_the_puppet_and_sees_its_secrets() -> None:
    table = Position("seats 2; yellow has fleet A of 4 at lyra")
    take_control(table.state, 0, table.run)
    players = table.view(0)["players"]
    assert players[2]["fleets"][0]["ships"] == 4  # type: ignore[index]
    assert "ships" not in table.view(1)["players"][2]["fleets"][0]  # type: ignore[index, call-overload]
    table.arrange("only yellow's turn is left")
    assert GAME.actors(table.state) == 1


@pytest.mark.rule("GE-VAR-13", "GE-GRO-02")
def test_the_controller_selects_for_himself_and_then_for_the_puppet() -> None:
    table = puppet_game().arrange("only selection is left")
    table.play(0, "select gain+gain plus")
    assert table.asked(0)
    table.play(0, "select build+grow minus").play(1, "select gain+gain plus")
    assert (table.player(0).square, table.player(2).square) == (6, 5)


@pytest.mark.rule("GE-VAR-13", "GE-GRO-05")
def test_taking_back_opens_both_answers_of_the_controller() -> None:
    table = puppet_game().arrange("only selection is left").play(0, "select gain+gain plus")
    assert "withdraw" not in table.legal(0)
    table.play(0, "select build+grow minus")
    GAME.apply(table.state, 0, GAME.parse("withdraw"), table.run)
    assert table.asked(0)
    table.play(0, "select gain+grow minus", "select build+grow plus")
    table.play(1, "select gain+gain plus")
    assert (table.player(0).square, table.player(2).square) == (5, 6)


@pytest.mark.rule("GE-VAR-13", "GE-TRA-01")
def test_the_controller_trades_with_the_puppet() -> None:
    table = puppet_game().arrange(
        "red has spirituality 4; yellow has robotics 2; only trading is left"
    )
    table.play(0, "offer 2 spirituality robotics", "done")
    table.play(0, "accept 0")
    assert (table.tech(0, "robotics"), table.tech(2, "spirituality")) == (2, 2)


@pytest.mark.rule("GE-VAR-14", "GE-GRO-03")
def test_the_puppet_pays_nothing_for_extra_counters() -> None:
    table = puppet_game().arrange("yellow owns izar with 5 discs; only selection is left")
    table.play(0, "select gain+gain plus")
    assert table.why(0, "select gain+gain+build+grow plus") == "too_many_counters"
    table.play(0, "select gain+gain+build plus").play(1, "select gain+gain plus")
    assert [table.vp(number) for number in range(3)] == [0, 0, 0]


@pytest.mark.rule("GE-VAR-14", "GE-VAR-15")
def test_the_puppet_never_scores_or_wins() -> None:
    table = puppet_game().arrange("yellow owns izar with 30 discs")
    assert len(outcome(table.state).scores) == 2


@pytest.mark.rule("GE-VAR-15", "GE-GOL-10")
def test_the_puppet_denies_points_in_goal_comparisons() -> None:
    table = puppet_game().arrange(
        "story wars; round 8; goal power; red has 2 ships at apu; yellow has 3 ships at apu"
    )
    goal = [sum(vp for name, vp in row if name == "goal") for row in outcome(table.state).breakdown]
    assert goal == [0, 0]
    table.arrange("red has 1 ship at apu")
    goal = [sum(vp for name, vp in row if name == "goal") for row in outcome(table.state).breakdown]
    assert goal == [10, 0]


@pytest.mark.rule("GE-VAR-13")
def test_the_puppet_takes_its_growth_turn_in_its_own_place() -> None:
    table = puppet_game()
    table.player(2).order, table.player(0).order = 1, 3
    table.arrange("yellow selected research+gain and genetics; growth phase begins")
    table.play(2, "research")
    assert table.tech(2, "genetics") == 2


@pytest.mark.rule("GE-VAR-12")
def test_the_puppet_does_not_turn_against_its_controller() -> None:
    table = puppet_game().arrange("red, blue, yellow are sts")
    assert table.arrange("only yellow's turn is left").why(2, "declare 0") == "puppet_peace"
    assert table.why(2, "declare 1") == ""
    table.arrange(
        "capella is uninhabited seen by red; red selected gain+gain and military; "
        "red has 1 ship at capella; yellow has 1 ship at capella; "
        "only red's growth turn is left"
    )
    table.play(0, "gain colonize capella counter")
    assert table.owner("capella") == 0


@pytest.mark.rule("GE-VAR-13", "GE-RET-06")
def test_the_controller_retreats_and_blocks_for_the_puppet() -> None:
    table = puppet_game().arrange(
        "blue and yellow are sts; blue and yellow are at war; blue has 3 ships at capella; "
        "yellow has fleet E of 1 at capella; only blue's turn is left"
    )
    table.play(1, "end", f"attack {table.text('capella')}")
    assert (table.step(), GAME.actors(table.state)) == ("EarlyRetreat", 1)
    blocked = puppet_game().arrange(
        "blue and yellow are sts; capella is uninhabited seen by blue; "
        "blue has 1 ship at capella; yellow has 1 ship at capella; "
        "blue selected gain+gain and military; only blue's growth turn is left"
    )
    blocked.play(1, "gain colonize capella counter").play(2, "block")
    assert (blocked.at_war(1, 2), blocked.at_war(1, 0)) == (True, False)


@pytest.mark.rule("GE-VAR-15", "GE-GOL-06")
def test_the_puppet_leads_with_no_points_when_others_are_below() -> None:
    table = puppet_game().arrange("story wars; round 2; goal leadership")
    table.player(0).add_points(0, -1)
    table.player(1).add_points(0, -2)
    mark_leaders(table.state, table.run)
    assert [player.markers for player in table.state.players] == [0, 0, 1]


@pytest.mark.rule("GE-VAR-07", "GE-SET-14")
def test_races_taken_in_setup_turns_have_their_starting_conditions() -> None:
    table = deterministic()
    seat = first(table)
    table.play(seat, "take-race dracos")
    while type(table.state.stack[-1]).__name__ == "SetupTurns":
        table.play(first(table), table.legal(first(table))[0])
    dracos = state_of(table).players[seat]
    assert (dracos.piece_count(), dracos.levels[0]) == (6, 2)


@pytest.mark.rule("GE-VAR-13", "GE-SCO-01")
def test_a_new_controller_sees_what_the_puppets_ships_see() -> None:
    table = Position("seats 2; yellow has 1 ship at capella")
    take_control(table.state, 1, table.run)
    assert table.state.counter_known[table.star("capella")] == 2
