"""Peace at any time, and standing orders that tell nobody anything."""

from __future__ import annotations

import pytest
from tests.galactic_era.position import GAME, Position

from starboard.engine.bits import bits_of
from starboard.engine.chance import Quick
from starboard.engine.table import Table
from starboard.games.galactic_era.domination.windows import CardWindow
from starboard.games.galactic_era.round import AFTER_SCORING, Round
from starboard.games.galactic_era.standing import standing

ORDERS: dict[str, object] = {
    "block": "pass",
    "cards": "pass",
    "exchange": "keep",
    "peace": "agree",
    "retreat": "stay",
    "trade": "done",
}


@pytest.mark.rule("GE-WAR-10")
@pytest.mark.parametrize("turn", ["move", "growth"])
def test_an_enemy_offers_peace_in_the_turn_of_the_other(turn: str) -> None:
    table = Position("red is sts; red and blue are at war")
    table = (
        table.arrange("only red's turn is left")
        if turn == "move"
        else table.arrange("only red's growth turn is left")
    )
    assert bits_of(GAME.optional(table.state)) == [1]
    GAME.apply(table.state, 1, GAME.parse("peace 0"), table.run)
    assert table.asked(0)
    table.play(0, "agree")
    assert not table.at_war(0, 1)
    assert GAME.optional(table.state) == 0
    assert table.asked(0)


@pytest.mark.rule("GE-WAR-10")
def test_a_declined_enemy_asks_again_only_in_another_turn() -> None:
    table = Position("red is sts; red and blue are at war; only red's turn is left")
    GAME.apply(table.state, 1, GAME.parse("peace 0"), table.run)
    table.play(0, "decline")
    assert table.at_war(0, 1)
    refusal = GAME.refusal(table.state, 1, GAME.parse("peace 0"))
    assert refusal is not None
    assert refusal.code == "peace_offered"


@pytest.mark.rule("GE-WAR-10")
def test_who_is_at_peace_has_nothing_to_offer() -> None:
    table = Position("red is sts; red and blue are at war; only red's turn is left")
    refusal = GAME.refusal(table.state, 2, GAME.parse("peace 0"))
    assert refusal is not None
    assert refusal.code == "not_at_war"
    assert [str(move) for move in GAME.legal(table.state, 1)] == ["peace 0"]


@pytest.mark.rule("GE-DOM-01", "GE-END-04")
def test_a_card_may_be_kept_for_battles_or_for_the_end() -> None:
    table = Position("blue holds central; only cards of blue are left")
    for order in ("pass", "last", "battles"):
        assert str(standing(table.state, 1, {"cards": order})) == "pass"
    table.arrange("story wars; round 8").begin(
        Round(AFTER_SCORING + 1, 0), CardWindow(2, [-1] * 3, 0, 0)
    )
    assert str(standing(table.state, 1, {"cards": "pass"})) == "pass"
    assert standing(table.state, 1, {"cards": "last"}) is None
    assert standing(table.state, 1, {"cards": "battles"}) is None


@pytest.mark.rule("GE-TRA-01")
def test_a_standing_order_ends_the_trading() -> None:
    table = Position(
        "red has military 3; blue has robotics 3; red has 1 ship at sirius; only trading is left"
    )
    assert str(standing(table.state, 1, {"trade": "done"})) == "done"


def ordered(table: Table) -> int | None:
    """Seat 0, if its orders answer now and nobody else must still answer in secret."""
    if 0 not in table.actors or standing(table.state, 0, ORDERS) is None:
        return None
    alone = table.actors == (0,) or not table.game.secret(table.state)
    return 0 if alone else None


def play_on(table: Table, picks: Quick, by_hand: bool) -> list[object]:
    """A random game; all that seat 1 and a spectator see whenever somebody else must decide."""
    seen: list[object] = []
    while not table.over and len(seen) < 120:
        if by_hand and ordered(table) is not None:
            move = standing(table.state, 0, ORDERS)
            assert move is not None
            table.play(0, move)
            continue
        waits = [seat for seat in table.actors if not has_order(table, seat)]
        seat = waits[int(picks.below(0, len(waits)))]
        seen.append((table.view(1), table.view(None), table.told(1), table.log_lines(1)))
        moves = table.legal(seat)
        table.play(seat, moves[int(picks.below(0, len(moves)))])
    return seen


def has_order(table: Table, seat: int) -> bool:
    return seat == 0 and standing(table.state, 0, ORDERS) is not None


@pytest.mark.rule("GE-SET-19", "GE-WAR-11", "GE-DOM-01")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_others_see_the_same_stream_with_orders_and_with_answers_by_hand(seed: int) -> None:
    streams: list[list[object]] = []
    for by_hand in (False, True):
        table = Table(GAME, 3, f"orders {seed}", {})
        if not by_hand:
            table.prefer(0, ORDERS)
        streams.append(play_on(table, Quick(seed), by_hand))
    assert len(streams[0]) == 120
    assert streams[0] == streams[1]


@pytest.mark.rule("GE-WAR-09", "GE-WAR-11")
def test_a_standing_answer_waits_until_the_others_have_answered_by_hand() -> None:
    table = Table(GAME, 3, "windows", {})
    table.prefer(0, ORDERS)
    while not table.state.stack or not isinstance(table.state.stack[-1], CardWindow):
        seat = next(s for s in table.actors if not has_order(table, s))
        table.play(seat, table.legal(seat)[0])
    assert 0 in table.actors
    before = table.seq
    table.play(1, "pass")
    assert 0 in table.actors
    assert table.seq == before + 1
    table.play(2, "pass")
    assert not isinstance(table.state.stack[-1], CardWindow)
