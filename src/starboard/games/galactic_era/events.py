"""Everything that can happen: one constant per kind of event, with the rule behind it.

A field is `name` or `name:kind`; the kind says which words its numbers have.
"""

from __future__ import annotations

from typing import Final

from starboard.engine.events import EventKind

# the setup
RACE_TAKEN: Final = EventKind("RaceTaken", "GE-SET-14", ("player:seat", "race"))
ALIGNMENT_REVEALED: Final = EventKind(
    "AlignmentRevealed", "GE-SET-16", ("player:seat", "side:alignment")
)
NUMBER_TAKEN: Final = EventKind("NumberTaken", "GE-VAR-03", ("player:seat", "n"))
TILE_LAID: Final = EventKind("TileLaid", "GE-VAR-04", ("player:seat", "tile", "place"))
CARD_DRAWN: Final = EventKind("CardDrawn", "GE-SET-12", ("player:seat", "card"))

# the round and its turns
ROUND_BEGUN: Final = EventKind("RoundBegun", "GE-MOV-01", ("round",))
PUPPET_WON: Final = EventKind("PuppetWon", "GE-VAR-09", ("player:seat", "one", "two"))
TURN_ENDED: Final = EventKind("TurnEnded", "GE-MOV-02", ("player:seat",))
GROWTH_TURN_ENDED: Final = EventKind("GrowthTurnEnded", "GE-GRO-06", ("player:seat",))
GAME_ENDED: Final = EventKind("GameEnded", "GE-END-01", ("round",))

# points
POINTS_SCORED: Final = EventKind(
    "PointsScored", "GE-SCR-16", ("player:seat", "vp", "source", "total")
)
POINTS_LOST: Final = EventKind("PointsLost", "GE-SCR-16", ("player:seat", "vp", "source", "total"))
LEADER_MARKED: Final = EventKind("LeaderMarked", "GE-GOL-06", ("player:seat", "n"))

# technology, alignment and turn order
LEVEL_GAINED: Final = EventKind("LevelGained", "GE-TEC-02", ("player:seat", "field", "level"))
ALIGNMENT_SWITCHED: Final = EventKind(
    "AlignmentSwitched", "GE-ALN-01", ("player:seat", "side:alignment")
)
ORDER_CHANGED: Final = EventKind("OrderChanged", "GE-TRN-04", ("player:seat", "n"))

# movement
SHIPS_MOVED: Final = EventKind(
    "ShipsMoved", "GE-MOV-05", ("player:seat", "unit", "n", "hex", "to:hex")
)
HOP_BLOCKED: Final = EventKind("HopBlocked", "GE-BLK-12", ("player:seat", "hex"))
JUMP_STOPPED: Final = EventKind("JumpStopped", "GE-BLK-13", ("player:seat", "hex"))
DEATH_RAY_FIRED: Final = EventKind(
    "DeathRayFired", "GE-REL-06", ("player:seat", "other:seat", "hex", "target")
)

# fleets
FLEET_CREATED: Final = EventKind(
    "FleetCreated", "GE-FLT-06", ("player:seat", "fleet:unit", "hex", "n")
)
FLEET_SPLIT: Final = EventKind(
    "FleetSplit", "GE-FLT-06", ("player:seat", "fleet:unit", "source:unit")
)
FLEETS_SWAPPED: Final = EventKind(
    "FleetsSwapped", "GE-FLT-08", ("player:seat", "fleet:unit", "other:unit")
)
SHIPS_JOINED: Final = EventKind("ShipsJoined", "GE-FLT-10", ("player:seat", "n", "fleet:unit"))
SHIPS_LEFT: Final = EventKind("ShipsLeft", "GE-FLT-10", ("player:seat", "n", "fleet:unit"))
COUNTERS_MOVED: Final = EventKind(
    "CountersMoved", "GE-FLT-09", ("player:seat", "fleet:unit", "other:unit")
)
DUMMIES_ADDED: Final = EventKind("DummiesAdded", "GE-FLT-11", ("player:seat", "n", "fleet:unit"))
DUMMIES_REMOVED: Final = EventKind(
    "DummiesRemoved", "GE-FLT-11", ("player:seat", "n", "fleet:unit")
)

# scouting and remote views: only the seat that looks is told
COUNTER_SEEN: Final = EventKind("CounterSeen", "GE-SCO-01", ("player:seat", "star", "kind"))
RELIC_SEEN: Final = EventKind("RelicSeen", "GE-SCO-01", ("player:seat", "star", "relic"))
FLEET_VIEWED: Final = EventKind(
    "FleetViewed", "GE-SCO-05", ("player:seat", "other:seat", "fleet:unit", "n")
)

