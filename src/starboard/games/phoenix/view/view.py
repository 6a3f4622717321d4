"""What people see: everything, since nothing in this game is hidden."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.bits import bits_of
from starboard.engine.flow import steps_seen

from ..actions.ship_use import ShipUse
from ..components.ids import GOODS, HUBS, SPECIES, TRACKS, TYPES
from ..components.words import sector_index, sector_number, ship_word
from ..diplomacy.track_bonuses import TrackBonuses
from ..player import Player
from ..scoring import residents_of
from ..state import State
from .outlook import (
    action_numbers,
    additions,
    capacities,
    costs,
    fees,
    lobbying,
    next_income,
    points_now,
    ranks,
    reaches,
)
from .shape import EndsView, HubView, PlayerView, SectorView, ShipView, StepView, Track, View
from .station import offers, station_view


def view(state: State, seat: i64) -> View:
    """The whole table, the same for every seat and spectator. Rules: SSP-SET-14"""
    return {
        "active": int(state.active),
        "start": int(state.start),
        "turns": int(state.turns),
        "extra_turns": int(state.extra),
        "ending": int(state.ending),
        "ends": ends_view(state),
        "terra": int(state.terra),
        "aliens": {name: int(state.aliens[k]) for k, name in enumerate(SPECIES[:4])},
        "aliens_left": int(state.aliens_left()),
        "display": sectors_in(state.display),
        "face_up": [ship_view(state, k) for k in bits_of(state.face_up)],
        "neutral": [ship_view(state, k) for k in bits_of(state.rules.neutral)],
        "players": [player_view(state, player) for player in state.players],
        "tracks": {name: state.rules.tracks[k].facts for k, name in enumerate(TRACKS)},
        "track": live_track(state),
        "sectors": sectors_in_play(state),
        "hubs": hubs_in_play(state),
        "steps": steps_view(state, seat),
    }


def steps_view(state: State, seat: i64) -> list[StepView]:
    """All pending steps, the one that must be decided first last."""
    return cast("list[StepView]", steps_seen(state, seat))


def live_track(state: State) -> Track | None:
    """The Diplomacy track whose bonuses are taken now, or will be after the ship's action."""
    for step in state.stack:
        if isinstance(step, TrackBonuses):
            return TRACKS[step.track]
        if isinstance(step, ShipUse):
            return step.track(state)
    return None


def ends_view(state: State) -> EndsView:
    """What brings the end of the game. Rules: SSP-END-02, SSP-END-03, SSP-END-04"""
    ends = state.rules.ends
    return {"points": int(ends.points), "sectors": int(ends.sectors), "aliens": int(ends.aliens)}


def sectors_in(stacks: vec[i64]) -> list[int]:
    """The printed numbers of the Sectors in nine stacks."""
    out: list[int] = []
    for slot, mask in enumerate(stacks):
        first = (slot % 3) * 24 + (slot // 3) * 8
        out += [int(sector_number(first + unit)) for unit in bits_of(mask)]
    return sorted(out)


def sectors_in_play(state: State) -> dict[str, SectorView]:
    """What is printed on the Sectors of the display and of all stations."""
    numbers = sectors_in(state.display)
    for player in state.players:
        numbers += sectors_in(player.private)
        numbers += [int(sector_number(sector)) for sector in player.wings if sector >= 0]
    return {str(n): state.rules.sectors[sector_index(n)].facts for n in sorted(numbers)}


def hubs_in_play(state: State) -> dict[str, HubView]:
    """What is printed on the Hubs that players have or may choose."""
    out: dict[str, HubView] = {}
    for player in state.players:
        for hub in bits_of(player.dealt) if player.hub < 0 else [int(player.hub)]:
            out[HUBS[hub]] = state.rules.hubs[hub].facts
    return out


def ship_view(state: State, index: int) -> ShipView:
    """One ship card with what lies on it, and what it means to each seat."""
    ship = state.rules.ships[index]
    owner = state.owner(index)
    return {
        "ship": ship_word(ship.code),
        "type": TYPES[ship.kind],
        "level": int(ship.level),
        "owner": int(owner),
        "cost": int(ship.cost),
        "fee": int(ship.fee),
        "metal": int(ship.metal),
        "ability": int(ship.ability),
        "capacity": int(ship.capacity),
        "costs": costs(state, ship, owner),
        "fees": fees(state, ship, owner),
        "abilities": action_numbers(state, ship),
        "capacities": capacities(state, ship),
        "used": state.is_used(index),
        "unconfirmed": ship.unconfirmed,
        "gems": int(state.gems_on[index]),
        "token": [int(p.seat) for p in state.players if p.token == index],
        "markers": [int(p.seat) for p in state.players if p.marker == index],
    }


def player_view(state: State, player: Player) -> PlayerView:
    """One player's board."""
    known = player.hub >= 0
    score = points_now(state, player)
    return {
        "seat": int(player.seat),
        "colour": state.rules.colours[player.seat],
        "hub": HUBS[player.hub] if known else None,
        "dealt": [HUBS[hub] for hub in bits_of(player.dealt)],
        "goods": {name: int(player.goods[k]) for k, name in enumerate(GOODS)},
        "levels": {name: int(player.levels[k]) for k, name in enumerate(TRACKS)},
        "reach": reaches(state, player),
        "lobbying": lobbying(state, player),
        "fleet": [ship_view(state, k) for k in bits_of(player.fleet)],
        "station": station_view(state, player) if known else [],
        "private": sectors_in(player.private),
        "offers": offers(state, player) if known else [],
        "residents": {name: int(player.residents[k]) for k, name in enumerate(SPECIES)},
        "ranks": ranks(state, player),
        "sector_count": int(player.sectors()),
        "resident_count": int(residents_of(player)),
        "incomes": int(player.incomes),
        "income": next_income(state, player) if known else {},
        "adds": additions(state, player) if known else {},
        "score": score,
        "total": sum(score.values()),
    }
