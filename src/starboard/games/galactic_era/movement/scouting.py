"""What players learn of face-down counters and of fleets."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.flow import Run

from ..components.ids import DONE, FLEET_A, FLEET_B, FLEET_C, FLEET_D, FLEET_E, NONE, PIECES
from ..events import COUNTER_SEEN, RELIC_SEEN
from ..player import Player
from ..state import State
from .movement import finished, range_left


def knows(seen: i64, seat: i64) -> bool:
    """Does this seat (or everybody) know it? A spectator is seat -1."""
    return seen == 127 or (seat >= 0 and has(seen, seat))


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
    run.tell(COUNTER_SEEN, (int(seat), int(star), kind), BIT[seat], rule=rule)


def see_relic(state: State, seat: i64, star: i64, rule: str, run: Run) -> None:
    """One seat learns a relic."""
    state.learn_relic(star, BIT[seat])
    run.reveal()
    run.tell(RELIC_SEEN, (int(seat), int(star), int(state.relic[star])), BIT[seat], rule=rule)


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
    """A ship that has moved is finished by scouting; one that rests looks for free.

    Rules: GE-SCO-02
    """
    if rests(player, hexagon):
        return
    unit = scouting_unit(state, player, hexagon)
    spent = tiredness(player, unit, hexagon)
    if unit == PIECES:
        player.add_pieces(hexagon, spent, -1)
        player.add_pieces(hexagon, DONE, 1)
        return
    held = player.held[:]
    held[unit * 8 + spent] -= 1
    held[unit * 8 + finished(state, player, unit, spent)] += 1
    player.held = held


def scouting_unit(state: State, player: Player, hexagon: i64) -> i64:
    """Whose most tired ship scouts: one without range if there is any, rather a piece than a fleet.

    A fleet is held back by its scout.
    """
    found: i64 = NONE
    for unit in (PIECES, FLEET_A, FLEET_B, FLEET_C, FLEET_D, FLEET_E):
        spent = tiredness(player, unit, hexagon)
        if spent > 0 and range_left(state, player, unit, spent) <= 0:
            return unit
        if spent > 0 and found == NONE:
            found = unit
    return found


def tiredness(player: Player, unit: i64, hexagon: i64) -> i64:
    """The range spent by the most tired ship of a unit here; 0 if it has none here."""
    if unit != PIECES:
        return player.fleet_spent(unit) if player.fleet_hex[unit] == hexagon else 0
    most: i64 = 0
    for stack in player.pieces:
        if stack >> 8 == hexagon:
            most = max(most, (stack >> 5) & 7)
    return most


def rests(player: Player, hexagon: i64) -> bool:
    """Is there a ship here that has not begun to move, or has finished? Rules: GE-SCO-02"""
    if player.rested_pieces(hexagon, 0) > 0 or player.rested_pieces(hexagon, DONE) > 0:
        return True
    fleet: i64 = 0
    while fleet < PIECES:
        held = player.held[fleet * 8] + player.held[fleet * 8 + DONE]
        if player.fleet_hex[fleet] == hexagon and held > 0:
            return True
        fleet += 1
    return False
