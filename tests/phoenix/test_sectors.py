"""Abilities of Sectors, by number."""

import pytest

from starboard.engine.bits import count_bits
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


@pytest.mark.rule("SSP-SEC-307", "SSP-SEC-318")
@pytest.mark.parametrize(("number", "below"), [(307, (101, 201)), (318, (111, 211))])
def test_an_immediate_human_joins_at_once(number: int, below: tuple[int, int]) -> None:
    p = Position(
        f"{listed('red built', below)}; display has {number}; red has 4 gems, 13 metal; "
        "it is red's turn"
    )
    p.play("use L1-construction-a", f"settle {number}")
    assert (p.living_in(RED, number), p.actors) == (["human"], [BLUE])


@pytest.mark.rule("SSP-SEC-307")
def test_307_sells_a_human_for_any_two_resources_once() -> None:
    p = income(Position("red has active 307; red has 5 food")).play("power 307")
    assert (p.residents(RED, "human"), p.has(RED, "food")) == (1, [3])
    assert p.actors == [BLUE]


@pytest.mark.rule("SSP-SEC-307", "SSP-SEC-215")
def test_307_is_cheaper_with_a_human_discount() -> None:
    p = income(Position("red has active 307; red has active 215; red has 1 food, 1 metal"))
    p.play("power 307", "pay m", "settle 307")
    assert p.has(RED, "food", "metal") == [1, 0]


@pytest.mark.rule("SSP-SEC-308")
def test_308_pays_a_gem_for_every_two_humans() -> None:
    p = income(Position("red built 308, 201; red houses 1 human in 308"))
    assert p.gained(RED, "308") == {}
    p = income(Position("red built 308, 201; red houses 1 teal in 308"))
    assert p.gained(RED, "308") == {}
    p = Position("red built 308, 205; red houses 1 human in 308")
    assert income(p.arrange("red houses 2 human in 205")).gained(RED, "308") == {"gems": 1}


@pytest.mark.rule("SSP-SEC-311", "SSP-SEC-324")
@pytest.mark.parametrize(
    ("number", "below", "colour"), [(311, (111, 211), "brown"), (324, (121, 221), "pink")]
)
def test_two_aliens_join_at_once(number: int, below: tuple[int, int], colour: str) -> None:
    p = Position(
        f"{listed('red built', below)}; display has {number}; red has 4 gems, 14 metal; "
        "it is red's turn"
    )
    p.play("use L1-construction-a", f"settle {number}", f"settle {below[0]}")
    assert (p.residents(RED, colour), p.actors) == (2, [BLUE])


@pytest.mark.rule("SSP-SEC-315", "SSP-HUB-11")
def test_315_and_b4_allow_two_rerolls_one_after_the_other() -> None:
    p = Position("red has hub B-4; red has active 315; red has 3 gems; it is red's turn")
    p.play("use L1-expedition-a", "reroll food 6", "stand", dice="12 food")
    p.play("reroll food 1", "stand", dice="1 human")
    assert "keep-dice human 1" in p.legal()


@pytest.mark.rule("SSP-SEC-316", "SSP-SEC-306", "SSP-SEC-325", "SSP-SEC-327", "SSP-SEC-308")
@pytest.mark.parametrize(
    ("number", "species"),
    [(316, "brown"), (306, "teal"), (325, "pink"), (327, "human"), (308, "human")],
)
def test_endgame_points_per_resident(number: int, species: str) -> None:
    p = Position(
        f"red built and filled {number} by {species}; red built {102 if species != 'teal' else 112}"
    )
    assert p.score(RED)[str(number)] == p.residents(RED, species)


@pytest.mark.rule("SSP-SEC-318")
def test_318_adds_a_human_for_a_diplomacy_ship() -> None:
    p = Position("red has active 318; red has 4 gems; it is red's turn")
    p.play("use L1-diplomacy-a", "lobby transport", "bonus 318")
    assert p.residents(RED, "human") == 1


@pytest.mark.rule("SSP-SEC-321", "SSP-TIM-13")
def test_321_rolls_seven_dice_and_keeps_five_without_modifiers() -> None:
    p = Position(
        "red has hub B-4; red built 221; red has active 124; display has 321; "
        "red has 4 gems, 13 metal; it is red's turn"
    )
    p.play("use L1-construction-a", dice="4 food 3 human")
    assert p.why("done") == "too_few_left"
    assert (p.why("keep-dice food 1"), p.why("reroll food 1")) == (
        "too_few_left",
        "no_reroll",
    )
    p.play("keep-dice food 4", "keep-dice human 1")
    assert p.has(RED, "food", "points") == [4, 1]


@pytest.mark.rule("SSP-SEC-322", "SSP-EXP-20")
def test_322_sells_one_human_per_expedition_ship() -> None:
    p = Position("red has hub A-10; red has active 322; red has 20 gems; it is red's turn")
    p.play("use L1-expedition-a", "buy-human", dice="7 food")
    assert (p.gems(RED), p.residents(RED, "human")) == (14, 1)
    assert p.why("buy-human") == "human_already_bought"


@pytest.mark.rule("SSP-SEC-322", "SSP-TIM-11")
def test_322_can_be_used_until_the_expedition_is_over() -> None:
    p = Position("red has active 322; red has 7 gems; it is red's turn")
    p.play("use L1-expedition-a", "keep-dice food 1", dice="6 food")
    assert p.legal() == ["done", "buy-human"]
    p.play("done")
    assert p.actors == [BLUE]


@pytest.mark.rule("SSP-SEC-325", "SSP-HUB-09")
@pytest.mark.parametrize("hub", ["B-3", "B-2"])
def test_a_free_alien_of_any_colour_after_a_transport_ship(hub: str) -> None:
    p = Position(f"red has hub {hub}; red built 101; red has 2 gems, 2 food")
    if hub == "B-2":
        p.arrange("red has active 325")
    p.arrange("it is red's turn").play("use L1-transport-a", "trade ff metal")
    source = "B-3" if hub == "B-3" else "325"
    p.play(f"bonus {source}")
    assert "alien gold" in p.legal()
    p.play("alien teal")
    assert (p.living_in(RED, 101), p.has(RED, "food", "water")) == (["teal"], [0, 0])
    assert p.actors == [BLUE]


@pytest.mark.rule("SSP-SEC-326", "SSP-CON-01")
def test_326_brings_a_free_sector_of_a_missing_colour() -> None:
    p = Position(
        "red has hub B-1; red built 121, 221; display has 326, 101, 111, 122, 201; "
        "red has 4 gems, 13 metal; it is red's turn"
    )
    p.play("use L1-construction-a", "build 326")
    assert p.legal() == ["take 101", "take 111"]
    assert (p.why("take 122"), p.why("take 201")) == ("slot_taken", "not_level_1")
    assert (p.why("done"), p.rule("take 201")) == ("take_free_sector", "SSP-SEC-326")
    p.play("take 101", "bonus B-1", "settle 121")
    assert (p.player(RED).sectors(), p.has(RED, "metal"), p.residents(RED, "pink")) == (4, [0], 1)


@pytest.mark.rule("SSP-SEC-326")
def test_326_brings_nothing_to_a_station_with_all_colours() -> None:
    p = Position(
        "red built 101, 111, 121, 221; display has 326, 102; red has 4 gems, 13 metal; "
        "it is red's turn"
    )
    p.play("use L1-construction-a")
    assert (int(count_bits(p.state.display[0])), p.actors) == (1, [BLUE])


@pytest.mark.rule("SSP-SEC-01")
def test_an_ability_needs_its_own_type_of_ship() -> None:
    assert using(104, "expedition").gained(RED, "104") == {}
