"""The box of Eclipse as the tables hold it: every count printed in the rulebook."""

from starboard.engine.ruleset import Layer, Row, package_layer, read_layers, read_table


def layers() -> list[Layer]:
    return [package_layer("starboard.games.eclipse")]


def rows(file: str, table: str = "") -> list[Row]:
    return read_layers(file, layers(), table)


def copies(found: list[Row]) -> int:
    return sum(row.number("copies") for row in found)


def test_the_box_has_sixty_sector_faces() -> None:
    assert len(rows("sectors")) == 60


def test_every_sector_has_six_edges() -> None:
    assert {len(row.flags("wormholes")) for row in rows("sectors")} == {6}


def test_a_sectors_id_is_its_number_in_three_digits() -> None:
    assert all(row.id == f"{row.number('number'):03}" for row in rows("sectors"))


def test_twelve_starting_sectors_are_each_the_home_of_one_species() -> None:
    homes = [row.text("home_of") for row in rows("sectors") if row.has("home_of")]
    assert sorted(homes) == sorted(row.id for row in rows("species"))


def test_thirty_nine_techs_make_one_hundred_and_fourteen_tiles() -> None:
    techs = rows("techs")
    assert (len(techs), copies(techs)) == (39, 114)


def test_every_track_has_thirty_three_regular_tiles_and_fifteen_are_rare() -> None:
    techs = rows("techs")
    by_category = {
        name: copies([row for row in techs if row.text("category") == name])
        for name in ("military", "grid", "nano", "rare")
    }
    assert by_category == {"military": 33, "grid": 33, "nano": 33, "rare": 15}


def test_there_are_thirty_nine_ship_parts() -> None:
    assert len(rows("ship_parts", "parts")) == 39


def test_every_part_that_needs_a_tech_names_one_that_exists() -> None:
    techs = {row.id for row in rows("techs")}
    parts = rows("ship_parts", "parts")
    assert {row.text("tech_required") for row in parts if row.has("tech_required")} <= techs


def test_there_are_twelve_species_boards() -> None:
    assert len(rows("species")) == 12


def test_every_species_has_blueprints_for_four_ship_types() -> None:
    families = read_table("blueprints", layers(), "families")
    names = {row.text("blueprint_family") for row in rows("species")}
    assert {tuple(families.table(name).fields()) for name in names} == {
        ("interceptor", "cruiser", "dreadnought", "starbase")
    }


def test_a_blueprint_has_as_many_spaces_as_it_says() -> None:
    families = read_table("blueprints", layers(), "families")
    for family in families.fields():
        for ship in families.table(family).fields():
            blueprint = families.table(family).table(ship)
            assert len(blueprint.rows("slots")) == blueprint.number("slot_count")


def test_twenty_four_kinds_make_thirty_six_discovery_tiles() -> None:
    tiles = rows("discovery_tiles", "tiles")
    assert (len(tiles), copies(tiles)) == (24, 36)


def test_the_reputation_bag_holds_thirty_three_tiles() -> None:
    assert sum(read_table("components", layers()).counts("reputation_tiles").values()) == 33


def test_non_players_have_six_blueprints() -> None:
    assert [row.id for row in rows("npc", "blueprints")] == [
        "ancient_normal",
        "ancient_advanced",
        "guardian_normal",
        "guardian_advanced",
        "gcds_normal",
        "gcds_advanced",
    ]


def test_six_zones_take_players_and_guardians_for_every_player_count() -> None:
    players = read_table("layout", layers(), "players")
    for seats in players.fields():
        layout = players.table(seats)
        assert len(layout.rows("players")) == int(seats)
        assert len(layout.rows("players")) + len(layout.rows("guardians")) == 6


def test_the_influence_track_has_thirteen_spaces() -> None:
    track = read_table("tracks", layers(), "influence_track")
    assert track.numbers("spaces_left_to_right") == [0, 0, 1, 2, 3, 5, 7, 10, 13, 17, 21, 25, 30]


def test_four_colours_of_dice_have_six_faces_each() -> None:
    dice = [
        (row.id, row.number("damage"), len(row.items("faces", "faces"))) for row in rows("dice")
    ]
    assert dice == [("yellow", 1, 6), ("orange", 2, 6), ("blue", 3, 6), ("red", 4, 6)]
