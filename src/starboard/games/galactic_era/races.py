"""The powers of the races, one after the other: who has which, and its numbers.

All other rules ask here instead of naming a race. `POWERS` is the index: for each ability of
`data/races.toml` the question asked here, and the functions that carry the power out. What a race
starts with is a row of that table and needs no function.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .components.ids import (
    ALLIANCE,
    ANCHARA,
    ANNUNAKI,
    FELINES,
    GALACTIC,
    GREYS,
    ICC,
    MANTIDS,
    NORDICS,
    ORION,
    PROGENITORS,
    ROBOTICS,
    ROGUE_AI,
    STO,
    STS,
    TOP_LEVEL,
    YOWIES,
)
from .player import Player
from .state import State

LIGHT_BONUS: Final[i64] = 3
DARK_BONUS: Final[i64] = 6
WAR_LOSS: Final[i64] = 1
LATE_ALLY_LOSS: Final[i64] = 1
KEPT_POPULATION: Final[i64] = 3
LIBERATION_VP: Final[i64] = 2
FREE_COLONIES: Final[i64] = 4
SHIPS_PER_DISC: Final[i64] = 2

POWERS: Final[dict[str, tuple[str, ...]]] = {
    "alliance era_bonus": ("races.era_bonus", "scoring.scoring.score_alliance"),
    "alliance switch_penalty": ("races.switch_price", "levels.switch_alignment"),
    "anchara_coalition extra_action_on_switch": (
        "races.takes_extra_counter",
        "growth.growth_turn.refuse_extra",
        "growth.growth_turn.take_extra",
    ),
    "annunaki advance_primitives": (
        "races.advances_primitives",
        "growth.growth_turn.refuse_advance",
        "growth.advance.AdvanceStars",
    ),
    "annunaki subjugate_bonus": ("races.adds_third_disc", "growth.gain_star.GainStar"),
    "felines force_attacker_retreat": ("races.expels", "combat.battle.FelineChoice"),
    "felines force_defender_retreat": ("races.expels", "combat.battle.FelineChoice"),
    "greys research_lowest_too": (
        "races.researches_lowest_too",
        "growth.research.learn_lowest",
    ),
    "greys war_penalty": ("races.war_loss", "scoring.scoring.score_round"),
    "greys steal_if_no_trade": ("races.steals_after_trading", "round.Round"),
    "galactic extra_ally": (
        "races.has_free_allies",
        "races.free_ally_loss",
        "growth.methods.free_allies",
        "growth.gain_star.GainStar",
    ),
    "galactic keep_population": ("races.keeps_population", "growth.gain_star.GainStar"),
    "icc trade_with_everyone": ("races.trades_with_each", "trading.trades.has_trade"),
    "nordic_humanoids declare_war_on_sts": (
        "races.declares_war_as_sto",
        "war.war.refuse_declare",
    ),
    "nordic_humanoids liberation_bonus": (
        "races.liberation_bonus",
        "growth.gain_star.GainStar",
    ),
    "nordic_humanoids may_ally": ("races.allies_as_sts", "growth.methods.refuse_ally"),
    "mantids double_growth": ("races.discs_per_star", "growth.grow_population.normal_discs"),
    "orion conquest_defence": ("races.is_orion_republic", "growth.methods.ships_needed"),
    "orion bomb_proof": ("races.is_orion_republic", "growth.methods.bombs_count"),
    "orion one_ship_conquest": (
        "races.conquers_with_one_ship",
        "growth.methods.ships_needed",
    ),
    "progenitors free_colonizations": (
        "races.has_free_colonies",
        "setup.pieces.give_race",
        "growth.methods.refuse_payment",
    ),
    "rogue_ai ships_to_population": (
        "races.turns_ships_into_discs",
        "growth.grow_population.refuse_ships_to_discs",
    ),
    "rogue_ai population_to_ships": (
        "races.turns_discs_into_ships",
        "growth.placement.Placing",
    ),
    "yowies robotics_cap": ("races.highest_level", "levels.raise_level"),
}


def plays(player: Player, race: i64, side: i64) -> bool:
    """Is this the player's race, and this side of its tile up? Rules: GE-RAC-01"""
    return player.race == race and player.alignment == side


# -- Alliance ------------------------------------------------------------------------------


def era_bonus(player: Player) -> i64:
    """Alliance: VP at the end of an era of its side. Rules: GE-RAC-02, GE-RAC-03"""
    if player.race != ALLIANCE:
        return 0
    return LIGHT_BONUS if player.alignment == STO else DARK_BONUS


def switch_price(state: State, player: Player) -> i64:
    """Alliance: VP lost by every switch of alignment. Rules: GE-RAC-04"""
    if player.race != ALLIANCE:
        return 0
    return 4 if state.rules.length == 8 else 5


# -- Anchara Coalition ---------------------------------------------------------------------


def takes_extra_counter(player: Player) -> bool:
    """Anchara: one more growth counter with Switch Alignment. Rules: GE-RAC-06"""
    return player.race == ANCHARA


