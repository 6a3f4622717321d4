"""One player: race, levels, ships, fleets, counters and points.

All arrays are values: they are replaced, never written in place, because clones share them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from .components.ids import (
    DUMMIES,
    NONE,
    NOWHERE,
    SHIP_PIECES,
    STO,
)

FIVE_ZEROS: Final[vec[i64]] = vec[i64]([0] * 5)
NO_FLEETS: Final[vec[i64]] = vec[i64]([-1] * 5)
EMPTY_FLEETS: Final[vec[i64]] = vec[i64]([0] * 40)
NO_SHIPS: Final[vec[i64]] = vec[i64]([])
NO_POINTS: Final[vec[i64]] = vec[i64]([0] * 8)
FIRST_LEVELS: Final[vec[i64]] = vec[i64]([1] * 5)


@final
class Player:
    """A player's own things. A stack of pieces is hex * 256 + spent range * 32 + number.

    Rules: GE-SET-04, GE-CMP-01, GE-CMP-04
    """

    __slots__ = (
        "advanced_taken",
        "alignment",
        "awaits_switches",
        "built",
        "card",
        "central_gains",
        "counters",
        "dummies",
        "extra_trades",
        "feline_used",
        "first_wars",
        "fleet_hex",
        "floor",
        "free_allies",
        "free_colonies",
        "held",
        "home",
        "known",
        "levels",
        "markers",
        "number",
        "order",
        "pieces",
        "played",
        "points",
        "pool",
        "primitives_taken",
        "protected",
        "race",
        "raised",
        "researched",
        "selected",
        "square",
        "switched",
        "taken",
        "traded_with",
        "trades",
        "victims",
        "views_used",
    )

    def __init__(self, number: i64) -> None:
        self.number: i64 = number
        self.race: i64 = NONE
        self.alignment: i64 = STO
        self.order: i64 = 0
        self.home: i64 = NOWHERE
        self.card: i64 = NONE
        self.played: i64 = NONE
        self.levels: vec[i64] = FIRST_LEVELS
        self.points: vec[i64] = NO_POINTS
        self.pieces: vec[i64] = NO_SHIPS
        self.fleet_hex: vec[i64] = NO_FLEETS
        self.held: vec[i64] = EMPTY_FLEETS  # ships of each fleet by spent range, eight per fleet
        self.dummies: vec[i64] = FIVE_ZEROS
        self.known: vec[i64] = FIVE_ZEROS  # seats that know what a fleet holds
        self.pool: vec[i64] = FIVE_ZEROS  # fleets of one mark are known by their sum at least
        self.floor: vec[i64] = FIVE_ZEROS  # so many ships of a fleet everybody has seen
        self.counters: vec[i64] = FIVE_ZEROS  # growth counters selected and not yet used
        self.selected: i64 = 0  # all growth counters of this round, two bits per kind
        self.square: i64 = NONE
        self.switched: i64 = 0  # a Switch Alignment counter was selected this round
        self.free_allies: i64 = 0
        self.free_colonies: i64 = 0
        self.central_gains: i64 = 0
        self.trades: i64 = 0  # without those of the General Scientific card
        self.extra_trades: i64 = 0
        self.traded_with: i64 = 0
        self.feline_used: i64 = 0
        self.views_used: i64 = 0
        self.researched: i64 = 0  # fields of Research actions this round
        self.raised: i64 = 0  # those of them that brought a level
        self.taken: i64 = 0  # players' stars taken in this growth turn
        self.victims: i64 = 0  # players who lost a star to this one this round
        self.built: i64 = 0  # most ships placed by one Build Ships action of this growth turn
        self.first_wars: i64 = 0  # players on whom war was declared at least once
        self.primitives_taken: i64 = 0
        self.advanced_taken: i64 = 0
        self.markers: i64 = 0
        self.awaits_switches: i64 = 0  # the Alignment card was played before the reveal
        self.protected: i64 = 0  # by the Diplomatic card, until the round is over

    def clone(self) -> Player:
        """An independent copy; the arrays are values and stay shared."""
        twin = Player(self.number)
        twin.race = self.race
        twin.alignment = self.alignment
        twin.order = self.order
        twin.home = self.home
        twin.card = self.card
        twin.played = self.played
        twin.levels = self.levels
        twin.points = self.points
        twin.pieces = self.pieces
        twin.fleet_hex = self.fleet_hex
        twin.held = self.held
        twin.dummies = self.dummies
        twin.known = self.known
        twin.pool = self.pool
        twin.floor = self.floor
        twin.counters = self.counters
        twin.selected = self.selected
        twin.square = self.square
        twin.switched = self.switched
        twin.free_allies = self.free_allies
        twin.free_colonies = self.free_colonies
        twin.central_gains = self.central_gains
        twin.trades = self.trades
        twin.extra_trades = self.extra_trades
        twin.traded_with = self.traded_with
        twin.feline_used = self.feline_used
        twin.views_used = self.views_used
        twin.researched = self.researched
        twin.raised = self.raised
        twin.taken = self.taken
        twin.victims = self.victims
        twin.built = self.built
        twin.first_wars = self.first_wars
        twin.primitives_taken = self.primitives_taken
        twin.advanced_taken = self.advanced_taken
        twin.markers = self.markers
        twin.awaits_switches = self.awaits_switches
        twin.protected = self.protected
        return twin

    # -- pieces ----------------------------------------------------------------------------

    def pieces_at(self, hexagon: i64) -> i64:
        """Ship pieces in a hex."""
        n: i64 = 0
        for stack in self.pieces:
            if stack >> 8 == hexagon:
                n += stack & 31
        return n

    def rested_pieces(self, hexagon: i64, spent: i64) -> i64:
        """Pieces in a hex that have spent exactly so much range."""
        for stack in self.pieces:
            if stack >> 5 == hexagon * 8 + spent:
                return stack & 31
        return 0

    def piece_count(self) -> i64:
        """Pieces on the board."""
        n: i64 = 0
        for stack in self.pieces:
            n += stack & 31
        return n

    def piece_supply(self) -> i64:
        """Pieces not on the board. Rules: GE-CMP-02, GE-CMP-04"""
        return SHIP_PIECES - self.piece_count()

    def add_pieces(self, hexagon: i64, spent: i64, n: i64) -> None:
        """Put pieces into a hex, or take them away with a negative number."""
        if n == 0:
            return
        place = hexagon * 8 + spent
        stacks: vec[i64] = vec[i64]([])
        waiting = True
        for stack in self.pieces:
            here = stack >> 5
            if here >= place and waiting:
                waiting = False
                if here == place:
                    if stack + n > place * 32:
                        stacks = append(stacks, stack + n)
                    continue
                stacks = append(stacks, place * 32 + n)
            stacks = append(stacks, stack)
        if waiting:
            stacks = append(stacks, place * 32 + n)
        self.pieces = stacks

    def take_pieces(self, hexagon: i64, n: i64) -> None:
        """Remove pieces from a hex, whatever range they have spent."""
        spent: i64 = 7
        while spent >= 0 and n > 0:
            have = self.rested_pieces(hexagon, spent)
            part = min(n, have)
            self.add_pieces(hexagon, spent, -part)
            n -= part
            spent -= 1

    # -- fleets ----------------------------------------------------------------------------

    def fleet_ships(self, fleet: i64) -> i64:
        """Real ships in a fleet."""
        n: i64 = 0
        k: i64 = 0
        held = self.held
        while k < 8:
            n += held[fleet * 8 + k]
            k += 1
        return n

    def fleet_spent(self, fleet: i64) -> i64:
        """The range spent by a fleet's most tired ship. Rules: GE-MOV-06"""
        k: i64 = 7
        while k > 0 and self.held[fleet * 8 + k] == 0:
            k -= 1
        return k

    def set_fleet_hex(self, fleet: i64, hexagon: i64) -> None:
        """Move a fleet counter; its ships are where it lies. Rules: GE-FLT-01"""
        hexes = self.fleet_hex[:]
        hexes[fleet] = hexagon
        self.fleet_hex = hexes

    def add_ships(self, fleet: i64, spent: i64, n: i64) -> None:
        """Change the ships of a fleet; without ships it dissolves. Rules: GE-FLT-04"""
        held = self.held[:]
        held[fleet * 8 + spent] += n
        self.held = held
        if n < 0:
            self.set_floor(fleet, max(0, self.floor[fleet] + n))
            if self.fleet_ships(fleet) == 0:
                self.dissolve(fleet)

    def take_ships(self, fleet: i64, n: i64) -> None:
        """Remove ships from a fleet, the most tired first."""
        spent: i64 = 7
        while spent >= 0 and n > 0:
            have = self.held[fleet * 8 + spent]
            part = min(n, have)
            if part > 0:
                self.add_ships(fleet, spent, -part)
            n -= part
            spent -= 1

    def dissolve(self, fleet: i64) -> None:
        """The counter goes back to the pad, dummies to the supply. Rules: GE-FLT-04"""
        self.set_fleet_hex(fleet, NOWHERE)
        self.add_dummies(fleet, -self.dummies[fleet])
        self.know(fleet, 0)
        self.set_floor(fleet, 0)

    def set_floor(self, fleet: i64, ships: i64) -> None:
        """Everybody has seen so many ships of the fleet, and perhaps not all. Rules: GE-GST-10"""
        floor = self.floor[:]
        floor[fleet] = ships
        self.floor = floor

    def add_dummies(self, fleet: i64, n: i64) -> None:
        """Change the dummies of a fleet."""
        dummies = self.dummies[:]
        dummies[fleet] += n
        self.dummies = dummies

    def dummy_supply(self) -> i64:
        """Dummies not in use. Rules: GE-FLT-12"""
        n = DUMMIES
        for used in self.dummies:
            n -= used
        return n

    def know(self, fleet: i64, seats: i64) -> None:
        """From now on exactly these seats know what the fleet holds."""
        known = self.known[:]
        known[fleet] = seats
        self.known = known

    def tire(self, fleet: i64, cost: i64) -> None:
        """All ships of a fleet have spent so much more range, at most 7 (finished)."""
        held = self.held[:]
        k: i64 = 0
        while k < 8:
            held[fleet * 8 + k] = 0
            k += 1
        k = 0
        while k < 8:
            spent = min(7, k + cost)
            held[fleet * 8 + spent] += self.held[fleet * 8 + k]
            k += 1
        self.held = held

    def rest(self) -> None:
        """The turn is over: nobody has spent any range. Rules: GE-MOV-06"""
        stacks = self.pieces
        self.pieces = NO_SHIPS
        for stack in stacks:
            self.add_pieces(stack >> 8, 0, stack & 31)
        held: vec[i64] = vec[i64]([0] * 40)
        fleet: i64 = 0
        while fleet < 5:
            held[fleet * 8] = self.fleet_ships(fleet)
            fleet += 1
        self.held = held

    # -- ships of both kinds ---------------------------------------------------------------

    def is_at(self, hexagon: i64) -> bool:
        """Has the player a ship here? Everybody sees that. Rules: GE-MOV-08, GE-FLT-02"""
        for stack in self.pieces:
            if stack >> 8 == hexagon:
                return True
        for at in self.fleet_hex:
            if at == hexagon:
                return True
        return False

    def ships_at(self, hexagon: i64) -> i64:
        """Real ships in a hex, pieces and fleets: only the owner knows."""
        n = self.pieces_at(hexagon)
        fleet: i64 = 0
        while fleet < 5:
            if self.fleet_hex[fleet] == hexagon:
                n += self.fleet_ships(fleet)
            fleet += 1
        return n

    def ships_in_fleets(self) -> i64:
        """Real ships in all fleets together; the sum is public."""
        n: i64 = 0
        for ships in self.held:
            n += ships
        return n

    def hexes(self) -> list[int]:
        """All hexes with ships of the player, each once."""
        out: list[int] = []
        for stack in self.pieces:
            here = int(stack >> 8)
            if here not in out:
                out.append(here)
        for at in self.fleet_hex:
            if at >= 0 and int(at) not in out:
                out.append(int(at))
        return out

    # -- the rest --------------------------------------------------------------------------

    def set_level(self, field: i64, level: i64) -> None:
        """Write a technology level."""
        levels = self.levels[:]
        levels[field] = level
        self.levels = levels

    def add_points(self, source: i64, vp: i64) -> None:
        """Points may be negative and fall below zero. Rules: GE-SCR-16"""
        points = self.points[:]
        points[source] += vp
        self.points = points

    def vp(self) -> i64:
        """The marker on the track."""
        n: i64 = 0
        for part in self.points:
            n += part
        return n

    def use_counter(self, counter: i64) -> None:
        """A selected growth counter is spent. Rules: GE-GRO-06"""
        counters = self.counters[:]
        counters[counter] -= 1
        self.counters = counters

    def begin_round(self) -> None:
        """What holds for one round only starts anew."""
        self.views_used = 0
        self.feline_used = 0
        self.protected = 0
        self.awaits_switches = 0
        self.trades = 0
        self.extra_trades = 0
        self.traded_with = 0
        self.central_gains = 0
        self.free_allies = 0
        self.switched = 0
        self.researched = 0
        self.raised = 0
        self.taken = 0
        self.victims = 0
        self.built = 0
        self.selected = 0
        self.square = NONE
        self.counters = FIVE_ZEROS


def counters_for(ships: i64) -> i64:
    """The fewest counters of 5, 3 and 1 that show so many ships. Rules: GE-FLT-03"""
    if ships <= 0:
        return 0
    best = ships
    fives: i64 = 0
    while fives * 5 <= ships:
        rest = ships - fives * 5
        n = fives + rest // 3 + rest % 3
        best = min(best, n)
        fives += 1
    return best
