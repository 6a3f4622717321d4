"""The box of Galactic Era as the tables hold it."""

from starboard.engine.ruleset import Layer, Row, package_layer, read_layers, read_table


def layers() -> list[Layer]:
    return [package_layer("starboard.games.galactic_era")]


def rows(file: str, table: str = "") -> list[Row]:
    return read_layers(file, layers(), table)


def test_nine_sector_tiles_have_sixty_seven_stars() -> None:
    tiles = rows("sectors", "tiles")
    assert (len(tiles), sum(row.number("star_count") for row in tiles)) == (9, 67)


def test_both_sides_of_a_tile_show_the_stars_it_counts() -> None:
    for tile in rows("sectors", "tiles"):
        sides = tile.table("sides")
        stars = [len(sides.table(side).rows("stars")) for side in ("A", "B")]
        assert stars == [tile.number("star_count")] * 2


def test_five_technologies_have_six_levels() -> None:
    fields = [(row.id, len(row.rows("levels"))) for row in rows("techs", "fields")]
    assert fields == [
        ("military", 6),
        ("spirituality", 6),
        ("propulsion", 6),
        ("robotics", 6),
        ("genetics", 6),
    ]


def test_a_race_has_abilities_only_for_alignments_it_has_a_name_for() -> None:
    races = rows("races")
    assert len(races) == 15
    for race in races:
        assert set(race.table("abilities").fields()) <= set(race.table("names").fields())


def test_cards_stories_goals_relics_and_fleets_are_complete() -> None:
    assert [
        len(rows("domination_cards", "cards")),
        len(rows("stories")),
        len(rows("goals")),
        len(rows("relics")),
        len(rows("fleets")),
    ] == [12, 3, 8, 10, 5]


def test_every_gap_of_a_layout_has_its_wormhole() -> None:
    layouts = read_table("setup", layers(), "layouts")
    for seats in layouts.fields():
        layout = layouts.table(seats)
        assert len(layout.rows("wormholes")) == len(layout.numbers("gaps"))


def test_ships_are_listed_for_every_population() -> None:
    track = read_table("population_track", layers())
    assert len(track.numbers("ships_by_population")) == 46


def test_unconfirmed_intervals_are_marked() -> None:
    assert all(row.designed for row in rows("population_track", "ship_intervals"))
