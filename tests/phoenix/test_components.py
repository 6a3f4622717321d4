"""The box of Space Station Phoenix as the tables hold it; values of our own stay marked."""

from collections import Counter

from starboard.engine.ruleset import (
    Layer,
    Row,
    package_layer,
    player_layer,
    read_layers,
    read_table,
)


def layers() -> list[Layer]:
    return [package_layer("starboard.games.phoenix")]


def rows(file: str, table: str = "") -> list[Row]:
    return read_layers(file, layers(), table)


def copies(table: str) -> int:
    return sum(row.number("copies") for row in rows("ships", table))


def test_fifty_four_ships_come_in_three_levels() -> None:
    assert [copies(table) for table in ("level1", "level2", "level3")] == [20, 18, 16]


def test_there_are_five_neutral_ships() -> None:
    assert len(rows("ships", "neutral")) == 5


def test_seventy_two_sectors_are_eight_of_each_colour_and_level() -> None:
    kinds = Counter((row.text("colour"), row.number("level")) for row in rows("sectors"))
    assert (len(kinds), set(kinds.values())) == (9, {8})


def test_a_sectors_id_is_its_number() -> None:
    assert all(row.id == str(row.number("number")) for row in rows("sectors"))


def test_twenty_four_hubs_are_half_basic_and_half_advanced() -> None:
    assert Counter(row.text("set") for row in rows("hubs")) == {"basic": 12, "advanced": 12}


def test_four_diplomacy_tracks_have_six_levels() -> None:
    tracks = [(row.id, len(row.rows("levels"))) for row in rows("diplomacy", "tracks")]
    assert tracks == [("dismantle", 6), ("construction", 6), ("transport", 6), ("expedition", 6)]


def test_the_first_game_has_four_sets() -> None:
    assert len(read_table("setup", layers(), "first_game_sets").rows("sets")) == 4


def test_a_value_of_our_own_is_marked() -> None:
    ship = next(row for row in rows("ships", "level2") if row.id == "L2-dismantle")
    assert (ship.is_designed("metal"), ship.is_designed("cost")) == (True, False)


def test_the_owner_of_the_box_can_correct_a_value() -> None:
    text = '[[level2]]\nid = "L2-dismantle"\nmetal = 9'
    corrected = [*layers(), player_layer({"ships.toml": text})]
    ships = {row.id: row for row in read_layers("ships", corrected, "level2")}
    ship = ships["L2-dismantle"]
    assert (ship.number("metal"), ship.is_designed("metal")) == (9, False)
