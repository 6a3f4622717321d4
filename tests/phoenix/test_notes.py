"""What a player is told of a move before choosing it."""

from __future__ import annotations

import pytest
from tests.phoenix.position import GAME, RED, Position, listed

from starboard.engine.words import note_text
from starboard.games.phoenix.notes.ability_notes import ability_notes
from starboard.games.phoenix.rules import table_rules

NAMES = {"seat 0": "Ann", "seat 1": "Bo"}


def note(p: Position, move: str, seat: int = RED, language: str = "en") -> str:
    return note_text(GAME, p.state, seat, GAME.parse(move), NAMES, language)


def turn(**goods: int) -> Position:
    return Position(
        "everybody has hub B-5; "
        f"{listed('red has', [f'{n} {good}' for good, n in goods.items()])}; "
        "it is red's turn"
    )


def test_another_players_ship_names_cost_fee_and_owner() -> None:
    p = Position(
        "everybody has hub B-5; red has 20 gems; blue's fleet is L2-expedition-a; it is red's turn"
    )
    assert note(p, "use L2-expedition-a") == "4 GEMs and 2 to Bo; roll 8 dice, keep up to 5"


def test_the_own_and_the_neutral_ship_cost_no_fee() -> None:
    p = turn(gems=20, food=2, water=2)
    assert note(p, "use L1-transport-a") == "your ship, 2 GEMs; up to 3 transactions"
    assert note(p, "use N-transport") == "no fee, 4 GEMs; up to 3 transactions"


def test_what_the_station_adds_is_counted() -> None:
    p = Position("red has hub A-4; blue has hub B-5; red has 20 gems, 4 food; it is red's turn")
    assert note(p, "use L1-transport-a") == "your ship, 2 GEMs; up to 4 transactions"


GOODS = ("food", "water", "metal", "gems", "points")


def test_income_notes_are_what_income_gives() -> None:
    p = Position(
        "red has hub B-4; blue has hub B-5; red built and filled 103; "
        "red built and filled 204; red has 1 gems; it is red's turn"
    )
    told = note(p, "income")
    before = p.has(RED, *GOODS)
    p.play("income")
    gained = [now - then for now, then in zip(p.has(RED, *GOODS), before, strict=True)]
    assert "food" in told
    assert "GEMs" in told
    assert [n for n in gained if n] == [int(part.split()[0]) for part in told.split("; ")]


def test_a_sector_tells_price_size_and_abilities() -> None:
    p = Position(
        "everybody has hub B-5; display has 117, 111; red has 20 gems, 20 metal; it is red's turn"
    )
    p.play("use L1-construction-a")
    assert note(p, "build 117") == (
        "costs 3 metal; brown, level 1, living quarters: 2; income: +1 GEM; "
        "Diplomacy, for 3 GEMs; Diplomacy: lobby on a track"
    )


def test_a_bonus_of_a_track_tells_its_goods() -> None:
    p = Position(
        "everybody has hub B-5; red has transport 2; red has 20 gems, 2 food, 2 water; "
        "it is red's turn"
    )
    p.play("use L1-transport-a", "buy metal", "done")
    assert [note(p, f"claim {level}") for level in range(3)] == ["+1 GEM", "+2 GEMs", "+3 GEMs"]


def test_lobbying_tells_its_cost_and_the_bonus_of_the_new_level() -> None:
    p = Position(
        "everybody has hub B-5; red has expedition 2, dismantle 3; red has 20 gems; "
        "it is red's turn"
    )
    p.play("use L1-diplomacy-a")
    level = "to level 3, where the bonus is 1 food or water"
    assert note(p, "lobby expedition") == f"costs 6 GEMs; {level}"
    assert note(p, "lobby dismantle").endswith(
        "to level 4, where the bonus is two of levels 0 to 3"
    )


def test_a_place_tells_the_quarters_that_come_next() -> None:
    p = Position(
        "everybody has hub B-5; red built 103, 204; red has 20 gems, 2 food, 2 water; "
        "it is red's turn"
    )
    p.play("use L1-transport-a", "alien teal")
    assert note(p, "settle 103").startswith("3 of 3 quarters free; income: +1 ")


def test_notes_are_german_for_germans() -> None:
    p = turn(gems=20, food=2, water=2)
    p.play("use L1-transport-a")
    assert note(p, "alien gold", language="de") == (
        "kostet 1 Nahrung; kostet 1 Wasser; kostet 1 GEM"
    )


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_ability_of_every_component_can_be_told(language: str) -> None:
    rules = table_rules(2, {"game": "advanced"})
    effects = [effect for hub in rules.hubs for effect in hub.effects + hub.scores]
    for sector in rules.sectors:
        effects += [one for one in sector.quarters if one is not None] + sector.immediate
    catalogue = GAME.catalogue(language)
    for effect in effects:
        for one in ability_notes(effect):
            message = catalogue.find("notes", one.kind)
            assert message is not None, one.kind
            assert len(message.params) == len(one.values), one.kind
            for kind, value in zip(message.kinds, one.values, strict=True):
                word = GAME.word(kind, value)
                plain = word == str(value) or word in ("food", "water", "metal")
                assert plain or word in catalogue.names[kind], (kind, word)
