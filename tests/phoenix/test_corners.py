"""Odd corners of abilities, bonuses and income: limits, second uses, what does not count."""

import pytest

from .position import BLUE, RED, Position, listed


@pytest.mark.rule("SSP-SEC-301", "SSP-SEC-323", "SSP-TRN-08")
@pytest.mark.parametrize(("number", "below"), [(301, (101, 201)), (323, (121, 221))])
def test_an_extra_turn_is_one_turn_and_cannot_be_declined(
    number: int, below: tuple[int, int]
) -> None:
    p = Position(
        f"{listed('red built', below)}; display has {number}; red has 5 gems, 13 metal; "
        "it is red's turn"
    )
    p.play("use L1-construction-a")
    assert (p.actors, p.state.turns, p.why("done")) == ([RED], 2, "must_take_option")
    assert p.play("income").actors == [BLUE]


@pytest.mark.rule("SSP-SEC-05", "SSP-SEC-117")
def test_117_works_once_per_ship() -> None:
    p = Position(
        "red has hub B-12; red has active 117; red built 101; red has 30 gems; it is red's turn"
    )
    p.play("use L1-diplomacy-a", "lobby transport", "bonus 117", "lobby dismantle")
    assert (p.why("bonus 117"), p.rule("bonus 117")) == ("bonus_used", "SSP-TIM-10")


@pytest.mark.rule("SSP-SEC-117", "SSP-DIP-01")
def test_117_needs_its_lobbying_cost_too() -> None:
    p = Position(
        "red has hub B-12; red has active 117; red built 101; red has 7 gems; it is red's turn"
    )
    p.play("use L1-diplomacy-a", "lobby transport")
    assert (p.gems(RED), p.why("bonus 117")) == (3, "no_gems_to_lobby")


@pytest.mark.rule("SSP-SEC-117")
def test_117_belongs_to_diplomacy_ships() -> None:
    p = Position(
        "red has hub B-3; red has active 117; red built 101; red has 9 gems, 2 food; "
        "it is red's turn"
    )
    p.play("use L1-transport-a", "trade ff metal", "done")
    assert (p.legal(), p.why("bonus 117")) == (["bonus B-3", "done"], "no_such_bonus")


@pytest.mark.rule("SSP-SEC-05", "SSP-SEC-228", "SSP-SEC-222", "SSP-SEC-128", "SSP-INC-15")
@pytest.mark.parametrize(
    ("number", "moves"),
    [
        (228, ("choose food", "choose food")),
        (222, ("settle 201",)),
        (128, ("exchange food metal",)),
    ],
)
def test_an_income_purchase_is_made_once(number: int, moves: tuple[str, ...]) -> None:
    p = Position(
        f"red has hub B-5; red has active {number}; red built 201; "
        "red has 30 gems, 4 food; L1-transport-a is used; it is red's turn"
    )
    p.play("income", f"power {number}", *moves)
    assert (p.why(f"power {number}"), p.why("power B-5")) == ("power_used", "")


@pytest.mark.rule("SSP-SEC-307", "SSP-INC-15")
def test_307_asks_for_two_resources_and_sells_one_human() -> None:
    p = Position(
        "red has hub B-5; red has active 307; red has 1 food, 3 gems; it is red's turn"
    ).play("income")
    assert (p.why("power 307"), p.rule("power 307")) == ("sold_human_too_dear", "SSP-SEC-307")
    p = Position("red has hub B-5; red has active 307; red has 6 food; it is red's turn")
    assert p.play("income", "power 307").why("power 307") == "power_used"


def transporting(p: Position, *aliens: str) -> Position:
    """A Level-3 Transport ship with six transactions brings these Aliens."""
    p.arrange(
        "red has active 207; red has active 214; red built 301, 111, 311; "
        "red's fleet is L3-transport-a; red has 9 gems, 20 food, 20 water; it is red's turn"
    )
    p.play("use L3-transport-a")
    for colour in aliens:
        p.play(f"alien {colour}", "settle 301" if colour == "teal" else "settle 311")
    return p


@pytest.mark.rule("SSP-SEC-207")
def test_207_gives_one_alien_of_either_colour_if_two_qualify() -> None:
    p = transporting(Position(), *["teal"] * 3, *["brown"] * 3).play("bonus 207")
    assert (p.legal(), p.why("alien gold")) == (["alien teal", "alien brown"], "not_that_alien")
    p.play("alien teal", "settle 301")
    assert (p.residents(RED, "teal"), p.residents(RED, "brown"), p.actors) == (4, 3, [BLUE])


@pytest.mark.rule("SSP-SEC-207")
def test_207_counts_no_free_aliens() -> None:
    p = transporting(Position("red has hub B-3"), "teal", "teal").play("done")
    p.play("bonus B-3", "alien teal", "settle 301")
    assert (p.residents(RED, "teal"), p.actors) == (3, [BLUE])


