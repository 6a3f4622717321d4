"""What people see: everything, since nothing in this game is hidden."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.bits import bits_of

from ..components.ids import COLOURS, GOODS, HUB_SLOT, HUBS, SLOTS, SPECIES, TRACKS, TYPES
from ..components.words import place_word, sector_index, sector_number, ship_word
from ..player import Player
from ..state import State
from ..station.residents import place_of, quarters, resident_at
from ..step import Step
from .outlook import additions, costs, next_income, standing


def view(state: State, seat: i64) -> dict[str, object]:
    """The whole table, the same for every seat and spectator. Rules: SSP-SET-14"""
    steps: list[object] = []
    for step in state.stack:
        assert isinstance(step, Step)
        steps.append(step.seen_by(seat))
    return {
        "active": int(state.active),
        "start": int(state.start),
        "turns": int(state.turns),
        "extra_turns": int(state.extra),
        "ending": int(state.ending),
        "ends": ends_view(state),
        "terra": int(state.terra),
        "aliens": {name: int(state.aliens[k]) for k, name in enumerate(SPECIES[:4])},
        "display": sectors_in(state.display),
        "face_up": [ship_view(state, k) for k in bits_of(state.face_up)],
        "neutral": [ship_view(state, k) for k in bits_of(state.rules.neutral)],
        "players": [player_view(state, player) for player in state.players],
        "tracks": {name: state.rules.tracks[k].facts for k, name in enumerate(TRACKS)},
        "sectors": sectors_in_play(state),
        "hubs": hubs_in_play(state),
        "steps": steps,
    }


def ends_view(state: State) -> dict[str, int]:
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


def sectors_in_play(state: State) -> dict[str, object]:
    """What is printed on the Sectors of the display and of all stations."""
    numbers = sectors_in(state.display)
    for player in state.players:
        numbers += sectors_in(player.private)
        numbers += [int(sector_number(sector)) for sector in player.wings if sector >= 0]
    return {str(n): state.rules.sectors[sector_index(n)].facts for n in sorted(numbers)}


def hubs_in_play(state: State) -> dict[str, object]:
    """What is printed on the Hubs that players have or may choose."""
    out: dict[str, object] = {}
    for player in state.players:
        for hub in bits_of(player.dealt) if player.hub < 0 else [int(player.hub)]:
            out[HUBS[hub]] = state.rules.hubs[hub].facts
    return out


def ship_view(state: State, index: int) -> dict[str, object]:
    """One ship card with what lies on it."""
    ship = state.rules.ships[index]
    return {
        "ship": ship_word(ship.code),
        "type": TYPES[ship.kind],
        "level": int(ship.level),
        "cost": int(ship.cost),
        "fee": int(ship.fee),
        "metal": int(ship.metal),
        "ability": int(ship.ability),
        "capacity": int(ship.capacity),
        "costs": costs(state, ship, state.owner(index)),
        "used": state.is_used(index),
        "unconfirmed": ship.unconfirmed,
        "gems": int(state.gems_on[index]),
        "token": [int(p.seat) for p in state.players if p.token == index],
        "markers": [int(p.seat) for p in state.players if p.marker == index],
    }


def player_view(state: State, player: Player) -> dict[str, object]:
    """One player's board."""
    known = player.hub >= 0
    return {
        "seat": int(player.seat),
        "colour": state.rules.colours[player.seat],
        "hub": HUBS[player.hub] if known else None,
        "dealt": [HUBS[hub] for hub in bits_of(player.dealt)],
        "goods": {name: int(player.goods[k]) for k, name in enumerate(GOODS)},
        "levels": {name: int(player.levels[k]) for k, name in enumerate(TRACKS)},
        "fleet": [ship_view(state, k) for k in bits_of(player.fleet)],
        "station": station_view(state, player) if known else [],
        "private": sectors_in(player.private),
        "residents": {name: int(player.residents[k]) for k, name in enumerate(SPECIES)},
        "incomes": int(player.incomes),
        "income": next_income(state, player) if known else {},
        "adds": additions(state, player) if known else {},
        "score": standing(state, player),
    }


def station_view(state: State, player: Player) -> list[dict[str, object]]:
    """The Sectors of a station and its Hub with their residents, left to right."""
    out: list[dict[str, object]] = []
    slot: i64 = 0
    while slot <= SLOTS:
        if slot == HUB_SLOT or player.wings[slot] >= 0:
            out.append(slot_view(state, player, slot))
        slot += 1
    return out


def slot_view(state: State, player: Player, slot: i64) -> dict[str, object]:
    """One Sector or the Hub."""
    size = max(quarters(state, player, slot), len(state.hub(player).spaces) if slot == 9 else 0)
    residents: list[str | None] = []
    for position in range(size):
        species = resident_at(player, slot, position)
        residents.append(SPECIES[species] if species >= 0 else None)
    return {
        "place": place_word(place_of(player, slot)),
        "colour": COLOURS[slot // 3] if slot < SLOTS else None,
        "level": int(slot % 3 + 1) if slot < SLOTS else 0,
        "residents": residents,
        "active": int(player.settled[slot]),
    }