# war and peace
WAR_DECLARED: Final = EventKind("WarDeclared", "GE-WAR-03", ("player:seat", "other:seat"))
PEACE_OFFERED: Final = EventKind("PeaceOffered", "GE-WAR-10", ("player:seat", "other:seat"))
PEACE_DECLINED: Final = EventKind("PeaceDeclined", "GE-WAR-10", ("player:seat", "other:seat"))
PEACE_MADE: Final = EventKind("PeaceMade", "GE-WAR-10", ("player:seat", "other:seat"))

# battles
BATTLE_BEGUN: Final = EventKind("BattleBegun", "GE-CMB-02", ("player:seat", "hex"))
BATTLE_OVER: Final = EventKind("BattleOver", "GE-CMB-07", ("hex",))
PLAYER_EXPELLED: Final = EventKind("PlayerExpelled", "GE-RAC-12", ("player:seat", "other:seat"))
FLEET_REVEALED: Final = EventKind("FleetRevealed", "GE-CMB-06", ("player:seat", "fleet:unit", "n"))
ATTACKER_WON: Final = EventKind("AttackerWon", "GE-CMB-09", ("player:seat", "hex", "decider:seat"))
DEFENDERS_WON: Final = EventKind(
    "DefendersWon", "GE-CMB-09", ("player:seat", "hex", "decider:seat")
)
SHIPS_DESTROYED: Final = EventKind(
    "ShipsDestroyed", "GE-CMB-10", ("player:seat", "n", "unit", "hex")
)
SHIPS_RETREATED: Final = EventKind("ShipsRetreated", "GE-RET-02", ("player:seat", "hex", "to:hex"))

# growth counters
COUNTERS_REVEALED: Final = EventKind(
    "CountersRevealed", "GE-GRO-05", ("player:seat", "counters:selection", "square")
)
EXTRA_COUNTER_TAKEN: Final = EventKind("ExtraCounterTaken", "GE-RAC-06", ("player:seat", "counter"))

# Gain Star
GAIN_ANNOUNCED: Final = EventKind("GainAnnounced", "GE-GST-11", ("player:seat", "method", "star"))
GAIN_BLOCKED: Final = EventKind("GainBlocked", "GE-BLK-07", ("player:seat", "star"))
SHIPS_SHOWN: Final = EventKind("ShipsShown", "GE-GST-10", ("player:seat", "n", "fleet:unit"))
STAR_GAINED: Final = EventKind("StarGained", "GE-GST-15", ("player:seat", "method", "star", "n"))
STAR_ADVANCED: Final = EventKind("StarAdvanced", "GE-RAC-08", ("player:seat", "star"))
STAR_ABANDONED: Final = EventKind("StarAbandoned", "GE-GST-13", ("star",))
HOME_MOVED: Final = EventKind("HomeMoved", "GE-HOM-03", ("player:seat", "old:star", "star"))
RELIC_FOUND: Final = EventKind("RelicFound", "GE-REL-01", ("player:seat", "relic", "star"))

# Grow Population
STAR_GREW: Final = EventKind("StarGrew", "GE-POP-03", ("player:seat", "star", "n"))
POPULATION_GROWN: Final = EventKind("PopulationGrown", "GE-POP-03", ("player:seat", "n"))

# Build Ships
BUILD_BEGUN: Final = EventKind("BuildBegun", "GE-BLD-01", ("player:seat", "n"))
SHIPS_PLACED: Final = EventKind("ShipsPlaced", "GE-BLD-04", ("player:seat", "n", "star"))
DISCS_CONVERTED: Final = EventKind("DiscsConverted", "GE-RAC-30", ("player:seat", "n", "star"))
SHIPS_BUILT: Final = EventKind("ShipsBuilt", "GE-BLD-01", ("player:seat", "n", "hidden"))

# Research and trading
RESEARCHED: Final = EventKind("Researched", "GE-RSR-01", ("player:seat", "field"))
TRADE_OFFERED: Final = EventKind(
    "TradeOffered", "GE-TRA-01", ("player:seat", "other:seat", "give:field", "get:field")
)
LEVELS_TRADED: Final = EventKind(
    "LevelsTraded", "GE-TRA-02", ("player:seat", "other:seat", "give:field", "get:field")
)

# domination cards
CARD_PLAYED: Final = EventKind("CardPlayed", "GE-DOM-01", ("player:seat", "card"))
CARD_EXCHANGED: Final = EventKind("CardExchanged", "GE-DOM-05", ("player:seat",))
CARD_INSPECTED: Final = EventKind(
    "CardInspected", "GE-DOM-15", ("player:seat", "other:seat", "card")
)
FLEET_SHOWN: Final = EventKind("FleetShown", "GE-DOM-17", ("player:seat", "fleet:unit", "n"))
