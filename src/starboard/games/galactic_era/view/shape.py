"""What a view contains: the one declaration from which the page's types are made.

`View` is the root. Hexes are written `q,r`, stars and tiles by their ids, players by number; with
two people number 2 is the puppet. Masks are bit masks of players.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Alignment = Literal["sto", "sts"]
Field = Literal["military", "spirituality", "propulsion", "robotics", "genetics"]
Square = Literal["military", "spirituality", "propulsion", "robotics", "genetics", "minus", "plus"]
Counter = Literal["gain", "switch", "research", "grow", "build"]
Kind = Literal["uninhabited", "primitive", "advanced", "white_disc"]
KnownKind = Literal["uninhabited", "primitive", "advanced", "white_disc", "hidden"]
Letter = Literal["A", "B", "C", "D", "E"]
Unit = Literal["A", "B", "C", "D", "E", "pieces"]
Method = Literal["ally", "colonize", "conquer", "liberate", "subjugate", "declare"]
Payment = Literal["counter", "free", "card"]
Story = Literal["journeys", "migrations", "wars"]
# fmt: off
Goal = Literal[
    "control", "cooperation", "discovery", "leadership", "legacy", "personal_growth",
    "power", "presence",
]
Race = Literal[
    "alliance", "anchara_coalition", "annunaki", "avians", "dracos", "felines", "greys",
    "galactic", "icc", "nordic_humanoids", "mantids", "orion", "progenitors", "rogue_ai",
    "yowies",
]
Card = Literal[
    "alignment", "acquisition", "central", "defensive", "density", "diplomatic", "economic",
    "exploratory", "general_scientific", "military", "spatial", "special_scientific",
]
KnownCard = Card | Literal["hidden"]
Relic = Literal[
    "ancient_pyramids", "ancient_tech_genetics", "ancient_tech_military",
    "ancient_tech_propulsion", "ancient_tech_robotics", "ancient_tech_spirituality",
    "buried_ships", "planetary_death_ray", "defense_grid", "super_stargate",
]
# fmt: on
KnownRelic = Relic | Literal["hidden"]
Phase = Literal["setup", "begin", "cards", "move", "growth", "trade", "score", "over"]


class TileView(TypedDict):
    """A sector tile, turned by so many sixths clockwise; place 0 is the centre."""

    tile: str
    side: Literal["A", "B"]
    turn: int
    place: int


class StarView(TypedDict):
    """A star; the population counts the cylinder of a home star as six.

    `counter_up` and `relic_up` say whether everybody sees it; a counter or relic is absent where
    none lies.
    """

    id: str
    hex: str
    sector: int
    owner: int | None
    population: int
    discs: int
    home: bool
    counter: NotRequired[KnownKind]
    counter_up: NotRequired[bool]
    relic: NotRequired[KnownRelic]
    relic_up: NotRequired[bool]


class StackView(TypedDict):
    """Ship pieces in one hex with the range they have used this turn; 7 is finished."""

    hex: str
    n: int
    spent: int


class FleetView(TypedDict):
    """A fleet; ships and dummies only for those who know what it holds."""

    fleet: Letter
    hex: str
    counters: int
    ships: NotRequired[int]
    dummies: NotRequired[int]


class ProgressView(TypedDict):
    """How far a player has come with what a domination card counts."""

    have: int
    need: int


class PlayerView(TypedDict):
    """One player; `points` are those of story, race, cards, goal, relics, counters, research, bids.

    `population`, `stars` and `ships` are sums that everybody can count, `population_points` what
    the population is worth at the end. `builds` is what Build Ships gives now, `most_counters` how
    many growth counters may be selected, `counter_price` what each beyond two costs. `progress`
    belongs to the card that this seat sees, where its condition is a number.
    """

    number: int
    race: Race | None
    alignment: Alignment
    order: int
    vp: int
    points: list[int]
    levels: dict[Field, int]
    war: list[int]
    home: str | None
    pieces: list[StackView]
    builds: int
    piece_supply: int
    disc_supply: int
    dummy_supply: int
    ships_in_fleets: int
    fleets: list[FleetView | None]
    card: KnownCard | None
    played: Card | None
    counters: dict[Counter, int]
    square: Square | None
    markers: int
    primitives: int
    advanced: int
    free_colonies: int
    trades: int
    protected: bool
    population: int
    stars: int
    ships: int
    population_points: int
    most_counters: int
    counter_price: int
    progress: ProgressView | None


class BattleView(TypedDict):
    """The battle under way; `defenders` is a mask, known from the reveal on."""

    attacker: int
    hex: str
    phase: int
    defenders: int
    removed: int
    lost: int


class EraView(TypedDict):
    """An era and its rounds."""

    era: int
    light: bool
    rounds: list[int]


class IntervalView(TypedDict):
    """A stretch of the population track on which Build Ships gives the same number of ships."""

    first: int
    last: int
    ships: int


class LevelView(TypedDict):
    """What one level gives at this table; absent keys do not belong to the field."""

    level: int
    combat_value: NotRequired[int]
    remote_views: NotRequired[int]
    range: NotRequired[int]
    stargate: NotRequired[int]
    unlimited_move: NotRequired[bool]
    extra_ships: NotRequired[int]
    build_at_min_population: NotRequired[int]
    research_levels: NotRequired[int]
    research_vp_loss: NotRequired[int]
    bonus_population: NotRequired[int]
    extra_growth_counter_cost_vp: NotRequired[int]


class CardView(TypedDict):
    """A domination card: what its halves score at this table, and the number its condition asks."""

    id: Card
    vp: int
    alt_vp: int
    need: int


class RoundView(TypedDict):
    """The round: how far its phases have come."""

    step: Literal["Round"]
    kind: Literal["Round"]
    phase: int


class AskView(TypedDict):
    """A question to one player of which nothing more is to be known."""

    step: str
    kind: Literal[
        "EarlyRetreat",
        "Evacuation",
        "Exchange",
        "FelineChoice",
        "GrowPopulation",
        "GrowthTurn",
        "Inspection",
        "LearnLevel",
        "LosersLosses",
        "PeaceOffer",
        "ShowShips",
        "SpareDiscs",
        "StealLevel",
        "WinnersLosses",
    ]
    player: int


class SealedView(TypedDict):
    """A secret question: the mask of missing answers, and the answers this seat has given."""

    step: str
    kind: Literal["CardWindow", "ChooseAlignments", "SelectCounters"]
    waiting: int
    own: dict[str, int]


class ChooseRacesView(TypedDict):
    """The choice between two race tiles; two are dealt to each seat."""

    step: Literal["ChooseRaces"]
    kind: Literal["ChooseRaces"]
    waiting: int
    own: dict[str, int]
    dealt: list[Race]


class SetupTurnsView(TypedDict):
    """The deterministic setup; `used` are masks of options, `drawn` only the drawer sees."""

    step: Literal["SetupTurns"]
    kind: Literal["SetupTurns"]
    player: int
    used: list[int]
    looking: int
    drawn: NotRequired[list[int]]


class AuctionView(TypedDict):
    """The bids for the puppet; `own` is -1 before this seat has bid."""

    step: Literal["Auction"]
    kind: Literal["Auction"]
    waiting: int
    own: int


class TurnView(TypedDict):
    """A move/combat turn: phase 0 is movement, 1 combat."""

    step: Literal["Turn"]
    kind: Literal["Turn"]
    player: int
    phase: int
    fired: int


class MarchView(TypedDict):
    """Ships on the move; the target is known once a hop or jump is announced."""

    step: Literal["March"]
    kind: Literal["March"]
    player: int
    hex: str
    unit: Unit
    target: str | None


class BattleStepView(TypedDict):
    """The battle as a step."""

    step: Literal["Battle"]
    kind: Literal["Battle"]
    attacker: int
    hex: str


class RetreatView(TypedDict):
    """A retreat out of a hex."""

    step: Literal["RetreatStep"]
    kind: Literal["RetreatStep"]
    player: int
    hex: str


class BlockWindowView(TypedDict):
    """Who could block what the actor has announced decides in secret."""

    step: Literal["BlockWindow"]
    kind: Literal["BlockWindow"]
    waiting: int
    own: dict[str, int]
    actor: int


class CardPlaysView(TypedDict):
    """Cards that are still to be played, as a mask of players."""

    step: Literal["CardPlays"]
    kind: Literal["CardPlays"]
    plays: int


class ProveShipsView(TypedDict):
    """The Military card: the fleets opened so far, as a mask."""

    step: Literal["ProveShips"]
    kind: Literal["ProveShips"]
    player: int
    shown: int


class GainStarView(TypedDict):
    """A Gain Star action."""

    step: Literal["GainStar"]
    kind: Literal["GainStar"]
    player: int
    method: Method
    star: str


class AdvanceStarsView(TypedDict):
    """Primitive neutrals that are to become advanced ones, by number."""

    step: Literal["AdvanceStars"]
    kind: Literal["AdvanceStars"]
    player: int
    stars: list[int]


class BuildShipsView(TypedDict):
    """A Build Ships action that others may block."""

    step: Literal["BuildShips"]
    kind: Literal["BuildShips"]
    player: int


class PlacingView(TypedDict):
    """New ships being placed; only their owner knows how many are left."""

    step: Literal["Placing"]
    kind: Literal["Placing"]
    player: int
    left: NotRequired[int]


OfferSender = TypedDict("OfferSender", {"from": int})  # "from" cannot be written as a name
OfferSender.__doc__ = "Who has made an offer."


class OfferView(OfferSender):
    """An open offer of trade; fields by number."""

    to: int
    give: int
    get: int


class TradingView(TypedDict):
    """The trading phase: who still negotiates, and the open offers."""

    step: Literal["Trading"]
    kind: Literal["Trading"]
    waiting: int
    offers: list[OfferView]


StepView = (
    RoundView
    | AskView
    | SealedView
    | ChooseRacesView
    | SetupTurnsView
    | AuctionView
    | TurnView
    | MarchView
    | BattleStepView
    | RetreatView
    | BlockWindowView
    | CardPlaysView
    | ProveShipsView
    | GainStarView
    | AdvanceStarsView
    | BuildShipsView
    | PlacingView
    | TradingView
)


class View(TypedDict):
    """Everything open, and of the hidden things what this seat has seen.

    `steps` lists what is being decided, the pending question last. `eras`, `population_track`,
    `technology`, `cards` and `growth_counters` are this table's own components.
    """

    round: int
    rounds: int
    era: int
    phase: Phase
    story: Story
    goal: Goal | None
    controller: int | None
    puppet: int | None
    tiles: list[TileView | None]
    asteroid_systems: list[str]
    nebulae: list[str]
    neutron_stars: list[str]
    wormholes: list[list[str]]
    stars: list[StarView]
    players: list[PlayerView]
    deck: int
    battle: BattleView | None
    steps: list[StepView]
    eras: list[EraView]
    population_track: list[IntervalView]
    technology: dict[Field, list[LevelView]]
    cards: list[CardView]
    growth_counters: dict[Counter, int]
