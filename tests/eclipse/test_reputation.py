"""Reputation tiles: how many, in which order, and who may know them."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.chance import Quick
from starboard.engine.flow import Run
from starboard.games.eclipse.chance import REPUTATION, total
from starboard.games.eclipse.combat.reputation import (
    KeepReputation,
    best_tile,
    has_reputation_space,
)
from starboard.games.eclipse.determinize import determinize
from starboard.games.eclipse.sector import Sector
from starboard.games.eclipse.state import State
from starboard.games.eclipse.view.view import view

from .battles import ANCIENT, BLANK, BURST, GCDS, GUARDIAN, TERRANS, Fight


def keeping(fight: Fight, seat: int, *values: int) -> Fight:
    """A player looks at these tiles."""
    fight.state.stack.clear()
    for value in values:
        bag = fight.state.reputation[:]
        bag[value] -= 1
        fight.state.reputation = bag
    fight.state.push(KeepReputation(seat, vec[i64](values)))
    return fight


def with_tiles(board: str, *values: int) -> Fight:
    """Seat 0 with these tiles on its track."""
    fight = Fight([board, "terran_union" if board == "hydran" else "terran_federation"])
    for value in values:
        fight.state.players[0].keep_reputation(value)
    return fight


def tiles_of(fight: Fight, seat: int) -> list[int]:
    return [int(value) for value in fight.state.players[seat].reputation]


def dealt(fight: Fight, seat: int, seed: int) -> State:
    return determinize(fight.state, seat, Run(Quick(seed), False))


def drawn(fight: Fight) -> list[tuple[int, int]]:
    """Seat and number of tiles, once everybody has declined."""
    fight.all_decline()
    return [(seat, tiles) for seat, tiles, _ in fight.values("ReputationDrawn")]


def slaughter(**fleet: int) -> tuple[Fight, Sector]:
    """A cruiser of seat 0 with four antimatter cannons against ships of seat 1."""
    fight = Fight()
    sector = fight.tile(201)
    fight.design(0, "cruiser", "tachyon_drive", "ion_disruptor", *["antimatter_cannon"] * 4)
    fight.ships(sector, 0, cruiser=1)
    fight.ships(sector, 1, **fleet)
    return fight, sector


# -- how many ----------------------------------------------------------------------------------


@pytest.mark.rule("ECL-REP-01")
def test_players_whose_ships_are_gone_draw_too() -> None:
    fight, _ = slaughter(interceptor=1)
    assert drawn(fight.begin(BURST, BURST, BURST, BURST, BURST)) == [(0, 2), (1, 1)]


@pytest.mark.rule("ECL-REP-01")
def test_tiles_are_drawn_after_all_battles_of_the_sector() -> None:
    fight = Fight(TERRANS[:3])
    sector = fight.tile(201)
    for seat in range(3):
        fight.ships(sector, seat, interceptor=1)
    fight.begin(BURST, BURST)
    kinds = [e.kind for e in fight.run.events if e.kind in ("BattleWon", "ReputationDrawn")]
    assert kinds == ["BattleWon", "BattleWon", "ReputationDrawn"]


@pytest.mark.rule("ECL-REP-02")
@pytest.mark.parametrize(
    ("ship", "tiles"), [("interceptor", 2), ("starbase", 2), ("cruiser", 3), ("dreadnought", 4)]
)
def test_a_destroyed_ship_is_worth_tiles_by_its_type(ship: str, tiles: int) -> None:
    fight, _ = slaughter(**{ship: 1})
    assert drawn(fight.begin(BURST, BURST, BURST, BURST, BURST))[0] == (0, tiles)


@pytest.mark.rule("ECL-REP-02")
@pytest.mark.parametrize(("kind", "tiles"), [(ANCIENT, 2), (GUARDIAN, 3), (GCDS, 4)])
def test_a_destroyed_non_player_ship_is_worth_tiles_by_its_type(kind: int, tiles: int) -> None:
    fight, sector = slaughter()
    fight.npcs(sector, kind)
    assert drawn(fight.begin(BURST, BURST, BURST, BURST, BURST)) == [(0, tiles)]


@pytest.mark.rule("ECL-REP-02")
def test_two_battles_in_a_sector_give_one_tile_for_taking_part() -> None:
    fight = Fight(TERRANS[:3])
    sector = fight.tile(201)
    for seat in range(3):
        fight.ships(sector, seat, interceptor=1)
    assert drawn(fight.begin(BURST, BURST)) == [(0, 2), (1, 2), (2, 1)]


@pytest.mark.rule("ECL-REP-03")
def test_nobody_draws_more_than_five_tiles() -> None:
    fight, _ = slaughter(dreadnought=2)
    assert drawn(fight.begin(BURST, BURST, BURST, BURST, BURST))[0] == (0, 5)


@pytest.mark.rule("ECL-REP-03")
def test_there_is_no_sixth_tile() -> None:
    fight, _ = slaughter(dreadnought=2)
    fight.begin(BURST, BURST, BURST, BURST, BURST)
    assert fight.code("tile 5") == ("sixth_tile", "ECL-REP-03")


@pytest.mark.rule("ECL-REP-09")
def test_a_short_bag_gives_what_it_holds() -> None:
    fight, _ = slaughter(dreadnought=1)
    fight.state.reputation = vec[i64]([0, 0, 2, 0, 0])
    fight.begin(BURST, BURST, BURST, BURST, BURST)
    assert fight.legal == ["tile 0", "tile 1", "none"]


@pytest.mark.rule("ECL-REP-09")
def test_an_empty_bag_gives_nothing() -> None:
    fight, _ = slaughter(interceptor=1)
    fight.state.reputation = vec[i64]([0] * 5)
    assert drawn(fight.begin(BURST, BURST, BURST, BURST, BURST)) == []


@pytest.mark.rule("ECL-REP-10")
def test_destroyed_ships_return_to_the_supply() -> None:
    fight, _ = slaughter(dreadnought=2)
    fight.begin(BURST, BURST, BURST, BURST, BURST).all_decline()
    assert fight.state.players[1].supply[2] == 2


# -- the order ---------------------------------------------------------------------------------


@pytest.mark.rule("ECL-REP-04")
def test_the_first_to_enter_draws_first_even_against_the_controller() -> None:
    fight = Fight()
    sector = fight.tile(201)
    fight.ships(sector, 1, interceptor=1)
    fight.ships(sector, 0, interceptor=1)
    fight.own(sector, 0, (0,))
    assert drawn(fight.begin(BURST)) == [(1, 1), (0, 2)]


@pytest.mark.rule("ECL-REP-04")
def test_a_player_finishes_before_the_next_one_draws() -> None:
    fight, _ = slaughter(interceptor=1)
    fight.begin(BURST, BURST, BURST, BURST, BURST)
    assert len(fight.told("ReputationDrawn")) == 1


# -- keeping -----------------------------------------------------------------------------------


@pytest.mark.rule("ECL-REP-05")
def test_one_tile_is_kept_and_the_others_go_back() -> None:
    fight = keeping(Fight(), 0, 4, 1, 1)
    before = total(fight.state.reputation)
    fight.play("tile 0")
    assert (tiles_of(fight, 0), total(fight.state.reputation)) == ([4], before + 2)


@pytest.mark.rule("ECL-REP-05")
def test_no_tile_need_be_kept() -> None:
    fight = keeping(Fight(), 0, 1)
    fight.play("none")
    assert tiles_of(fight, 0) == []


@pytest.mark.rule("ECL-REP-05")
def test_only_drawn_tiles_can_be_kept() -> None:
    assert keeping(Fight(), 0, 1, 2).code("tile 2") == ("not_drawn", "ECL-REP-05")


@pytest.mark.rule("ECL-REP-05")
def test_a_second_tile_cannot_be_kept() -> None:
    fight = Fight()
    sector = fight.tile(201)
    fight.ships(sector, 1, interceptor=1)
    fight.ships(sector, 0, interceptor=1)
    # Seat 0 draws last and then decides about control.
    fight.begin(BLANK, BURST).play("none").play("tile 0")
    assert fight.code("tile 1") == ("one_tile_only", "ECL-REP-05")


@pytest.mark.rule("ECL-REP-06")
def test_a_space_for_ambassadors_takes_no_reputation_tile() -> None:
    fight = keeping(with_tiles("terran_directorate", 1, 1, 1, 1), 0, 4)
    assert fight.code("tile 0") == ("ambassador_space", "ECL-REP-06")


@pytest.mark.rule("ECL-REP-06", "ECL-SPC-19")
@pytest.mark.parametrize(
    ("board", "most"),
    [("terran_directorate", 4), ("hydran", 3), ("planta", 3), ("draco", 4), ("orion", 5)],
)
def test_the_track_has_room_for_so_many_tiles(board: str, most: int) -> None:
    fight = with_tiles(board)
    player = fight.state.players[0]
    while has_reputation_space(fight.state, player):
        player.keep_reputation(1)
    assert len(player.reputation) == most


@pytest.mark.rule("ECL-REP-07")
def test_a_full_track_keeps_no_further_tile() -> None:
    fight = keeping(with_tiles("eridani", 1, 1, 1, 1), 0, 4)
    assert fight.code("tile 0") == ("no_reputation_space", "ECL-REP-07")


@pytest.mark.rule("ECL-REP-07")
def test_a_tile_of_the_track_makes_room() -> None:
    fight = keeping(with_tiles("draco", 2, 1, 2, 2), 0, 4)
    fight.play("swap 0 1")
    assert tiles_of(fight, 0) == [2, 2, 2, 4]


@pytest.mark.rule("ECL-REP-07")
def test_the_tile_that_made_room_is_back_in_the_bag() -> None:
    fight = with_tiles("draco", 2, 2, 2, 2)
    before = total(fight.state.reputation)
    keeping(fight, 0, 4).play("swap 0 1")
    assert total(fight.state.reputation) == before


@pytest.mark.rule("ECL-REP-07")
def test_no_tile_makes_room_while_a_space_is_free() -> None:
    fight = keeping(with_tiles("draco", 2), 0, 4)
    assert fight.code("swap 0 0") == ("space_is_free", "ECL-REP-07")


@pytest.mark.rule("ECL-REP-07")
def test_an_ambassador_cannot_be_given_up_for_a_tile() -> None:
    fight = with_tiles("draco", 2, 2, 2)
    fight.state.players[0].partners = 2
    assert keeping(fight, 0, 4).code("swap 0 3") == ("no_tile_to_swap", "ECL-REP-07")


@pytest.mark.rule("ECL-REP-07")
def test_nobody_is_asked_who_cannot_keep_any_tile() -> None:
    fight = Fight(["draco", "terran_directorate"])
    fight.state.players[0].partners = 30
    sector = fight.tile(201)
    fight.ships(sector, 0, interceptor=1)
    fight.ships(sector, 1, interceptor=1)
    fight.begin(BURST)
    assert fight.values("ReputationDeclined") == [(0, 2)]


@pytest.mark.rule("ECL-REP-08")
def test_a_tile_may_be_returned_to_the_bag_on_the_own_turn() -> None:
    """Taking it back: no move can say that."""
    fight = with_tiles("draco", 3)
    before = fight.state.reputation[3]
    fight.play("drop 0")
    assert (tiles_of(fight, 0), fight.state.reputation[3]) == ([], before + 1)


# -- who knows what ----------------------------------------------------------------------------


@pytest.mark.rule("ECL-REP-06", "ECL-CMP-10")
def test_only_the_player_sees_the_tiles_drawn() -> None:
    step = keeping(Fight(), 0, 4, 1).state.stack[-1]
    assert [step.seen_by(seat)["drawn"] for seat in (0, 1, -1)] == [[4, 1], None, None]


@pytest.mark.rule("ECL-CMP-10")
def test_the_log_tells_the_tiles_drawn_to_their_player_alone() -> None:
    fight, _ = slaughter(interceptor=1)
    fight.begin(BURST, BURST, BURST, BURST, BURST).all_decline()
    assert fight.audiences(int(REPUTATION)) == [1, 1, 2]


@pytest.mark.rule("ECL-CMP-10")
def test_events_tell_how_many_tiles_were_drawn_and_no_more() -> None:
    fight = keeping(Fight(), 0, 4, 1)
    fight.play("tile 0")
    assert fight.values("ReputationKept") == [(0, 2)]


@pytest.mark.rule("ECL-CMP-10")
def test_the_others_see_tiles_on_a_track_without_their_faces() -> None:
    fight = with_tiles("draco", 4, 3)
    players = view(fight.state, 1)["players"]
    assert isinstance(players, list)
    spaces = players[0]["reputation"]
    assert [space["tile"] for space in spaces if "tile" in space] == [None, None]


@pytest.mark.rule("ECL-CMP-10")
def test_a_new_deal_keeps_what_the_player_knows() -> None:
    fight = keeping(with_tiles("draco", 4, 3), 0, 1, 2)
    assert view(dealt(fight, 0, 5), 0) == view(fight.state, 0)


@pytest.mark.rule("ECL-CMP-10")
@pytest.mark.parametrize("seat", [1, -1])
def test_a_new_deal_looks_the_same_to_whom_it_is_dealt(seat: int) -> None:
    fight = keeping(with_tiles("draco", 4, 3), 0, 1, 2)
    assert view(dealt(fight, seat, 5), seat) == view(fight.state, seat)


@pytest.mark.rule("ECL-CMP-10")
def test_a_new_deal_loses_no_tile() -> None:
    fight = keeping(with_tiles("draco", 4, 3), 0, 1, 2)
    assert total(dealt(fight, 1, 5).reputation) == total(fight.state.reputation)


@pytest.mark.rule("ECL-CMP-10")
def test_tiles_in_the_hand_of_another_may_be_imagined_on_a_third_players_track() -> None:
    fight = Fight(TERRANS[:3])
    bag = [0] * len(fight.state.reputation)
    fight.state.players[2].keep_reputation(2)
    bag[4] = 1
    fight.state.reputation = vec[i64](bag)
    keeping(fight, 1, 4)
    imagined = {int(dealt(fight, 0, seed).players[2].reputation[0]) for seed in range(1, 40)}
    assert imagined == {2, 4}


# -- the best tile -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "values", "move"),
    [
        ([], [1, 3, 2], "tile 1"),
        ([4], [1, 1], "tile 0"),
        ([2, 1, 3, 2], [1, 4], "swap 1 1"),
        ([2, 2, 3, 2], [3, 1], "swap 0 0"),
        ([2, 2, 3, 2], [2, 1], "none"),
        ([4, 4, 4, 4], [4], "none"),
    ],
)
def test_the_best_tile_is_kept_if_it_is_better(
    held: list[int], values: list[int], move: str
) -> None:
    fight = with_tiles("draco", *held)
    player = fight.state.players[0]
    room = has_reputation_space(fight.state, player)
    assert str(best_tile(vec[i64](values), player, room)) == move


def test_nothing_is_kept_among_ambassadors() -> None:
    fight = with_tiles("draco")
    assert str(best_tile(vec[i64]([4]), fight.state.players[0], False)) == "none"
