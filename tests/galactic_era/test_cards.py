"""Domination cards: conditions, effects, windows and exchange."""

from __future__ import annotations

import pytest
from tests.galactic_era.position import Position

from starboard.games.galactic_era.components.ids import CARDS


def played(table: Position, card: str, number: int = 0) -> Position:
    """The card is played in the own move/combat turn."""
    return table.arrange(f"seat {number} holds {card}; only seat {number}'s turn is left").play(
        number, "card"
    )


@pytest.mark.rule("GE-DOM-01", "GE-DOM-04")
def test_one_card_is_played_in_the_whole_game_and_stays_open() -> None:
    table = played(Position(), "spatial")
    assert table.why(0, "card") == "card_played"
    players = table.view(2)["players"]
    assert players[0]["played"] == "spatial"  # type: ignore[index]
    assert CARDS.index("spatial") not in table.state.deck


@pytest.mark.rule("GE-DOM-02", "GE-DOM-03", "GE-DOM-18")
def test_spatial_counts_ten_stars_or_more() -> None:
    table = Position()
    stars = ("capella", "maldek", "vega", "cygnus", "yagsisa", "uru", "izar", "procyon", "ummo")
    for star in stars:
        table.arrange(f"red owns {star} with 1 disc")
    table.arrange("red owns iarga with 1 disc")
    played(table, "spatial")
    assert (table.vp(0), table.tech(0, "propulsion")) == (10, 2)
    assert (played(Position(), "spatial").vp(0), Position().tech(0, "propulsion")) == (5, 1)


@pytest.mark.rule("GE-DOM-08")
def test_alignment_scores_the_switches_of_the_round() -> None:
    table = Position("red is sts")
    table.state.switches = 2
    assert played(table, "alignment").vp(0) == 10
    assert played(Position(), "alignment").vp(0) == 5


@pytest.mark.rule("GE-DOM-08", "GE-DOM-07")
def test_alignment_played_before_the_reveal_scores_at_the_reveal() -> None:
    table = Position("red is sts; red holds alignment; selection phase begins").play(0, "card")
    assert table.vp(0) == 6
    table.play(0, "select switch+gain military").play(1, "select switch+gain military")
    table.play(2, "select gain+gain military")
    assert table.vp(0) == 10


@pytest.mark.rule("GE-DOM-09", "GE-DOM-06", "GE-DOM-02")
def test_acquisition_takes_a_level_from_a_victim_of_the_same_turn() -> None:
    table = Position(
        "red is sts; red and blue are at war; blue owns harus with 1 disc; "
        "blue owns ummo with 1 disc; red holds acquisition; red has 2 ships at harus; "
        "red has 2 ships at ummo; red selected gain+gain and military; "
        "only red's growth turn is left"
    )
    table.play(0, "gain conquer harus counter", "gain conquer ummo counter")
    table.arrange("blue has robotics 3; yellow has robotics 5").play(0, "card")
    assert table.why(0, "steal 2 robotics") == "not_a_victim"
    assert table.play(0, "steal 1 robotics").tech(0, "robotics") == 2
    assert table.vp(0) == 8


@pytest.mark.rule("GE-DOM-06", "GE-DOM-09")
def test_acquisition_later_scores_the_bottom() -> None:
    table = Position(
        "red is sts; red and blue are at war; blue owns harus with 1 disc; "
        "blue owns ummo with 1 disc; red holds acquisition; red has 2 ships at harus; "
        "red has 2 ships at ummo; red selected gain+gain and military; "
        "only red's growth turn is left"
    )
    table.play(0, "gain conquer harus counter", "gain conquer ummo counter", "end")
    assert table.arrange("only red's turn is left").play(0, "card").vp(0) == 4


def centre(table: Position) -> Position:
    for star in ("apu", "janos", "sidar", "tiamat"):
        table.arrange(f"red owns {star} with 1 disc")
    return table


