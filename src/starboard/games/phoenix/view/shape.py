"""What a view contains: the same for every seat, since nothing in this game is hidden.

Seats count from 0, nobody is -1. Ships are named as in moves (`L2-transport-a`), Sectors by their
printed number.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Colour = Literal["teal", "brown", "pink"]
Good = Literal["food", "water", "metal", "gems", "points"]
Face = Literal["food", "water", "metal", "human"]
Track = Literal["dismantle", "construction", "transport", "expedition"]
Species = Literal["teal", "brown", "pink", "gold", "human"]
ShipType = Literal[
    "dismantle", "construction", "transport", "expedition", "diplomacy", "farm", "ice_collector"
]

# What an ability row says with words that Python keeps for itself.
EffectChoice = TypedDict(
    "EffectChoice",
    {
        "from": NotRequired[list[str]],
        "if": NotRequired[dict[str, int]],
        "else": NotRequired["EffectView"],
    },
)
EffectChoice.__doc__ = "Parts of an ability: what to choose from, a condition, the other way."


class EffectView(EffectChoice):
    """One ability as its row in the tables has it; `on` is missing where it works at once."""

    on: NotRequired[str]
    do: NotRequired[str]
    timing: NotRequired[str]
    gain: NotRequired[dict[str, int]]
    count: NotRequired[int]
    per: NotRequired[str]
    every: NotRequired[int]
    points: NotRequired[int]
    amount: NotRequired[int]
    key: NotRequired[str]
    times: NotRequired[int]
    roll: NotRequired[int]
    keep: NotRequired[int]
    pay: NotRequired[dict[str, int] | str]
    get: NotRequired[EffectView | int]
    get_one_of: NotRequired[list[str]]
    give: NotRequired[dict[str, int] | int]
    colour: NotRequired[str]
    type: NotRequired[str]
    scope: NotRequired[str]
    min: NotRequired[int]
    minus: NotRequired[int]
    tokens_at_level: NotRequired[int]
    track: NotRequired[str]
    level: NotRequired[int]
    table: NotRequired[dict[str, int]]
    limit: NotRequired[str]
    of: NotRequired[list[str]]
    then: NotRequired[str]
    optional: NotRequired[bool]
    first_n_incomes: NotRequired[int]
    if_impossible: NotRequired[str]
    new_human_counts_now: NotRequired[bool]
    draw: NotRequired[int]
    first_game_instead: NotRequired[list[str]]
    ship: NotRequired[str]
    aliens: NotRequired[dict[str, int]]
    humans: NotRequired[int]
    per_colour_and_level: NotRequired[int]
    choose_two_different_of_levels: NotRequired[list[int]]


class QuarterView(TypedDict):
    """One living quarters of a Sector as printed; most have no ability."""

    effect: EffectView | None
    unconfirmed: list[str]


class SectorView(TypedDict):
    """A Sector as printed; `unconfirmed` names the fields whose values are ours."""

    colour: Colour
    level: int
    cost: int
    quarters: list[QuarterView]
    immediate: list[EffectView]
    unconfirmed: list[str]


class HubBackView(TypedDict):
    """The starting side of a Hub."""

    resources: dict[str, int]
    advances: dict[str, int]
    other: list[EffectView]


class HubSpaceView(TypedDict):
    """A space of Hub A-11: the species printed on it and what it gives while it is taken."""

    resident: str
    effect: EffectView


class HubQuartersView(TypedDict):
    """Living quarters on a Hub: so many of a colour, or spaces that are never filled again."""

    count: NotRequired[int]
    colour: NotRequired[str]
    spaces: NotRequired[list[HubSpaceView]]
    refillable: NotRequired[bool]
    shift_left: NotRequired[bool]


class HubFrontView(TypedDict):
    """The side of a Hub that counts during the game."""

    income: list[EffectView]
    ongoing: list[EffectView]
    endgame: list[EffectView]
    quarters: NotRequired[HubQuartersView]


class HubView(TypedDict):
    """Both sides of a Hub as printed."""

    back: HubBackView
    front: HubFrontView
    unconfirmed: list[str]


class LevelView(TypedDict):
    """One space of a Diplomacy track: the GEMs to get there and the bonus it gives."""

    lobbying: int
    bonus: EffectView
    unconfirmed: list[str]


class ShipView(TypedDict):
    """One ship card, what lies on it, and what it costs and does for each seat.

    `costs` are the GEMs placed on it, `fees` those paid to its owner, `abilities` and `capacities`
    the numbers of its action with what the seat's station adds.
    """

    ship: str
    type: ShipType
    level: int
    owner: int
    cost: int
    fee: int
    metal: int
    ability: int
    capacity: int
    costs: list[int]
    fees: list[int]
    abilities: list[int]
    capacities: list[int]
    used: bool
    unconfirmed: list[str]
    gems: int
    token: list[int]
    markers: list[int]


class PlaceView(TypedDict):
    """A Sector of a station or its Hub with its residents, left to right.

    `active` of them came before this turn; `working` says of each quarters whether its ability
    counts now.
    """

    place: str
    colour: Colour | None
    level: int
    residents: list[Species | None]
    active: int
    working: list[bool]


class OfferView(TypedDict):
    """An empty place of a wing and the Sectors that fit it, cheapest first.

    `open`: the levels before it are built, so that it can be built now. `metal` are the lowest and
    the highest printed cost, or null where no Sector is left.
    """

    colour: Colour
    level: int
    open: bool
    sectors: list[int]
    metal: list[int] | None


class PlayerView(TypedDict):
    """One player: fleet, station, goods, tokens, and what can be counted on.

    `reach` is the highest level of each track whose bonus the player could take now, -1 for none;
    `lobbying` the GEMs for the next level, -1 at the top; `ranks` is 1 for the most residents of a
    species, 2 for the second most, 0 otherwise; `total` is the sum of `score`.
    """

    seat: int
    colour: str
    hub: str | None
    dealt: list[str]
    goods: dict[Good, int]
    levels: dict[Track, int]
    reach: dict[Track, int]
    lobbying: dict[Track, int]
    fleet: list[ShipView]
    station: list[PlaceView]
    private: list[int]
    offers: list[OfferView]
    residents: dict[Species, int]
    ranks: dict[Species, int]
    sector_count: int
    resident_count: int
    incomes: int
    income: dict[Good, int]
    adds: dict[str, int]
    score: dict[str, int]
    total: int


class EndsView(TypedDict):
    """What brings the end: so many points, Sectors built, or at most so many Aliens left."""

    points: int
    sectors: int
    aliens: int


class PlainStepView(TypedDict):
    """A pending step of which nothing more is to be told than its kind."""

    step: str
    kind: str


class ShipUseView(TypedDict):
    """A ship is in use; `track` is the Diplomacy track that it triggers, if any."""

    step: Literal["ship_use"]
    kind: Literal["ship_use"]
    ship: str
    track: Track | None


class ConstructView(TypedDict):
    """A Sector is being chosen: what each one offered costs now, in metal."""

    step: Literal["construct"]
    kind: Literal["construct"]
    discount: int
    prices: dict[str, int]


class DismantleView(TypedDict):
    """A ship to dismantle is being chosen: the metal that each own ship yields now."""

    step: Literal["dismantle"]
    kind: Literal["dismantle"]
    yields: dict[str, int]


class ExpeditionView(TypedDict):
    """A roll: dice by face, and those kept or marked so far."""

    step: Literal["expedition"]
    kind: Literal["expedition"]
    phase: str
    dice: dict[Face, int]
    kept: dict[Face, int]
    capacity: int


class TrackBonusesView(TypedDict):
    """Seats that still take a bonus of the track (a bit mask), and goods they have to choose.

    `owed` has a bit mask of levels for each seat.
    """

    step: Literal["track_bonuses"]
    kind: Literal["track_bonuses"]
    track: int
    waiting: int
    owed: list[int]


class DrawnShipsView(TypedDict):
    """Ships drawn for a Hub: a bit mask of ship cards, and their names."""

    step: Literal["drawn_ships"]
    kind: Literal["drawn_ships"]
    drawn: int
    ships: list[str]


StepView = (
    PlainStepView
    | ShipUseView
    | ConstructView
    | DismantleView
    | ExpeditionView
    | TrackBonusesView
    | DrawnShipsView
)


class View(TypedDict):
    """The whole table.

    `track` is the Diplomacy track whose bonuses are being taken, or will be after the action of the
    ship in use. `sectors` and `hubs` have what is printed on those in play.
    """

    active: int
    start: int
    turns: int
    extra_turns: int
    ending: int
    ends: EndsView
    terra: int
    aliens: dict[Species, int]
    aliens_left: int
    display: list[int]
    face_up: list[ShipView]
    neutral: list[ShipView]
    players: list[PlayerView]
    tracks: dict[Track, list[LevelView]]
    track: Track | None
    sectors: dict[str, SectorView]
    hubs: dict[str, HubView]
    steps: list[StepView]
