"""Every reason why a move of Eclipse is not legal."""

from __future__ import annotations

from typing import Final

from starboard.engine.refusal import Refusal

# Setup
BOARD_TAKEN: Final[Refusal] = Refusal("board_taken", "ECL-SET-11")
REVERSE_SIDE_TAKEN: Final[Refusal] = Refusal("reverse_side_taken", "ECL-SET-12")

# Actions and reactions
NO_DISC: Final[Refusal] = Refusal("no_disc", "ECL-ACT-03")
NO_DISC_TO_REACT: Final[Refusal] = Refusal("no_disc_to_react", "ECL-REA-02")
ACTION_AFTER_PASS: Final[Refusal] = Refusal("action_after_pass", "ECL-ACT-09")
NOT_PASSED: Final[Refusal] = Refusal("not_passed", "ECL-REA-01")
NO_SUCH_REACTION: Final[Refusal] = Refusal("no_such_reaction", "ECL-REA-01")
ACTION_UNFINISHED: Final[Refusal] = Refusal("action_unfinished", "ECL-ACT-02")
NO_ACTIVATION_LEFT: Final[Refusal] = Refusal("no_activation_left", "ECL-ACT-05")
REACTION_USED: Final[Refusal] = Refusal("reaction_used", "ECL-REA-03")

OUTSIDE_ACTION_PHASE: Final[Refusal] = Refusal("outside_action_phase", "ECL-ACT-02")
OTHER_ACTION: Final[Refusal] = Refusal("other_action", "ECL-ACT-05")
COLONY_SHIP_LATER: Final[Refusal] = Refusal("colony_ship_later", "ECL-COL-01")
PROPOSAL_LATER: Final[Refusal] = Refusal("proposal_later", "ECL-DIP-02")

# Trade and colony ships
SAME_RESOURCE: Final[Refusal] = Refusal("same_resource", "ECL-TRD-01")
TOO_LITTLE_TO_TRADE: Final[Refusal] = Refusal("too_little_to_trade", "ECL-TRD-01")
NO_COLONY_SHIP: Final[Refusal] = Refusal("no_colony_ship", "ECL-COL-01")
NOT_YOURS_TO_COLONIZE: Final[Refusal] = Refusal("not_yours_to_colonize", "ECL-COL-02")
NO_SUCH_SQUARE: Final[Refusal] = Refusal("no_such_square", "ECL-COL-02")
SQUARE_FILLED: Final[Refusal] = Refusal("square_filled", "ECL-COL-02")
WRONG_CUBE: Final[Refusal] = Refusal("wrong_cube", "ECL-COL-03")
NO_CUBE: Final[Refusal] = Refusal("no_cube", "ECL-COL-03")
NEEDS_ADVANCED_TECH: Final[Refusal] = Refusal("needs_advanced_tech", "ECL-COL-06")
NEEDS_ADVANCED_TECH_GRAY: Final[Refusal] = Refusal("needs_advanced_tech_gray", "ECL-COL-07")
NO_MATERIALS_ON_ORBITAL: Final[Refusal] = Refusal("no_materials_on_orbital", "ECL-COL-08")
ORBITAL_CUBE_RETURN: Final[Refusal] = Refusal("orbital_cube_return", "ECL-COL-11")
TRACK_FULL_OF_CUBES: Final[Refusal] = Refusal("track_full_of_cubes", "ECL-COL-12")
OWN_TRACK_HAS_ROOM: Final[Refusal] = Refusal("own_track_has_room", "ECL-COL-12")

# Explore
ZONE_TAKEN: Final[Refusal] = Refusal("zone_taken", "ECL-EXP-02")
ZONE_NOT_ADJACENT: Final[Refusal] = Refusal("zone_not_adjacent", "ECL-EXP-02")
ONLY_PINNED_SHIPS: Final[Refusal] = Refusal("only_pinned_ships", "ECL-EXP-02")
NO_WORMHOLE_TO_ZONE: Final[Refusal] = Refusal("no_wormhole_to_zone", "ECL-EXP-03")
STACK_EMPTY: Final[Refusal] = Refusal("stack_empty", "ECL-EXP-14")
NOT_THE_REVEALED_TILE: Final[Refusal] = Refusal("not_the_revealed_tile", "ECL-EXP-05")
NO_CONNECTION: Final[Refusal] = Refusal("no_connection", "ECL-EXP-06")
NO_SECOND_TILE: Final[Refusal] = Refusal("no_second_tile", "ECL-SPC-07")
TILE_UNDECIDED: Final[Refusal] = Refusal("tile_undecided", "ECL-EXP-05")
NO_DISC_TO_CONTROL: Final[Refusal] = Refusal("no_disc_to_control", "ECL-EXP-10")
GUARDED_SECTOR: Final[Refusal] = Refusal("guarded_sector", "ECL-EXP-11")

