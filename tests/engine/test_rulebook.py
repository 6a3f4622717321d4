"""The rules by id: complete, titled for players, and helpful about a wrong id."""

import pytest

from starboard.engine.rulebook import Rule, Rulebook, UnknownRule

BOOKS = {
    "starboard.games.eclipse": ("ECL-", 342),
    "starboard.games.eclipse.expansions.rise_of_the_ancients": ("ROTA-", 171),
    "starboard.games.phoenix": ("SSP-", 435),
    "starboard.games.galactic_era": ("GE-", 328),
}


def book_of(*ids: str) -> Rulebook:
    return Rulebook([Rule(id, "Setup", "A title", "A text.", "p.1", [], "") for id in ids])


@pytest.mark.parametrize("package", BOOKS)
def test_a_game_brings_all_its_rules(package: str) -> None:
    prefix, count = BOOKS[package]
    ids = Rulebook.read(package).ids()
    assert len(ids) == len({id for id in ids if id.startswith(prefix)}) == count


@pytest.mark.parametrize("package", BOOKS)
def test_every_title_is_short(package: str) -> None:
    assert [
        rule.id for rule in Rulebook.read(package).rules if not 1 <= len(rule.title.split()) <= 8
    ] == []


@pytest.mark.parametrize("package", BOOKS)
def test_no_two_rules_of_a_game_share_a_title(package: str) -> None:
    titles = [rule.title for rule in Rulebook.read(package).rules]
    assert len(set(titles)) == len(titles)


def test_a_rule_is_found_by_its_id() -> None:
    rule = Rulebook.read("starboard.games.eclipse").get("ECL-END-07")
    assert (rule.group, rule.title, rule.text) == (
        "Scoring and tie-break",
        "VP of the Traitor Tile",
        "The Traitor Tile costs its holder 2 VP.",
    )


def test_a_rule_lists_what_it_forbids() -> None:
    rule = Rulebook.read("starboard.games.eclipse").get("ECL-SET-06")
    assert rule.refusals == ["changing a non-player Blueprint after the game has begun"]


def test_an_unknown_id_names_the_nearest_rules() -> None:
    with pytest.raises(UnknownRule) as fault:
        book_of("ECL-INF-02", "GE-WAR-01").get("ecl-inf-20")
    assert str(fault.value) == "no rule ecl-inf-20, nearest: ECL-INF-02"


def test_an_id_like_no_other_is_refused_without_a_guess() -> None:
    with pytest.raises(UnknownRule, match="^no rule nothing$"):
        book_of("ECL-INF-02").get("nothing")


def test_an_expansion_follows_its_game() -> None:
    assert book_of("A-1").joined(book_of("B-1")).ids() == ["A-1", "B-1"]


def test_groups_come_in_the_order_of_the_rulebook() -> None:
    assert Rulebook.read("starboard.games.eclipse").groups()[:3] == [
        "Setup",
        "Action Phase, turn order and passing",
        "Trade",
    ]
