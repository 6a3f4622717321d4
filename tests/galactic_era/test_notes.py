"""What the panel says of moves of setup and growth: price, need and effect."""

from __future__ import annotations

import pytest
from tests.galactic_era.noted import note
from tests.galactic_era.position import GAME, Position

from starboard.engine.table import Table
from starboard.engine.words import prompt_text
from starboard.games.galactic_era.components.ids import CARDS, FIELDS, GOALS, RACES, UNITS
from starboard.games.galactic_era.growth.technology import LearnLevel
from starboard.games.galactic_era.notes.levels import SPECIAL
from starboard.games.galactic_era.notes.notes import BY_VERB
from starboard.games.galactic_era.notes.setup import power
from starboard.games.galactic_era.setup.choices import ChooseAlignments, ChooseRaces

KNOWN = GAME.catalogue().sections["notes"]


def selecting(p: Position) -> Position:
    return p.arrange("only selection is left")


# -- the catalogue -------------------------------------------------------------------------


def test_every_race_card_field_and_fleet_has_its_phrase() -> None:
    codes = {one.kind for race in range(len(RACES)) for side in (0, 1) for one in power(race, side)}
    codes |= {f"card_{card}" for card in CARDS} | {f"tactic_{fleet}" for fleet in UNITS[:5]}
    codes |= {f"gives_{field}" for field in FIELDS}
    codes |= {f"gives_{FIELDS[code // 8]}_{code % 8}" for code in SPECIAL}
    assert codes <= KNOWN.keys()


def test_notes_are_written_for_verbs_that_exist() -> None:
    assert BY_VERB.keys() <= GAME.catalogue().sections["moves"].keys()


# -- setup ---------------------------------------------------------------------------------


@pytest.mark.rule("GE-SET-14")
def test_a_race_is_offered_with_both_sides_and_its_start() -> None:
    greys, dracos = RACES.index("greys"), RACES.index("dracos")
    p = Position().begin(ChooseRaces(7, [-1] * 3, 0, 0, [greys, dracos] * 3))
    assert note(p, 0, "race greys").startswith("STO: Research also raises the lowest field")
    assert "STS: without a trade takes a level" in note(p, 0, "race greys")
    assert note(p, 0, "race dracos") == "starts with Military 2; starts with 3 more ships"


@pytest.mark.rule("GE-SET-16")
def test_an_alignment_tells_its_ways_and_the_power_of_the_race() -> None:
    p = Position("red is orion").begin(ChooseAlignments(7, [-1] * 3, 0, 0))
    assert note(p, 0, "align sto").startswith("allies with advanced neutrals")
    assert note(p, 0, "align sts").endswith("STS: one ship is enough to conquer any star")


@pytest.mark.rule("GE-VAR-11")
def test_a_bid_tells_who_pays() -> None:
    p = Position("seats 2; only auction is left")
    assert note(p, 0, "bid 2").startswith("only the higher bid is paid")


@pytest.mark.rule("GE-DOM-02")
def test_the_own_card_tells_what_it_scores_now() -> None:
    p = Position("red holds alignment; only cards of red are left")
    assert note(p, 0, "card").startswith("Alignment scores only 5 VP now (6 with its condition)")
    p.arrange("blue and yellow are sts")
    assert note(p, 0, "card").startswith("Alignment scores 6 VP now and has its effect")


@pytest.mark.rule("GE-DOM-17")
def test_the_owner_of_the_military_card_counts_the_ships_in_his_fleets() -> None:
    p = Position(
        "red holds military; red has military 6; red has fleet A of 11 at khaa; "
        "only cards of red are left"
    )
    assert "scores only 4 VP" in note(p, 0, "card")
    p.arrange("red has 1 ship at khaa")
    assert "scores 9 VP" in note(p, 0, "card")


@pytest.mark.rule("GE-GOL-09")
def test_personal_growth_doubles_the_card_and_pays_for_an_exchange() -> None:
    p = Position("red holds alignment")
    p.state.goal = GOALS.index("personal_growth")
    p.state.deck = [CARDS.index("spatial")]
    p.arrange("only exchange is left")
    assert "Alignment scores only 10 VP" in note(p, 0, "keep")
    assert note(p, 0, "exchange") == "the new card is drawn unseen; brings 2 VP"


# -- selecting counters --------------------------------------------------------------------


@pytest.mark.rule("GE-BLD-01")
def test_a_selection_tells_new_ships_population_and_the_level() -> None:
    p = selecting(Position())
    assert note(p, 0, "select research+build military") == (
        "3 new ships; Military 1 → 2; each ship has CV 2"
    )
    assert note(p, 0, "select grow+build military") == (
        "population +1; 3 new ships; without the Research counter the field does not rise"
    )


