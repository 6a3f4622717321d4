"""Creating, swapping and filling fleets."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run
from starboard.engine.refusal import Refusal, Why

from ..components.ids import ALL, FLEET_D, NOWHERE
from ..events import (
    COUNTERS_MOVED,
    DUMMIES_ADDED,
    DUMMIES_REMOVED,
    FLEET_CREATED,
    FLEET_SPLIT,
    FLEETS_SWAPPED,
    SHIPS_JOINED,
    SHIPS_LEFT,
)
from ..movement.movement import used_dart
from ..moves.fleets import (
    AddDummies,
    Create,
    DropDummies,
    Join,
    Leave,
    Shift,
    Split,
    Swap,
    Transfer,
)
from ..player import Player
from ..refusals import (
    DART_USED,
    DUMMIES_NOT_THERE,
    DUMMIES_ONLY,
    FLEET_IN_USE,
    FLEET_NOT_THERE,
    FLEET_TOO_SMALL,
    NO_DUMMY,
    NO_PIECE,
    NO_PIECES_THERE,
    NO_PIECES_TO_FOUND,
    NOT_OWN_STAR,
    NOT_SAME_HEX,
)
from ..state import State
from .pools import lay_open, mingle, swap_pools


def at_own_star(state: State, player: Player, hexagon: i64) -> bool:
    """Is this the hex of a star the player owns?"""
    star = state.board.rules.star_at[hexagon]
    return star >= 0 and state.owner[star] == player.number


def refuse_create(state: State, player: Player, move: Create, why: Why) -> Refusal | None:
    """An unused letter, at an own star, with at least one piece from there.

    Rules: GE-FLT-01, GE-FLT-04, GE-FLT-05, GE-FLT-06, GE-FLT-07
    """
    if player.fleet_hex[move.fleet] != NOWHERE:
        return why.no(FLEET_IN_USE, move.fleet)
    if not at_own_star(state, player, move.hexagon):
        return why.no(NOT_OWN_STAR, move.hexagon)
    have = player.rested_pieces(move.hexagon, 0)
    if move.n < 1 or have < move.n:
        return why.no(NO_PIECES_TO_FOUND, move.hexagon, have, move.n)
    return None


def create(player: Player, move: Create, run: Run) -> None:
    """The number of pieces is public, so everybody knows the new fleet. Rules: GE-FLT-06"""
    player.add_pieces(move.hexagon, 0, -move.n)
    player.set_fleet_hex(move.fleet, move.hexagon)
    player.add_ships(move.fleet, 0, move.n)
    lay_open(player, move.fleet)
    if run.loud:
        values = (int(player.number), int(move.fleet), int(move.hexagon), int(move.n))
        run.tell(FLEET_CREATED, values)


def refuse_split(state: State, player: Player, move: Split, why: Why) -> Refusal | None:
    """A new fleet may get a ship of another fleet at the same own star.

    Rules: GE-FLT-01, GE-FLT-06
    """
    if player.fleet_hex[move.fleet] != NOWHERE:
        return why.no(FLEET_IN_USE, move.fleet)
    at = player.fleet_hex[move.source]
    if at == NOWHERE:
        return why.no(FLEET_NOT_THERE, move.source)
    if not at_own_star(state, player, at):
        return why.no(NOT_OWN_STAR, at)
    return None


def split(state: State, player: Player, move: Split, run: Run) -> None:
    """One ship founds the new fleet, as everybody sees; more may follow unseen."""
    at = player.fleet_hex[move.source]
    player.set_fleet_hex(move.fleet, at)
    player.add_ships(move.fleet, 0, 1)
    lay_open(player, move.fleet)
    player.add_ships(move.source, 0, -1)
    run.reveal()  # the source may dissolve, which shows how few ships it had
    if run.loud:
        values = (int(player.number), int(move.fleet), int(move.source))
        run.tell(FLEET_SPLIT, values)


def refuse_swap(state: State, player: Player, move: Swap, why: Why) -> Refusal | None:
    """Both fleets stand at own stars. Rules: GE-FLT-08"""
    for fleet in (move.fleet, move.other):
        at = player.fleet_hex[fleet]
        if at == NOWHERE:
            return why.no(FLEET_NOT_THERE, fleet)
        if not at_own_star(state, player, at):
            return why.no(NOT_OWN_STAR, at)
    if move.fleet >= move.other:
        return why.no(FLEET_NOT_THERE, move.other)
    return None


def swap(player: Player, move: Swap, run: Run) -> None:
    """The letters change places; all counters stay in their hexes. Rules: GE-FLT-08"""
    one = move.fleet
    other = move.other
    held = player.held[:]
    k: i64 = 0
    while k < 8:
        held[one * 8 + k] = player.held[other * 8 + k]
        held[other * 8 + k] = player.held[one * 8 + k]
        k += 1
    player.held = held
    at = player.fleet_hex[one]
    player.set_fleet_hex(one, player.fleet_hex[other])
    player.set_fleet_hex(other, at)
    swap_masks(player, one, other)
    swap_pools(player, one, other)
    run.tell(FLEETS_SWAPPED, (int(player.number), int(one), int(other)))


def swap_masks(player: Player, one: i64, other: i64) -> None:
    """Dummies and knowledge go with the counters."""
    known = player.known[one]
    player.know(one, player.known[other])
    player.know(other, known)
    dummies = player.dummies[:]
    dummies[one] = player.dummies[other]
    dummies[other] = player.dummies[one]
    player.dummies = dummies


def refuse_join(state: State, player: Player, move: Join, why: Why) -> Refusal | None:
    """Pieces in the fleet's hex may join it. Rules: GE-FLT-10"""
    at = player.fleet_hex[move.fleet]
    if at == NOWHERE:
        return why.no(FLEET_NOT_THERE, move.fleet)
    have = player.rested_pieces(at, move.spent)
    if move.n < 1 or have < move.n:
        return why.no(NO_PIECES_THERE, move.fleet, have, move.n)
    return None


