"""Abilities of Sectors, by number."""

import pytest

from starboard.games.phoenix.components.effects import GAIN, INCOME
from starboard.games.phoenix.components.ids import GOODS
from starboard.games.phoenix.components.words import sector_index

from .position import BLUE, RED, Position, listed

PLAIN = (102, 103, 111, 113, 114, 121, 123, 127, 201, 202, 203, 205, 213, 216, 221, 223, 224)


def income(p: Position) -> Position:
    return p.arrange("it is red's turn").play("income")


@pytest.mark.rule("SSP-SEC-02")
@pytest.mark.parametrize("number", PLAIN)
def test_plain_sectors_give_their_icons_in_every_income(number: int) -> None:
    p = income(Position(f"red built and filled {number}"))
    expected: dict[str, int] = {}
    for effect in p.state.rules.sectors[sector_index(number)].quarters:
        if effect is not None:
            assert (effect.on, effect.deed) == (INCOME, GAIN)
            for good, count in enumerate(effect.gain):
                if count:
                    expected[GOODS[good]] = expected.get(GOODS[good], 0) + int(count)
    assert p.gained(RED, str(number)) == expected


@pytest.mark.rule("SSP-SEC-03", "SSP-SEC-112")
def test_112_gives_a_resource_of_choice_for_a_diplomacy_ship() -> None:
    p = Position("red has active 112; red has 4 gems; it is red's turn")
    p.play("use L1-diplomacy-a", "lobby transport")
    assert p.legal() == ["choose food", "choose water", "choose metal"]
    assert (p.why("choose gems"), p.rule("choose gems")) == ("choose_a_resource", "SSP-SEC-03")
    assert (p.play("choose metal").has(RED, "metal"), p.actors) == ([1], [BLUE])


@pytest.mark.rule("SSP-SEC-04", "SSP-SEC-101")
def test_101_gives_food_or_water() -> None:
    p = income(Position("red has active 101"))
    assert (p.legal(), p.why("choose metal")) == (["choose food", "choose water"], "not_that_good")
    assert (p.play("choose water").has(RED, "water"), p.actors) == ([1], [BLUE])


@pytest.mark.rule("SSP-SEC-05")
def test_a_purchase_must_be_paid_in_full() -> None:
    p = Position(
        "red has hub B-5; red's fleet is empty; red has active 228; red has 1 gems, 2 food"
    )
    assert income(p).why("power 228") == "purchase_too_dear"


@pytest.mark.rule("SSP-SEC-07", "SSP-GEM-12")
def test_a_bonus_resident_may_be_declined_a_fixed_gain_not() -> None:
    p = Position(
        "red has hub B-12; red has active 112; red built 101; red has 4 gems; it is red's turn"
    )
    p.play("use L1-diplomacy-a", "lobby transport")
    assert p.why("done") == "take_gain_first"
    p.play("bonus 112", "choose food", "done")
    assert (p.residents(RED, "human"), p.actors) == (0, [BLUE])


def using(number: int, kind: str, room: tuple[int, ...] = ()) -> Position:
    """The ability of a Sector after its ship was used in the simplest way."""
    p = Position(
        f"everybody has hub B-5; red has active {number}; {listed('red built', room)}; "
        "display has 102, 112; red has 9 gems, 6 food, 9 metal; display has 121; "
        f"red's fleet is L1-{kind}-a, L1-diplomacy-a; it is red's turn"
    )
    if kind == "dismantle":
        return p.play("use L1-dismantle-a")
    if kind == "construction":
        p.play("use L1-construction-a")
        return p.play(p.legal()[0])
    if kind == "transport":
        return p.play("use L1-transport-a", "trade ff water", "done")
    dice = "10 food" if number == 327 else "6 food"
    return p.play("use L1-expedition-a", "keep-dice food 1", dice=dice)


@pytest.mark.rule(
    "SSP-SEC-104", "SSP-SEC-105", "SSP-SEC-107", "SSP-SEC-116", "SSP-SEC-122", "SSP-SEC-312"
)
@pytest.mark.rule("SSP-SEC-321", "SSP-SEC-324", "SSP-SEC-328", "SSP-TIM-09")
@pytest.mark.parametrize(
    ("number", "kind", "gain"),
    [
        (104, "dismantle", {"gems": 3}),
        (105, "expedition", {"gems": 2}),
        (107, "transport", {"gems": 2}),
        (116, "transport", {"points": 1}),
        (122, "construction", {"points": 2}),
        (312, "dismantle", {"food": 1, "water": 1}),
        (321, "expedition", {"food": 1, "water": 1}),
        (324, "transport", {"food": 1, "water": 1}),
        (328, "transport", {"metal": 1}),
    ],
)
def test_fixed_gains_for_using_a_ship(number: int, kind: str, gain: dict[str, int]) -> None:
    assert using(number, kind).gained(RED, str(number)) == gain


@pytest.mark.rule("SSP-SEC-125")
def test_125_gives_food_or_water_for_a_dismantle_ship() -> None:
    p = using(125, "dismantle")
    assert p.legal() == ["choose food", "choose water"]
    assert (p.play("choose food").has(RED, "food"), p.actors) == ([7], [BLUE])


