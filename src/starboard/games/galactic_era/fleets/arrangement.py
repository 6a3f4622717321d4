"""The moves by which a player arranges his fleets, listed and dispatched."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.flow import Run
from starboard.engine.notation import Move
from starboard.engine.refusal import NOT_NOW, Refusal, Why

from ..components.ids import NOWHERE
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
from ..refusals import ALREADY_MOVED
from ..state import State
from .fleets import (
    add_dummies,
    at_own_star,
    create,
    drop_dummies,
    join,
    leave,
    refuse_create,
    refuse_dummies,
    refuse_join,
    refuse_leave,
    refuse_shift,
    refuse_split,
    refuse_swap,
    refuse_transfer,
    refuse_undummy,
    shift,
    split,
    swap,
    transfer,
)


def is_arrangement(move: Move) -> bool:
    """Does the move only rearrange ships, fleets and dummies?"""
    return isinstance(
        move, (Join, Leave, Transfer, Shift, AddDummies, DropDummies, Create, Split, Swap)
    )


def offer_fleets(state: State, player: Player, out: list[Move]) -> None:
    """Creating and swapping, possible before the first ship has moved. Rules: GE-MOV-03"""
    fleet: i64 = 0
    while fleet < 5:
        if player.fleet_hex[fleet] == NOWHERE:
            offer_creation(state, player, fleet, out)
        else:
            other = fleet + 1
            while other < 5:
                if player.fleet_hex[other] != NOWHERE:
                    out.append(Swap(fleet, other))
                other += 1
        fleet += 1


def offer_creation(state: State, player: Player, fleet: i64, out: list[Move]) -> None:
    """One unused letter at every own star with ships."""
    for stack in player.pieces:
        if at_own_star(state, player, stack >> 8):
            n: i64 = 1
            while n <= stack & 31:
                out.append(Create(fleet, stack >> 8, n))
                n += 1
    source: i64 = 0
    while source < 5:
        if player.fleet_hex[source] != NOWHERE:
            out.append(Split(fleet, source))
        source += 1


def offer_transfers(player: Player, hexagon: i64, out: list[Move]) -> None:
    """Ships into, out of and between fleets; one hex only, or every hex for -1."""
    fleet: i64 = 0
    while fleet < 5:
        at = player.fleet_hex[fleet]
        if at != NOWHERE and (hexagon < 0 or at == hexagon):
            for stack in player.pieces:
                if stack >> 8 == at:
                    offer_joining(fleet, (stack >> 5) & 7, stack & 31, out)
            offer_leaving(player, fleet, at, out)
        fleet += 1


def offer_joining(fleet: i64, spent: i64, most: i64, out: list[Move]) -> None:
    """So many pieces may join."""
    n: i64 = 1
    while n <= most:
        out.append(Join(fleet, n, spent))
        n += 1


def offer_leaving(player: Player, fleet: i64, at: i64, out: list[Move]) -> None:
    """Ships of one fleet may become pieces or change to another fleet here."""
    spent: i64 = 0
    while spent < 8:
        n: i64 = 1
        while n <= player.held[fleet * 8 + spent]:
            out.append(Leave(fleet, n, spent))
            other: i64 = 0
            while other < 5:
                if other != fleet and player.fleet_hex[other] == at:
                    out.append(Transfer(fleet, other, n, spent))
                other += 1
            n += 1
        spent += 1


def offer_dummies(player: Player, out: list[Move]) -> None:
    """Dummies in and out of any fleet, and between fleets in one hex. Rules: GE-FLT-11"""
    supply = player.dummy_supply()
    fleet: i64 = 0
    while fleet < 5:
        at = player.fleet_hex[fleet]
        if at != NOWHERE:
            n: i64 = 1
            while n <= supply:
                out.append(AddDummies(fleet, n))
                n += 1
            offer_dropping(player, fleet, at, out)
        fleet += 1


def offer_dropping(player: Player, fleet: i64, at: i64, out: list[Move]) -> None:
    """The dummies of one fleet."""
    n: i64 = 1
    while n <= player.dummies[fleet]:
        out.append(DropDummies(fleet, n))
        other: i64 = 0
        while other < 5:
            if other != fleet and player.fleet_hex[other] == at:
                out.append(Shift(fleet, other, n))
            other += 1
        n += 1


def refuse_arrangement(
    state: State, player: Player, move: Move, moved: bool, why: Why
) -> Refusal | None:
    """Why fleets cannot be arranged like this.

    Rules: GE-MOV-03, GE-FLT-06, GE-FLT-08, GE-FLT-09, GE-FLT-10, GE-FLT-11
    """
    if isinstance(move, Join):
        return refuse_join(state, player, move, why)
    if isinstance(move, Leave):
        return refuse_leave(state, player, move, why)
    if isinstance(move, Transfer):
        return refuse_transfer(state, player, move, why)
    if isinstance(move, Shift):
        return refuse_shift(player, move, why)
    if isinstance(move, AddDummies):
        return refuse_dummies(player, move, why)
    if isinstance(move, DropDummies):
        return refuse_undummy(player, move, why)
    return refuse_founding(state, player, move, moved, why)


def refuse_founding(
    state: State, player: Player, move: Move, moved: bool, why: Why
) -> Refusal | None:
    """Creating and swapping end with the first ship that moves. Rules: GE-MOV-03"""
    if moved:
        return why.no(ALREADY_MOVED)
    if isinstance(move, Create):
        return refuse_create(state, player, move, why)
    if isinstance(move, Split):
        return refuse_split(state, player, move, why)
    if isinstance(move, Swap):
        return refuse_swap(state, player, move, why)
    return NOT_NOW


def arrange(state: State, player: Player, move: Move, run: Run) -> None:
    """Carry out an arrangement."""
    if isinstance(move, Join):
        join(player, move, run)
    elif isinstance(move, Leave):
        leave(player, move, run)
    elif isinstance(move, Transfer):
        transfer(state, player, move, run)
    elif isinstance(move, Shift):
        shift(state, player, move, run)
    elif isinstance(move, AddDummies):
        add_dummies(player, move, "GE-FLT-11", run)
    elif isinstance(move, DropDummies):
        drop_dummies(player, move, run)
    elif isinstance(move, Create):
        create(player, move, run)
    elif isinstance(move, Split):
        split(state, player, move, run)
    elif isinstance(move, Swap):
        swap(player, move, run)
