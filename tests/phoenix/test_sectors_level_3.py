"""Abilities of the later Sectors of Level 3, by number."""

import pytest
from tests.phoenix.test_sectors import income, using

from starboard.engine.bits import count_bits

from .position import BLUE, RED, Position, listed


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
