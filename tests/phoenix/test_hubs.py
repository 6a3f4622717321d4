"""Abilities of Station Hubs."""

import pytest

from .position import BLUE, RED, Position, listed


def income(hub: str, **goods: int) -> Position:
    return Position(
        f"red has hub {hub}; "
        f"{listed('red has', [f'{n} {good}' for good, n in goods.items()])}; "
        "it is red's turn"
    ).play("income")


@pytest.mark.rule("SSP-HUB-02", "SSP-HUB-33", "SSP-HUB-36", "SSP-HUB-41", "SSP-HUB-45")
@pytest.mark.parametrize(
    ("hub", "gems"), [("B-1", 5), ("B-12", 5), ("A-1", 10), ("A-2", 8), ("A-4", 10), ("A-5", 10)]
)
def test_hub_income_with_five_ships(hub: str, gems: int) -> None:
    assert income(hub).gems(RED) == gems


@pytest.mark.rule("SSP-HUB-33")
def test_hub_a1_gives_ten_gems_without_ships() -> None:
    p = Position("red has hub A-1; red's fleet is empty; it is red's turn").play("income")
    assert p.gems(RED) == 10


@pytest.mark.rule("SSP-HUB-03")
def test_a_hub_is_no_sector() -> None:
    p = Position("red has hub A-6")
    assert (p.score(RED)["sectors"], p.score(RED)["A-6"], p.player(RED).sectors()) == (
        0,
        0,
        0,
    )


@pytest.mark.rule("SSP-HUB-04", "SSP-HUB-06")
def test_b1_scores_level_3_sectors_without_residents() -> None:
    p = Position("red has hub B-1; red built 101, 201, 301")
    assert p.score(RED)["B-1"] == 2


@pytest.mark.rule("SSP-HUB-08")
def test_b2_brings_one_of_each_resource_for_dismantling() -> None:
    p = Position("red's fleet is L1-dismantle-a, L1-transport-a; red has 2 gems; it is red's turn")
    assert p.play("use L1-dismantle-a").has(RED, "food", "water", "metal") == [1, 1, 7]


@pytest.mark.rule("SSP-HUB-09")
def test_b3_does_not_replace_the_transaction() -> None:
    p = Position("red has hub B-3; red built 101; red has 4 gems; it is red's turn")
    assert p.why("use L1-transport-a") == "no_transaction"


@pytest.mark.rule(
    "SSP-HUB-12", "SSP-HUB-18", "SSP-HUB-19", "SSP-HUB-21", "SSP-HUB-23", "SSP-HUB-25"
)
@pytest.mark.rule("SSP-HUB-29", "SSP-HUB-31")
@pytest.mark.parametrize(
    ("hub", "number", "species"),
    [
        ("B-4", 101, "human"),
        ("B-6", 111, "brown"),
        ("B-7", 111, "brown"),
        ("B-8", 101, "teal"),
        ("B-9", 101, "teal"),
        ("B-10", 121, "pink"),
        ("B-11", 121, "pink"),
        ("B-12", 101, "human"),
    ],
)
def test_a_point_per_resident_of_a_kind(hub: str, number: int, species: str) -> None:
    p = Position(
        f"red has hub {hub}; red built {number}, 302; red houses 1 {species} 1 gold in {number}"
    )
    assert p.score(RED)[hub] == 1


@pytest.mark.rule("SSP-HUB-14")
def test_b5_scores_full_sectors_only() -> None:
    p = Position(
        "red has hub B-5; red built and filled 101; red built 111; red houses 1 brown in 111"
    )
    assert p.score(RED)["B-5"] == 2


@pytest.mark.rule("SSP-HUB-16")
def test_b6_gains_a_point_at_income() -> None:
    assert income("B-6").points(RED) == 1


@pytest.mark.rule("SSP-HUB-17")
def test_b6_spends_points_several_times_and_in_the_middle_of_an_action() -> None:
    p = Position("red has hub B-6; red has 2 gems, 2 food, 2 points; it is red's turn")
    p.play("use L1-transport-a", "spend-point", "spend-point", "buy food")
    assert (p.gems(RED), p.points(RED), p.why("spend-point")) == (5, 0, "no_point_to_spend")


