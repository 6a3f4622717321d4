"""Random players who do not ruin themselves, so that games reach the eighth round.

A uniformly random player spends every disc in the first round and is bankrupt after it.
"""

from starboard.engine.chance import Quick
from starboard.engine.notation import Move
from starboard.engine.table import Table
from starboard.games.eclipse.components.ids import MONEY
from starboard.games.eclipse.player import Player
from starboard.games.eclipse.state import State
from starboard.games.eclipse.upkeep.production import production, upkeep_cost

LAVISH = 12  # one in so many decisions is taken without a thought for upkeep


def state_of(table: Table) -> State:
    """The table's state, typed."""
    assert isinstance(table.state, State)
    return table.state


def is_spent(state: State, player: Player) -> bool:
    """Would one more disc cost more than there is?"""
    purse = player.storage[MONEY] + production(state, player, MONEY)
    return upkeep_cost(state, player) + 2 > purse


def prudent(table: Table, seat: int, picks: Quick) -> Move:
    """A random move, but mostly no action that cannot be paid for, and few idle trades."""
    moves = list(table.legal(seat))
    state = state_of(table)
    player = state.players[seat]
    if picks.below(0, LAVISH) > 0 and player.species >= 0:
        shy = ["trade", "drop"]
        if is_spent(state, player):
            shy += ["action", "react"]
        else:
            shy += ["pass"]
        moves = [m for m in moves if str(m).split()[0] not in shy] or moves
    return moves[int(picks.below(0, len(moves)))]
