"""What a view contains of sectors, ships and battles."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class PlanetView(TypedDict):
    """A population square; `square` is its word in the notation."""

    resource: str
    advanced: bool
    square: str
    cube: int | None
    track: str | None


class ShipGroupView(TypedDict):
    """Equal ships of one owner; an owner of None means non-player ships."""

    owner: int | None
    type: str
    count: int
    pinned: NotRequired[int]
    damage: NotRequired[list[int]]


class TileView(TypedDict):
    """A sector tile as printed, unturned and off the board."""

    number: int
    name: str
    rotation: int
    wormholes: list[int]
    vp: int
    artifacts: int
    planets: list[PlanetView]
    owner: int | None
    ships: list[ShipGroupView]
    discovery: bool
    warp_portal: bool
    orbital: bool
    monolith: bool


class LinkView(TypedDict):
    """A neighbour joined by wormholes; not `full` means for a Wormhole Generator only."""

    edge: int
    to: int
    full: bool


class SectorView(TileView):
    """A placed tile with everything on it."""

    q: int
    r: int
    ring: int
    links: list[LinkView]
    portals: list[str]


class ZoneView(TypedDict):
    """An empty zone that touches a sector."""

    q: int
    r: int
    ring: int


class DiceView(TypedDict):
    """Equal dice of one ship."""

    color: str
    count: int
    missile: bool


class TotalsView(TypedDict):
    """What the parts of one ship add up to."""

    initiative: int
    computer: int
    shield: int
    hull: int
    movement: int
    energy: int
    energy_used: int
    dice: list[DiceView]


class SpaceView(TypedDict):
    """A space of a blueprint; `printed` means that no tile lies on it."""

    part: str | None
    printed: bool


class BlueprintView(TypedDict):
    """The blueprint of one ship type with its price and the number of ships built."""

    type: str
    slots: list[SpaceView]
    extra: list[str]
    totals: TotalsView
    cost: int
    built: int
    max: int


class BattleShipView(TypedDict):
    """One ship in a battle; `index` counts within its type from 1."""

    owner: int | None
    type: str
    index: int
    damage: int
    totals: TotalsView
    retreating: bool


class OrderView(TypedDict):
    """A ship type in the order of fire."""

    owner: int | None
    type: str
    initiative: int
    done: bool


class RollView(TypedDict):
    """A die that hit something and is not yet assigned; face 1 is the blank, 6 the burst."""

    color: str
    face: int
    missile: bool


class BattleView(TypedDict):
    """Both sides, the order of fire and the dice on the table; `current` is a place in `order`."""

    sector: int
    attacker: int | None
    defender: int | None
    engagement: int
    ships: list[BattleShipView]
    order: list[OrderView]
    current: int
    rolls: list[RollView]