@pytest.mark.rule("SSP-HUB-17", "SSP-TRN-11")
def test_b6_spends_only_on_the_own_turn() -> None:
    p = Position(
        "blue has hub B-6; blue has dismantle 2; blue has 3 points; red has 2 gems; "
        "it is red's turn"
    )
    p.play("use L1-dismantle-a", "dismantle L1-transport-a")
    assert (p.actors, p.why("spend-point", BLUE)) == ([BLUE], "spend_on_own_turn")


@pytest.mark.rule("SSP-HUB-20", "SSP-HUB-24", "SSP-HUB-26")
@pytest.mark.parametrize(
    ("hub", "number", "residents", "gain"),
    [
        ("B-7", 311, "3 brown", {"gems": 5}),
        ("B-7", 311, "4 brown", {"gems": 5, "water": 1}),
        ("B-9", 302, "3 teal", {"gems": 5}),
        ("B-9", 302, "4 teal", {"gems": 5, "food": 1}),
        ("B-10", 321, "2 pink", {"gems": 6}),
        ("B-10", 321, "3 pink", {"gems": 6}),
    ],
)
def test_income_per_residents(hub: str, number: int, residents: str, gain: dict[str, int]) -> None:
    p = Position(f"red has hub {hub}; red built {number}; red houses {residents} in {number}")
    assert p.arrange("it is red's turn").play("income").gained(RED, hub) == gain


@pytest.mark.rule("SSP-HUB-22", "SSP-SEC-04")
def test_b8_gives_food_or_water() -> None:
    p = income("B-8")
    assert (p.legal(), p.why("choose metal")) == (["choose food", "choose water"], "not_that_good")


@pytest.mark.rule("SSP-HUB-28")
def test_b11_houses_pink_gold_and_humans_in_three_quarters() -> None:
    p = Position(
        "red has hub B-11; red houses 2 pink in hub; red built 101, 121; "
        "red has 9 gems, 9 food, 9 water; it is red's turn"
    )
    p.play("use L1-transport-a", "alien gold")
    assert "settle hub" in p.legal()
    p.play("settle hub", "alien gold")
    assert p.why("settle hub") == "place_full"
    p.play("settle 101", "alien teal")
    assert p.living_in(RED, 0) == ["pink", "pink", "gold"]


@pytest.mark.rule("SSP-HUB-28")
def test_b11_refuses_teal_aliens_and_lets_residents_move() -> None:
    p = Position(
        "red has hub B-11; red built 101, 201; red has 9 gems, 9 food, 9 water; it is red's turn"
    )
    p.play("use L1-transport-a", "alien teal")
    assert p.why("settle hub") == "wrong_colour"
    p = Position(
        "red has hub B-11; red houses 3 pink in hub; red built 121; it is red's turn"
    ).play("income")
    p.play("relocate pink hub", "done")
    assert (p.living_in(RED, 0), p.living_in(RED, 121)) == (["pink", "pink"], ["pink"])


@pytest.mark.rule("SSP-HUB-34", "SSP-TRN-13")
def test_a1_converts_a_metal_once_before_or_after_the_action() -> None:
    p = Position("red has hub A-1; red has 5 gems, 3 metal; it is red's turn")
    assert (p.why("convert metal"), p.rule("convert metal")) == ("convert_into", "SSP-HUB-34")
    p.play("convert food")
    assert p.why("convert water") == "already_converted"
    assert p.why("done") == "must_take_option"
    p.play("use L1-transport-a")
    assert p.why("convert food") == "not_mid_action"
    p.play("trade fm water", "trade wm food", "done")
    assert p.actors == [BLUE]


@pytest.mark.rule("SSP-HUB-34")
def test_a1_may_convert_after_the_action() -> None:
    p = Position("red has hub A-1; red has 7 gems, 1 metal; it is red's turn").play("income")
    assert p.legal() == ["convert food", "convert water", "done"]
    p.play("convert water")
    assert (p.has(RED, "metal", "water"), p.actors) == ([0, 1], [BLUE])


