"""The sets of the first game, and what the drafts leave behind."""

from __future__ import annotations

import pytest

from starboard.engine.bits import bits_of, count_bits
from starboard.games.phoenix.components.ids import HUBS
from starboard.games.phoenix.components.words import ship_word
from starboard.games.phoenix.state import State

from .test_setup import drafted, state_of, table

SETS = {
    "B-1": ["L2-dismantle", "L2-expedition", "L3-construction", "L3-dismantle"],
    "B-2": [
        "L2-construction",
        "L2-dismantle",
        "L2-farm",
        "L2-transport",
        "L3-ice_collector",
        "L3-transport",
    ],
    "B-3": ["L2-construction", "L2-dismantle", "L3-dismantle", "L3-expedition"],
    "B-4": ["L2-expedition", "L2-transport", "L3-construction", "L3-expedition"],
}


def fleets(state: State) -> dict[str, list[str]]:
    """The ships above Level 1 by the Hub of their owner."""
    return {
        HUBS[player.hub]: sorted(
            ship_word(state.rules.ships[k].code)[:-2]
            for k in bits_of(player.fleet & ~state.rules.level_1)
        )
        for player in state.players
    }


@pytest.mark.rule("SSP-SET-32", "SSP-SET-33")
def test_every_set_of_the_first_game_has_its_ships() -> None:
    assert fleets(state_of(table(4, game="first"))) == SETS


@pytest.mark.rule("SSP-SET-31", "SSP-SET-34")
def test_sets_are_handed_out_at_random_each_once() -> None:
    games = [state_of(table(2, f"s{k}", game="first")).players for k in range(20)]
    hubs = [tuple(HUBS[player.hub] for player in players) for players in games]
    assert {hub for pair in hubs for hub in pair} == set(SETS)
    assert all(first != second for first, second in hubs)


@pytest.mark.rule("SSP-SET-34", "SSP-SET-24")
def test_hubs_of_the_first_game_give_their_goods_and_advances() -> None:
    state = state_of(table(4, game="first", first_player="0"))
    for player in state.players:
        hub = state.rules.hubs[player.hub]
        extra = [0, 0, 0, int(player.seat), 0]
        assert [int(n) - extra[k] for k, n in enumerate(player.goods)] == [
            int(n) for n in hub.start
        ]
        assert list(player.levels) == list(hub.advances)


@pytest.mark.rule("SSP-SET-20", "SSP-SET-17")
def test_a_ship_that_was_taken_cannot_be_picked_again() -> None:
    for seed in range(20):
        one = table(2, f"s{seed}", first_player="0")
        kinds = [ship_word(state_of(one).rules.ships[k].code)[:-2] for k in face_up(one.state)]
        single = [kind for kind in kinds if kinds.count(kind) == 1]
        if single:
            one.play(0, f"draft {single[0]}")
            why = one.explain(1, f"draft {single[0]}")
            assert why is not None
            assert (why.code, why.rule) == ("not_face_up", "SSP-SET-20")
            return
    raise AssertionError("every ship lies there twice")


def face_up(state: object) -> list[int]:
    assert isinstance(state, State)
    return bits_of(state.face_up)


@pytest.mark.rule("SSP-SET-17", "SSP-SET-19")
def test_nobody_drafts_out_of_order() -> None:
    one = table(3, first_player="1")
    for seat in (0, 2):
        why = one.explain(seat, one.legal(1)[0])
        assert why is not None
        assert why.code == "not_your_turn"


@pytest.mark.rule("SSP-SET-18", "SSP-SET-21")
@pytest.mark.parametrize(("seats", "ships"), [(2, 5), (3, 7), (4, 9)])
def test_hubs_draw_from_the_undealt_ships_of_level_2_only(seats: int, ships: int) -> None:
    state = state_of(drafted(seats))
    in_fleets = 0
    for player in state.players:
        in_fleets |= int(player.fleet)
    assert (int(state.deck) & in_fleets, int(state.deck) & ~int(state.rules.level_2)) == (0, 0)
    assert int(count_bits(state.deck)) == 18 - ships


@pytest.mark.rule("SSP-SET-30")
def test_all_eight_sectors_of_a_stack_can_be_dealt_in_later_games() -> None:
    shown = 0
    for seed in range(12):
        for mask in state_of(table(4, f"s{seed}")).display:
            shown |= int(mask)
    assert shown == 255
