"""What the view of an Eclipse table contains; docs/eclipse-view.md explains it.

Seats are numbers from 0, nobody is None, and what has an id in the component tables is named by
that id. mypy proves these shapes where views are made; the page's types are made from them.
Sectors, ships and battles stand in `shape_board.py`, pending steps in `shape_steps.py`.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from .shape_board import BlueprintView, DiceView, SectorView, TileView, TotalsView, ZoneView
from .shape_steps import StepView


class StorageView(TypedDict):
    """One resource: units, next production, cubes on the track and in the graveyard."""

    amount: int
    income: int
    cubes: int
    graveyard: int


class ActionView(TypedDict):
    """Discs on an action space and the activations that one of them gives."""

    discs: int
    activations: int


class ColonyShipsView(TypedDict):
    """Colony ships face up, and all."""

    ready: int
    total: int


class ReputationSpaceView(TypedDict):
    """A space of the reputation track; a tile of None lies face down for this seat."""

    kind: Literal["ambassador", "reputation", "either"]
    tile: NotRequired[int | None]
    ambassador: NotRequired[int]


class PointsCauseView(TypedDict):
    """One thing that gives points; `id` is a number or an id of its kind."""

    kind: str
    id: int | str
    points: int


class SectorCubesView(TypedDict):
    """How many cubes of a track stand in a sector."""

    sector: int
    cubes: int


class ProductionCauseView(TypedDict):
    """Which cubes uncover the production, and what one more or fewer would make of it."""

    value: int
    sectors: list[SectorCubesView]
    graveyard: int
    on_track: int
    one_more: int | None
    one_fewer: int | None


class UpkeepCauseView(TypedDict):
    """Which discs uncover the upkeep, and what comes next."""

    value: int
    sectors: list[int]
    actions: dict[str, int]
    reactions: int
    on_track: int
    after_next_action: int | None
    one_disc_back: int


class MoneyCauseView(TypedDict):
    """Money after the next upkeep, now and after one more action; below 0 is bankruptcy."""

    after_upkeep: int | None
    after_next_action: int | None


class CausesView(TypedDict):
    """Where a player's numbers come from."""

    score: dict[str, list[PointsCauseView]]
    production: dict[str, ProductionCauseView]
    upkeep: UpkeepCauseView
    money: MoneyCauseView


class EmptySeatView(TypedDict):
    """A seat whose species is not chosen yet."""

    seat: int
    species: None


class PlayerView(TypedDict):
    """One player's board and what lies beside it."""

    seat: int
    species: str
    color: str
    home: int
    passed: bool
    eliminated: bool
    traitor: bool
    trade: int
    storage: dict[str, StorageView]
    discs: int
    reserve: int
    upkeep: int
    upkeep_next: int | None
    actions: dict[str, ActionView]
    reactions: int
    colony_ships: ColonyShipsView
    techs: dict[str, list[str]]
    blueprints: list[BlueprintView]
    structures: dict[str, int]
    supply: dict[str, int]
    kept: list[str]
    discovery_vp: int
    partners: list[int]
    reputation: list[ReputationSpaceView]
    vp: int
    hidden_vp: int | None
    breakdown: dict[str, int]
    causes: CausesView


class OfferView(TypedDict):
    """A tech of the tray; `price` is what it costs this seat on each track that takes it."""

    tech: str
    cost: int
    minimum: int
    copies: int
    category: str
    price: dict[str, int]


class LeftView(TypedDict):
    """How much is left in stacks and bags."""

    stacks: list[int]
    techs: int
    discovery: int
    reputation: int


class TracksView(TypedDict):
    """The printed tracks with this table's values.

    `upkeep` by empty spaces of the influence track, `production` by cubes off a population track,
    `discount` and `tech_points` by techs on a tech track.
    """

    upkeep: list[int]
    production: list[int]
    discount: list[int]
    tech_points: list[int]
    tech_spaces: int
    first_pass_money: int


class PartView(TypedDict):
    """A ship part with this table's values; a negative energy is used, not produced."""

    part: str
    category: str
    energy: int
    dice: list[DiceView]
    computer: int
    shield: int
    hull: int
    initiative: int
    movement: int
    tech: str | None
    ancient: bool
    outside: bool


class TechView(TypedDict):
    """A tech with this table's values, and what it is about."""

    tech: str
    category: str
    cost: int
    minimum: int
    effect: str
    part: str | None
    piece: str | None
    action: str | None
    resources: list[str]


class View(TypedDict):
    """What one seat may know of the table; `step` is the last of `steps`."""

    game: Literal["eclipse"]
    seat: int | None
    round: int
    rounds: int
    phase: Literal["setup", "action", "combat", "upkeep", "cleanup", "over"]
    actors: list[int]
    start: int
    next_start: int | None
    order: list[int]
    sectors: list[SectorView]
    zones: list[ZoneView]
    portals: list[int]
    players: list[PlayerView | EmptySeatView]
    tray: list[OfferView]
    npcs: dict[str, TotalsView]
    left: LeftView
    discards: dict[str, list[TileView]]
    used_discoveries: list[str]
    battles: list[int]
    diplomacy: bool
    traitor: int | None
    step: StepView | None
    steps: list[StepView]
    tracks: TracksView
    parts: list[PartView]
    techs: list[TechView]
