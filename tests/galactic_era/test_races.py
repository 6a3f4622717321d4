"""Race abilities on both sides."""

from __future__ import annotations

import pytest
from tests.galactic_era.position import Position

from starboard.engine.ruleset import package_layer, read_layers
from starboard.games.galactic_era.components.ids import RACES
from starboard.games.galactic_era.setup.pieces import give_race

COMMON = ("anchara_coalition", "avians", "dracos", "icc", "mantids", "progenitors", "yowies")


def started(race: str, rounds: str = "8") -> Position:
    table = Position(f"option rounds {rounds}")
    give_race(table.state, table.player(0), RACES.index(race), table.run)
    return table


def levels(table: Position) -> list[int]:
    return [int(level) for level in table.player(0).levels]


@pytest.mark.rule("GE-RAC-05")
def test_anchara_starts_with_two_points_in_the_short_game() -> None:
    assert [started("anchara_coalition", n).vp(0) for n in ("8", "12")] == [2, 0]


@pytest.mark.rule("GE-RAC-07", "GE-RAC-10", "GE-RAC-11", "GE-RAC-20", "GE-RAC-28", "GE-RAC-31")
def test_races_start_with_their_levels() -> None:
    found = {race: levels(started(race)) for race in RACES}
    assert found["annunaki"] == [1, 1, 1, 1, 2]
    assert found["avians"] == [1, 2, 2, 1, 1]
    assert found["dracos"] == [2, 1, 1, 1, 1]
    assert found["icc"] == [1, 1, 2, 1, 1]
    assert found["rogue_ai"] == [1, 1, 1, 2, 1]
    assert found["yowies"] == [1, 3, 1, 1, 1]
    assert found["greys"] == [1, 1, 1, 1, 1]


@pytest.mark.rule("GE-RAC-11", "GE-RAC-24", "GE-SET-15")
def test_dracos_start_with_six_ships_and_mantids_with_eight_population() -> None:
    assert started("dracos").at(0, "khaa") == 6
    assert started("mantids").people("khaa") == 8
    assert started("greys").at(0, "khaa") == 3


@pytest.mark.rule("GE-RAC-01", "GE-ALN-01")
def test_abilities_follow_the_current_alignment() -> None:
    table = Position("red is nordic_humanoids; blue is sts; only red's turn is left")
    assert table.why(0, "declare 1") == ""
    greys = Position(
        "red is greys sts; red selected research+gain and military; only red's growth turn is left"
    )
    assert greys.play(0, "research").step() == "GrowthTurn"


@pytest.mark.rule("GE-RAC-08")
def test_sto_annunaki_advance_two_primitive_neutrals_with_one_counter() -> None:
    table = Position(
        "red is annunaki; capella is primitive seen by red; "
        "maldek is primitive seen by red; red has 1 ship at capella; "
        "red has 1 ship at maldek; red selected gain+gain and military; "
        "only red's growth turn is left"
    )
    assert table.why(0, "advance vega -") == "no_ship_at_star"
    table.play(0, "advance capella maldek")
    assert [table.state.counter[table.star(name)] for name in ("capella", "maldek")] == [3, 3]
    assert table.player(0).counters[0] == 1
    assert table.why(0, "gain ally capella counter") == ""


@pytest.mark.rule("GE-RAC-08", "GE-BLK-02")
def test_each_star_to_be_advanced_can_be_blocked() -> None:
    table = Position(
        "red is annunaki; capella is primitive seen by red; blue is sts; "
        "maldek is primitive seen by red; red has 1 ship at capella; "
        "red has 1 ship at maldek; blue has 1 ship at maldek; "
        "red selected gain+gain and military; only red's growth turn is left"
    )
    table.play(0, "advance capella maldek").play(1, "block")
    assert [table.state.counter[table.star(name)] for name in ("capella", "maldek")] == [3, 1]


@pytest.mark.rule("GE-RAC-08", "GE-DOM-10")
def test_sto_annunaki_also_advance_with_the_central_card_in_the_centre() -> None:
    table = Position("red is annunaki; red selected build+grow and military")
    for star in ("apu", "janos", "capella"):
        table.arrange(f"{star} is primitive seen by red; red has 1 ship at {star}")
    table.player(0).central_gains = 1
    table.arrange("only red's growth turn is left")
    assert table.why(0, "advance capella -") == "no_gain_counter"
    assert table.why(0, "advance apu capella") == "no_gain_counter"
    table.play(0, "advance apu janos")
    assert [table.state.counter[table.star(name)] for name in ("apu", "janos")] == [3, 3]
    assert (table.player(0).central_gains, table.player(0).counters[0]) == (0, 0)