@pytest.mark.rule("SSP-SEC-106")
def test_106_pays_for_aliens_not_for_humans() -> None:
    p = Position(
        "red has hub B-12; red has active 106; red built 201; red has 4 gems; it is red's turn"
    )
    p.play("use L1-diplomacy-a", "lobby transport", "bonus B-12")
    assert p.gained(RED, "106") == {}


@pytest.mark.rule("SSP-SEC-115", "SSP-SEC-126", "SSP-HUB-30", "SSP-TIM-04")
@pytest.mark.parametrize(("number", "gain"), [(115, {"points": 1}), (126, {"gems": 2})])
def test_gains_for_every_human(number: int, gain: dict[str, int]) -> None:
    p = Position(
        f"red has hub B-12; red has active {number}; red built 201; red has 4 gems; "
        "it is red's turn"
    )
    p.play("use L1-diplomacy-a", "lobby transport", "bonus B-12")
    if p.actors == [RED]:
        p.play("settle 201")
    assert p.gained(RED, str(number)) == gain


@pytest.mark.rule("SSP-SEC-115", "SSP-SEC-126")
@pytest.mark.parametrize("number", [115, 126])
def test_observing_is_not_gaining(number: int) -> None:
    p = Position(f"red has active {number}; red has 3 gems; it is red's turn")
    p.play("use L1-expedition-a", "keep-dice human 1", dice="6 human")
    assert (p.gained(RED, str(number)), p.points(RED)) == ({}, 1)


@pytest.mark.rule("SSP-SEC-117")
def test_117_costs_three_gems_and_the_lobbying_cost() -> None:
    p = Position("red has active 117; red has 7 gems; it is red's turn")
    p.play("use L1-diplomacy-a", "lobby transport")
    assert p.actors == [BLUE]
    p = Position("red has active 117; red has 20 gems; it is red's turn")
    p.play("use L1-diplomacy-a", "lobby transport", "bonus 117", "lobby transport")
    assert (p.gems(RED), p.level(RED, "transport"), p.actors) == (11, 2, [BLUE])


@pytest.mark.rule("SSP-SEC-128", "SSP-SEC-03")
def test_128_exchanges_one_resource_once() -> None:
    p = income(Position("red has active 128; red has 3 food")).play("power 128")
    assert p.why("exchange food gems") == "not_a_resource"
    assert (p.why("exchange food food"), p.why("exchange water food")) == (
        "same_resource",
        "too_few_of",
    )
    p.play("exchange food metal")
    assert (p.has(RED, "food", "metal"), p.actors) == ([2, 1], [BLUE])


@pytest.mark.rule("SSP-SEC-206")
def test_206_allows_a_transaction_after_a_diplomacy_ship() -> None:
    p = Position("red has active 206; red has 7 gems; it is red's turn")
    p.play("use L1-diplomacy-a", "lobby transport", "bonus 206", "buy metal")
    assert p.has(RED, "metal", "gems") == [1, 0]


def three_aliens(colours: str) -> Position:
    p = Position(
        "red has active 207; red built 101, 301, 311, 111; "
        "red has 5 gems, 9 food, 9 water; it is red's turn"
    )
    p.play("use L1-transport-a")
    for colour in colours.split():
        p.play(f"alien {colour}", "settle 301" if colour == "teal" else "settle 311")
    return p


@pytest.mark.rule("SSP-SEC-207")
def test_207_adds_a_fourth_alien_of_the_same_colour() -> None:
    p = three_aliens("teal teal teal").play("bonus 207", "settle 301")
    assert (p.residents(RED, "teal"), p.actors) == (4, [BLUE])


@pytest.mark.rule("SSP-SEC-207")
def test_207_does_not_count_mixed_colours() -> None:
    assert three_aliens("teal teal brown").actors == [BLUE]


@pytest.mark.rule("SSP-SEC-208")
def test_208_sells_one_extra_turn_per_diplomacy_ship() -> None:
    p = Position("red has active 208; red has 9 gems; it is red's turn")
    p.play("use L1-diplomacy-a", "lobby transport", "extra-turn")
    assert (p.gems(RED), p.actors, p.state.turns) == (2, [RED], 2)
    assert p.why("extra-turn") == "no_bonus_now"


@pytest.mark.rule("SSP-SEC-208")
def test_208_needs_a_diplomacy_ship_and_three_gems() -> None:
    p = Position("red has active 208; red has 6 gems; it is red's turn")
    assert p.play("use L1-diplomacy-a", "lobby transport").actors == [BLUE]
    p = Position("red has active 208; red has 9 gems; it is red's turn")
    p.play("use L1-expedition-a", "keep-dice food 1", dice="6 food")
    assert p.actors == [BLUE]


@pytest.mark.rule("SSP-SEC-211", "SSP-SEC-326")
@pytest.mark.parametrize(("number", "price"), [(211, 3), (326, 2)])
def test_cheaper_construction(number: int, price: int) -> None:
    p = Position(
        f"red has active {number}; display has 102; red has 4 gems, 9 metal; it is red's turn"
    )
    p.play("use L1-construction-a")
    assert p.has(RED, "metal") == [9 - price]


