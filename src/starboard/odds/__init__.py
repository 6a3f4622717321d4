"""Exact battle odds for Eclipse."""

from starboard.odds.battle import GREEDY, NPC, OPTIMAL, Battle, Group, Side
from starboard.odds.calculator import odds, win_chance
from starboard.odds.fields import BadBattle
from starboard.odds.luck import luck_of
from starboard.odds.notation import read_notation
from starboard.odds.parties import sector_odds
from starboard.odds.reading import read_question
from starboard.odds.result import Odds

__all__ = [
    "GREEDY",
    "NPC",
    "OPTIMAL",
    "BadBattle",
    "Battle",
    "Group",
    "Odds",
    "Side",
    "luck_of",
    "odds",
    "read_notation",
    "read_question",
    "sector_odds",
    "win_chance",
]