@pytest.mark.rule("GE-DOM-10", "GE-GRO-07")
def test_central_gives_a_free_gain_star_in_the_centre_only() -> None:
    table = centre(Position()).arrange(
        "red holds central; red has 1 ship at inxtria; red has 1 ship at capella; "
        "red selected build+grow and military; only red's growth turn is left"
    )
    table.play(0, "card")
    assert table.vp(0) == 11
    assert table.why(0, "gain colonize capella card") == "centre_only"
    table.play(0, "gain colonize inxtria card")
    assert table.owner("inxtria") == 0
    assert played(Position(), "central").vp(0) == 1


@pytest.mark.rule("GE-DOM-11", "GE-CMB-08", "GE-CMB-05")
def test_defensive_adds_20_cv_after_the_reveal() -> None:
    table = Position("red is sts; red and blue are at war; blue holds defensive")
    for star in ("harus", "planet_x", "ummo", "axthada", "epsilon_eridani", "iarga", "fomalhaut"):
        table.arrange(f"blue owns {star} with 1 disc")
    table.arrange("red has 9 ships at harus; blue has 1 ship at harus; only red's turn is left")
    table.play(0, "end", f"attack {table.text('harus')}").play(1, "pass")
    assert table.told("FleetRevealed") == []
    table.play(1, "card")
    assert table.told("DefendersWon") != []
    assert table.vp(1) == 7
    assert played(Position(), "defensive").vp(0) == 3


@pytest.mark.rule("GE-DOM-12")
def test_density_adds_a_disc_to_every_big_star() -> None:
    table = Position(
        "red owns capella with 5 discs; red owns maldek with 5 discs; blue is sts; "
        "red and blue are at war; blue has 1 ship at capella"
    )
    played(table, "density")
    assert [table.people(star) for star in ("khaa", "capella", "maldek")] == [7, 6, 6]
    grown = [(star, n) for _, star, n in table.told("StarGrew")]
    assert grown == [(table.star(name), 1) for name in ("khaa", "capella", "maldek")]
    assert table.vp(0) == 8
    assert (
        played(
            Position(
                "option rounds 12; red owns capella with 5 discs; red owns maldek with 5 discs"
            ),
            "density",
        ).vp(0)
        == 2
    )


@pytest.mark.rule("GE-DOM-12", "GE-CMP-03")
def test_density_with_too_few_discs_asks_for_the_stars() -> None:
    table = Position("red owns capella with 19 discs; red owns maldek with 19 discs")
    played(table, "density").play(0, "disc capella")
    assert (table.people("capella"), table.people("maldek")) == (20, 19)


@pytest.mark.rule("GE-DOM-13")
def test_diplomatic_forbids_war_for_the_rest_of_the_round() -> None:
    table = Position("red has spirituality 5; red owns arcuturus with 1 disc")
    played(table, "diplomatic")
    assert table.vp(0) == 12
    assert table.arrange("blue is sts; only blue's turn is left").why(1, "declare 0") == "protected"
    assert played(Position("red has spirituality 5"), "diplomatic").vp(0) == 6


@pytest.mark.rule("GE-DOM-14", "GE-DOM-06")
def test_economic_places_five_more_ships_at_any_own_star() -> None:
    table = Position(
        "red has robotics 5; red owns capella with 1 disc; blue is sts; "
        "red and blue are at war; blue has 1 ship at capella; red holds economic; "
        "red selected build+gain and military; only red's growth turn is left"
    )
    table.play(0, "build", "place pieces 11 khaa", "card", "place pieces 5 capella")
    assert (table.at(0, "capella"), table.vp(0)) == (5, 6)


@pytest.mark.rule("GE-DOM-14")
def test_economic_counts_ships_really_placed() -> None:
    table = Position(
        "red has robotics 5; red holds economic; red selected build+gain and military; "
        "only red's growth turn is left"
    )
    assert table.play(0, "build", "place pieces 9 khaa", "done", "card").vp(0) == 5


