"""Setup: supplies, display, drafts, Hubs and the first game."""

from __future__ import annotations

import pytest

from starboard.engine.bits import bits_of, count_bits
from starboard.engine.errors import BadOptions
from starboard.engine.table import Table
from starboard.games.phoenix.components.ids import HUBS, SPECIES
from starboard.games.phoenix.components.words import read_ship, ship_word
from starboard.games.phoenix.state import State

from .position import BLUE, GAME, RED, YELLOW, Position


def table(seats: int, seed: str = "setup", **options: object) -> Table:
    return Table(GAME, seats, seed, dict(options))


def state_of(one: Table) -> State:
    assert isinstance(one.state, State)
    return one.state


def drafted(seats: int, seed: str = "setup", **options: object) -> Table:
    """A table after both drafts, each pick the first legal one."""
    one = table(seats, seed, **options)
    while str(one.legal(one.actors[0])[0]).startswith("draft"):
        one.play(one.actors[0], one.legal(one.actors[0])[0])
    return one


def with_hub(hub: str, seats: int = 2) -> Table:
    """A table whose starting player has just kept this Hub and is settling its start."""
    for seed in range(300):
        one = drafted(seats, f"hub {seed}", game="advanced", first_player="0")
        if f"keep {hub}" in [str(move) for move in one.legal(0)]:
            one.play(0, f"keep {hub}")
            for seat in range(1, seats):
                one.play(seat, str(one.legal(seat)[0]))
            return one
    raise AssertionError(f"{hub} is never dealt to seat 0")


def owns(one: Table, ship: str) -> bool:
    """Is a ship in the fleet of seat 0?"""
    state = state_of(one)
    index = int(state.rules.by_code[read_ship(ship)])
    return bool(int(state.players[0].fleet) >> index & 1)


