"""A quick guess of battles in Eclipse; the exact chances come from `odds`."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.games.eclipse.combat.fire import (
    DAMAGE,
    cannons_of,
    computer_of,
    hull_of,
    kinds_of,
    missiles_of,
    place_of,
    shield_of,
)
from starboard.games.eclipse.sector import Sector
from starboard.games.eclipse.state import State


def ship_attack(cannons: i64, missiles: i64, computer: i64) -> i64:
    """Damage per roll times the faces that hit a ship without shields; missiles fire only once."""
    hits = 1 + (computer if computer < 4 else 4)
    damage: i64 = 0
    colour: i64 = 0
    while colour < 4:
        dice = 2 * ((cannons >> (8 * colour)) & 255) + ((missiles >> (8 * colour)) & 255)
        damage += dice * DAMAGE[colour]
        colour += 1
    return damage * hits


def ship_defence(hull: i64, shield: i64) -> i64:
    """Hits that a ship takes, more with shields."""
    return (1 + hull) * (3 + shield)


def fleet_strength(state: State, sector: Sector, seat: i64) -> i64:
    """Attack times defence of all ships of a side, -1 for non-players."""
    attack: i64 = 0
    defence: i64 = 0
    kind: i64 = 0
    while kind < kinds_of(state, seat):
        ships = sector.ships[place_of(state, seat, kind)]
        if ships > 0:
            cannons = cannons_of(state, seat, kind)
            missiles = missiles_of(state, seat, kind)
            attack += ships * ship_attack(cannons, missiles, computer_of(state, seat, kind))
            defence += ships * ship_defence(
                hull_of(state, seat, kind), shield_of(state, seat, kind)
            )
        kind += 1
    return attack * defence


def win_chance(own: i64, other: i64) -> i64:
    """A guess in hundredths: twice the strength wins four battles of five."""
    if own + other == 0:
        return 0
    a = own // 16 + 1
    b = other // 16 + 1
    return 100 * a * a // (a * a + b * b)
