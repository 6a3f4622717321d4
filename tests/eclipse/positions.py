"""Positions for rule tests: set up by options, changed through the same methods as the rules."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.events import Event
from starboard.engine.table import Table
from starboard.games.eclipse.actions.activations import Activations
from starboard.games.eclipse.actions.fitting import put_part, remove_part
from starboard.games.eclipse.blueprint import Blueprint
from starboard.games.eclipse.board import put_tile
from starboard.games.eclipse.components.ids import (
    DISCOVERIES,
    NPCS,
    PARTS,
    PIECES,
    RARE,
    RESOURCES,
    SHIP_TYPES,
    TECHS,
    TRACKS,
)
from starboard.games.eclipse.game import Eclipse
from starboard.games.eclipse.player import Player
from starboard.games.eclipse.sector import Sector
from starboard.games.eclipse.state import State, taken

ECLIPSE = Eclipse()
TERRANS = ("terran_directorate", "terran_federation", "terran_union", "terran_republic")


class Position:
    """A table with chosen species; seat 0 begins."""

    def __init__(self, *boards: str, seed: str = "position", **options: object) -> None:
        species = boards or TERRANS[:2]
        given: dict[str, object] = {
            "species": "chosen",
            "boards": ",".join(species),
            "start": "0",
            **options,
        }
        self.table = Table(ECLIPSE, len(species), seed, given)

    # -- looking ---------------------------------------------------------------------------

    @property
    def state(self) -> State:
        state = self.table.state
        assert isinstance(state, State)
        return state

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def sector(self, number: int) -> Sector:
        return self.state.sector(number)

    def home(self, seat: int) -> Sector:
        return self.sector(int(self.player(seat).home))

    def stored(self, seat: int) -> tuple[int, ...]:
        return tuple(int(n) for n in self.player(seat).storage)

    def cubes(self, seat: int) -> tuple[int, ...]:
        return tuple(int(n) for n in self.player(seat).cubes)

    def blueprint(self, seat: int, ship: str) -> Blueprint:
        return self.player(seat).blueprints[PIECES.index(ship)]

    def fleet(self, number: int, seat: int) -> tuple[int, ...]:
        first = seat * int(SHIP_TYPES)
        return tuple(int(n) for n in self.sector(number).ships)[first : first + int(SHIP_TYPES)]

    def activations(self) -> int:
        """How many activations the current action has left."""
        step = self.state.stack[-1]
        assert isinstance(step, Activations)
        return int(step.left)

    def has(self, seat: int, tech: str) -> bool:
        return self.player(seat).has(TECHS.number(tech))

    def legal(self, seat: int) -> set[str]:
        return {str(move) for move in self.table.legal(seat)}

    def options(self, seat: int, verb: str) -> set[str]:
        """The legal moves of one verb."""
        return {move for move in self.legal(seat) if move.split()[0] == verb}

    def why(self, seat: int, move: str) -> str:
        """The code and the rule of a refusal, or an empty text for a legal move."""
        refusal = self.table.explain(seat, move)
        return "" if refusal is None else f"{refusal.code} {refusal.rule}"

    # -- arranging -------------------------------------------------------------------------

    def put(
        self, number: int, q: int, r: int, edges: tuple[int, ...] = (), owner: int | None = None
    ) -> Sector:
        """Place a tile so that these edges have wormholes."""
        box = self.state.rules.box
        tile = int(box.tile_of(number))
        turn = next(
            k for k in range(6) if all(open_edge(box.tiles[tile].holes, k, e) for e in edges)
        )
        for ring in range(3):
            if tile in self.state.stacks[ring]:
                self.state.stacks[ring] = [k for k in self.state.stacks[ring] if k != tile]
                left = min(int(self.state.left[ring]), len(self.state.stacks[ring]))
                self.state.left = taken(self.state.left, ring, int(self.state.left[ring]) - left)
        sector = put_tile(self.state, tile, q, r, turn)
        if owner is not None:
            self.control(number, owner)
        return sector

    def control(self, number: int, seat: int) -> None:
        self.player(seat).discs -= 1
        self.sector(number).owner = seat

    def ships(self, number: int, seat: int, **fleet: int) -> None:
        for name, count in fleet.items():
            ship = PIECES.index(name)
            for _ in range(count):
                self.sector(number).arrive(seat, ship, self.state.next_moment())
                self.player(seat).add_supply(ship, -1)

    def remove_ships(self, number: int, seat: int) -> None:
        for ship, count in enumerate(self.fleet(number, seat)):
            for _ in range(count):
                self.sector(number).depart(seat, ship)
                self.player(seat).add_supply(ship, 1)

    def clear(self, number: int) -> None:
        """Take the non-player ships away."""
        sector = self.sector(number)
        for kind in range(int(NPCS.size())):
            place = int(sector.seats()) * int(SHIP_TYPES) + kind
            sector.add_ships(place, -int(sector.ships[place]))

    def store(self, seat: int, materials: int = 0, science: int = 0, money: int = 0) -> None:
        for resource, units in enumerate((materials, science, money)):
            self.player(seat).storage[resource] = units

    def learn(self, seat: int, *techs: str, track: str = "military") -> None:
        """Give techs; rare ones lie on the named track."""
        for name in techs:
            tech = TECHS.number(name)
            category = self.state.rules.box.techs[tech].category
            self.player(seat).gain_tech(tech, TRACKS.index(track) if category == RARE else category)

    def offer(self, *techs: str) -> None:
        """The tray holds exactly these tiles."""
        counts = [0] * int(TECHS.size())
        for name in techs:
            counts[int(TECHS.number(name))] += 1
        self.state.tray = vec[i64](counts)

    def next_tiles(self, ring: int, *numbers: int) -> None:
        """The stack of a ring (0 inner, 1 middle, 2 outer) holds exactly these tiles."""
        box = self.state.rules.box
        self.state.stacks[ring] = [int(box.tile_of(number)) for number in numbers]
        counts = [int(n) for n in self.state.left]
        counts[ring] = len(numbers)
        self.state.left = vec[i64](counts)

    def next_discovery(self, *names: str) -> None:
        """All face-down discovery tiles are these."""
        counts = [0] * int(DISCOVERIES.size())
        for name in names:
            counts[int(DISCOVERIES.number(name))] += 1
        self.state.discoveries = vec[i64](counts)
        self.state.discovery_supply = len(names)

    def fit(self, seat: int, ship: str, slot: int, part: str) -> None:
        put_part(self.state, self.player(seat), PIECES.index(ship), slot, PARTS.number(part))

    def unfit(self, seat: int, ship: str, slot: int) -> None:
        remove_part(self.state, self.player(seat), PIECES.index(ship), slot)

    def set_cubes(self, seat: int, materials: int, science: int, money: int) -> None:
        for track, count in enumerate((materials, science, money)):
            self.player(seat).cubes[track] = count

    def fill(self, number: int, square: int, resource: str) -> None:
        """A cube goes from its track to a square."""
        track = RESOURCES.index(resource)
        sector = self.sector(number)
        sector.put_cube(square, track)
        self.player(int(sector.owner)).cubes[track] -= 1

    # -- playing ---------------------------------------------------------------------------

    def play(self, seat: int, *moves: str) -> list[Event]:
        events: list[Event] = []
        for move in moves:
            events += self.table.play(seat, move)
        return events

    def act(self, seat: int, action: str) -> None:
        self.play(seat, f"action {action}")


def open_edge(holes: i64, turn: int, edge: int) -> bool:
    """Has a tile turned like that a wormhole on this edge?"""
    return (int(holes) >> ((edge - turn) % 6)) & 1 == 1