@pytest.mark.rule("SSP-HUB-34")
def test_only_a1_converts_metal() -> None:
    assert (
        Position("everybody has hub B-5; red has 1 metal; it is red's turn").why("convert food")
        == "no_conversion"
    )


@pytest.mark.rule("SSP-HUB-35")
@pytest.mark.parametrize(("ships", "points"), [(0, 20), (1, 15), (2, 10), (3, 5), (4, 0)])
def test_a1_scores_few_ships(ships: int, points: int) -> None:
    names = ["L1-dismantle-a", "L1-construction-a", "L1-transport-a", "L1-diplomacy-a"]
    p = Position(f"red has hub A-1; red's fleet is {' '.join(names[:ships]) or 'empty'}")
    assert p.score(RED).get("A-1", 0) == points


def paid(hub: str, ship: str) -> tuple[int, int]:
    """What the user puts on a ship of cost 3 to 5, and what the owner gets."""
    p = Position(f"red has hub {hub}; red has 20 gems, 2 food; it is red's turn").play(
        f"use {ship}", dice="7 food"
    )
    return p.gems_on(ship), p.gems(BLUE)


@pytest.mark.rule("SSP-HUB-37", "SSP-HUB-46", "SSP-HUB-54", "SSP-HUB-62", "SSP-SHP-13")
@pytest.mark.parametrize(
    ("hub", "ship", "cost", "fee"),
    [
        ("A-2", "L1-diplomacy-a", 2, 0),
        ("A-2", "L1-diplomacy-b", 1, 1),
        ("A-2", "N-diplomacy", 3, 0),
        ("A-5", "L1-diplomacy-a", 3, 0),
        ("A-5", "L1-diplomacy-b", 2, 1),
        ("A-5", "N-diplomacy", 4, 0),
        ("A-7", "L1-diplomacy-a", 3, 0),
        ("A-7", "L1-diplomacy-b", 1, 1),
        ("A-7", "N-diplomacy", 3, 0),
        ("A-7", "N-transport", 4, 0),
        ("A-10", "L1-expedition-a", 2, 0),
        ("A-10", "L1-expedition-b", 2, 1),
        ("A-10", "L1-diplomacy-b", 3, 1),
    ],
)
def test_discounts_on_ships(hub: str, ship: str, cost: int, fee: int) -> None:
    assert paid(hub, ship) == (cost, fee)


@pytest.mark.rule("SSP-HUB-38", "SSP-TIM-02")
def test_a3_rolls_after_a_transport_ship_but_not_after_a_bonus_transaction() -> None:
    p = Position("red has hub A-3; red has 9 gems, 4 food; it is red's turn")
    p.play("use L1-transport-a", "trade ff metal", "done", "bonus A-3", dice="3 human")
    p.play("keep-dice human 2")
    assert (p.points(RED), p.actors) == (2, [BLUE])


@pytest.mark.rule("SSP-HUB-48", "SSP-HUB-50")
def test_a6_builds_private_sectors_that_nobody_else_can() -> None:
    p = Position(
        "red has hub A-6; display has 111, 121; red has 4 gems, 9 metal; blue has 5 gems, 9 metal"
    )
    p.player(RED).set_private(0, 2)
    p.arrange("it is blue's turn").play("use L1-construction-b")
    assert (p.why("build 102"), p.why("build 103")) == ("private_sector", "not_on_display")
    p.arrange("it is red's turn").play("use L1-construction-a", "build 102")
    assert (p.has(RED, "metal"), p.score(RED)["A-6"]) == ([6], 1)


@pytest.mark.rule("SSP-HUB-52")
def test_a7_lobbies_at_income_without_a_point() -> None:
    p = income("A-7", gems=1).play("power A-7", "lobby transport")
    assert (p.level(RED, "transport"), p.gems(RED), p.points(RED)) == (1, 5, 0)


@pytest.mark.rule("SSP-HUB-52")
def test_a7_cannot_lobby_without_gems() -> None:
    p = Position("red has hub A-7; red's fleet is empty; it is red's turn").play("income")
    assert p.actors == [BLUE]


