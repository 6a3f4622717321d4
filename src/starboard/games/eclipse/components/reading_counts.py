"""Reads what depends on the number of players, the tracks, and the discovery tiles."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.row import Row
from starboard.engine.ruleset import Layer, read_layers, read_table

from .components import PORTAL, REWARDS, SHIP_PART, Counts, Discovery, Tracks, Zone
from .ids import NOTHING, PARTS, PIECES, RESOURCES


def read_tracks(layers: list[Layer]) -> Tracks:
    """The influence, population, tech and round tracks."""
    techs = read_table("tracks", layers, "tech_track")
    return Tracks(
        vec[i64](read_table("tracks", layers, "influence_track").numbers("upkeep_by_empty_spaces")),
        vec[i64](
            read_table("tracks", layers, "population_track").numbers("production_by_cubes_removed")
        ),
        techs.number("slots"),
        vec[i64](techs.numbers("discount_by_techs_on_track")),
        vec[i64](techs.numbers("vp_by_techs_on_track")),
        read_table("tracks", layers, "round_track").number("rounds"),
        read_table("tracks", layers).number("first_pass_money"),
    )


def read_counts(layers: list[Layer], seats: int) -> Counts:
    """The row of this number of players."""
    row = read_table("components", layers, "by_player_count").table(str(seats))
    return Counts(
        row.number("setup_regular_techs"),
        row.number("cleanup_regular_techs"),
        row.number("outer_sectors"),
        row.flag("diplomacy"),
    )


def read_zones(layers: list[Layer], seats: int) -> tuple[list[Zone], list[Zone]]:
    """The starting zones of the seats, clockwise, and the zones left free."""
    turns = {
        row.id: row.number("rotation_cw_sixths") for row in read_layers("layout", layers, "zones")
    }
    row = read_table("layout", layers, "players").table(str(seats))
    return zones_of(row, "players", turns), zones_of(row, "guardians", turns)


def zones_of(row: Row, field: str, turns: dict[str, int]) -> list[Zone]:
    found: list[Zone] = []
    for zone in row.rows(field):
        found.append(Zone(zone.number("q", -99), zone.number("r", -99), turns[zone.text("zone")]))
    return found


def read_discovery(row: Row) -> Discovery:
    """A discovery tile: its reward and what the reward is about. Rules: ECL-CMP-05"""
    effect = row.table("effect")
    kind: i64 = effect.choice("type", REWARDS)
    return Discovery(
        row.id,
        row.number("copies"),
        kind,
        vec[i64]([effect.number_or(name, 0) for name in RESOURCES]),
        thing_of(effect, kind),
        effect.number("vp_if_controlled") if kind == PORTAL else 0,
        row.text_or("module", ""),
    )


def thing_of(effect: Row, kind: i64) -> i64:
    if kind == SHIP_PART:
        return PARTS.number(effect.text("part"))
    for field in ("ship", "structure"):
        if effect.has(field):
            return effect.choice(field, PIECES)
    return NOTHING


def values_of(layers: list[Layer]) -> vec[i64]:
    """Reputation tiles by value: index 4 holds the number of fours. Rules: ECL-CMP-04"""
    counts = read_table("components", layers).counts("reputation_tiles")
    most = max(int(value) for value in counts)
    return vec[i64]([counts.get(str(value), 0) for value in range(most + 1)])


def draws_of(layers: list[Layer], names: list[str]) -> list[int]:
    """Reputation tiles earned by destroying one ship of each name."""
    row = read_table("components", layers, "reputation_draws")
    return [row.number_or(name, 0) for name in names]
