"""Every kind of event of Eclipse: its name, its rule and what its numbers are."""

from __future__ import annotations

from typing import Final

from starboard.engine.events import EventKind

# Setup and rounds.
SPECIES_TAKEN: Final = EventKind("SpeciesTaken", "ECL-SET-11", ("seat", "species"))
ROUND_BEGAN: Final = EventKind("RoundBegan", "ECL-CLN-05", ("round", "start:seat"))
TECH_REVEALED: Final = EventKind("TechRevealed", "ECL-SET-02", ("tech",))
STACK_RESHUFFLED: Final = EventKind("StackReshuffled", "ECL-EXP-13", ("ring",))

# Actions, reactions and passing.
ACTION_TAKEN: Final = EventKind("ActionTaken", "ECL-ACT-03", ("seat", "action"))
REACTED: Final = EventKind("Reacted", "ECL-ACT-03", ("seat", "action"))
PASSED: Final = EventKind("Passed", "ECL-ACT-07", ("seat",))
PASSED_AGAIN: Final = EventKind("PassedAgain", "ECL-ACT-09", ("seat",))
PASSED_FIRST: Final = EventKind("PassedFirst", "ECL-ACT-08", ("seat", "money"))
TURN_SKIPPED: Final = EventKind("TurnSkipped", "ECL-ACT-11", ("seat",))

# Explore.
SECTOR_REVEALED: Final = EventKind("SectorRevealed", "ECL-EXP-05", ("seat", "sector"))
SECTOR_PLACED: Final = EventKind("SectorPlaced", "ECL-EXP-06", ("seat", "sector", "q", "r", "turn"))
SECTOR_DISCARDED: Final = EventKind("SectorDiscarded", "ECL-EXP-12", ("seat", "sector"))
SECTOR_CONTROLLED: Final = EventKind("SectorControlled", "ECL-EXP-10", ("seat", "sector"))

# Discovery tiles.
DISCOVERY_REVEALED: Final = EventKind("DiscoveryRevealed", "ECL-DSC-01", ("seat", "discovery"))
DISCOVERY_KEPT: Final = EventKind("DiscoveryKept", "ECL-DSC-02", ("seat", "discovery"))
REWARD_TAKEN: Final = EventKind("RewardTaken", "ECL-DSC-03", ("seat", "discovery"))
TECH_FOUND: Final = EventKind("TechFound", "ECL-DSC-05", ("seat", "tech"))
PART_SAVED: Final = EventKind("PartSaved", "ECL-DSC-11", ("seat", "part"))

# Research and instant techs.
TECH_RESEARCHED: Final = EventKind(
    "TechResearched", "ECL-RES-01", ("seat", "tech", "track", "cost")
)
DISCS_GAINED: Final = EventKind("DiscsGained", "ECL-TEC-13", ("seat", "discs"))
ARTIFACT_USED: Final = EventKind("ArtifactUsed", "ECL-TEC-18", ("seat", "units", "resource"))
PORTAL_PLACED: Final = EventKind("PortalPlaced", "ECL-TEC-24", ("seat", "sector"))

# Upgrade, build, move and influence.
PART_PLACED: Final = EventKind("PartPlaced", "ECL-UPG-01", ("seat", "ship:piece", "space", "part"))
PART_RETURNED: Final = EventKind(
    "PartReturned", "ECL-UPG-01", ("seat", "ship:piece", "space", "part")
)
PIECE_BUILT: Final = EventKind("PieceBuilt", "ECL-BUI-01", ("seat", "piece", "sector"))
SHIP_MOVED: Final = EventKind(
    "ShipMoved", "ECL-MOV-01", ("seat", "ship:piece", "origin:sector", "target:sector")
)
DISC_MOVED: Final = EventKind("DiscMoved", "ECL-INF-01", ("seat", "origin:place", "target:place"))
COLONY_SHIPS_REFRESHED: Final = EventKind("ColonyShipsRefreshed", "ECL-INF-10", ("seat",))

# Colony ships, cubes and trade.
SQUARE_COLONIZED: Final = EventKind("SquareColonized", "ECL-COL-01", ("seat", "sector", "resource"))
CUBE_RETURNED: Final = EventKind("CubeReturned", "ECL-COL-10", ("seat", "resource"))
CUBE_BURIED: Final = EventKind("CubeBuried", "ECL-COL-10", ("seat", "resource"))
TRADED: Final = EventKind(
    "Traded", "ECL-TRD-01", ("seat", "units", "give:resource", "get:resource")
)