@pytest.mark.rule("SSP-SEC-207", "SSP-TIM-14")
def test_207_gives_nothing_when_the_colour_has_run_out() -> None:
    p = Position()
    p.state.aliens[0] = 3
    transporting(p, "teal", "teal", "teal")
    assert p.play("done").actors == [BLUE]


@pytest.mark.rule("SSP-SEC-208", "SSP-SEC-05")
def test_208_sells_no_second_extra_turn() -> None:
    p = Position("red has hub A-1; red has active 208; red has 20 gems, 1 metal; it is red's turn")
    p.play("use L1-diplomacy-a", "lobby transport", "extra-turn")
    assert (p.why("extra-turn"), p.state.extra) == ("extra_turn_bought", 1)


@pytest.mark.rule("SSP-SEC-208", "SSP-HUB-52")
def test_208_does_not_follow_the_diplomacy_action_of_an_income() -> None:
    p = Position("red has hub A-7; red has active 208; red has 7 gems; it is red's turn")
    p.play("income", "power A-7", "lobby transport")
    assert p.actors == [BLUE]


@pytest.mark.rule("SSP-SEC-303", "SSP-SEC-325", "SSP-SEC-328", "SSP-SEC-116", "SSP-TIM-02")
@pytest.mark.parametrize("number", [303, 325, 328, 116, 107, 306])
def test_a_bonus_transaction_sets_no_transport_bonus_off(number: int) -> None:
    p = Position(
        f"red has hub A-3; red has active {number}; red has 3 gems, 2 food; it is red's turn"
    )
    p.play("use L1-expedition-a", "keep-dice food 1", dice="6 food")
    p.play("bonus A-3", "trade ff metal")
    assert (p.gained(RED, str(number)), p.actors) == ({}, [BLUE])


@pytest.mark.rule("SSP-SEC-118")
def test_118_sells_nothing_with_a_bonus_transaction() -> None:
    p = Position("red has hub A-3; red has active 118; red has 9 gems, 2 food; it is red's turn")
    p.play("use L1-expedition-a", "keep-dice food 1", "bonus A-3", dice="6 food")
    assert p.why("buy-metal") == "no_cheap_metal"


@pytest.mark.rule("SSP-HUB-11", "SSP-SEC-315", "SSP-SEC-322")
def test_a_bonus_roll_has_no_reroll_and_sells_no_human() -> None:
    p = Position(
        "red has hub A-3; red has active 315; red has active 322; red has 9 gems, 2 food; "
        "it is red's turn"
    )
    p.play("use L1-transport-a", "trade ff metal", "done", "bonus A-3", dice="3 food")
    assert (p.why("reroll food 1"), p.why("buy-human")) == ("no_reroll", "no_human_for_sale")


@pytest.mark.rule("SSP-SEC-315")
def test_315_alone_allows_one_reroll() -> None:
    p = Position("red has active 315; red has 3 gems; it is red's turn")
    p.play("use L1-expedition-a", "reroll food 2", "stand", dice="6 food 2 water")
    assert (p.why("reroll water 1"), p.rule("reroll water 1")) == ("no_reroll", "SSP-HUB-11")


@pytest.mark.rule("SSP-SEC-217", "SSP-TIM-04")
def test_217_pays_for_a_free_human_too() -> None:
    p = Position("red has hub B-12; red has active 217; red has 4 gems; it is red's turn")
    p.play("use L1-diplomacy-a", "lobby transport", "bonus B-12")
    assert p.legal() == ["choose food", "choose water", "choose metal"]


@pytest.mark.rule("SSP-SEC-108", "SSP-RES-08")
def test_108_opens_teal_sectors_only_after_the_turn() -> None:
    p = Position("red built 108; red has 9 gems, 5 food, 5 water; it is red's turn")
    p.play("use L1-transport-a", "alien teal")
    assert p.why("alien brown") == "no_quarters"


@pytest.mark.rule("SSP-DIP-11", "SSP-SEC-306")
def test_a_free_advance_is_not_saved() -> None:
    p = Position("red has active 306; red has 2 gems, 2 food; it is red's turn")
    p.play("use L1-transport-a", "trade ff metal", "bonus 306")
    assert (p.why("done"), p.rule("done")) == ("advance_first", "SSP-DIP-11")


