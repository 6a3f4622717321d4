"""Where ships may usefully go, for the bots of Galactic Era."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.bots.galactic_era.stars import lure, star_worth
from starboard.engine.notation import Move
from starboard.games.galactic_era.board import ASTEROIDS
from starboard.games.galactic_era.components.ids import NOBODY
from starboard.games.galactic_era.movement.march import March
from starboard.games.galactic_era.moves.movement import Hop, To
from starboard.games.galactic_era.player import Player
from starboard.games.galactic_era.state import State

MOST: Final[int] = 8
ASTEROID: Final[i64] = 40
GOALS: Final[int] = 3  # far stars that are approached


@final
class Goal:
    """A star to go to and what draws there."""

    __slots__ = ("star", "worth")

    def __init__(self, star: i64, worth: i64) -> None:
        self.star: i64 = star
        self.worth: i64 = worth


def by_worth(goal: Goal) -> int:
    return -int(goal.worth)


def useful_steps(state: State, step: March, moves: list[Move], exact: bool) -> list[Move]:
    """The best places within reach, and steps towards the best stars beyond it."""
    player = state.players[step.player]
    ranked: list[Goal] = []
    out: list[Move] = [move for move in moves if not isinstance(move, (To, Hop))]
    for k, move in enumerate(moves):
        worth = appeal(state, player, move, exact)
        if worth > 0:
            ranked.append(Goal(k, worth))
    ranked.sort(key=by_worth)
    for goal in ranked[: MOST - GOALS]:
        out.append(moves[goal.star])
    for goal in far_goals(state, player, step.hexagon, exact):
        nearer = closest(state, goal.star, moves)
        if nearer is not None:
            out.append(nearer)
    return out


def appeal(state: State, player: Player, move: Move, exact: bool) -> i64:
    """What draws ships to a hex."""
    if isinstance(move, To):
        hexagon = move.hexagon
    elif isinstance(move, Hop):
        hexagon = state.board.rules.star_hex[move.star]
    else:
        return 0
    star = state.board.rules.star_at[hexagon]
    if star < 0:
        empty = not player.is_at(hexagon)
        return ASTEROID if empty and state.board.rules.terrain[hexagon] == ASTEROIDS else 0
    if state.owner[star] == player.number:
        return 10
    if player.is_at(hexagon):
        return 20
    worth = star_worth(state, player, star, player.alignment, exact)
    return worth if worth > 0 else (30 if state.owner[star] != NOBODY else 5)


def far_goals(state: State, player: Player, start: i64, exact: bool) -> list[Goal]:
    """The stars that draw most, measured by worth and distance."""
    found: list[Goal] = []
    for star in state.board.rules.stars:
        if player.is_at(state.board.rules.star_hex[star]):
            continue
        worth = lure(state, player, star, exact)
        far = state.board.rules.from_star(star)[start]
        if worth > 0 and far > 2:
            found.append(Goal(star, worth * 10 // far))
    found.sort(key=by_worth)
    return found[:GOALS]


def closest(state: State, star: i64, moves: list[Move]) -> Move | None:
    """The step that ends nearest to a star."""
    steps = state.board.rules.from_star(star)
    best: Move | None = None
    top: i64 = 99
    for move in moves:
        if isinstance(move, To) and steps[move.hexagon] < top:
            best, top = move, steps[move.hexagon]
    return best
