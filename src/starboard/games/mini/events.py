"""Every kind of event of the miniature game."""

from __future__ import annotations

from typing import Final

from starboard.engine.events import EventKind

BID_MADE: Final = EventKind("BidMade", "MIN-BID-01", ("seat", "card"))
BIDS_OPENED: Final = EventKind("BidsOpened", "MIN-BID-02", ("seat", "card"))
HEX_SETTLED: Final = EventKind("HexSettled", "MIN-TRN-01", ("seat", "q", "r", "terrain"))
RAID_ANNOUNCED: Final = EventKind("RaidAnnounced", "MIN-RAI-01", ("seat", "q", "r", "owner:seat"))
GUARD_SPENT: Final = EventKind("GuardSpent", "MIN-RAI-02", ("seat",))
RAID_ROLLED: Final = EventKind("RaidRolled", "MIN-RAI-03", ("seat", "die", "needed", "taken"))
CARD_DRAWN: Final = EventKind("CardDrawn", "MIN-END-01", ("seat", "card"))
TURN_PASSED: Final = EventKind("TurnPassed", "MIN-TRN-01", ("seat",))