@pytest.mark.rule("SSP-SEC-212", "SSP-SEC-304")
@pytest.mark.parametrize(("number", "metal"), [(212, 8), (304, 9)])
def test_more_metal_from_dismantling(number: int, metal: int) -> None:
    p = Position(
        f"everybody has hub B-5; red has active {number}; "
        "red's fleet is L1-dismantle-a, L1-transport-a"
    )
    assert p.arrange("red has 2 gems; it is red's turn").play("use L1-dismantle-a").has(
        RED, "metal"
    ) == [metal]


@pytest.mark.rule("SSP-SEC-214")
def test_214_adds_a_transaction_only_while_its_quarters_are_filled() -> None:
    p = Position(
        "red built 214; red houses 3 brown in 214; red has 2 gems, 9 food; it is red's turn"
    )
    p.play("use L1-transport-a", *["trade ff water"] * 3)
    assert p.actors == [BLUE]


@pytest.mark.rule("SSP-SEC-217")
def test_217_cannot_pay_for_its_own_human() -> None:
    p = Position("red has active 217; red has 3 gems, 1 food, 1 water; it is red's turn")
    p.play("use L1-expedition-a", "keep-dice human 1", dice="6 human")
    assert (p.residents(RED, "human"), p.points(RED)) == (0, 1)


@pytest.mark.rule("SSP-SEC-218", "SSP-INC-16")
def test_218_allows_a_transaction_at_income() -> None:
    p = income(Position("red has active 218; red has 6 food"))
    p.play("power 218", "trade ff metal")
    assert (p.has(RED, "food", "metal"), p.actors) == ([4, 1], [BLUE])


@pytest.mark.rule("SSP-SEC-222")
def test_222_sells_a_human_for_six_gems_without_discount() -> None:
    p = Position("red has hub A-10; red has active 222; red has 7 gems")
    income(p).play("power 222")
    assert (p.residents(RED, "human"), p.actors) == (1, [BLUE])
    assert p.gained(RED, "A-10") == {"gems": 5}
    assert p.gems(RED) == 7 + 5 + 1 - 6


@pytest.mark.rule("SSP-SEC-225", "SSP-TIM-13")
def test_225_rolls_two_dice_at_income_and_keeps_one() -> None:
    p = Position("red has hub A-8; red has active 225; red has active 315; it is red's turn").play(
        "income"
    )
    p.play("power 225", dice="1 food 1 human")
    assert p.legal() == ["keep-dice food 1", "keep-dice human 1", "done"]
    p.play("keep-dice human 1")
    assert p.points(RED) == 1


@pytest.mark.rule("SSP-SEC-226")
def test_226_gives_nothing_for_low_tokens() -> None:
    p = income(Position("red has active 226; red has dismantle 2, transport 2"))
    assert p.points(RED) == 0


@pytest.mark.rule("SSP-SEC-227", "SSP-HUB-05")
def test_227_and_b1_each_add_an_alien_of_the_built_colour() -> None:
    p = Position(
        "red has hub B-1; red has active 227; display has 113; red has 4 gems, 6 metal; "
        "it is red's turn"
    )
    p.play("use L1-construction-a", "bonus B-1", "bonus 227")
    assert (p.living_in(RED, 113), p.actors) == (["brown", "brown"], [BLUE])


@pytest.mark.rule("SSP-SEC-227", "SSP-HUB-05")
def test_no_free_alien_when_the_built_colour_has_run_out() -> None:
    p = Position("red has hub B-1; display has 113; red has 4 gems, 6 metal")
    p.state.aliens[1] = 0
    assert p.arrange("it is red's turn").play("use L1-construction-a").actors == [BLUE]


@pytest.mark.rule("SSP-SEC-228")
def test_228_sells_two_resources_for_four_gems_once() -> None:
    p = income(Position("red has active 228")).play("power 228", "choose metal")
    p.play("choose food")
    assert (p.has(RED, "metal", "food", "gems"), p.told("IncomeTaken")) == ([1, 1, 3], 1)


@pytest.mark.rule("SSP-SEC-301", "SSP-TRP-15")
def test_301_allows_a_transaction_after_an_expedition() -> None:
    p = using(301, "expedition").play("bonus 301", "trade ff metal")
    assert p.actors == [BLUE]


@pytest.mark.rule("SSP-SEC-303")
def test_303_adds_a_human_after_a_transport_ship() -> None:
    p = using(303, "transport", room=(201, 111)).play("bonus 303", "settle 201")
    assert (p.residents(RED, "human"), p.has(RED, "food"), p.actors) == (1, [4], [BLUE])


@pytest.mark.rule("SSP-SEC-306", "SSP-DIP-11")
def test_306_advances_a_token_below_the_top_for_free() -> None:
    p = Position(
        "red has active 306; red has dismantle 5; red has 2 gems, 2 food; it is red's turn"
    )
    p.play("use L1-transport-a", "trade ff metal", "bonus 306")
    assert p.why("advance dismantle") == "at_top"
    p.play("advance expedition")
    assert (p.level(RED, "expedition"), p.actors) == (1, [BLUE])
