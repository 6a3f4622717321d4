"""The components of Rise of the Ancients as the tables hold them."""

from starboard.engine.rulebook import Rulebook
from starboard.engine.ruleset import Layer, Row, package_layer, read_layers, read_table

BASE = "starboard.games.eclipse"
PACKAGE = BASE + ".expansions.rise_of_the_ancients"


def layers() -> list[Layer]:
    return [package_layer(PACKAGE)]


def rows(file: str, table: str = "") -> list[Row]:
    return read_layers(file, layers(), table)


def test_eight_developments_are_laid_out_by_player_count() -> None:
    in_play = read_table("developments", layers()).counts("in_play_by_players")
    assert (len(rows("developments")), list(in_play.values())) == (8, [3, 4, 5, 6, 7, 8, 8, 8])


def test_nine_discovery_tiles_are_of_seven_kinds() -> None:
    tiles = rows("discovery_tiles")
    assert (len(tiles), sum(row.number("copies") for row in tiles)) == (7, 9)


def test_ten_rare_techs_of_which_three_are_new() -> None:
    new = read_table("rare_techs", layers()).texts("new_to_second_edition")
    known = {row.id for row in rows("rare_techs")}
    assert (len(known), len(new), set(new) <= known) == (10, 3, True)


def test_there_are_twenty_one_sector_faces() -> None:
    assert len(rows("sectors")) == 21


def test_wormholes_are_listed_as_different_edges_from_0_to_5() -> None:
    for sector in rows("sectors"):
        edges = sector.numbers("wormholes")
        assert edges == sorted(set(edges) & set(range(6)))


def test_there_are_nine_cruisers_and_a_two_sided_dreadnought() -> None:
    npc = read_table("npc", layers())
    cruisers = npc.table("ancient_cruisers").rows("tiles")
    sides = npc.table("ancient_dreadnought").rows("sides")
    assert (len(cruisers), len(sides)) == (9, 2)


def test_there_are_ten_ship_parts_and_four_species() -> None:
    assert (len(rows("ship_parts")), len(rows("species"))) == (10, 4)


def test_every_player_count_up_to_nine_has_a_starting_place_each() -> None:
    large = read_table("layouts", layers(), "players_7_to_9").table("layouts")
    assert [len(large.table(seats).rows("players")) for seats in ("7", "8", "9")] == [7, 8, 9]


def test_its_rules_follow_those_of_the_base_game() -> None:
    book = Rulebook.read(BASE).joined(Rulebook.read(PACKAGE))
    assert len(set(book.ids())) == 342 + 171
