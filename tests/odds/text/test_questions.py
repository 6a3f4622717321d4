"""Battle files: what they may say, and one clear complaint for what they may not."""

from __future__ import annotations

import tomllib

import pytest

from starboard.odds.battle import NPC, OPTIMAL
from starboard.odds.ships import BY_NAME, COLOURS, SHIP_TYPES
from starboard.odds.text.fields import BadBattle
from starboard.odds.text.notation import read_notation
from starboard.odds.text.parts import part_table, printed_symbols, totals_of
from starboard.odds.text.questions import Question, read_question

INTERCEPTOR = {
    "type": "interceptor",
    "count": 3,
    "initiative": 3,
    "hull": 0,
    "computer": 0,
    "shield": 0,
    "cannons": {"yellow": 1},
    "missiles": {},
}
ANCIENT = {"type": "ancient", "count": 1}


def two(attacker: dict[str, object], **more: object) -> dict[str, object]:
    return {
        "attacker": {"groups": [attacker], **more},
        "defender": {"groups": [ANCIENT]},
    }


def test_the_totals_form_is_read_as_it_stands() -> None:
    question = read_question(two(INTERCEPTOR, splitter=True, policy="greedy"))
    group = question.sides[0].groups[0]
    assert (group.ship.name, group.count, group.initiative) == ("interceptor", 3, 3)
    assert (group.cannons, group.missiles) == ((1, 0, 0, 0), (0, 0, 0, 0))
    assert question.sides[0].splitter


def test_sides_of_non_player_ships_follow_their_rule_unless_told_otherwise() -> None:
    question = read_question(two(INTERCEPTOR))
    assert (question.sides[0].policy, question.sides[1].policy) == (OPTIMAL, NPC)
    document = two(INTERCEPTOR)
    document["defender"] = {"groups": [ANCIENT], "policy": "optimal"}
    assert read_question(document).sides[1].policy == OPTIMAL


def test_a_group_without_totals_has_the_starting_blueprint() -> None:
    group = read_question(two({"type": "dreadnought", "count": 1})).sides[0].groups[0]
    assert (group.initiative, group.hull, group.computer) == (1, 2, 1)
    assert group.cannons == (2, 0, 0, 0)


@pytest.mark.rule("ECL-PRT-01")
@pytest.mark.rule("ECL-PRT-08")
def test_parts_add_up_with_the_printed_bonus() -> None:
    parts = ["fusion_drive", "nuclear_source", "plasma_missile", "ion_cannon"]
    group = (
        read_question(two({"type": "interceptor", "count": 1, "parts": parts})).sides[0].groups[0]
    )
    assert group.initiative == 4
    assert (group.cannons, group.missiles) == ((1, 0, 0, 0), (0, 2, 0, 0))


def test_parts_may_belong_to_a_species_blueprint() -> None:
    ship = {"type": "interceptor", "count": 1, "parts": ["nuclear_drive"], "species": "orion"}
    assert read_question(two(ship)).sides[0].groups[0].initiative == 4


@pytest.mark.rule("ROTA-RAR-09")
def test_the_morph_shield_brings_regeneration() -> None:
    totals = totals_of(["morph_shield"], {}, part_table())
    assert (totals.shield, totals.initiative, totals.regeneration) == (1, 2, 1)


@pytest.mark.rule("ECL-PRT-13")
def test_the_default_totals_are_those_of_the_standard_blueprints() -> None:
    printed = {
        "interceptor": ["ion_cannon", "nuclear_drive"],
        "cruiser": ["electron_computer", "ion_cannon", "hull", "nuclear_drive"],
        "dreadnought": [
            "electron_computer",
            "ion_cannon",
            "ion_cannon",
            "hull",
            "hull",
            "nuclear_drive",
        ],
        "starbase": ["electron_computer", "ion_cannon", "hull", "hull"],
        "orbital": ["ion_turret", "hull", "hull"],
    }
    for name, parts in printed.items():
        totals = totals_of(parts, printed_symbols("standard", name), part_table())
        cannons = {c: n for c, n in zip(COLOURS, totals.cannons, strict=True) if n}
        found = {
            "initiative": totals.initiative,
            "hull": totals.hull,
            "computer": totals.computer,
            "shield": totals.shield,
            "cannons": cannons,
        }
        assert found == BY_NAME[name].totals


def test_every_ship_type_has_a_default_that_can_be_read() -> None:
    for ship in SHIP_TYPES:
        group = read_notation(f"int vs 1 {ship.name}").sides[1].groups[0]
        assert group.ship is ship


def test_side_flags_reach_every_group() -> None:
    question = read_question(two(INTERCEPTOR, distortion_shield=True, point_defense=True))
    group = question.sides[0].groups[0]
    assert (group.distortion_shield, group.point_defense) == (True, True)


def test_damage_on_ships_is_kept() -> None:
    question = read_question(two({"type": "cruiser", "count": 2, "damage": [1]}))
    assert question.sides[0].groups[0].hit_points() == [1, 2]


