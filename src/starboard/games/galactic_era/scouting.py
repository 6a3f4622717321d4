"""What players learn of face-down counters and of fleets."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run

from .movement import finished
from .names import DONE, NONE, PIECES
from .player import Player
from .state import State


def knows(seen: i64, seat: i64) -> bool:
    """Does this seat (or everybody) know it? A spectator is seat -1."""
    return seen == 127 or (seat >= 0 and (seen >> seat) & 1 == 1)


def scout(state: State, player: Player, star: i64, run: Run) -> None:
    """The player looks at the counters of a star, unseen by others.

    Rules: GE-SCO-01, GE-SCO-03
    """
    seat = state.seat_of(player.number)
    if state.counter[star] != NONE and not knows(state.counter_known[star], seat):
        see_counter(state, seat, star, "GE-SCO-01", run)
    if state.relic[star] != NONE and not knows(state.relic_known[star], seat):
        see_relic(state, seat, star, "GE-SCO-01", run)


def see_counter(state: State, seat: i64, star: i64, rule: str, run: Run) -> None:
    """One seat learns a star counter."""
    state.learn_counter(star, BIT[seat])
    run.reveal()
    kind = int(state.counter[star])
    run.tell("CounterSeen", rule, (int(seat), int(star), kind), BIT[seat])


def see_relic(state: State, seat: i64, star: i64, rule: str, run: Run) -> None:
    """One seat learns a relic."""
    state.learn_relic(star, BIT[seat])
    run.reveal()
    run.tell("RelicSeen", rule, (int(seat), int(star), int(state.relic[star])), BIT[seat])


def scout_everywhere(state: State, player: Player, run: Run) -> None:
    """Resting ships look at the counters in their hexes.

    Rules: GE-SCO-01, GE-SCO-02, GE-SCO-03, GE-VAR-13
    """
    for hexagon in player.hexes():
        star = state.board.rules.star_at[hexagon]
        if star >= 0:
            scout(state, player, star, run)


def something_to_see(state: State, seat: i64, star: i64) -> bool:
    """Lies a counter here that this seat does not know?"""
    if state.counter[star] != NONE and not knows(state.counter_known[star], seat):
        return True
    return state.relic[star] != NONE and not knows(state.relic_known[star], seat)


def finish_scout(state: State, player: Player, hexagon: i64) -> None:
    """The most tired ship here scouts and is finished; one that rests looks for free.

    Rules: GE-SCO-02
    """
    unit, most = most_tired(player, hexagon)
    if most == DONE or rests(player, hexagon):
        return
    if unit == PIECES:
        player.add_pieces(hexagon, most, -1)
        player.add_pieces(hexagon, DONE, 1)
        return
    held = player.held[:]
    held[unit * 8 + most] -= 1
    held[unit * 8 + finished(state, player, unit, most)] += 1
    player.held = held


def most_tired(player: Player, hexagon: i64) -> tuple[i64, i64]:
    """The unit with the most tired ship in a hex, and the range that ship has spent."""
    unit: i64 = PIECES
    most: i64 = 0
    for stack in player.pieces:
        if stack >> 8 == hexagon:
            most = max(most, (stack >> 5) & 7)
    fleet: i64 = 0
    while fleet < PIECES:
        if player.fleet_hex[fleet] == hexagon and player.fleet_spent(fleet) > most:
            unit, most = fleet, player.fleet_spent(fleet)
        fleet += 1
    return unit, most


def rests(player: Player, hexagon: i64) -> bool:
    """Is there a ship here that has not begun to move? Rules: GE-SCO-02"""
    if player.rested_pieces(hexagon, 0) > 0:
        return True
    fleet: i64 = 0
    while fleet < PIECES:
        if player.fleet_hex[fleet] == hexagon and player.held[fleet * 8] > 0:
            return True
        fleet += 1
    return False