# Diplomacy.
RELATIONS_PROPOSED: Final = EventKind("RelationsProposed", "ECL-DIP-02", ("seat", "other:seat"))
PROPOSAL_DECLINED: Final = EventKind("ProposalDeclined", "ECL-DIP-02", ("seat", "other:seat"))
AMBASSADOR_SENT: Final = EventKind("AmbassadorSent", "ECL-DIP-08", ("seat", "resource"))
RELATIONS_FORMED: Final = EventKind("RelationsFormed", "ECL-DIP-08", ("seat", "other:seat"))
RELATIONS_ENDED: Final = EventKind("RelationsEnded", "ECL-DIP-12", ("seat", "other:seat"))
TRAITOR_TAKEN: Final = EventKind("TraitorTaken", "ECL-DIP-13", ("seat", "before:holder"))

# Battles; those of non-players have a kind of their own, because they belong to no seat.
BATTLE_BEGAN: Final = EventKind(
    "BattleBegan", "ECL-CMB-05", ("sector", "attacker:seat", "defender:seat")
)
NPC_BATTLE_BEGAN: Final = EventKind("NpcBattleBegan", "ECL-CMB-05", ("sector", "attacker:seat"))
DICE_ROLLED: Final = EventKind(
    "DiceRolled", "ECL-HIT-01", ("seat", "ship:piece", "sector", "colour", "face", "count")
)
NPC_DICE_ROLLED: Final = EventKind(
    "NpcDiceRolled", "ECL-HIT-01", ("seat", "npc", "sector", "colour", "face", "count")
)
SHIP_HIT: Final = EventKind("ShipHit", "ECL-HIT-06", ("seat", "ship:piece", "sector", "damage"))
NPC_HIT: Final = EventKind("NpcHit", "ECL-HIT-06", ("seat", "npc", "sector", "damage"))
SHIP_DESTROYED: Final = EventKind("ShipDestroyed", "ECL-HIT-07", ("seat", "ship:piece", "sector"))
NPC_DESTROYED: Final = EventKind("NpcDestroyed", "ECL-HIT-07", ("seat", "npc", "sector"))
RETREAT_DECLARED: Final = EventKind(
    "RetreatDeclared", "ECL-RET-01", ("seat", "ship:piece", "sector", "target:sector")
)
SHIPS_RETREATED: Final = EventKind(
    "ShipsRetreated", "ECL-RET-04", ("seat", "ship:piece", "sector", "target:sector")
)
BATTLE_WON: Final = EventKind("BattleWon", "ECL-CMB-08", ("seat", "sector"))
NPC_HELD: Final = EventKind("NpcHeld", "ECL-CMB-08", ("seat", "sector"))

# Reputation.
REPUTATION_DRAWN: Final = EventKind("ReputationDrawn", "ECL-REP-02", ("seat", "tiles", "sector"))
REPUTATION_KEPT: Final = EventKind("ReputationKept", "ECL-REP-05", ("seat", "tiles"))
REPUTATION_DECLINED: Final = EventKind("ReputationDeclined", "ECL-REP-05", ("seat", "tiles"))
REPUTATION_RETURNED: Final = EventKind("ReputationReturned", "ECL-REP-08", ("seat",))

# Population and control after the battles.
POPULATION_OVERRUN: Final = EventKind(
    "PopulationOverrun", "ECL-POP-06", ("seat", "sector", "raider:seat")
)
POPULATION_ATTACKED: Final = EventKind(
    "PopulationAttacked", "ECL-POP-02", ("seat", "ship:piece", "sector", "damage")
)
POPULATION_SPARED: Final = EventKind("PopulationSpared", "ECL-POP-01", ("seat", "sector"))
BOMBS_DROPPED: Final = EventKind("BombsDropped", "ECL-POP-05", ("seat", "sector"))
CUBE_DESTROYED: Final = EventKind("CubeDestroyed", "ECL-POP-03", ("seat", "sector", "square"))
CONTROL_LOST: Final = EventKind("ControlLost", "ECL-CTL-01", ("seat", "sector", "raider:seat"))
SECTOR_CONQUERED: Final = EventKind("SectorConquered", "ECL-CTL-04", ("seat", "sector"))
SECTOR_LEFT: Final = EventKind("SectorLeft", "ECL-CTL-04", ("seat", "sector"))

# Upkeep and elimination.
SECTOR_ABANDONED: Final = EventKind("SectorAbandoned", "ECL-UPK-05", ("seat", "sector"))
UPKEEP_PAID: Final = EventKind("UpkeepPaid", "ECL-UPK-03", ("seat", "income", "cost", "money"))
RESOURCES_PRODUCED: Final = EventKind(
    "ResourcesProduced", "ECL-UPK-09", ("seat", "materials", "science")
)
WENT_BANKRUPT: Final = EventKind("WentBankrupt", "ECL-UPK-10", ("seat", "missing"))
PLAYER_ELIMINATED: Final = EventKind("PlayerEliminated", "ECL-UPK-12", ("seat", "points"))
GAME_ENDED_EARLY: Final = EventKind("GameEndedEarly", "ECL-UPK-12", ("players",))
