"""Players who leave the game before its end."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import BIT, bits_of, first_bit
from starboard.engine.flow import Run, in_turn_order

from ..components.ids import GRAY, NOBODY, SHIP_TYPES
from ..events import GAME_ENDED_EARLY, PLAYER_ELIMINATED, RELATIONS_ENDED
from ..player import Player
from ..scoring import freeze
from ..sector import Sector
from ..state import State
from .cubes import bring_home, has_room, homes, send_home
from .payment import controls_something, has_ships


def check_eliminations(state: State, run: Run) -> bool:
    """At the end of the combat phase: who has neither ship nor sector is out.

    True if the game is over. Rules: ECL-UPK-11
    """
    gone: i64 = 0
    for player in state.players:
        present = has_ships(state, player) or controls_something(state, player)
        if not player.out and not present:
            gone |= BIT[player.seat]
    return eliminate_all(state, gone, run)


def eliminate(state: State, seat: i64, run: Run) -> bool:
    """One player leaves the game; True if that ends it. Rules: ECL-UPK-12"""
    return eliminate_all(state, BIT[seat], run)


def eliminate_all(state: State, gone: i64, run: Run) -> bool:
    """Scores are counted for all before anything is removed; one player left ends the game.

    Whoever calls this has finished its own step: the stack may be empty afterwards.
    Rules: ECL-UPK-12
    """
    if gone == 0:
        return False
    seats = in_turn_order(gone, state.start, state.seats())
    for seat in seats:
        count_score(state, state.players[seat], run)
    over = living(state) <= 1
    for seat in seats:
        remove(state, state.players[seat], over, run)
    if over:
        state.stack = []
        if run.loud:
            run.tell(GAME_ENDED_EARLY, (int(living(state)),))
    return over


def living(state: State) -> i64:
    """How many players are still in the game."""
    n: i64 = 0
    for player in state.players:
        if not player.out:
            n += 1
    return n


def count_score(state: State, player: Player, run: Run) -> None:
    """The score stays as it is now, reputation tiles are shown. Rules: ECL-UPK-12"""
    freeze(state, player)
    player.out = True
    player.passed = True
    run.reveal()
    if run.loud:
        points = sum(int(n) for n in player.frozen)
        run.tell(PLAYER_ELIMINATED, (int(player.seat), points))


def remove(state: State, player: Player, over: bool, run: Run) -> None:
    """Everything goes back to the player's own board, which takes no further part.

    Techs and reputation tiles stay there too: nothing returns to tray or bag. Structures stay
    where they are. Rules: ECL-UPK-12
    """
    for other in bits_of(player.partners):
        part(state, player, state.players[other], over, run)
    for sector in state.sectors:
        clear_ships(player, sector)
        if sector.owner == player.seat:
            clear_control(player, sector)
    player.discs += player.spent()
    player.actions = 0
    pass_tiles(state, player)


def part(state: State, player: Player, other: Player, over: bool, run: Run) -> None:
    """The relation ends without a traitor; the partner's cube and ambassador go home.

    Rules: ECL-UPK-12, ECL-DIP-12
    """
    player.partners &= ~BIT[other.seat]
    other.partners &= ~BIT[player.seat]
    shelve(player, 0)
    if run.loud:
        run.tell(RELATIONS_ENDED, (int(player.seat), int(other.seat)), rule="ECL-UPK-12")
    if other.out:
        shelve(other, 0)
    elif over:
        bring_home(other, first_bit(homes(other, GRAY, False)), False, run)
    else:
        send_home(state, other, GRAY, False, run)


def clear_ships(player: Player, sector: Sector) -> None:
    """All ships of the player leave the sector."""
    ship: i64 = 0
    while ship < SHIP_TYPES:
        place = player.seat * SHIP_TYPES + ship
        while sector.ships[place] > 0:
            sector.depart(player.seat, ship)
            player.add_supply(ship, 1)
        if sector.damage[place] != 0:
            sector.set_damage(place, 0)
        ship += 1


def clear_control(player: Player, sector: Sector) -> None:
    """Disc and cubes of the player leave the sector."""
    for square in sector.occupied():
        track = sector.cube(square)
        sector.take_cube(square)
        shelve(player, track)
    sector.owner = NOBODY
    player.discs += 1


def shelve(player: Player, track: i64) -> None:
    """A cube goes to the first track with room, beginning with its own."""
    while not has_room(player, track):
        track = (track + 1) % 3
    player.cubes[track] += 1


def pass_tiles(state: State, player: Player) -> None:
    """The start player tile goes clockwise, the Traitor tile back to the supply.

    Rules: ECL-UPK-12
    """
    if state.start == player.seat:
        state.start = next_living(state, player.seat)
    if state.next_start == player.seat:
        state.next_start = next_living(state, player.seat)
    if state.traitor == player.seat:
        state.traitor = NOBODY


def next_living(state: State, seat: i64) -> i64:
    """The next player clockwise who is still in the game, or the seat itself."""
    for k in range(1, int(state.seats())):
        other = (seat + k) % state.seats()
        if not state.players[other].out:
            return other
    return seat