# Discovery tiles
DISCOVERY_UNDECIDED: Final[Refusal] = Refusal("discovery_undecided", "ECL-EXP-09")
NOT_THE_CHEAPEST_TECH: Final[Refusal] = Refusal("not_the_cheapest_tech", "ECL-DSC-05")
NO_FREE_TECH: Final[Refusal] = Refusal("no_free_tech", "ECL-DSC-06")
NO_SHIP_LEFT: Final[Refusal] = Refusal("no_ship_left", "ECL-DSC-07")
SECOND_ORBITAL_FOUND: Final[Refusal] = Refusal("second_orbital_found", "ECL-DSC-08")
SECOND_MONOLITH_FOUND: Final[Refusal] = Refusal("second_monolith_found", "ECL-DSC-09")
PART_BREAKS_BLUEPRINT: Final[Refusal] = Refusal("part_breaks_blueprint", "ECL-DSC-10")
NOT_THE_FOUND_PART: Final[Refusal] = Refusal("not_the_found_part", "ECL-DSC-10")
MUON_OUTSIDE: Final[Refusal] = Refusal("muon_outside", "ECL-DSC-13")
MUON_STAYS: Final[Refusal] = Refusal("muon_stays", "ECL-DSC-13")
HOME_NOT_CONTROLLED: Final[Refusal] = Refusal("home_not_controlled", "ECL-DSC-17")

# Research
NOT_IN_TRAY: Final[Refusal] = Refusal("not_in_tray", "ECL-RES-01")
TOO_LITTLE_SCIENCE: Final[Refusal] = Refusal("too_little_science", "ECL-RES-02")
WRONG_TRACK: Final[Refusal] = Refusal("wrong_track", "ECL-RES-05")
TRACK_FULL: Final[Refusal] = Refusal("track_full", "ECL-RES-06")
ALREADY_KNOWN: Final[Refusal] = Refusal("already_known", "ECL-RES-07")
NOT_YOUR_SECTOR_FOR_PORTAL: Final[Refusal] = Refusal("not_your_sector_for_portal", "ECL-TEC-24")
PORTAL_UNPLACED: Final[Refusal] = Refusal("portal_unplaced", "ECL-TEC-24")

# Upgrade
NO_SUCH_SPACE: Final[Refusal] = Refusal("no_such_space", "ECL-UPG-02")
SPACE_HOLDS_TILE: Final[Refusal] = Refusal("space_holds_tile", "ECL-UPG-02")
GRID_PART_OUTSIDE: Final[Refusal] = Refusal("grid_part_outside", "ECL-UPG-02")
NEEDS_PART_TECH: Final[Refusal] = Refusal("needs_part_tech", "ECL-UPG-04")
PART_NOT_SAVED: Final[Refusal] = Refusal("part_not_saved", "ECL-DSC-11")
TOO_LITTLE_ENERGY: Final[Refusal] = Refusal("too_little_energy", "ECL-UPG-05")
NO_DRIVE_ON_STARBASE: Final[Refusal] = Refusal("no_drive_on_starbase", "ECL-UPG-06")
LAST_DRIVE: Final[Refusal] = Refusal("last_drive", "ECL-UPG-07")
ILLEGAL_BLUEPRINT: Final[Refusal] = Refusal("illegal_blueprint", "ECL-UPG-08")
PREPRINTED_STAYS: Final[Refusal] = Refusal("preprinted_stays", "ECL-UPG-09")
FIXED_PART: Final[Refusal] = Refusal("fixed_part", "ECL-UPG-10")

# Build
NOT_YOURS_TO_BUILD: Final[Refusal] = Refusal("not_yours_to_build", "ECL-BUI-01")
TOO_LITTLE_MATERIALS: Final[Refusal] = Refusal("too_little_materials", "ECL-BUI-02")
NEEDS_BUILD_TECH: Final[Refusal] = Refusal("needs_build_tech", "ECL-BUI-03")
SECOND_ORBITAL: Final[Refusal] = Refusal("second_orbital", "ECL-BUI-04")
SECOND_MONOLITH: Final[Refusal] = Refusal("second_monolith", "ECL-BUI-04")
NONE_LEFT: Final[Refusal] = Refusal("none_left", "ECL-BUI-05")
CANNOT_BUILD_PIECE: Final[Refusal] = Refusal("cannot_build_piece", "ECL-BUI-03")

