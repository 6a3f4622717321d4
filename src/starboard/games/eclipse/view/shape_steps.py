"""What a seat may know of each pending step; `kind` tells them apart."""

from __future__ import annotations

from typing import Literal, TypedDict

from .shape_board import BattleView, TileView


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