def test_a_selection_is_noted_in_german() -> None:
    p = selecting(Position())
    assert note(p, 0, "select research+build military", "de") == (
        "3 neue Schiffe; Militär 1 → 2; jedes Schiff hat Kampfwert 2"
    )


@pytest.mark.rule("GE-GRO-04")
def test_extra_counters_tell_their_price() -> None:
    p = selecting(Position("red owns capella with 5 discs"))
    assert note(p, 0, "select gain+grow+build plus").startswith("costs 2 VP; ")
    assert "costs" not in note(p, 0, "select grow+build plus")


@pytest.mark.rule("GE-GST-01")
def test_gain_star_counts_the_stars_it_could_gain() -> None:
    p = Position("red has 1 ship at capella; red has 1 ship at cygnus")
    selecting(p.arrange("capella is uninhabited seen by red; cygnus is primitive seen by red"))
    assert "1 star can be gained now" in note(p, 0, "select gain+build military")
    assert "your ships are at 2 foreign stars" in note(p, 0, "select gain+switch military")


@pytest.mark.rule("GE-ALN-04")
def test_a_switch_tells_the_new_side_or_that_it_is_bound() -> None:
    p = selecting(Position())
    assert "you become service-to-self (STS)" in note(p, 0, "select switch+build military")
    p.arrange("red has spirituality 5")
    assert "no switch" in note(p, 0, "select switch+build military")


@pytest.mark.rule("GE-TRN-02")
def test_the_turn_order_counters_tell_where_one_stands() -> None:
    p = selecting(Position())
    assert "one place later in turn order (now 1 of 3)" in note(p, 0, "select grow+build plus")
    assert "no effect in turn order" in note(p, 0, "select grow+build minus")
    assert "Research is wasted" in note(p, 0, "select research+build plus")


# -- the growth turn -----------------------------------------------------------------------


@pytest.mark.rule("GE-BLD-01")
def test_building_tells_where_the_ships_come_from() -> None:
    p = Position(
        "red has robotics 3; red selected grow+build and military; only red's growth turn is left"
    )
    assert note(p, 0, "build") == (
        "7 new ships (population 3, Robotics 4, asteroids 0); at own stars with 4+ population"
    )
    assert note(p, 0, "end") == "unused and lost: Grow Population; unused and lost: Build Ships"


@pytest.mark.rule("GE-SCR-07")
def test_growing_tells_bonus_discs_and_the_points_of_the_story() -> None:
    p = Position(
        "story migrations; round 1; red has genetics 3; "
        "red selected grow+build and military; only red's growth turn is left"
    )
    assert note(p, 0, "grow") == "population +1; 2 bonus discs; story: +4 VP"


@pytest.mark.rule("GE-RSR-04")
def test_research_with_robotics_tells_levels_and_loss() -> None:
    p = Position(
        "red has robotics 5; red has propulsion 3; "
        "red selected research+build and propulsion; only red's growth turn is left"
    )
    assert note(p, 0, "research") == (
        "Propulsion 3 → 5; range 5; stargates between all stars but those of enemies; costs 1 VP"
    )


@pytest.mark.rule("GE-SCR-14")
def test_research_in_the_third_era_tells_what_the_story_pays() -> None:
    p = Position(
        "story wars; round 7; red selected research+build and military; "
        "only red's growth turn is left"
    )
    assert note(p, 0, "research").endswith("story: +5 VP")


@pytest.mark.parametrize(
    ("side", "kind", "method", "text"),
    [
        ("sto", "advanced", "ally", "population gained: 3"),
        ("sto", "uninhabited", "colonize", "population gained: 1"),
        ("sts", "primitive", "subjugate", "population gained: 2"),
        ("sts", "advanced", "conquer", "takes 4 ships, yours count 5; population gained: 1"),
    ],
)
@pytest.mark.rule("GE-GST-02")
def test_gaining_a_free_star_tells_ships_and_population(
    side: str, kind: str, method: str, text: str
) -> None:
    p = Position(
        f"red is dracos {side}; capella is {kind} seen by everybody; "
        "red has 5 ships at capella; red selected gain+build and military; "
        "only red's growth turn is left"
    )
    assert note(p, 0, f"gain {method} capella counter") == text


