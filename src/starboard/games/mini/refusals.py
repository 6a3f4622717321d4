"""Why a move of Mini is refused."""

from __future__ import annotations

from typing import Final

from starboard.engine.refusal import Refusal

CARD_NOT_HELD: Final[Refusal] = Refusal("card_not_held", "MIN-BID-01")
OFF_THE_BOARD: Final[Refusal] = Refusal("off_the_board", "MIN-TRN-01")
HEX_OWNED: Final[Refusal] = Refusal("hex_owned", "MIN-TRN-01")
TOO_FAR: Final[Refusal] = Refusal("too_far", "MIN-TRN-01")
TOO_FAR_TO_RAID: Final[Refusal] = Refusal("too_far", "MIN-RAI-01")
NO_ENEMY: Final[Refusal] = Refusal("no_enemy", "MIN-RAI-01")