@pytest.mark.rule("SSP-HUB-66")
def test_a11_is_empty_after_five_incomes_and_asks_no_more() -> None:
    p = Position("red has hub A-11; red built 302")
    for space, species in enumerate((1, 2, 0, 3, 4)):
        p.player(RED).homes[9] |= (species + 1) << (3 * space)
        p.player(RED).residents[species] += 1
    for left in (4, 3, 2, 1, 0):
        p.arrange("red has 0 gems; it is red's turn").play("income")
        if p.state.active == RED:
            p.play(p.legal()[0])
        assert sum(int(p.player(RED).homes[9]) >> 3 * k & 7 != 0 for k in range(5)) == left
    assert p.living_in(RED, 302) == ["teal", "gold", "human"]
    assert sum(int(n) for n in p.player(RED).residents) == 3
    assert p.arrange("red has 0 gems; it is red's turn").play("income").actors == [BLUE]


@pytest.mark.rule("SSP-HUB-66")
def test_a11_moves_one_resident_at_the_close_only() -> None:
    p = Position("red has hub A-11; red has 3 gems; it is red's turn")
    assert (p.why("move-out brown"), p.rule("move-out brown")) == ("no_move_off", "SSP-HUB-66")


@pytest.mark.rule("SSP-HUB-57", "SSP-INC-18")
def test_a8s_human_is_counted_by_the_income_that_follows() -> None:
    p = Position(
        "red has hub A-8; red built 308, 205; red houses 1 human in 308; "
        "red has 1 food, 1 water, 1 metal; it is red's turn"
    )
    p.play("recruit", "settle 205")
    assert p.gained(RED, "308") == {"gems": 1}


@pytest.mark.rule("SSP-HUB-57", "SSP-INC-17")
def test_only_a8s_own_human_is_active_at_once() -> None:
    p = Position(
        "red has hub A-8; red has active 218; red built 128; "
        "red has 3 food, 3 water, 1 metal; it is red's turn"
    )
    p.play("recruit", "power 218", "alien pink")
    assert (p.living_in(RED, 128), p.player(RED).settled[6]) == (["human", "pink"], 1)
    assert p.why("power 128") == "no_power_now"


@pytest.mark.rule("SSP-INC-03")
def test_a_ship_used_by_an_opponent_allows_income() -> None:
    p = Position("red has 30 gems; blue has 9 gems, 2 food; it is blue's turn")
    p.play("use L1-transport-a", "trade ff metal", "done")
    assert (p.actors, p.why("income")) == ([RED], "")


@pytest.mark.rule("SSP-INC-20")
def test_relocation_refuses_wrong_colours_and_full_sectors() -> None:
    p = Position(
        "red built 101, 301, 111; red built and filled 201; red houses 1 gold in 101; "
        "red has 3 gems; it is red's turn"
    )
    p.play("income", "relocate gold 101")
    assert (p.why("settle 201"), p.why("settle 111")) == ("place_full", "")
    p = Position(
        "red built 101, 201, 301, 111; red houses 1 teal in 101; red has 3 gems; it is red's turn"
    )
    p.play("income", "relocate teal 101")
    assert (p.why("settle 111"), p.why("settle 301")) == ("wrong_colour", "")


@pytest.mark.rule("SSP-INC-23")
def test_residents_of_others_cannot_be_relocated() -> None:
    p = Position(
        "red built 101, 201; red houses 1 teal in 101; blue built 102, 202; "
        "blue houses 1 teal in 102; red has 3 gems; it is red's turn"
    )
    p.play("income")
    assert p.why("relocate teal 102") == "no_such_resident"


@pytest.mark.rule("SSP-SEC-108", "SSP-INC-20")
def test_who_leaves_108_empty_cannot_use_it_for_that_move() -> None:
    p = Position(
        "red built 108, 201, 301; red houses 1 pink in 108; red has 3 gems; it is red's turn"
    )
    p.play("income")
    assert p.actors == [BLUE]
    p = Position(
        "red built 108, 201, 301; red houses 1 pink, 1 teal in 108; red has 3 gems; "
        "it is red's turn"
    )
    p.play("income", "relocate pink 108", "settle 201")
    assert (p.living_in(RED, 108), p.living_in(RED, 201)) == (["teal"], ["pink"])


@pytest.mark.rule("SSP-HUB-68", "SSP-RES-14")
def test_a11s_spaces_take_no_other_residents() -> None:
    p = Position(
        "red has hub A-11; red built 101, 201; red has 2 gems, 1 food, 1 water; it is red's turn"
    )
    p.play("use L1-transport-a", "alien teal")
    assert (p.legal(), p.why("settle hub")) == (["settle 101", "settle 201"], "no_such_place")


@pytest.mark.rule("SSP-HUB-71", "SSP-RES-16")
def test_a12_returns_a_human_to_terra_and_closes_the_gap() -> None:
    p = Position(
        "red has hub A-12; red built 302; red houses 1 human, 2 teal in 302; it is red's turn"
    )
    terra = p.state.terra
    p.play("income", "give-back human 302")
    assert (p.state.terra, p.living_in(RED, 302)) == (terra + 1, ["teal", "teal"])