# -- Annunaki ------------------------------------------------------------------------------


def is_annunaki(player: Player) -> bool:
    """Annunaki of either side: STS ones are told why they cannot advance stars."""
    return player.race == ANNUNAKI


def advances_primitives(player: Player) -> bool:
    """Annunaki STO make advanced neutrals of primitive ones. Rules: GE-RAC-08"""
    return plays(player, ANNUNAKI, STO)


def adds_third_disc(player: Player) -> bool:
    """Annunaki STS place a third disc when they subjugate. Rules: GE-RAC-09"""
    return plays(player, ANNUNAKI, STS)


# -- Felines -------------------------------------------------------------------------------


def expels(player: Player, attacks: bool) -> bool:
    """Felines, once a round: STO send attackers away, STS defenders. Rules: GE-RAC-12, GE-RAC-13"""
    return plays(player, FELINES, STS if attacks else STO) and player.feline_used == 0


# -- Greys ---------------------------------------------------------------------------------


def researches_lowest_too(player: Player) -> bool:
    """Greys STO also gain a level in their lowest field. Rules: GE-RAC-14, GE-RAC-15"""
    return plays(player, GREYS, STO)


def war_loss(state: State, player: Player) -> i64:
    """Greys STO: VP lost at the end of a round at war. Rules: GE-RAC-16"""
    return WAR_LOSS if plays(player, GREYS, STO) and state.war[player.number] != 0 else 0


def steals_after_trading(player: Player) -> bool:
    """Greys STS without a trade take a level from a player in contact. Rules: GE-RAC-17"""
    return plays(player, GREYS, STS) and player.traded_with == 0


# -- Galactic Confederation and Galactic Empire --------------------------------------------


def has_free_allies(player: Player) -> bool:
    """Galactic Confederation: a free Ally per Gain Star counter selected. Rules: GE-RAC-18"""
    return plays(player, GALACTIC, STO)


def free_ally_loss(state: State) -> i64:
    """Galactic Confederation: VP that a free Ally costs in the Era of Darkness. Rules: GE-RAC-18"""
    return LATE_ALLY_LOSS if state.era() == 2 else 0


def keeps_population(player: Player) -> bool:
    """Galactic Empire: up to three people stay at a conquered star. Rules: GE-RAC-19"""
    return plays(player, GALACTIC, STS)


# -- ICC -----------------------------------------------------------------------------------


def trades_with_each(player: Player) -> bool:
    """ICC: one trade a round with each other player. Rules: GE-RAC-20"""
    return player.race == ICC


# -- Nordic Humanoids ----------------------------------------------------------------------


def declares_war_as_sto(player: Player) -> bool:
    """Nordics STO may declare war on STS players. Rules: GE-RAC-21"""
    return plays(player, NORDICS, STO)


def liberation_bonus(player: Player) -> i64:
    """Nordics: VP for a star they liberate. Rules: GE-RAC-22"""
    return LIBERATION_VP if player.race == NORDICS else 0


def allies_as_sts(player: Player) -> bool:
    """Nordics STS may still ally. Rules: GE-RAC-23"""
    return plays(player, NORDICS, STS)


# -- Mantids -------------------------------------------------------------------------------


def discs_per_star(player: Player) -> i64:
    """Mantids: two discs per star by normal growth instead of one. Rules: GE-RAC-24"""
    return 2 if player.race == MANTIDS else 1


# -- Orion Republic and Orion Empire -------------------------------------------------------


def is_orion_republic(player: Player) -> bool:
    """Orion STO: conquest takes twice the ships, bombs do nothing. Rules: GE-RAC-25"""
    return plays(player, ORION, STO)


def conquers_with_one_ship(player: Player) -> bool:
    """Orion STS: one ship is enough to conquer. Rules: GE-RAC-26"""
    return plays(player, ORION, STS)


# -- Progenitors ---------------------------------------------------------------------------


def has_free_colonies(player: Player) -> bool:
    """Progenitors: four free Colonize actions in the whole game. Rules: GE-RAC-27"""
    return player.race == PROGENITORS


# -- Rogue AI ------------------------------------------------------------------------------


def turns_ships_into_discs(player: Player) -> bool:
    """Rogue AI STO: ship pieces become discs when the population grows. Rules: GE-RAC-29"""
    return plays(player, ROGUE_AI, STO)


def turns_discs_into_ships(player: Player) -> bool:
    """Rogue AI STS: each disc becomes two ships when ships are built. Rules: GE-RAC-30"""
    return plays(player, ROGUE_AI, STS)


# -- Yowies --------------------------------------------------------------------------------


def highest_level(player: Player, field: i64) -> i64:
    """The highest level in a field; Yowies stay at Robotics 1. Rules: GE-TEC-01, GE-RAC-31"""
    return 1 if field == ROBOTICS and player.race == YOWIES else TOP_LEVEL
