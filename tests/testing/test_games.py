"""What the sentences of each game arrange, and what they refuse because no such pieces exist."""

import pytest

from starboard.engine.table import Table
from starboard.games.eclipse.components.ids import TECHS
from starboard.games.eclipse.state import State as Eclipse
from starboard.games.galactic_era.state import State as Galaxy
from starboard.games.mini.state import State as Mini
from starboard.games.phoenix.state import State as Phoenix
from starboard.testing import BadPosition, position
from starboard.testing.eclipse.inventory import inventory


def eclipse(text: str) -> Eclipse:
    state = position("eclipse", text).state
    assert isinstance(state, Eclipse)
    return state


def galaxy(text: str) -> Galaxy:
    state = position("galactic-era", text).state
    assert isinstance(state, Galaxy)
    return state


def phoenix(text: str) -> Phoenix:
    state = position("phoenix", text).state
    assert isinstance(state, Phoenix)
    return state


def refused(game: str, text: str) -> str:
    with pytest.raises(BadPosition) as caught:
        position(game, text)
    return str(caught.value)


# -- Eclipse ------------------------------------------------------------------------------------

CROWDED = (
    "seats 4; blue controls 101, 201; red 2 interceptors and a dreadnought in 101; "
    "cube on 0 of 101; blue has plasma_cannon, orbital; red's cruiser has ion_turret on space 0; "
    "red has 3 materials cubes; red has 4 discs; red has reputation 1, 2; red keeps 2 discoveries; "
    "red has saved muon_source; red and green have diplomatic relations; tray has orbital; "
    "warp portal in red's home; only ancient_tech face down"
)


def test_nothing_appears_and_nothing_vanishes() -> None:
    before, after = inventory(eclipse("seats 4")), inventory(eclipse(CROWDED))
    kinds = [key for key in before | after if key[0] != "discovery"]
    assert [(key, after[key]) for key in kinds if before[key] != after[key]] == []


def test_ships_come_from_the_supply() -> None:
    state = eclipse("red 2 cruisers in 101")
    assert (int(state.sector(101).fleet(0)), int(state.players[0].supply[1])) == (2, 2)


def test_a_sector_is_laid_in_its_own_ring_and_joined_if_it_can_be() -> None:
    sector = eclipse("blue controls 201").sector(201)
    assert max(abs(sector.q), abs(sector.r), abs(sector.q + sector.r)) == 2
    assert any(near >= 0 for near in sector.near)


def test_a_tech_tile_comes_from_the_bag() -> None:
    tech = TECHS.numbers["wormhole_generator"]
    fresh, state = eclipse(""), eclipse("red has wormhole_generator")
    assert fresh.bag[tech] + fresh.tray[tech] - state.bag[tech] - state.tray[tech] == 1
    assert state.players[0].has(tech)


def test_combat_goes_on_into_upkeep_unless_it_is_the_last() -> None:
    battle = "nobody has ships; sector 201 at 5,5 bare; red cruiser in 201; blue cruiser in 201"
    assert position("eclipse", f"{battle}; only combat is left").actors != ()
    assert len(eclipse(f"{battle}; combat begins").stack) == 1 + len(
        eclipse(f"{battle}; only combat is left").stack
    )


def test_a_species_takes_its_board_from_the_terran_behind_it() -> None:
    table = position("eclipse", "seats 3; red is hydran")
    assert str(table.options["boards"]).split(",")[0] == "hydran"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("red 9 interceptors in 101", "red has only 8 interceptors, 1 of them on the board"),
        ("red has reputation 4, 4, 4, 4, 4", "no reputation tile of 4 is left"),
        ("red has reputation 1, 1, 1, 1, 1", "red has no room for so many reputation tiles"),
        ("red's cruiser has shard_hull, shard_hull", "no shard_hull discovery tile is left"),
        ("red has orbital; red has orbital", "red has orbital already"),
        ("tray has metasynthesis, metasynthesis", "no metasynthesis tile is left"),
        ("red has 14 discs", "red has only 12 discs off the board"),
        ("red has 9 colony ships", "colony ships"),
        ("cube on 0 of 101", "nobody controls 101"),
        ("red controls 101; cube on 7 of 101", "101 has no square 7"),
        ("sector 101 at 0,0", "sector 1 lies at 0,0 already"),
        ("sector 221 at 9,9", "sector 221 is on the board already"),
        ("sector 101; sector 209 beyond edge 7 of 101", "edges are numbered 0 to 5"),
        ("red's cruiser has hull, hull, hull, hull, hull, hull, hull", "has only"),
        ("round 9", "the game has rounds 1 to 8"),
        ("red has 12 materials, 12 science, 12 money cubes", "cubes for that track"),
    ],
)
def test_what_the_box_of_eclipse_does_not_have_is_refused(text: str, words: str) -> None:
    assert words in refused("eclipse", text)