@pytest.mark.rule("SSP-HUB-53")
def test_a7_gains_a_point_per_diplomacy_ship() -> None:
    p = Position("red has hub A-7; red has 9 gems; it is red's turn").play(
        "use L1-diplomacy-a", "lobby transport"
    )
    assert p.points(RED) == 1


def recruiting(p: Position) -> Position:
    return p.arrange("red has 9 gems, 1 food, 1 water, 1 metal; it is red's turn")


@pytest.mark.rule("SSP-HUB-56", "SSP-TRN-14")
def test_a8_buys_a_human_and_takes_income_with_many_gems() -> None:
    p = recruiting(Position("red has hub A-8; red built 113"))
    assert p.why("income") == "income_not_yet"
    p.play("recruit")
    assert (p.residents(RED, "human"), p.has(RED, "food", "water", "metal")) == (1, [0, 0, 0])
    assert p.told("IncomeTaken") == 1


@pytest.mark.rule("SSP-HUB-56")
def test_a8_needs_payment_room_and_a_human() -> None:
    p = Position("red has hub A-8; red built 101; red has 1 food, 1 water; it is red's turn")
    assert (p.why("recruit"), p.rule("recruit")) == ("recruit_too_dear", "SSP-HUB-56")
    assert recruiting(Position("red has hub A-8")).why("recruit") == "no_quarters"
    p = Position("red has hub A-8; red built 101")
    p.state.terra = 0
    assert recruiting(p).why("recruit") == "no_human_left"


@pytest.mark.rule("SSP-HUB-57")
def test_a8s_human_counts_in_the_income_that_follows() -> None:
    p = recruiting(Position("red has hub A-8; red built 102")).play("recruit")
    assert p.gained(RED, "102") == {"food": 1}


@pytest.mark.rule("SSP-HUB-74", "SSP-HUB-56")
def test_a8s_human_triggers_gain_effects_once() -> None:
    p = recruiting(Position("red has hub A-8; red has active 126; red built 201")).play("recruit")
    assert (p.gained(RED, "126")["gems"], p.player(RED).marker) == (3, -1)
    assert (p.residents(RED, "human"), p.player(RED).incomes) == (1, 1)


@pytest.mark.rule("SSP-HUB-58", "SSP-HUB-63", "SSP-HUB-73")
@pytest.mark.parametrize(("hub", "dice", "keep"), [("A-8", 7, 5), ("A-10", 7, 5), ("A-12", 6, 5)])
def test_better_expeditions(hub: str, dice: int, keep: int) -> None:
    p = Position(f"red has hub {hub}; red has 3 gems; it is red's turn")
    p.play("use L1-expedition-a", dice=f"{dice} food")
    assert p.legal()[-1] == f"keep-dice food {keep}"
    assert sum(p.events[-1].values[1:]) == dice


@pytest.mark.rule("SSP-HUB-60")
def test_a9_builds_in_any_order_but_one_per_colour_and_level() -> None:
    p = Position(
        "red has hub A-9; display has 311, 211, 212; red built 213; "
        "red has 9 gems, 20 metal; it is red's turn"
    )
    p.play("use L1-construction-a")
    assert p.player(RED).sectors() == 2
    p = Position(
        "red has hub A-9; display has 311, 302, 211; red built 213; red has 9 gems, 20 metal"
    )
    assert (
        p.arrange("it is red's turn").play("use L1-construction-a").why("build 211") == "slot_taken"
    )


@pytest.mark.rule("SSP-HUB-64")
def test_a10_saves_a_resource_of_choice_on_humans() -> None:
    p = Position(
        "red has hub A-10; red built 101; red has 2 gems, 1 food, 1 water, 1 metal; "
        "it is red's turn"
    )
    p.play("use L1-expedition-a", "keep-dice human 1", "ally", dice="7 human")
    assert p.legal() == ["pay wm", "pay fm", "pay fw"]
    assert p.play("pay wm").has(RED, "food", "water", "metal") == [1, 0, 0]