@pytest.mark.rule("GE-DOM-15", "GE-SET-12")
def test_exploratory_looks_at_one_unplayed_card() -> None:
    table = Position("red has propulsion 5; blue holds density")
    for star in ("khaa", "apu", "ummo", "uru"):
        if star != "khaa":
            table.arrange(f"red owns {star} with 1 disc")
        table.arrange(f"red has 1 ship at {star}")
    played(table, "exploratory")
    assert table.why(0, "inspect 2") == "no_card_there"
    table.play(0, "inspect 1")
    assert (table.vp(0), table.told("CardInspected")) == (10, [(0, 1, CARDS.index("density"))])
    assert table.view(0)["players"][1]["card"] == "density"  # type: ignore[index, call-overload]
    assert table.view(2)["players"][1]["card"] == "hidden"  # type: ignore[index, call-overload]
    assert played(Position("red has propulsion 5"), "exploratory").vp(0) == 4


@pytest.mark.rule("GE-DOM-16")
def test_general_scientific_counts_all_levels() -> None:
    table = Position()
    for field in ("military", "spirituality", "propulsion", "robotics", "genetics"):
        table.arrange(f"red has {field} 3")
    played(table, "general_scientific")
    assert (table.vp(0), table.player(0).extra_trades) == (7, 1)
    assert played(Position(), "general_scientific").vp(0) == 2


@pytest.mark.rule("GE-DOM-17", "GE-RET-05", "GE-CMB-05")
def test_military_forbids_early_retreats_after_showing_enough_ships() -> None:
    table = Position(
        "red is sts; red and blue are at war; red has military 6; blue has propulsion 4; "
        "red has 2 ships at capella; red has fleet A of 6 at khaa; "
        "red has fleet B of 4 at khaa; blue has fleet E of 1 at capella; "
        "red holds military; only red's turn is left"
    )
    table.play(0, "end", f"attack {table.text('capella')}", "card")
    assert table.why(0, "show A") == ""
    table.play(0, "show A", "show B")
    assert table.vp(0) == 9
    assert table.step() == "LosersLosses"


@pytest.mark.rule("GE-DOM-17", "GE-DOM-02")
def test_military_without_enough_shown_ships_scores_the_bottom() -> None:
    table = Position("red has military 6; red has 2 ships at khaa; red has fleet A of 20 at khaa")
    assert played(table, "military").play(0, "done").vp(0) == 4
    assert played(Position("red has military 6; red has 12 ships at khaa"), "military").vp(0) == 9


@pytest.mark.rule("GE-DOM-07")
def test_an_effect_without_its_battle_is_lost() -> None:
    table = played(Position("red has military 6; red has 12 ships at khaa"), "military")
    assert (table.state.battle, table.vp(0)) == (None, 9)


@pytest.mark.rule("GE-DOM-07", "GE-DOM-10", "GE-DOM-13", "GE-DOM-16")
def test_effects_of_this_round_end_with_it() -> None:
    player = Position().player(0)
    player.central_gains = player.extra_trades = player.protected = player.awaits_switches = 1
    player.begin_round()
    assert (player.central_gains, player.extra_trades) == (0, 0)
    assert (player.protected, player.awaits_switches) == (0, 0)


@pytest.mark.rule("GE-DOM-10", "GE-DOM-07")
def test_the_free_gain_star_of_central_ends_with_the_growth_turn() -> None:
    table = centre(Position()).arrange(
        "red holds central; red selected build+grow and military; only red's growth turn is left"
    )
    table.play(0, "card", "end")
    assert table.player(0).central_gains == 0


@pytest.mark.rule("GE-DOM-19")
def test_special_scientific_raises_the_highest_field_below_6() -> None:
    table = Position(
        "red has military 6; red has genetics 6; red has robotics 4; red has propulsion 4"
    )
    played(table, "special_scientific")
    assert table.why(0, "learn spirituality") == "not_this_field"
    table.play(0, "learn robotics")
    assert (table.tech(0, "robotics"), table.vp(0)) == (6, 9)
    assert played(Position("red has military 6"), "special_scientific").vp(0) == 3


