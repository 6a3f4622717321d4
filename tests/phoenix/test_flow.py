"""One action per turn, extra turns, and the last turns of a game."""

from __future__ import annotations

import pytest

from starboard.engine.table import Table

from .position import BLUE, GAME, RED, YELLOW, Position, listed


@pytest.mark.rule("SSP-TRN-01")
def test_who_is_not_on_turn_is_refused() -> None:
    one = Table(GAME, 3, "turns", {"game": "first", "first_player": "1"})
    for seat in (0, 2):
        why = one.explain(seat, "use L1-expedition-a")
        assert why is not None
        assert why.code == "not_your_turn"


@pytest.mark.rule("SSP-TRN-08", "SSP-TRN-10", "SSP-TIM-17", "SSP-SEC-301", "SSP-SEC-323")
@pytest.mark.parametrize(("number", "below"), [(301, (101, 201)), (323, (121, 221))])
def test_an_extra_turn_stands_between_the_track_and_the_next_player(
    number: int, below: tuple[int, int]
) -> None:
    p = Position(
        f"seats 3; {listed('red built', below)}; display has {number}; "
        "blue has construction 2; red has 9 gems, 20 metal; it is red's turn"
    )
    p.play("use L1-construction-a")
    assert p.actors == [BLUE]
    p.play("claim 0")
    assert (p.actors, p.state.active, p.gems(BLUE)) == ([RED], RED, 1)
    p.play("income")
    assert (p.actors, p.state.active, p.gems(YELLOW)) == ([BLUE], BLUE, 0)


@pytest.mark.rule("SSP-TRN-02", "SSP-DIS-01")
def test_a_dismantle_ship_takes_one_ship_only() -> None:
    p = Position("everybody has hub B-5; red has active 125; red has 9 gems; it is red's turn")
    p.play("use L1-dismantle-a", "dismantle L1-transport-a")
    assert (p.actors, p.why("dismantle L1-diplomacy-a")) == ([RED], "not_a_dismantle")
    assert p.player(RED).ships() == 4


@pytest.mark.rule("SSP-CON-01", "SSP-CON-02")
def test_a_construction_ship_builds_one_sector_only() -> None:
    p = Position(
        "red has hub B-1; blue has hub B-5; red built 121; display has 101, 111, 221; "
        "red has 9 gems, 30 metal; it is red's turn"
    )
    p.play("use L1-construction-a", "build 101")
    assert (p.actors, p.why("build 111")) == ([RED], "not_a_construction")
    assert p.player(RED).sectors() == 2


@pytest.mark.rule("SSP-SET-08", "SSP-CMP-05")
def test_a_sector_taken_by_one_player_is_gone_for_the_others() -> None:
    p = Position(
        "display has 101, 111, 112; red has 9 gems, 9 metal; blue has 9 gems, 30 metal; "
        "it is red's turn"
    )
    p.play("use L1-construction-a", "build 111", "use L1-construction-b")
    assert (p.why("build 111"), p.why("build 112")) == ("not_on_display", "")


@pytest.mark.rule("SSP-SHP-10", "SSP-SHP-02")
def test_a_ship_works_once_between_two_incomes_of_its_owner() -> None:
    p = Position("red has 20 gems, 9 food; it is red's turn")
    p.play("use L1-transport-a", "trade ff metal", "done", "income")
    assert p.why("use L1-transport-a") == "ship_used"
    p.play("income", "income")
    assert p.why("use L1-transport-a") == ""


@pytest.mark.rule("SSP-NEU-01", "SSP-NEU-02")
@pytest.mark.parametrize(
    ("kind", "cost"),
    [("dismantle", 4), ("construction", 6), ("transport", 4), ("diplomacy", 5), ("expedition", 5)],
)
def test_each_neutral_ship_has_its_own_cost(kind: str, cost: int) -> None:
    p = Position(f"display has 101; red has {cost - 1} gems, 9 metal, 9 food; it is red's turn")
    assert p.why(f"use N-{kind}") == "too_few_gems"
    p.arrange(f"red has {cost + 1} gems")
    assert p.why(f"use N-{kind}") == ""
    p.play(f"use N-{kind}", dice="6 food")
    assert (p.gems_on(f"N-{kind}"), p.gems(RED)) == (cost, 1)


@pytest.mark.rule("SSP-TIM-08", "SSP-TIM-09")
def test_a_later_bonus_may_use_what_an_earlier_one_gave() -> None:
    p = Position("red has active 206; red has active 112; red has 4 gems, 1 food; it is red's turn")
    p.play("use L1-diplomacy-a", "lobby transport")
    assert (p.why("bonus 206"), p.has(RED, "food")) == ("no_bonus_now", [1])
    p.play("choose food", "bonus 206", "trade ff metal")
    assert p.has(RED, "food", "metal") == [0, 1]


@pytest.mark.rule("SSP-TIM-08")
@pytest.mark.parametrize("first", ["112", "206"])
def test_the_order_of_bonuses_is_free(first: str) -> None:
    p = Position("red has active 206; red has active 112; red has 4 gems, 4 food; it is red's turn")
    p.play("use L1-diplomacy-a", "lobby transport", f"bonus {first}")
    p.play("choose food" if first == "112" else "trade ff metal")
    assert p.actors == [RED]
    assert p.why(f"bonus {first}") in ("bonus_used", "no_bonus_now")


@pytest.mark.rule("SSP-RES-08", "SSP-TIM-15", "SSP-TIM-05")
def test_a_newcomer_gives_nothing_for_the_next_one_of_the_same_turn() -> None:
    p = Position(
        "red built 106, 201; red houses 1 teal in 106; red has 2 gems, 3 food, 3 water; "
        "it is red's turn"
    )
    p.play("use L1-transport-a", "alien teal", "settle 106", "alien teal", "done")
    assert (p.living_in(RED, 106), p.gained(RED, "106")) == (["teal", "teal"], {})
    p.arrange("red has 3 gems; it is red's turn").play("use L1-transport-b", "alien teal")
    assert p.gained(RED, "106") == {"gems": 1}


@pytest.mark.rule("SSP-END-12", "SSP-END-05")
def test_a_final_turn_is_a_turn_like_any_other() -> None:
    p = Position(
        "red has transport 1; red has 40 points; blue has 9 gems, 4 food; it is red's turn"
    )
    p.play("income")
    assert p.state.ending == RED
    p.play("use L1-transport-a", "trade ff metal", "done")
    assert (p.actors, p.over) == ([RED], False)
    assert p.play("claim 1").over
    assert p.has(BLUE, "metal", "food") == [1, 2]


@pytest.mark.rule("SSP-END-05", "SSP-END-09")
def test_a_second_trigger_brings_no_further_turn() -> None:
    p = Position("seats 3; blue has 40 points; yellow has 40 points; it is blue's turn")
    p.play("income", "income")
    assert (p.state.ending, p.actors) == (BLUE, [RED])
    assert p.play("income").over


@pytest.mark.rule("SSP-END-07", "SSP-END-04")
def test_aliens_returned_before_the_end_of_the_turn_count_as_supply() -> None:
    p = Position("red has hub A-12; red built 101, 201; red houses 1 teal in 101")
    for colour, count in enumerate((1, 1, 1, 1)):
        p.state.aliens[colour] = count
    p.arrange("it is red's turn").play("income", "done", "give-back teal 101")
    assert (p.state.aliens_left(), p.state.ending) == (5, -1)