@pytest.mark.rule("SSP-HUB-64", "SSP-SEC-215")
def test_human_discounts_add_up() -> None:
    p = Position("red has hub A-10; red has active 215; red has 2 gems, 1 metal; it is red's turn")
    p.play("use L1-expedition-a", "keep-dice human 1", "ally", dice="7 human")
    assert (p.residents(RED, "human"), p.has(RED, "metal")) == (1, [0])


def on_hub(p: Position) -> Position:
    """Hub A-11 with its five residents, before an income."""
    player = p.player(RED)
    for space, species in enumerate((1, 2, 0, 3, 4)):
        player.homes[9] |= (species + 1) << (3 * space)
        player.residents[species] += 1
    return p.arrange("it is red's turn")


@pytest.mark.rule("SSP-HUB-66", "SSP-HUB-68")
def test_a11_pays_for_its_spaces_then_one_resident_must_leave() -> None:
    p = on_hub(Position("red has hub A-11; red built 111")).play("income")
    assert p.gained(RED, "A-11") == {"gems": 8, "water": 1, "food": 1, "points": 1}
    assert p.legal() == ["move-out brown", "move-out gold", "move-out human"]
    assert (p.why("done"), p.why("move-out teal")) == ("must_leave_hub", "no_quarters")
    p.play("move-out brown")
    assert (p.living_in(RED, 111), p.residents(RED, "brown"), p.actors) == (["brown"], 1, [BLUE])


@pytest.mark.rule("SSP-HUB-68")
def test_a11s_spaces_are_not_refilled_or_relocated() -> None:
    p = on_hub(Position("red has hub A-11; red built 111, 211")).play("income", "move-out brown")
    p.play("settle 111", "income").arrange("red has 3 gems").play("income")
    assert p.why("relocate gold hub") == "hub_stays"
    assert p.gained(RED, "A-11")["water"] == 1


@pytest.mark.rule("SSP-HUB-67")
def test_a11_sends_a_resident_home_if_none_can_move() -> None:
    p = on_hub(Position("red has hub A-11")).play("income")
    assert p.why("move-out brown") == "no_quarters"
    terra = p.state.terra
    p.play("send-home human")
    assert (p.state.terra, p.residents(RED, "human"), p.actors) == (terra + 1, 0, [BLUE])
    p = on_hub(Position("red has hub A-11; red built 111")).play("income")
    assert p.why("send-home teal") == "could_move"


@pytest.mark.rule("SSP-HUB-69")
def test_a11s_residents_belong_to_the_station() -> None:
    p = on_hub(Position("red has hub A-11"))
    assert (p.score(RED)["residents"], p.score(RED)["most_gold"]) == (10, 10)


@pytest.mark.rule("SSP-HUB-71")
def test_a12_returns_a_resident_or_an_empty_outermost_sector() -> None:
    p = Position(
        "red has hub A-12; red built 111, 211, 121; red houses 1 pink in 121; it is red's turn"
    )
    p.play("income")
    assert p.legal() == ["give-back-sector 211", "give-back pink 121"]
    assert p.why("give-back-sector 121") == "sector_inhabited"
    assert p.why("give-back-sector 111") == "sector_not_outermost"
    assert (p.why("done"), p.rule("done")) == ("must_give_back", "SSP-HUB-71")
    p.play("give-back-sector 211")
    assert (p.on_display(211), p.player(RED).sectors()) == (True, 2)


@pytest.mark.rule("SSP-HUB-72")
def test_a12_loses_five_points_if_nothing_can_be_returned() -> None:
    assert income("A-12").points(RED) == -5


@pytest.mark.rule("SSP-HUB-73")
def test_a12_improves_the_four_ships() -> None:
    p = Position("red has hub A-12; red has 2 gems, 9 food; it is red's turn")
    p.play("use L1-transport-a", *["trade ff water"] * 4)
    assert p.actors == [BLUE]
    p = Position("red has hub A-12; display has 102; red has 4 gems, 3 metal; it is red's turn")
    assert p.play("use L1-construction-a").has(RED, "metal") == [0]