def test_parties_stand_in_order_of_entry() -> None:
    text = """
        controller = "red"
        [population]
        owner = "red"
        cubes = 2
        [[parties]]
        name = "red"
        groups = [{ type = "starbase", count = 1 }]
        [[parties]]
        groups = [{ type = "cruiser", count = 1 }]
    """
    question = read_question(tomllib.loads(text))
    assert [side.name for side in question.sides] == ["red", "party 2"]
    assert (question.controller, question.population_owner) == (0, 0)


BAD = [
    ([], "the battle: found a list of 0, expected a table"),
    ({"attacker": {"groups": [ANCIENT]}}, "defender: found nothing, expected a side"),
    (two(INTERCEPTOR, polcy="npc"), 'attacker.polcy: unknown field (did you mean "policy"?)'),
    (two(INTERCEPTOR, policy="best"), 'attacker.policy: found "best", expected one of optimal'),
    (two(INTERCEPTOR, splitter=1), "attacker.splitter: found 1, expected true or false"),
    (two({**INTERCEPTOR, "count": 0}), "attacker.groups[0].count: found 0, expected a whole"),
    (two({**INTERCEPTOR, "count": True}), "attacker.groups[0].count: found true, expected"),
    (two({**INTERCEPTOR, "hull": -1}), "attacker.groups[0].hull: found -1, expected a whole"),
    (two({**INTERCEPTOR, "type": "cruzer"}), '(did you mean "cruiser"?)'),
    (two({"count": 1}), "attacker.groups[0].type: found nothing, expected one of interceptor"),
    (
        two({**INTERCEPTOR, "cannons": {"green": 1}}),
        "attacker.groups[0].cannons.green: unknown field",
    ),
    (
        two({**INTERCEPTOR, "cannons": 2}),
        "attacker.groups[0].cannons: found 2, expected a table",
    ),
    (
        two({"type": "cruiser", "count": 1, "damage": [2]}),
        "attacker.groups[0].damage[0]: found 2, expected a whole number from 0 to 1",
    ),
    (
        two({"type": "cruiser", "count": 1, "parts": ["ion_canon"]}),
        'attacker.groups[0].parts[0]: found "ion_canon", expected one of',
    ),
    (
        two({**INTERCEPTOR, "parts": []}),
        "attacker.groups[0].initiative: found together with parts",
    ),
    (
        two({"type": "cruiser", "count": 1, "hull": 2}),
        "attacker.groups[0].initiative: found nothing, expected a whole number",
    ),
    (
        {"attacker": {"groups": [ANCIENT] * 9}, "defender": {"groups": [ANCIENT]}},
        "attacker.groups: found a list of 9, expected at most 8 groups",
    ),
    (
        {"parties": [{"groups": [ANCIENT]}]},
        "parties: found a list of 1, expected a list with 2 or more",
    ),
    (
        {"parties": [{"groups": [ANCIENT]}, {"groups": [ANCIENT]}]},
        "parties: found two non-player parties",
    ),
]


@pytest.mark.parametrize(("document", "complaint"), BAD, ids=[text for _, text in BAD])
def test_a_bad_file_gets_one_complaint_with_field_finding_and_wish(
    document: object, complaint: str
) -> None:
    with pytest.raises(BadBattle) as caught:
        read_question(document)
    assert complaint in str(caught.value)
    assert "\n" not in str(caught.value)


def group_of(text: str) -> Question:
    return read_notation(f"{text} vs anc")


def test_the_notation_takes_default_blueprints_and_overrides() -> None:
    question = group_of("3 int + 2 cru[comp=2,hull=2,die=2o]")
    cruiser, interceptor = question.sides[0].groups
    assert (interceptor.count, interceptor.cannons) == (3, (1, 0, 0, 0))
    assert (cruiser.computer, cruiser.hull, cruiser.cannons) == (2, 2, (0, 2, 0, 0))
    assert cruiser.initiative == 2


def test_the_notation_knows_missiles_flags_and_side_words() -> None:
    side = group_of(
        "2 interceptors[mis=1y+2o,shield=1,regen=1,pd,damage=0] {splitter,greedy}"
    ).sides[0]
    group = side.groups[0]
    assert (group.missiles, group.shield, group.regeneration) == ((1, 2, 0, 0), 1, 1)
    assert (group.point_defense, side.splitter, side.policy) == (True, True, 1)


BAD_LINES = [
    ("3 int vs 2 anc vs 1 cru", "found 3 sides"),
    ("3 itn vs anc", '(did you mean "int"?)'),
    ("int[comp=x] vs anc", 'comp: found "x", expected a whole number'),
    ("int[die=2g] vs anc", 'die: found "2g", expected dice such as'),
    ("int[cmp=2] vs anc", '(did you mean "comp"?)'),
    ("int {fast} vs anc", 'found side word "fast"'),
    ("int cru vs anc", 'found "int cru", expected e.g.'),
    ("0 int vs anc", "attacker.groups[0].count: found 0"),
]


@pytest.mark.parametrize(("text", "complaint"), BAD_LINES)
def test_a_bad_line_gets_one_complaint(text: str, complaint: str) -> None:
    with pytest.raises(BadBattle) as caught:
        read_notation(text)
    assert complaint in str(caught.value)
