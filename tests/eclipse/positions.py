"""Positions for rule tests: arranged by the sentences of `starboard.testing`, then played."""

from __future__ import annotations

from collections.abc import Iterable

from mypy_extensions import i64

from starboard.engine.events import Event
from starboard.games.eclipse.actions.activations import Activations
from starboard.games.eclipse.blueprint import Blueprint
from starboard.games.eclipse.components.ids import (
    PIECES,
    SHIP_TYPES,
    TECHS,
)
from starboard.games.eclipse.game import Eclipse
from starboard.games.eclipse.moves.words import OUTSIDE
from starboard.games.eclipse.player import Player
from starboard.games.eclipse.sector import Sector
from starboard.games.eclipse.state import State
from starboard.testing import arrange, position

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
        self.table = position("eclipse", seats=len(species), seed=seed, options=given)

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

    # -- arranging: every change is a sentence ---------------------------------------------

    def arrange(self, text: str) -> Position:
        """Change the position by sentences of `starboard.testing`."""
        arrange(self.table, text)
        return self

    def put(
        self, number: int, q: int, r: int, edges: tuple[int, ...] = (), owner: int | None = None
    ) -> Sector:
        """Place a tile so that these edges have wormholes."""
        opened = f" open to {listed(edges)}" if edges else ""
        self.arrange(f"sector {number} at {q},{r}{opened}")
        if owner is not None:
            self.control(number, owner)
        return self.sector(number)

    def control(self, number: int, seat: int) -> None:
        self.arrange(f"seat {seat} controls {number}")

    def ships(self, number: int, seat: int, **fleet: int) -> None:
        kinds = [f"{count} {name}" for name, count in fleet.items()]
        self.arrange(f"seat {seat} {listed(kinds)} in {number}")

    def remove_ships(self, number: int, seat: int) -> None:
        self.arrange(f"seat {seat} has no ships in {number}")

    def clear(self, number: int) -> None:
        """Take the non-player ships away."""
        self.arrange(f"no npcs in {number}")

    def store(self, seat: int, materials: int = 0, science: int = 0, money: int = 0) -> None:
        self.arrange(f"seat {seat} has {materials} materials, {science} science and {money} money")

    def learn(self, seat: int, *techs: str, track: str = "military") -> None:
        """Give techs; rare ones lie on the named track."""
        if techs:
            self.arrange(f"seat {seat} has {listed(techs)} on {track}")

    def offer(self, *techs: str) -> None:
        """The tray holds exactly these tiles."""
        self.arrange(f"tray has {listed(techs)}" if techs else "tray is empty")

    def next_tiles(self, ring: int, *numbers: int) -> None:
        """The stack of a ring (0 inner, 1 middle, 2 outer) holds exactly these tiles."""
        stack = f"{('inner', 'middle', 'outer')[ring]} stack"
        self.arrange(f"{stack} has {listed(numbers)}" if numbers else f"{stack} is empty")

    def next_discovery(self, *names: str) -> None:
        """All face-down discovery tiles are these."""
        self.arrange(f"only {listed(names)} face down")

    def fit(self, seat: int, ship: str, slot: int, part: str) -> None:
        place = "outside" if slot == OUTSIDE else f"on space {slot}"
        self.arrange(f"seat {seat}'s {ship} has {part} {place}")

    def unfit(self, seat: int, ship: str, slot: int) -> None:
        self.arrange(f"seat {seat}'s {ship} has nothing on space {slot}")

    def set_cubes(self, seat: int, materials: int, science: int, money: int) -> None:
        self.arrange(
            f"seat {seat} has {materials} materials, {science} science, {money} money cubes"
        )

    def fill(self, number: int, square: int, resource: str) -> None:
        """A cube goes from its track to a square."""
        self.arrange(f"cube on {square} {resource} of {number}")

    # -- playing ---------------------------------------------------------------------------

    def play(self, seat: int, *moves: str) -> list[Event]:
        events: list[Event] = []
        for move in moves:
            events += self.table.play(seat, move)
        return events

    def act(self, seat: int, action: str) -> None:
        self.play(seat, f"action {action}")


def listed(things: Iterable[object]) -> str:
    """Things of a list as a sentence names them."""
    return ", ".join(str(thing) for thing in things)


def open_edge(holes: i64, turn: int, edge: int) -> bool:
    """Has a tile turned like that a wormhole on this edge?"""
    return (int(holes) >> ((edge - turn) % 6)) & 1 == 1
