"""What happens at a table: one constant per kind, with the rule behind it and its numbers."""

from __future__ import annotations

from typing import Final

from starboard.engine.events import EventKind

# Setup: Hubs, the ship draft and what the starting sides of Hubs do to fleets.
HUBS_DEALT: Final = EventKind("HubsDealt", "SSP-SET-15", ("seat", "first:hub", "second:hub"))
SHIP_DRAFTED: Final = EventKind("ShipDrafted", "SSP-SET-20", ("seat", "ship"))
HUB_KEPT: Final = EventKind("HubKept", "SSP-SET-23", ("seat", "hub"))
SHIP_DRAWN: Final = EventKind("ShipDrawn", "SSP-HUB-07", ("seat", "ship"))
SHIP_RETURNED: Final = EventKind("ShipReturned", "SSP-SET-21", ("seat", "kind"))
SHIP_SCRAPPED: Final = EventKind("ShipScrapped", "SSP-SET-37", ("seat", "kind"))

# Turns, and the ships used in them.
TURN_BEGAN: Final = EventKind("TurnBegan", "SSP-TRN-01", ("seat",))
EXTRA_TURN_EARNED: Final = EventKind("ExtraTurnEarned", "SSP-TRN-08", ("seat", "source"))
SHIP_USED: Final = EventKind("ShipUsed", "SSP-SHP-03", ("seat", "ship", "cost"))
FEE_PAID: Final = EventKind("FeePaid", "SSP-SHP-04", ("seat", "owner:seat", "fee"))
SHIP_DISMANTLED: Final = EventKind("ShipDismantled", "SSP-DIS-03", ("seat", "ship"))
DICE_ROLLED: Final = EventKind(
    "DiceRolled", "SSP-EXP-01", ("seat", "food", "water", "metal", "human")
)

# Stations: Sectors, goods and residents.
SECTOR_BUILT: Final = EventKind("SectorBuilt", "SSP-CON-02", ("seat", "sector:place"))
SECTOR_RETURNED: Final = EventKind("SectorReturned", "SSP-HUB-71", ("seat", "sector:place"))
GOODS_GAINED: Final = EventKind("GoodsGained", "SSP-GEM-06", ("seat", "amount", "good", "source"))
RESOURCES_PAID: Final = EventKind("ResourcesPaid", "SSP-EXP-08", ("seat", "payment"))
RESIDENT_GAINED: Final = EventKind("ResidentGained", "SSP-RES-03", ("seat", "species", "place"))
RESIDENT_MOVED: Final = EventKind(
    "ResidentMoved", "SSP-INC-19", ("seat", "species", "from:place", "to:place")
)
RESIDENT_RETURNED: Final = EventKind("ResidentReturned", "SSP-CMP-03", ("seat", "species"))

# The Diplomacy tracks.
TOKEN_ADVANCED: Final = EventKind("TokenAdvanced", "SSP-DIP-01", ("seat", "track", "level"))
BONUS_CLAIMED: Final = EventKind("BonusClaimed", "SSP-BON-01", ("seat", "track", "level"))

# Income, and Hub A-8's turn with a Human before it.
INCOME_TAKEN: Final = EventKind("IncomeTaken", "SSP-INC-10", ("seat",))
SPECIAL_TURN_TAKEN: Final = EventKind("SpecialTurnTaken", "SSP-HUB-56", ("seat",))

# The end, and the two ways in which a game that cannot end by the rules is scored.
END_TRIGGERED: Final = EventKind("EndTriggered", "SSP-END-01", ("seat",))
GAME_ENDED: Final = EventKind("GameEnded", "SSP-END-05")
GAME_STALLED: Final = EventKind("GameStalled", "SSP-END-05")
GAME_TOO_LONG: Final = EventKind("GameTooLong", "SSP-END-05", ("rounds",))
