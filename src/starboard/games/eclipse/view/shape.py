"""What the view of an Eclipse table contains; docs/eclipse-view.md explains it.

Seats are numbers from 0, nobody is None, and what has an id in the component tables is named by
that id. mypy proves these shapes where views are made; the page's types are made from them.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


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


class RoundsStep(TypedDict):
    """The round; `phase` counts the phases that have begun."""

    kind: Literal["rounds"]
    phase: int


class DraftStep(TypedDict):
    """A player chooses a species."""

    kind: Literal["draft"]
    seat: int
    left: int


class TurnStep(TypedDict):
    """A player's turn of the action phase."""

    kind: Literal["turn"]
    seat: int


class ActivationsStep(TypedDict):
    """An action with the activations that are left."""

    kind: str
    seat: int
    left: int


class PlaceStep(TypedDict):
    """A revealed tile to place; `tile` is the last one revealed."""

    kind: Literal["place"]
    seat: int
    tiles: list[TileView]
    tile: TileView | None
    q: int
    r: int


class ClaimStep(TypedDict):
    """A disc may go into a sector."""

    kind: Literal["claim"]
    seat: int
    sector: int


class DiscoveryStep(TypedDict):
    """A discovery tile to decide; a reward on the board goes to `sector`."""

    kind: Literal["discovery"]
    seat: int
    discovery: str
    sector: int
    labs: bool


class PlacePartStep(TypedDict):
    """An ancient part to place."""

    kind: Literal["place_part"]
    seat: int
    part: str


class FreeTechStep(TypedDict):
    """One of the cheapest techs to choose."""

    kind: Literal["free_tech"]
    seat: int


class ArtifactKeyStep(TypedDict):
    """Artifacts whose resource is still to be named."""

    kind: Literal["artifact_key"]
    seat: int
    left: int


class PortalStep(TypedDict):
    """A warp portal tile to place."""

    kind: Literal["portal"]
    seat: int


class RelationsStep(TypedDict):
    """A proposal to answer, or ambassadors to exchange."""

    kind: Literal["proposal", "ambassadors"]
    seat: int
    other: int


class CubeStep(TypedDict):
    """A cube whose owner chooses where it goes."""

    kind: Literal["cube"]
    seat: int
    graveyard: bool


class CombatStep(TypedDict):
    """The combat phase."""

    kind: Literal["combat"]
    stage: str


class SectorBattleStep(TypedDict):
    """The battles of one sector; `tiles` are the reputation tiles earned so far, by seat."""

    kind: Literal["sector_battle"]
    sector: int
    order: list[int]
    tiles: list[int]


class BattleStep(TypedDict):
    """A battle between two opponents; -1 stands for non-players.

    `acted` has a bit per ship type and `retreats` a sector number or 0, the defender's types after
    eight places for the attacker's; `dice` counts by colour and face.
    """

    kind: Literal["battle"]
    sector: int
    attacker: int
    defender: int
    stage: Literal["missiles", "engagement", "stalemate"]
    acted: int
    retreats: list[int]
    shooter: int
    dice: list[int]
    battle: BattleView


class PopulationStep(TypedDict):
    """An attack on population with the damage that is left."""

    kind: Literal["population"]
    sector: int
    seat: int
    damage: int


class ReputationStep(TypedDict):
    """Drawn reputation tiles, shown to the player who drew them."""

    kind: Literal["reputation"]
    seat: int
    count: int
    drawn: list[int] | None


class UpkeepStep(TypedDict):
    """The upkeep phase and who has not finished it."""

    kind: Literal["upkeep"]
    waiting: list[int]


class CleanupStep(TypedDict):
    """The cleanup phase."""

    kind: Literal["cleanup"]


StepView = (
    RoundsStep
    | DraftStep
    | TurnStep
    | ActivationsStep
    | PlaceStep
    | ClaimStep
    | DiscoveryStep
    | PlacePartStep
    | FreeTechStep
    | ArtifactKeyStep
    | PortalStep
    | RelationsStep
    | CubeStep
    | CombatStep
    | SectorBattleStep
    | BattleStep
    | PopulationStep
    | ReputationStep
    | UpkeepStep
    | CleanupStep
)


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