# Move
NO_SUCH_SHIP: Final[Refusal] = Refusal("no_such_ship", "ECL-MOV-01")
STARBASE_STAYS: Final[Refusal] = Refusal("starbase_stays", "ECL-MOV-05")
NO_SECTOR_THERE: Final[Refusal] = Refusal("no_sector_there", "ECL-MOV-03")
PINNED: Final[Refusal] = Refusal("pinned", "ECL-MOV-06")
PINNED_BY_CENTER: Final[Refusal] = Refusal("pinned_by_center", "ECL-MOV-09")
PINNED_ON_THE_WAY: Final[Refusal] = Refusal("pinned_on_the_way", "ECL-MOV-07")
TOO_FAR: Final[Refusal] = Refusal("too_far", "ECL-MOV-01")
NO_WORMHOLE: Final[Refusal] = Refusal("no_wormhole", "ECL-MOV-02")
STAYS_THERE: Final[Refusal] = Refusal("stays_there", "ECL-MOV-01")

# Influence
NOT_YOUR_DISC: Final[Refusal] = Refusal("not_your_disc", "ECL-INF-01")
EMPTY_INFLUENCE_TRACK: Final[Refusal] = Refusal("empty_influence_track", "ECL-INF-01")
SAME_PLACE: Final[Refusal] = Refusal("same_place", "ECL-INF-01")
NO_SUCH_SECTOR: Final[Refusal] = Refusal("no_such_sector", "ECL-INF-02")
SECTOR_IS_CONTROLLED: Final[Refusal] = Refusal("sector_controlled", "ECL-INF-02")
OPPONENT_SHIPS: Final[Refusal] = Refusal("opponent_ships", "ECL-INF-02")
SHARED_SECTOR: Final[Refusal] = Refusal("shared_sector", "ECL-INF-03")
NOT_CONNECTED: Final[Refusal] = Refusal("not_connected", "ECL-INF-02")
DEFENDED_SECTOR: Final[Refusal] = Refusal("defended_sector", "ECL-INF-04")
SECTOR_USED: Final[Refusal] = Refusal("sector_used", "ECL-INF-06")
CONNECTING_DISC: Final[Refusal] = Refusal("connecting_disc", "ECL-INF-07")
REFRESHED: Final[Refusal] = Refusal("refreshed", "ECL-INF-10")
NO_USED_COLONY_SHIP: Final[Refusal] = Refusal("no_used_colony_ship", "ECL-INF-10")

# Diplomacy
TOO_FEW_PLAYERS: Final[Refusal] = Refusal("too_few_players", "ECL-DIP-01")
NO_SUCH_PARTNER: Final[Refusal] = Refusal("no_such_partner", "ECL-DIP-02")
NOT_NEIGHBOURS: Final[Refusal] = Refusal("not_neighbours", "ECL-DIP-03")
SHIPS_TOGETHER: Final[Refusal] = Refusal("ships_together", "ECL-DIP-04")
ALREADY_PARTNERS: Final[Refusal] = Refusal("already_partners", "ECL-DIP-05")
TRAITOR: Final[Refusal] = Refusal("traitor", "ECL-DIP-06")
NO_AMBASSADOR_SPACE: Final[Refusal] = Refusal("no_ambassador_space", "ECL-DIP-07")
NO_AMBASSADOR_LEFT: Final[Refusal] = Refusal("no_ambassador_left", "ECL-CMP-09")
NO_CUBE_TO_GIVE: Final[Refusal] = Refusal("no_cube_to_give", "ECL-DIP-08")
ALREADY_ASKED: Final[Refusal] = Refusal("already_asked", "ECL-DIP-16")
NO_REPUTATION_TILE: Final[Refusal] = Refusal("no_reputation_tile", "ECL-REP-08")
AMBASSADOR_FIRST: Final[Refusal] = Refusal("ambassador_first", "ECL-DIP-07")
GUARDED_DISCOVERY: Final[Refusal] = Refusal("guarded_discovery", "ECL-DSC-15")
TOO_LATE_TO_CONTROL: Final[Refusal] = Refusal("too_late_to_control", "ECL-EXP-10")

# Upkeep
UPKEEP_PAID: Final[Refusal] = Refusal("upkeep_paid", "ECL-UPK-01")
ELIMINATED: Final[Refusal] = Refusal("eliminated", "ECL-UPK-12")
OPPONENTS_IN_UPKEEP: Final[Refusal] = Refusal("opponents_in_upkeep", "ECL-UPK-02")
UPKEEP_UNPAID: Final[Refusal] = Refusal("upkeep_unpaid", "ECL-UPK-04")
NOT_YOURS_TO_ABANDON: Final[Refusal] = Refusal("not_yours_to_abandon", "ECL-UPK-05")
UPKEEP_PAYABLE: Final[Refusal] = Refusal("upkeep_payable", "ECL-UPK-06")
DISCS_STAY: Final[Refusal] = Refusal("discs_stay", "ECL-UPK-07")
PRODUCTION_LATER: Final[Refusal] = Refusal("production_later", "ECL-UPK-08")

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