# -- Galactic Era -------------------------------------------------------------------------------


def test_ships_and_fleets_are_where_the_text_says() -> None:
    player = galaxy("red has 3 ships at khaa; red has fleet A of 4 with 2 dummies at khaa").players[
        0
    ]
    counts = (player.piece_count(), player.fleet_ships(0), player.dummy_supply())
    assert [int(n) for n in counts] == [3, 4, 8]


def test_war_is_mutual() -> None:
    state = galaxy("red and yellow are at war")
    assert (state.at_war(0, 2), state.at_war(2, 0), state.at_war(0, 1)) == (True, True, False)


def test_two_seats_have_a_puppet() -> None:
    state = galaxy("seats 2; puppet has military 3; blue controls the puppet")
    assert (int(state.players[2].levels[0]), int(state.controller)) == (3, 1)


def test_dealt_counters_leave_owned_stars_alone() -> None:
    state = galaxy("red owns capella with 2 discs; counters are dealt")
    owned = [star for star in state.board.rules.stars if state.owner[star] >= 0]
    assert {int(state.counter[star]) for star in owned} == {-1}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("red has 21 ships at khaa", "red has only 20 ship pieces, not 21"),
        ("red owns capella with 40 discs", "red has only 39 discs"),
        ("red holds spatial; blue holds spatial", "there is only one card spatial"),
        ("capella has defense_grid; maldek has defense_grid", "only one relic defense_grid"),
        ("red has military 7", "technology levels go from 1 to 6"),
        ("red has fleet A of 1 with 11 dummies at khaa", "red has only 10 dummies"),
        ("round 9", "this game has rounds 1 to 8"),
        ("turn order red, blue", "name every player once"),
        ("red controls the puppet", "only a table of two has a puppet"),
    ],
)
def test_what_the_box_of_galactic_era_does_not_have_is_refused(text: str, words: str) -> None:
    assert words in refused("galactic-era", text)


# -- Space Station Phoenix ----------------------------------------------------------------------


def test_residents_come_from_their_home_planets() -> None:
    fresh, state = phoenix(""), phoenix("red built 301; red houses 2 teal and 1 human in 301")
    assert fresh.aliens[0] - state.aliens[0] == 2
    assert fresh.terra - state.terra == 1


def test_a_built_sector_leaves_the_display() -> None:
    state = phoenix("display has 111; red built 111")
    assert (int(sum(state.display)), int(state.players[0].sectors())) == (0, 1)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("red has hub B-2; blue has hub B-2", "red has Hub B-2"),
        ("red built 101; blue built 101", "red has built 101"),
        ("red built 101, 102", "red has Sector 101 in that slot"),
        ("red built 101; display has 101", "red has built 101"),
        ("red built 102; red houses 3 teal in 102", "102 has only 2 free living quarters"),
        ("red built 101; red houses 1 pink in 101", "pink residents cannot breathe in 101"),
        ("red built 101; 0 teal are left; red houses 1 teal in 101", "only 0 teal residents"),
        ("red's fleet is L1-transport-b", "blue has one of these ships"),
        ("red has construction 6", "the tracks have levels 0 to 5"),
    ],
)
def test_what_the_box_of_phoenix_does_not_have_is_refused(text: str, words: str) -> None:
    assert words in refused("phoenix", text)


# -- Mini ---------------------------------------------------------------------------------------


def mini(table: Table) -> Mini:
    assert isinstance(table.state, Mini)
    return table.state


def test_cards_come_from_the_deck() -> None:
    state = mini(position("mini", "red holds 5, 5"))
    cards = [[int(n) for n in state.deck], *[[int(n) for n in p.hand] for p in state.players]]
    assert [sum(counts) for counts in zip(*cards, strict=True)] == [0, 4, 4, 4, 4, 4]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("red holds 5, 5, 5, 5, 5", "no card of value 5 is left"),
        ("red holds 6", "cards have the values 1 to 5"),
        ("red owns 5,5", "5,5 is not on the board"),
    ],
)
def test_what_mini_does_not_have_is_refused(text: str, words: str) -> None:
    assert words in refused("mini", text)
