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
SHIP_ALREADY_GONE: Final[Refusal] = Refusal("ship_already_gone", "ECL-HIT-02")
NO_POINTS: Final[Refusal] = Refusal("no_points", "ECL-TEC-19")
POINT_MISSES: Final[Refusal] = Refusal("point_misses", "ECL-TEC-19")
NO_MISSILES: Final[Refusal] = Refusal("no_missiles", "ECL-PRT-09")
MISSILES_FIRED: Final[Refusal] = Refusal("missiles_fired", "ECL-MIS-01")
MISSILES_HELD_BACK: Final[Refusal] = Refusal("missiles_held_back", "ECL-MIS-01")
ATTACK_OR_RETREAT: Final[Refusal] = Refusal("attack_or_retreat", "ECL-CMB-11")
BATTLE_NOT_DECLINED: Final[Refusal] = Refusal("battle_not_declined", "ECL-CMB-02")
HAVE_RETREATED: Final[Refusal] = Refusal("have_retreated", "ECL-RET-04")
NO_RETREAT_IN_MISSILES: Final[Refusal] = Refusal("no_retreat_in_missiles", "ECL-MIS-05")
STARBASE_CANNOT_RETREAT: Final[Refusal] = Refusal("starbase_cannot_retreat", "ECL-RET-06")
RETREAT_NOT_CONNECTED: Final[Refusal] = Refusal("retreat_not_connected", "ECL-RET-02")
RETREAT_NOT_CONTROLLED: Final[Refusal] = Refusal("retreat_not_controlled", "ECL-RET-02")
RETREAT_OPPONENTS: Final[Refusal] = Refusal("retreat_opponents", "ECL-RET-02")
MUST_RETREAT: Final[Refusal] = Refusal("must_retreat", "ECL-RET-11")
RETREAT_LAPSED: Final[Refusal] = Refusal("retreat_lapsed", "ECL-RET-07")

# Reputation
NOT_DRAWN: Final[Refusal] = Refusal("not_drawn", "ECL-REP-05")
NO_REPUTATION_SPACE: Final[Refusal] = Refusal("no_reputation_space", "ECL-REP-07")
SPACE_IS_FREE: Final[Refusal] = Refusal("space_is_free", "ECL-REP-07")
NO_TILE_TO_SWAP: Final[Refusal] = Refusal("no_tile_to_swap", "ECL-REP-07")
SIXTH_TILE: Final[Refusal] = Refusal("sixth_tile", "ECL-REP-03")
ONE_TILE_ONLY: Final[Refusal] = Refusal("one_tile_only", "ECL-REP-05")
AMBASSADOR_SPACE: Final[Refusal] = Refusal("ambassador_space", "ECL-REP-06")

# Population
SHIPS_HAVE_ATTACKED: Final[Refusal] = Refusal("ships_have_attacked", "ECL-POP-01")
NO_CANNONS: Final[Refusal] = Refusal("no_cannons", "ECL-POP-02")
NO_BOMBS: Final[Refusal] = Refusal("no_bombs", "ECL-TEC-06")
ABSORBER: Final[Refusal] = Refusal("absorber", "ECL-TEC-20")
NO_CUBE_THERE: Final[Refusal] = Refusal("no_cube_there", "ECL-POP-03")
NO_DAMAGE_TO_ASSIGN: Final[Refusal] = Refusal("no_damage_to_assign", "ECL-POP-03")
DAMAGE_FIRST: Final[Refusal] = Refusal("damage_first", "ECL-POP-03")
POPULATION_LATER: Final[Refusal] = Refusal("population_later", "ECL-POP-01")

# Control
NO_DISC_TO_CONQUER: Final[Refusal] = Refusal("no_disc_to_conquer", "ECL-CTL-04")
DISC_OF_THE_TRACK: Final[Refusal] = Refusal("disc_of_the_track", "ECL-CTL-04")
COLONIZE_LATER: Final[Refusal] = Refusal("colonize_later", "ECL-CTL-07")
NO_ACTION_IN_COMBAT: Final[Refusal] = Refusal("no_action_in_combat", "ECL-CMB-13")
