"""Every reason why a move of the combat phase is not legal."""

from __future__ import annotations

from typing import Final

from starboard.engine.refusal import Refusal

# Battles
NOT_ACTIVATED: Final[Refusal] = Refusal("not_activated", "ECL-CMB-09")
NO_SHIP_OF_TYPE: Final[Refusal] = Refusal("no_ship_of_type", "ECL-CMB-09")
ALREADY_RETREATING: Final[Refusal] = Refusal("already_retreating", "ECL-RET-01")
ASSIGN_FIRST: Final[Refusal] = Refusal("assign_first", "ECL-HIT-02")
ROLL_FIRST: Final[Refusal] = Refusal("roll_first", "ECL-HIT-02")
NO_SUCH_DICE: Final[Refusal] = Refusal("no_such_dice", "ECL-HIT-02")
NO_SUCH_TARGET: Final[Refusal] = Refusal("no_such_target", "ECL-HIT-02")
DIE_MISSES: Final[Refusal] = Refusal("die_misses", "ECL-HIT-05")
OTHER_DICE_FIRST: Final[Refusal] = Refusal("other_dice_first", "ECL-HIT-02")
NO_RETREAT_IN_MISSILES: Final[Refusal] = Refusal("no_retreat_in_missiles", "ECL-MIS-05")
STARBASE_CANNOT_RETREAT: Final[Refusal] = Refusal("starbase_cannot_retreat", "ECL-RET-06")
RETREAT_NOT_CONNECTED: Final[Refusal] = Refusal("retreat_not_connected", "ECL-RET-02")
RETREAT_NOT_CONTROLLED: Final[Refusal] = Refusal("retreat_not_controlled", "ECL-RET-02")
RETREAT_OPPONENTS: Final[Refusal] = Refusal("retreat_opponents", "ECL-RET-02")
MUST_RETREAT: Final[Refusal] = Refusal("must_retreat", "ECL-RET-11")

# Reputation
NOT_DRAWN: Final[Refusal] = Refusal("not_drawn", "ECL-REP-05")
NO_REPUTATION_SPACE: Final[Refusal] = Refusal("no_reputation_space", "ECL-REP-07")
SPACE_IS_FREE: Final[Refusal] = Refusal("space_is_free", "ECL-REP-07")
NO_TILE_TO_SWAP: Final[Refusal] = Refusal("no_tile_to_swap", "ECL-REP-07")
KEEP_OR_RETURN: Final[Refusal] = Refusal("keep_or_return", "ECL-REP-05")

# Population
SHIPS_HAVE_ATTACKED: Final[Refusal] = Refusal("ships_have_attacked", "ECL-POP-01")
NO_CANNONS: Final[Refusal] = Refusal("no_cannons", "ECL-POP-02")
NO_BOMBS: Final[Refusal] = Refusal("no_bombs", "ECL-TEC-06")
ABSORBER: Final[Refusal] = Refusal("absorber", "ECL-TEC-20")
NO_CUBE_THERE: Final[Refusal] = Refusal("no_cube_there", "ECL-POP-03")
NO_DAMAGE_TO_ASSIGN: Final[Refusal] = Refusal("no_damage_to_assign", "ECL-POP-03")
DAMAGE_FIRST: Final[Refusal] = Refusal("damage_first", "ECL-POP-03")

# Control
NO_DISC_TO_CONQUER: Final[Refusal] = Refusal("no_disc_to_conquer", "ECL-CTL-04")
