"""Exact battle odds for Eclipse."""

from starboard.odds.battle import GREEDY, NPC, OPTIMAL, Battle, Group, Side
from starboard.odds.calculator import odds, win_chance
from starboard.odds.result import Odds
from starboard.odds.solver.luck import luck_of
from starboard.odds.solver.parties import sector_odds
from starboard.odds.text.fields import BadBattle
from starboard.odds.text.notation import read_notation
from starboard.odds.text.questions import read_question

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