def join(player: Player, move: Join, run: Run) -> None:
    """The number converted is public. Rules: GE-FLT-10, GE-MOV-06"""
    player.add_pieces(player.fleet_hex[move.fleet], move.spent, -move.n)
    player.add_ships(move.fleet, move.spent, move.n)
    player.set_floor(move.fleet, player.floor[move.fleet] + move.n)
    if player.known[move.fleet] != ALL:
        run.reveal()  # the new number of counters tells something of the old content
    if run.loud:
        values = (int(player.number), int(move.n), int(move.fleet))
        run.tell(SHIPS_JOINED, values)


def refuse_leave(state: State, player: Player, move: Leave, why: Why) -> Refusal | None:
    """Ships may leave a fleet as pieces while pieces are in supply.

    Rules: GE-FLT-10, GE-FLT-18, GE-CMP-02
    """
    if player.fleet_hex[move.fleet] == NOWHERE:
        return why.no(FLEET_NOT_THERE, move.fleet)
    have = player.held[move.fleet * 8 + move.spent]
    if move.n < 1 or have < move.n:
        return why.no(FLEET_TOO_SMALL, move.fleet, have, move.n)
    if move.fleet == FLEET_D and used_dart(state, player, move.spent):
        return why.no(DART_USED)
    if player.piece_supply() < move.n:
        return why.no(NO_PIECE, player.piece_supply())
    return None


def leave(player: Player, move: Leave, run: Run) -> None:
    """The number converted is public; an emptied fleet dissolves. Rules: GE-FLT-07, GE-FLT-10"""
    player.add_pieces(player.fleet_hex[move.fleet], move.spent, move.n)
    player.add_ships(move.fleet, move.spent, -move.n)
    run.reveal()
    if run.loud:
        values = (int(player.number), int(move.n), int(move.fleet))
        run.tell(SHIPS_LEFT, values)


def refuse_transfer(state: State, player: Player, move: Transfer, why: Why) -> Refusal | None:
    """Counters may change between two fleets in one hex. Rules: GE-FLT-09, GE-FLT-18"""
    here = player.fleet_hex[move.fleet]
    if here == NOWHERE or player.fleet_hex[move.other] == NOWHERE:
        return why.no(FLEET_NOT_THERE, move.other)
    if move.fleet == move.other or player.fleet_hex[move.other] != here:
        return why.no(NOT_SAME_HEX)
    have = player.held[move.fleet * 8 + move.spent]
    if move.n < 1 or have < move.n:
        return why.no(FLEET_TOO_SMALL, move.fleet, have, move.n)
    if move.fleet == FLEET_D and used_dart(state, player, move.spent):
        return why.no(DART_USED)
    return None