@pytest.mark.rule("GE-GST-06")
def test_liberating_tells_ships_population_points_and_the_level() -> None:
    p = Position(
        "story wars; round 4; blue is sts; red and blue are at war; "
        "blue owns capella with 2 discs; blue has genetics 2; "
        "red has fleet B of 4 at capella; red selected gain+build and military; "
        "only red's growth turn is left"
    )
    assert note(p, 0, "gain liberate capella counter") == (
        "takes 3 ships, yours count 6; population gained: 2; brings 1 VP; "
        "then you take a technology level from Bea"
    )


@pytest.mark.rule("GE-WAR-05")
def test_a_conquest_with_a_declaration_tells_what_the_war_costs() -> None:
    p = Position("red is sts; blue owns capella with 1 disc; red has 3 ships at capella")
    p.state.goal = GOALS.index("cooperation")
    p.arrange("red selected gain+build and military; only red's growth turn is left")
    text = note(p, 0, "gain declare capella counter")
    assert "war until both agree to peace" in text
    assert text.endswith("costs 3 VP")


@pytest.mark.rule("GE-REL-01")
def test_a_relic_is_named_only_to_those_who_know_it() -> None:
    p = Position(
        "apu is uninhabited seen by everybody; apu has ancient_pyramids; "
        "red has 1 ship at apu; red selected gain+build and military; "
        "only red's growth turn is left"
    )
    assert "relic face down" in note(p, 0, "gain colonize apu counter")
    p.state.learn_relic(p.star("apu"), 1)
    assert "face-down relic: Ancient Pyramids" in note(p, 0, "gain colonize apu counter")


@pytest.mark.rule("GE-BLD-04")
def test_placing_ships_tells_open_hidden_and_left() -> None:
    p = Position(
        "red has fleet B of 2 at khaa; red selected grow+build and military; "
        "only red's growth turn is left"
    ).play(0, "build")
    assert note(p, 0, "place pieces 1 khaa").endswith("sees them; then 2 left to place")
    assert note(p, 0, "place B 3 khaa").startswith("ships in B: 2 → 5; B: two ships count as")
    assert note(p, 0, "place A 2 khaa").startswith("new fleet, content hidden; A: +1 CV per ship")
    assert note(p, 0, "done") == "3 ships not placed: lost"


@pytest.mark.rule("GE-POP-07")
def test_a_bonus_disc_tells_the_population() -> None:
    p = Position(
        "red has genetics 2; red owns capella with 1 disc; "
        "red selected grow+build and military; only red's growth turn is left"
    )
    p.play(0, "grow")
    assert note(p, 0, "bonus capella") == "population 2 → 3"


@pytest.mark.rule("GE-RAC-29")
def test_conversions_tell_what_is_given_for_what() -> None:
    p = Position(
        "red is rogue_ai; red has 2 ships at khaa; red selected grow+build and military; "
        "only red's growth turn is left"
    )
    p.play(0, "grow")
    assert note(p, 0, "convert khaa 1") == "1 piece becomes 1 population"


@pytest.mark.rule("GE-DOM-19")
def test_learning_tells_all_levels_at_once() -> None:
    p = Position().begin(LearnLevel(0, 0, [0, 1], 3, "GE-DOM-19"))
    assert note(p, 0, "learn military") == "Military 1 → 4; each ship has CV 4"


@pytest.mark.rule("GE-TRA-02")
def test_a_trade_tells_what_both_sides_gain() -> None:
    p = Position(
        "red has military 3; blue has genetics 2; red has 1 ship at sirius; only trading is left"
    )
    assert note(p, 0, "offer 1 military genetics") == (
        "Genetics 1 → 2; 1 bonus disc per Grow Population; Bea: Military 1 → 2"
    )
    p.play(0, "offer 1 military genetics")
    assert note(p, 1, "accept 0") == "Military 1 → 2; each ship has CV 2; Ada: Genetics 1 → 2"


# -- the whole panel -----------------------------------------------------------------------


def test_a_decision_carries_the_notes() -> None:
    table = Table(GAME, 3, "notes", {})
    decision = table.decision(table.actors[0])
    assert decision is not None
    rows: list[dict[str, object]] = decision["moves"]  # type: ignore[assignment]
    assert len(rows) == 2
    assert all(row["note"] for row in rows)


@pytest.mark.rule("GE-VAR-13")
def test_the_question_says_when_the_puppet_is_meant() -> None:
    p = Position("seats 2; yellow has 1 ship at lyra")
    p.state.controller = 0
    names = GAME.own_names(p.state)
    p.arrange("only yellow's turn is left")
    assert prompt_text(GAME, p.state, 0, names).startswith("For the puppet: Which ships move?")
    p.arrange("only blue's turn is left")
    assert prompt_text(GAME, p.state, 1, names).startswith("Which ships move?")