@pytest.mark.rule("SSP-SET-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(BadOptions):
        table(seats)


@pytest.mark.rule("SSP-SET-01")
def test_no_two_players_have_one_colour() -> None:
    with pytest.raises(BadOptions):
        table(2, colours="red,red")
    board = table(2, colours="green,red").view(None)["board"]
    assert [one["colour"] for one in board["players"]] == ["green", "red"]  # type: ignore[index]


@pytest.mark.rule("SSP-SET-02", "SSP-CMP-01")
@pytest.mark.parametrize(("seats", "humans"), [(2, 16), (3, 20), (4, 24)])
def test_terra_starts_with_humans_by_seats(seats: int, humans: int) -> None:
    assert state_of(table(seats)).terra == humans


@pytest.mark.rule("SSP-SET-03", "SSP-CMP-02")
@pytest.mark.parametrize(("seats", "aliens"), [(2, 50), (3, 70), (4, 90)])
def test_aliens_are_drawn_from_the_bag_by_seats(seats: int, aliens: int) -> None:
    splits = [[int(n) for n in state_of(table(seats, f"s{k}")).aliens] for k in range(5)]
    assert {sum(split) for split in splits} == {aliens}
    assert max(max(split) for split in splits) <= 25
    assert len({tuple(split) for split in splits}) > 1


@pytest.mark.rule("SSP-SET-04", "SSP-SET-05", "SSP-SET-10")
def test_tokens_start_at_nothing() -> None:
    for player in state_of(table(3)).players:
        assert (player.goods[4], list(player.levels), player.token, player.marker) == (
            0,
            [0, 0, 0, 0],
            -1,
            -1,
        )


@pytest.mark.rule("SSP-SET-06", "SSP-GEM-06", "SSP-CMP-09", "SSP-GEM-10")
def test_goods_never_run_out() -> None:
    p = Position("red has 1000 gems, 1000 food; it is red's turn")
    p.play("use L1-transport-a", "buy food", "done")
    assert p.has(RED, "food") == [1001]


@pytest.mark.rule("SSP-SET-07", "SSP-CMP-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_display_has_one_sector_per_player_and_stack(seats: int) -> None:
    state = state_of(table(seats))
    assert [int(count_bits(mask)) for mask in state.display] == [seats] * 9
    assert all(mask & box == 0 for mask, box in zip(state.display, state.box, strict=True))


@pytest.mark.rule("SSP-SET-09", "SSP-SET-35")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_friendly_variant_adds_one_sector_per_stack(seats: int) -> None:
    state = state_of(table(seats, friendly=True))
    assert sum(int(count_bits(mask)) for mask in state.display) == 9 * (seats + 1)


@pytest.mark.rule("SSP-SET-08")
def test_the_display_is_never_refilled() -> None:
    p = Position("display has 111, 112; red has 9 gems, 9 metal; it is red's turn")
    p.play("use L1-construction-a", "build 111", "income")
    assert (p.on_display(111), p.on_display(112)) == (False, True)
    assert sum(int(count_bits(mask)) for mask in p.state.display) == 1


@pytest.mark.rule("SSP-SET-10", "SSP-SET-11", "SSP-CMP-08")
def test_everybody_has_the_same_five_ships_of_level_1() -> None:
    state = state_of(table(2))
    names = [
        sorted(ship_word(state.rules.ships[k].code)[:-2] for k in bits_of(player.fleet))
        for player in state.players
    ]
    assert names[0] == names[1]
    assert names[0] == [
        "L1-construction",
        "L1-diplomacy",
        "L1-dismantle",
        "L1-expedition",
        "L1-transport",
    ]


@pytest.mark.rule("SSP-SET-12")
def test_the_starting_player_is_named_or_random() -> None:
    assert state_of(table(3, first_player="2")).start == 2
    assert len({int(state_of(table(3, f"s{k}")).start) for k in range(12)}) == 3
    with pytest.raises(BadOptions):
        table(2, first_player="3")


@pytest.mark.rule("SSP-SET-13", "SSP-SET-18")
def test_no_hub_and_no_level_2_ship_during_the_level_3_draft() -> None:
    one = table(2, first_player="0")
    hub = bits_of(state_of(one).players[0].dealt)[0]
    assert one.explain(0, f"keep {HUBS[hub]}").code == "draft_over"  # type: ignore[union-attr]
    assert one.explain(0, "draft L2-farm").code == "not_face_up"  # type: ignore[union-attr]


@pytest.mark.rule("SSP-SET-14")
def test_everybody_sees_everything() -> None:
    one = drafted(3)
    boards = [one.view(seat)["board"] for seat in (None, 0, 1, 2)]
    assert boards[0] == boards[1] == boards[2] == boards[3]


@pytest.mark.rule("SSP-SET-15", "SSP-CMP-06")
def test_each_player_is_dealt_two_different_hubs() -> None:
    basic = [state_of(table(4, f"s{k}")).players for k in range(10)]
    for players in basic:
        dealt = [hub for player in players for hub in bits_of(player.dealt)]
        assert (len(dealt), len(set(dealt)), max(dealt) < 12) == (8, 8, True)
    advanced = state_of(table(4, "s", game="advanced")).players
    assert any(player.dealt >> 12 for player in advanced)


@pytest.mark.rule("SSP-SET-16", "SSP-CMP-04")
@pytest.mark.parametrize(("seats", "ships"), [(2, 5), (3, 7), (4, 9)])
def test_ships_lie_face_up_for_the_draft(seats: int, ships: int) -> None:
    state = state_of(table(seats))
    assert int(count_bits(state.face_up)) == ships
    assert {int(state.rules.ships[k].level) for k in bits_of(state.face_up)} == {3}


def draft_order(seats: int) -> list[int]:
    one = table(seats, first_player="0")
    order: list[int] = []
    while str(one.legal(one.actors[0])[0]).startswith("draft"):
        order.append(one.actors[0])
        one.play(one.actors[0], one.legal(one.actors[0])[0])
    return order


@pytest.mark.rule("SSP-SET-17", "SSP-SET-19")
def test_level_3_is_drafted_forth_and_back_level_2_back_and_forth() -> None:
    assert draft_order(3) == [0, 1, 2, 2, 1, 0, 2, 1, 0, 0, 1, 2]


@pytest.mark.rule("SSP-SET-20")
def test_a_pick_takes_one_ship_that_lies_there() -> None:
    one = table(2, first_player="0")
    before = int(count_bits(state_of(one).face_up))
    one.play(0, one.legal(0)[0])
    assert int(count_bits(state_of(one).face_up)) == before - 1
    assert one.explain(1, "done").code == "pick_a_ship"  # type: ignore[union-attr]


@pytest.mark.rule("SSP-SET-21", "SSP-SET-22")
def test_nine_ships_each_and_the_rest_is_out() -> None:
    state = state_of(drafted(4))
    assert [int(player.ships()) for player in state.players] == [9] * 4
    assert state.face_up == 0


@pytest.mark.rule("SSP-SET-23")
def test_one_of_the_two_dealt_hubs_is_kept() -> None:
    one = drafted(2, first_player="0")
    own = [str(move) for move in one.legal(0)]
    theirs = bits_of(state_of(one).players[1].dealt)[0]
    assert len(own) == 2
    assert one.explain(0, f"keep {HUBS[theirs]}").code == "hub_not_dealt"  # type: ignore[union-attr]
    one.play(0, own[0])
    assert one.explain(0, own[1]).code == "not_your_turn"  # type: ignore[union-attr]


@pytest.mark.rule("SSP-SET-24", "SSP-SET-28")
def test_the_starting_side_gives_its_goods_and_advances() -> None:
    player = state_of(with_hub("B-1")).players[0]
    assert [int(n) for n in player.goods] == [1, 1, 1, 6, 0]
    assert [int(n) for n in player.levels] == [0, 1, 0, 0]


@pytest.mark.rule("SSP-SET-25")
def test_hub_bonuses_are_settled_in_turn_order() -> None:
    one = with_hub("A-7")
    assert one.actors == (0,)
    assert one.explain(1, "advance transport").code == "not_your_turn"  # type: ignore[union-attr]


@pytest.mark.rule("SSP-SET-26", "SSP-SET-27", "SSP-HUB-51")
def test_two_free_advances_may_go_on_one_track() -> None:
    one = with_hub("A-7")
    gems = int(state_of(one).players[0].goods[3])
    one.play(0, "advance transport")
    one.play(0, "advance transport")
    player = state_of(one).players[0]
    assert ([int(n) for n in player.levels], int(player.goods[3])) == ([0, 0, 2, 0], gems)
    assert one.explain(0, "advance transport") is not None


@pytest.mark.rule("SSP-SET-26", "SSP-HUB-70")
def test_two_free_advances_may_be_split() -> None:
    one = with_hub("A-12")
    one.play(0, "advance transport")
    one.play(0, "advance dismantle")
    assert [int(n) for n in state_of(one).players[0].levels] == [1, 0, 1, 0]


@pytest.mark.rule("SSP-SET-29")
def test_later_players_get_more_gems() -> None:
    one = Table(GAME, 4, "gems", {"game": "first", "first_player": "1"})
    state = state_of(one)
    start = [int(state.rules.hubs[player.hub].start[3]) for player in state.players]
    extra = [int(player.goods[3]) - start[player.seat] for player in state.players]
    assert extra == [3, 0, 1, 2]


@pytest.mark.rule("SSP-SET-30")
def test_the_first_game_shows_sectors_ending_in_1_to_4() -> None:
    assert all(mask < 16 for mask in state_of(table(4, game="first")).display)


@pytest.mark.rule("SSP-SET-31", "SSP-SET-34")
def test_the_first_game_begins_with_the_first_turn() -> None:
    one = table(3, game="first", first_player="1")
    assert (one.actors, len({int(p.hub) for p in state_of(one).players})) == ((1,), 3)
    assert one.explain(1, "draft L3-farm").code == "draft_over"  # type: ignore[union-attr]


@pytest.mark.rule("SSP-SET-32", "SSP-SET-33")
def test_the_first_game_hands_out_four_fixed_sets() -> None:
    state = state_of(table(4, game="first"))
    sizes = {HUBS[player.hub]: int(player.ships()) for player in state.players}
    assert sizes == {"B-1": 9, "B-2": 11, "B-3": 9, "B-4": 9}
    ships = {
        HUBS[player.hub]: sorted(
            ship_word(state.rules.ships[k].code)[:-2]
            for k in bits_of(player.fleet & ~state.rules.level_1)
        )
        for player in state.players
    }
    assert ships["B-2"] == [
        "L2-construction",
        "L2-dismantle",
        "L2-farm",
        "L2-transport",
        "L3-ice_collector",
        "L3-transport",
    ]


@pytest.mark.rule("SSP-SET-35")
def test_first_game_and_friendly_variant_do_not_fit_four_players() -> None:
    assert table(3, game="first", friendly=True).actors
    with pytest.raises(BadOptions):
        table(4, game="first", friendly=True)


@pytest.mark.rule("SSP-SET-36", "SSP-HUB-19")
def test_a_free_starting_sector_is_taken_from_the_display() -> None:
    one = with_hub("B-7")
    moves = [str(move) for move in one.legal(0)]
    assert all(move.startswith("take 11") for move in moves)
    assert one.explain(0, "done").code == "take_start_sector"  # type: ignore[union-attr]
    metal = int(state_of(one).players[0].goods[2])
    one.play(0, moves[0])
    player = state_of(one).players[0]
    assert (int(player.sectors()), int(player.goods[2])) == (1, metal)


@pytest.mark.rule("SSP-SET-36")
def test_a_free_starting_sector_has_the_stated_colour_and_level() -> None:
    one = with_hub("B-7")
    assert one.explain(0, "take 101").code == "wrong_free_sector"  # type: ignore[union-attr]
    assert one.explain(0, "take 211").code == "wrong_free_sector"  # type: ignore[union-attr]


@pytest.mark.rule("SSP-SET-37", "SSP-HUB-40")
def test_a_ship_lost_in_setup_gives_no_metal() -> None:
    one = with_hub("A-4")
    player = state_of(one).players[0]
    assert (int(player.ships()), int(player.goods[2])) == (8, 1)
    assert not owns(one, "L1-diplomacy-a")
    assert [int(n) for n in player.levels] == [0, 0, 1, 0]


@pytest.mark.rule("SSP-SET-38", "SSP-HUB-27")
def test_residents_on_a_hub_come_from_the_supply() -> None:
    one = with_hub("B-11")
    state = state_of(one)
    total = state.aliens_left() + sum(int(p.residents[2]) for p in state.players)
    assert (int(state.players[0].residents[2]), int(total)) == (3, 50)


@pytest.mark.rule("SSP-SET-39")
def test_play_begins_with_everything_unused_and_empty() -> None:
    state = state_of(table(4, game="first"))
    assert (state.used, state.active) == (0, state.start)
    for player in state.players:
        assert sum(int(n) for n in player.filled) == 0


@pytest.mark.rule("SSP-SET-39")
def test_no_income_in_the_first_turn_with_eight_gems() -> None:
    one = table(2, game="first", first_player="0")
    assert one.explain(0, "income").code == "income_not_yet"  # type: ignore[union-attr]


@pytest.mark.rule("SSP-HUB-07", "SSP-HUB-32", "SSP-HUB-55")
@pytest.mark.parametrize(("hub", "ships"), [("B-2", 11), ("A-1", 10), ("A-8", 10)])
def test_hubs_that_draw_ships_give_one_back(hub: str, ships: int) -> None:
    one = with_hub(hub)
    assert one.explain(0, "done").code == "return_drawn_first"  # type: ignore[union-attr]
    one.play(0, one.legal(0)[0])
    assert int(state_of(one).players[0].ships()) == ships
    assert not any(str(move).startswith("return") for move in one.legal(0))


@pytest.mark.rule("SSP-HUB-07", "SSP-SET-14")
def test_everybody_sees_the_ships_that_a_hub_draws() -> None:
    one = with_hub("B-2")
    drawn = [event for event in one.told(None, 0) if event["kind"] == "ShipDrawn"]
    assert len(drawn) == 3


@pytest.mark.rule("SSP-HUB-15")
def test_hub_b6_loses_a_ship_and_takes_a_brown_sector() -> None:
    one = with_hub("B-6")
    assert (int(state_of(one).players[0].ships()), owns(one, "L1-diplomacy-a")) == (8, False)
    one.play(0, one.legal(0)[0])
    assert int(state_of(one).players[0].wings[3]) >= 0


@pytest.mark.rule("SSP-HUB-19", "SSP-HUB-21", "SSP-HUB-23", "SSP-HUB-25", "SSP-HUB-27")
@pytest.mark.parametrize(
    ("hub", "tens"), [("B-7", 11), ("B-8", 10), ("B-9", 10), ("B-10", 12), ("B-11", 12)]
)
def test_free_starting_sectors_by_hub(hub: str, tens: int) -> None:
    assert {str(move)[5:7] for move in with_hub(hub).legal(0)} == {str(tens)}


@pytest.mark.rule("SSP-HUB-44", "SSP-HUB-59")
@pytest.mark.parametrize(("hub", "left"), [("A-5", 7), ("A-9", 8)])
def test_hubs_that_cost_a_ship_of_level_2(hub: str, left: int) -> None:
    one = with_hub(hub)
    assert one.explain(0, "done").code == "scrap_first"  # type: ignore[union-attr]
    while str(one.legal(0)[0]).startswith("scrap"):
        one.play(0, one.legal(0)[0])
    player = state_of(one).players[0]
    assert int(player.ships()) == left
    assert int(count_bits(player.fleet & state_of(one).rules.level_2)) == 1
    assert owns(one, "L1-diplomacy-a") == (hub == "A-9")


@pytest.mark.rule("SSP-HUB-44")
def test_hub_a5_advances_twice() -> None:
    one = with_hub("A-5")
    while not str(one.legal(0)[0]).startswith("advance"):
        one.play(0, one.legal(0)[0])
    one.play(0, "advance transport")
    one.play(0, "advance transport")
    assert int(state_of(one).players[0].levels[2]) == 2


@pytest.mark.rule("SSP-HUB-47")
def test_hub_a6_gets_nine_private_sectors() -> None:
    state = state_of(with_hub("A-6"))
    assert [int(count_bits(mask)) for mask in state.players[0].private] == [1] * 9
    assert all(
        mask & shown == 0
        for mask, shown in zip(state.players[0].private, state.display, strict=True)
    )


@pytest.mark.rule("SSP-HUB-65", "SSP-SET-38")
def test_hub_a11_houses_one_resident_of_each_kind() -> None:
    state = state_of(with_hub("A-11"))
    assert [int(n) for n in state.players[0].residents] == [1] * len(SPECIES)
    assert int(state.terra) == 15


@pytest.mark.rule("SSP-SHP-15")
def test_no_ship_can_be_drafted_later() -> None:
    p = Position("everybody has hub B-5; red has 9 gems; it is red's turn")
    assert (p.why("draft L2-farm"), p.why("return L2-farm")) == ("draft_over", "draft_over")


@pytest.mark.rule("SSP-CMP-06")
def test_no_two_players_play_one_hub() -> None:
    for seed in range(5):
        one = drafted(4, f"c{seed}", game="advanced")
        while str(one.legal(one.actors[0])[0]).startswith("keep"):
            one.play(one.actors[0], one.legal(one.actors[0])[0])
        assert len({int(player.hub) for player in state_of(one).players}) == 4


def test_seats_and_colours_default_in_order() -> None:
    p = Position("seats 3")
    assert p.state.rules.colours == ["red", "blue", "yellow"]
    assert (RED, BLUE, YELLOW) == (0, 1, 2)