@pytest.mark.rule("GE-RAC-08")
def test_only_primitive_neutrals_are_advanced_by_sto_annunaki() -> None:
    table = Position(
        "red is annunaki; red has 1 ship at capella; red selected gain+gain and military; "
        "only red's growth turn is left"
    )
    assert table.why(0, "advance capella -") == "not_primitive"
    table.arrange("capella is primitive seen by red; red is sts")
    assert table.why(0, "advance capella -") == "not_annunaki"


@pytest.mark.rule("GE-RAC-09")
def test_sts_annunaki_place_a_third_disc_within_the_limit() -> None:
    found = []
    for star in ("maldek", "capella"):
        table = Position(
            f"red is annunaki sts; {star} is primitive seen by red; red has 1 ship at {star}; "
            "red selected gain+gain and military; only red's growth turn is left"
        )
        found.append(table.play(0, f"gain subjugate {star} counter").people(star))
    assert found == [3, 2]


@pytest.mark.rule("GE-RAC-18")
def test_the_confederation_allies_for_free_and_pays_in_the_dark_era() -> None:
    table = Position("red is galactic; story wars; round 3; red selected gain+build and military")
    for star in ("capella", "maldek"):
        table.arrange(f"{star} is advanced seen by red; red has 1 ship at {star}")
    table.arrange("only red's growth turn is left").play(0, "gain ally capella free")
    assert (table.people("capella"), table.vp(0), table.player(0).counters[0]) == (3, -1, 1)
    assert table.why(0, "gain ally maldek free") == "no_free_ally"
    table.play(0, "gain ally maldek counter")
    assert table.vp(0) == -1


@pytest.mark.rule("GE-RAC-18")
def test_other_methods_are_not_free() -> None:
    table = Position(
        "red is galactic; red has 1 ship at capella; red selected gain+gain and military; "
        "only red's growth turn is left"
    )
    assert table.why(0, "gain colonize capella free") == "no_free_colony"


@pytest.mark.rule("GE-RAC-19", "GE-GST-04")
def test_the_galactic_empire_keeps_up_to_three_population() -> None:
    found = []
    for discs in (5, 2):
        table = Position(
            "red is galactic sts; red and blue are at war; "
            f"blue owns harus with {discs} discs; red has 6 ships at harus; "
            "red selected gain+gain and military; only red's growth turn is left"
        )
        found.append(table.play(0, "gain conquer harus counter").people("harus"))
    table = Position(
        "red is galactic sts; capella is advanced seen by red; red has 4 ships at capella; "
        "red selected gain+gain and military; only red's growth turn is left"
    )
    found.append(table.play(0, "gain conquer capella counter").people("capella"))
    assert found == [3, 2, 3]


@pytest.mark.rule("GE-RAC-22")
def test_nordic_sto_score_every_liberation() -> None:
    table = Position(
        "red is nordic_humanoids; blue is sts; red and blue are at war; "
        "blue owns harus with 1 disc; red has 2 ships at harus; "
        "red selected gain+gain and military; only red's growth turn is left"
    )
    assert table.play(0, "gain liberate harus counter").vp(0) == 2


@pytest.mark.rule("GE-RAC-23", "GE-WAR-07")
def test_nordic_sts_ally_and_nobody_may_stop_it_as_sto() -> None:
    table = Position(
        "red is nordic_humanoids sts; capella is advanced seen by red; "
        "red has 1 ship at capella; blue has 1 ship at capella; "
        "red selected gain+gain and military; only red's growth turn is left"
    )
    assert table.play(0, "gain ally capella counter").people("capella") == 3


@pytest.mark.rule("GE-RAC-26", "GE-GST-09")
def test_the_orion_empire_conquers_with_one_ship() -> None:
    table = Position(
        "red is orion sts; red and blue are at war; blue owns harus with 9 discs; "
        "blue has military 5; red has 1 ship at harus; "
        "red selected gain+gain and military; only red's growth turn is left"
    )
    assert table.play(0, "gain conquer harus counter").owner("harus") == 0


@pytest.mark.rule("GE-RAC-27")
def test_progenitors_colonize_four_times_for_free() -> None:
    table = Position("red is progenitors; red selected build+grow and military")
    table.player(0).free_colonies = 4
    stars = ("capella", "maldek", "vega", "cygnus", "yagsisa")
    for star in stars:
        table.arrange(f"red has 1 ship at {star}")
    table.arrange("only red's growth turn is left")
    for star in stars[:4]:
        table.play(0, f"gain colonize {star} free")
    assert table.why(0, "gain colonize yagsisa free") == "no_free_colony"
    assert started("progenitors").player(0).free_colonies == 4


@pytest.mark.rule("GE-RAC-01")
def test_common_texts_are_the_same_on_both_sides() -> None:
    rows = read_layers("races", [package_layer("starboard.games.galactic_era")])
    assert tuple(row.id for row in rows if row.flag("same_text_for_both")) == COMMON
