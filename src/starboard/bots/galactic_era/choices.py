"""Which moves of Galactic Era are worth thinking about.

Answers under seal cannot be valued by what follows, since others answer too: they follow rules
of thumb here. Of long lists only the promising moves are kept.
"""

from __future__ import annotations

from typing import Final, Never

from mypy_extensions import i64

from starboard.bots.galactic_era.battles import strength
from starboard.bots.galactic_era.cards import is_ready
from starboard.bots.galactic_era.offers import useful_offers
from starboard.bots.galactic_era.routes import useful_steps
from starboard.bots.galactic_era.selections import useful_selections
from starboard.engine.flow import Step as EngineStep
from starboard.engine.notation import Move, is_word
from starboard.games.galactic_era.combat.retreat import RetreatStep
from starboard.games.galactic_era.components.ids import DECLARE, PIECES
from starboard.games.galactic_era.domination.effects import ProveShips
from starboard.games.galactic_era.domination.windows import CardWindow
from starboard.games.galactic_era.fleets.arrangement import is_arrangement
from starboard.games.galactic_era.growth.growth_turn import GrowthTurn
from starboard.games.galactic_era.growth.placement import Placing
from starboard.games.galactic_era.growth.selection import SelectCounters
from starboard.games.galactic_era.movement.march import March
from starboard.games.galactic_era.movement.turn import Turn
from starboard.games.galactic_era.moves.fleets import AddDummies
from starboard.games.galactic_era.moves.growth import Gain, Place
from starboard.games.galactic_era.moves.movement import Scout, Take, ViewFleet, ViewRelic, ViewStar
from starboard.games.galactic_era.moves.setup import Bid, TakeTile
from starboard.games.galactic_era.moves.war import DeclareWar, OfferPeace
from starboard.games.galactic_era.player import Player
from starboard.games.galactic_era.puppet import Auction
from starboard.games.galactic_era.setup.choices import ChooseAlignments
from starboard.games.galactic_era.setup.setup_turns import SetupTurns
from starboard.games.galactic_era.standing import is_last_window
from starboard.games.galactic_era.state import State
from starboard.games.galactic_era.trading.trading import Trading
from starboard.games.galactic_era.war.blocking import BlockWindow

VIEWS: Final[int] = 3
BIDS: Final[i64] = 2


def useful_moves(state: State, seat: i64, moves: list[Move], exact: bool) -> list[Move]:
    """The moves to compare; an empty list stands for all of them."""
    step = state.stack[-1]
    if isinstance(step, Turn):
        return in_turn(state, state.players[step.player], moves)
    if isinstance(step, March):
        return useful_steps(state, step, moves, exact)
    if isinstance(step, GrowthTurn):
        return in_growth(state, state.players[step.player], moves)
    if isinstance(step, Placing):
        return in_placing(step, moves)
    if isinstance(step, RetreatStep):
        return [move for move in moves if not is_arrangement(move)]
    return under_seal(state, step, seat, moves)


def under_seal(state: State, step: EngineStep[Never], seat: i64, moves: list[Move]) -> list[Move]:
    """Secret answers and offers."""
    if isinstance(step, SelectCounters):
        return useful_selections(state, step.who(state, seat), moves)
    if isinstance(step, CardWindow):
        return card_answer(state, step.who(state, seat), moves)
    if isinstance(step, BlockWindow):
        return [move for move in moves if is_word(move, "pass")]
    if isinstance(step, Trading):
        return useful_offers(state, step, step.who(state, seat), moves)
    if isinstance(step, Auction):
        return [move for move in moves if isinstance(move, Bid) and move.vp <= BIDS]
    if isinstance(step, ChooseAlignments):
        return moves[:1]
    if isinstance(step, SetupTurns):
        return in_setup(moves)
    if isinstance(step, ProveShips):
        return [move for move in moves if not is_word(move, "done")]
    return []


def card_answer(state: State, number: i64, moves: list[Move]) -> list[Move]:
    """Play the card when it is ready, or at the very end."""
    if number < 0:
        return []
    play = is_ready(state, state.players[number]) or is_last_window(state)
    return [move for move in moves if is_word(move, "card") == play]


def in_turn(state: State, player: Player, moves: list[Move]) -> list[Move]:
    """Legs, battles, a few views; wars where they pay; no idle rearranging."""
    views = 0
    out: list[Move] = []
    for move in moves:
        if isinstance(move, (ViewStar, ViewRelic, ViewFleet)):
            views += 1
            if views <= VIEWS and not isinstance(move, ViewFleet):
                out.append(move)
        elif not is_idle(state, player, move):
            out.append(move)
    return out


def is_idle(state: State, player: Player, move: Move) -> bool:
    """Moves of a turn that hardly ever help."""
    if isinstance(move, Take):
        stack = player.rested_pieces(move.hexagon, move.spent)
        return move.n != 1 and move.n != stack and move.n != stack - 1
    if isinstance(move, DeclareWar):
        return not outguns(state, player, state.players[move.player])
    if isinstance(move, OfferPeace):
        return outguns(state, player, state.players[move.player])
    if is_word(move, "card"):
        return not is_ready(state, player)
    return isinstance(move, Scout) or is_arrangement(move)


def outguns(state: State, player: Player, other: Player) -> bool:
    """Does the player have the stronger ships in some hex where both have any?"""
    for hexagon in player.hexes():
        theirs = strength(state, other, hexagon)
        if theirs > 0 and strength(state, player, hexagon) > theirs:
            return True
    return False


def in_growth(state: State, player: Player, moves: list[Move]) -> list[Move]:
    """Everything except a card that is not ready, and peace with a weaker player.

    What was selected is used before the turn ends: kept counters are worth nothing.
    """
    found = [move for move in moves if not is_idle(state, player, move)]
    if any(is_action(move) for move in found):
        found = [move for move in found if not is_word(move, "end")]
    return found


def is_action(move: Move) -> bool:
    """A growth action that never does harm."""
    if isinstance(move, Gain):
        return move.method != DECLARE
    return is_word(move, "grow") or is_word(move, "build") or is_word(move, "research")


def in_placing(step: Placing, moves: list[Move]) -> list[Move]:
    """Pieces in one heap or in halves; dummies are left out."""
    half = (step.left + 1) // 2
    out: list[Move] = []
    for move in moves:
        if isinstance(move, Place):
            if move.unit == PIECES and (move.n == step.left or move.n == half):
                out.append(move)
        elif not isinstance(move, AddDummies):
            out.append(move)
    return out if len(out) > 1 else []


def in_setup(moves: list[Move]) -> list[Move]:
    """A few of the many ways to lay a tile, and everything else."""
    tiles = [move for move in moves if isinstance(move, TakeTile)]
    others = [move for move in moves if not isinstance(move, TakeTile)]
    return others + tiles[:: max(1, len(tiles) // 12)]