@pytest.mark.rule("GE-DOM-05", "GE-GOL-09")
def test_cards_are_exchanged_in_turn_order_and_score_under_personal_growth() -> None:
    table = Position(
        "story wars; round 3; goal personal_growth; red holds central; blue holds density"
    )
    table.state.deck = [CARDS.index("spatial"), CARDS.index("economic")]
    table.arrange("only exchange is left").play(0, "exchange")
    assert table.player(0).card == CARDS.index("economic")
    table.play(1, "exchange")
    assert table.player(1).card == CARDS.index("spatial")
    assert (table.step(), [table.vp(number) for number in range(3)]) == ("", [2, 2, 0])
    assert table.arrange("only blue's turn is left").play(1, "card").vp(1) == 12


@pytest.mark.rule("GE-DOM-05")
def test_cards_are_exchanged_only_when_an_era_begins() -> None:
    rules = Position().state.rules
    assert rules.exchanges == [3, 7]
    table = Position("red holds central; only red's turn is left")
    assert table.why(0, "exchange") == "not_now"


@pytest.mark.rule("GE-DOM-05")
@pytest.mark.parametrize(("rounds", "exchanges"), [("8", [3, 7]), ("12", [4, 10])])
def test_every_other_round_opens_without_an_exchange(rounds: str, exchanges: list[int]) -> None:
    asked: list[int] = []
    for number in range(1, int(rounds) + 1):
        table = Position(f"option rounds {rounds}; red holds central; blue holds density")
        table.state.round, table.state.deck = number, [CARDS.index("spatial")]
        if table.arrange("exchange phase begins").step() == "Exchange":
            asked.append(number)
    assert asked == exchanges


@pytest.mark.rule("GE-DOM-01", "GE-SET-19")
def test_everybody_with_a_card_is_asked_in_a_window_whatever_the_card() -> None:
    table = Position("red holds central; blue holds density; opening phase begins")
    assert (table.step(), table.asked(0), table.asked(1), table.asked(2)) == (
        "CardWindow",
        True,
        True,
        False,
    )


@pytest.mark.rule("GE-DOM-01")
def test_several_plays_go_in_turn_order() -> None:
    table = Position("red holds central; blue holds density")
    table.player(0).order, table.player(1).order = 2, 1
    table.arrange("only cards of red, blue are left").play(0, "card").play(1, "card")
    assert [row[0] for row in table.told("CardPlayed")] == [1, 0]


@pytest.mark.rule("GE-SET-12")
def test_nobody_else_sees_an_unplayed_card() -> None:
    table = Position("red holds central; only red's turn is left")
    assert table.view(1)["players"][0]["card"] == "hidden"  # type: ignore[index, call-overload]


@pytest.mark.rule("GE-VAR-01", "GE-DOM-12", "GE-DOM-13", "GE-DOM-14", "GE-DOM-15", "GE-DOM-16")
@pytest.mark.rule("GE-DOM-17", "GE-DOM-18", "GE-DOM-19")
def test_a_long_game_asks_for_more() -> None:
    rows = {}
    for rounds in ("8", "12"):
        cards = Position(f"option rounds {rounds}").state.rules.cards
        rows[rounds] = {card.id: int(card.need) for card in cards}
    changed = {id: (n, rows["12"][id]) for id, n in rows["8"].items() if n != rows["12"][id]}
    assert changed == {
        "density": (3, 4),
        "diplomatic": (5, 6),
        "economic": (10, 12),
        "exploratory": (5, 6),
        "general_scientific": (15, 18),
        "military": (120, 180),
        "spatial": (10, 12),
        "special_scientific": (2, 3),
    }


@pytest.mark.rule("GE-DOM-02", "GE-DOM-08", "GE-DOM-09", "GE-DOM-10", "GE-DOM-11")
def test_top_and_bottom_points_of_all_cards() -> None:
    cards = Position().state.rules.cards
    points = [(int(card.vp), int(card.alt_vp)) for card in cards]
    top = [6, 8, 11, 7, 8, 12, 6, 10, 7, 9, 10, 9]
    bottom = [5, 4, 1, 3, 2, 6, 5, 4, 2, 4, 5, 3]
    assert points == list(zip(top, bottom, strict=True))
