"""Every verb of Eclipse with its form and the class that reads it."""

from __future__ import annotations

from typing import Final

from starboard.engine.notation import Notation

from .actions import (
    ACCEPT,
    ANOTHER,
    CONTROL,
    DECLINE,
    DISCARD,
    DONE,
    KEEP,
    LEAVE,
    PASS,
    REFRESH,
    REWARD,
    STORE,
    Ambassador,
    Artifact,
    Build,
    ChooseSpecies,
    Colonize,
    DropTile,
    Explore,
    MoveDisc,
    MoveShip,
    Place,
    PlacePortal,
    Propose,
    React,
    Research,
    ReturnCube,
    ReturnPart,
    TakeAction,
    TakeTech,
    Trade,
    Upgrade,
)
from .combat import (
    BOMBS,
    KEEP_NONE,
    SPARE,
    Assign,
    Attack,
    Bombard,
    KeepTile,
    Kill,
    Retreat,
    SwapTile,
)
from .upkeep import Abandon

NOTATION: Final[Notation] = Notation()

# Single words.
NOTATION.add_words(
    (
        PASS,
        DONE,
        DISCARD,
        ANOTHER,
        CONTROL,
        LEAVE,
        REFRESH,
        ACCEPT,
        DECLINE,
        KEEP,
        REWARD,
        STORE,
        KEEP_NONE,
        BOMBS,
        SPARE,
    )
)

# The action phase, diplomacy and setup.
NOTATION.add("action ACTION", TakeAction.read)
NOTATION.add("react ACTION", React.read)
NOTATION.add("explore Q R", Explore.read)
NOTATION.add("place SECTOR TURN", Place.read)
NOTATION.add("research TECH TRACK", Research.read)
NOTATION.add("take TECH", TakeTech.read)
NOTATION.add("upgrade SHIP SPACE PART", Upgrade.read)
NOTATION.add("return SHIP SPACE", ReturnPart.read)
NOTATION.add("build PIECE SECTOR", Build.read)
NOTATION.add("move SHIP FROM TO", MoveShip.read)
NOTATION.add("disc FROM TO", MoveDisc.read)
NOTATION.add("colonize SECTOR SQUARE TRACK", Colonize.read)
NOTATION.add("trade GIVE GET", Trade.read)
NOTATION.add("propose SEAT", Propose.read)
NOTATION.add("ambassador TRACK", Ambassador.read)
NOTATION.add("drop PLACE", DropTile.read)
NOTATION.add("cube TRACK", ReturnCube.read)
NOTATION.add("artifact RESOURCE", Artifact.read)
NOTATION.add("portal SECTOR", PlacePortal.read)
NOTATION.add("species BOARD", ChooseSpecies.read)

# The upkeep phase.
NOTATION.add("abandon SECTOR", Abandon.read)

# The combat phase.
NOTATION.add("attack SHIP", Attack.read)
NOTATION.add("retreat SHIP SECTOR", Retreat.read)
NOTATION.add("assign COUNT COLOUR FACE SHIP DAMAGE", Assign.read)
NOTATION.add("tile PLACE", KeepTile.read)
NOTATION.add("swap PLACE OLD", SwapTile.read)
NOTATION.add("bombard SHIP", Bombard.read)
NOTATION.add("kill SQUARE", Kill.read)