def transfer(state: State, player: Player, move: Transfer, run: Run) -> None:
    """Nobody else sees how many ships change. Rules: GE-FLT-09"""
    mingle(player, move.other, move.fleet)
    player.add_ships(move.other, move.spent, move.n)
    player.add_ships(move.fleet, move.spent, -move.n)
    hide_both(state, player, move.fleet, move.other)
    run.seal("ships")
    if run.loud:
        values = (int(player.number), int(move.fleet), int(move.other))
        run.tell(COUNTERS_MOVED, values)


def hide_both(state: State, player: Player, source: i64, other: i64) -> None:
    """Counters went from one fleet to another: only the owner knows how they lie now."""
    player.set_floor(source, 0)
    hide(state, player, source)
    hide(state, player, other)


def hide(state: State, player: Player, fleet: i64) -> None:
    """Only the owner knows what the fleet holds now."""
    if player.fleet_hex[fleet] != NOWHERE:
        player.know(fleet, BIT[state.seat_of(player.number)])


def refuse_shift(player: Player, move: Shift, why: Why) -> Refusal | None:
    """Dummies may change between fleets in one hex as well. Rules: GE-FLT-09"""
    here = player.fleet_hex[move.fleet]
    if here == NOWHERE or player.fleet_hex[move.other] == NOWHERE:
        return why.no(FLEET_NOT_THERE, move.other)
    if move.fleet == move.other or player.fleet_hex[move.other] != here:
        return why.no(NOT_SAME_HEX)
    if move.n < 1 or player.dummies[move.fleet] < move.n:
        return why.no(DUMMIES_NOT_THERE, move.fleet)
    return None


def shift(state: State, player: Player, move: Shift, run: Run) -> None:
    """Nobody else can tell dummies from ships. Rules: GE-FLT-09"""
    mingle(player, move.other, move.fleet)
    player.add_dummies(move.fleet, -move.n)
    player.add_dummies(move.other, move.n)
    hide_both(state, player, move.fleet, move.other)
    run.seal("ships")
    if run.loud:
        values = (int(player.number), int(move.fleet), int(move.other))
        run.tell(COUNTERS_MOVED, values)


def refuse_dummies(player: Player, move: AddDummies, why: Why) -> Refusal | None:
    """Dummies from the supply may be added to any fleet. Rules: GE-FLT-11, GE-FLT-12"""
    if player.fleet_hex[move.fleet] == NOWHERE:
        return why.no(DUMMIES_ONLY, move.fleet)
    if move.n < 1 or player.dummy_supply() < move.n:
        return why.no(NO_DUMMY, player.dummy_supply())
    return None


def add_dummies(player: Player, move: AddDummies, rule: str, run: Run) -> None:
    """Number and fleet are public. Rules: GE-FLT-11, GE-BLD-07"""
    player.add_dummies(move.fleet, move.n)
    if run.loud:
        run.tell(DUMMIES_ADDED, (int(player.number), int(move.n), int(move.fleet)), rule=rule)


def refuse_undummy(player: Player, move: DropDummies, why: Why) -> Refusal | None:
    """Only dummies that lie in the fleet. Rules: GE-FLT-11"""
    if player.fleet_hex[move.fleet] == NOWHERE:
        return why.no(FLEET_NOT_THERE, move.fleet)
    if move.n < 1 or player.dummies[move.fleet] < move.n:
        return why.no(DUMMIES_NOT_THERE, move.fleet)
    return None


def drop_dummies(player: Player, move: DropDummies, run: Run) -> None:
    """Number and fleet are public. Rules: GE-FLT-11"""
    player.add_dummies(move.fleet, -move.n)
    if run.loud:
        values = (int(player.number), int(move.n), int(move.fleet))
        run.tell(DUMMIES_REMOVED, values)
