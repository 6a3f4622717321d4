"""Mini for the table."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.events import EventKind, kinds_in
from starboard.engine.flow import Run, reseal_steps, settle, steps_seen
from starboard.engine.flow import State as EngineState
from starboard.engine.game import Game, Note
from starboard.engine.notation import Move, Notation
from starboard.engine.options import Option
from starboard.engine.outcome import Outcome, outcome_of

from . import events
from .moves import LET, NOTATION, Settle
from .rules import table_rules
from .setup import new_state, pick, total
from .state import DECK, State
from .steps.raid import RaidStep
from .steps.turn import begin_round

PACKAGE: Final = "starboard.games.mini"


@final
class Mini(Game):
    """The miniature game."""

    name = "mini"
    title = "Mini"
    min_seats = 2
    max_seats = 4
    rules_version = 1
    streams: tuple[str, ...] = ("terrains", "deck", "dice")
    packages: tuple[str, ...] = (PACKAGE,)

    def options(self) -> list[Option]:
        return [
            Option("rich", "Ruins score more, mines are in the bag", False, kind="flag"),
            Option("swift", "Two rounds", False, kind="flag"),
        ]

    def event_kinds(self) -> list[EventKind]:
        return kinds_in(events)

    def setup(self, seats: int, options: dict[str, object], run: Run) -> State:
        state = new_state(seats, table_rules(options), run)
        begin_round(state)
        settle(state, run)
        return state

    def round_of(self, state: EngineState) -> int:
        assert isinstance(state, State)
        return int(state.round)

    def clone(self, state: EngineState) -> State:
        assert isinstance(state, State)
        return state.clone()

    def notes(self, state: EngineState, seat: i64, move: Move) -> list[Note]:
        """What the terrain of a hex is worth."""
        assert isinstance(state, State)
        place = state.at(move.q, move.r) if isinstance(move, Settle) else None
        if place is None:
            return []
        points = int(state.rules.terrains[place.terrain].points)
        return [Note("worth", (int(place.terrain), points))]

    def notation(self) -> Notation:
        return NOTATION

    def parse(self, text: str) -> Move:
        return NOTATION.parse(text)

    def word(self, kind: str, value: int) -> str:
        if kind == "terrain":
            return ("plain", "forest", "ruin", "mine")[value]
        return str(value)

    def view(self, state: EngineState, seat: i64) -> dict[str, object]:
        """The only place where hidden hands are cut."""
        assert isinstance(state, State)
        players: list[object] = []
        for player in state.players:
            hand: object = [int(n) for n in player.hand] if player.seat == seat else None
            row: dict[str, object] = {
                "seat": int(player.seat),
                "guards": int(player.guards),
                "cards": int(player.cards()),
                "hand": hand,
            }
            players.append(row)
        hexes: list[object] = []
        for h in state.hexes:
            hexes.append(
                {"q": int(h.q), "r": int(h.r), "terrain": int(h.terrain), "owner": int(h.owner)}
            )
        return {
            "round": int(state.round),
            "first": int(state.first),
            "players": players,
            "hexes": hexes,
            "discards": [int(n) for n in state.discards],
            "deck": int(total(state.deck)),
            "steps": steps_seen(state, seat),
        }

    def determinize(self, state: EngineState, seat: i64, run: Run) -> State:
        """The others' hands are dealt anew from all cards that this seat cannot see."""
        assert isinstance(state, State)
        twin = state.clone()
        sizes = [int(player.cards()) for player in twin.players]
        for player in twin.players:
            if player.seat != seat:
                card: i64 = 0
                while card < len(player.hand):
                    twin.deck[card] += player.hand[card]
                    player.hand[card] = 0
                    card += 1
        for player in twin.players:
            if player.seat != seat:
                for _ in range(sizes[player.seat]):
                    player.hand[pick(twin.deck, run.chance.below(DECK, total(twin.deck)))] += 1
        reseal_steps(twin, seat, run)
        return twin

    def outcome(self, state: EngineState) -> Outcome:
        """Terrain, the middle and cards. Rules: MIN-END-02"""
        assert isinstance(state, State)
        rows: list[list[tuple[str, int]]] = []
        ties: list[tuple[int, ...]] = []
        for player in state.players:
            terrain: i64 = 0
            middle: i64 = 0
            for h in state.hexes:
                if h.owner == player.seat:
                    terrain += state.rules.terrains[h.terrain].points
                    middle += 3 if h.q == 0 and h.r == 0 else 0
            rows.append(
                [("terrain", int(terrain)), ("middle", int(middle)), ("hand", int(player.cards()))]
            )
            ties.append((int(player.guards),))
        return outcome_of(rows, ties)

    def preferences(self) -> list[Option]:
        return [Option("never_guard", "Never spend a guard", False, kind="flag")]

    def standing(
        self, state: EngineState, seat: i64, preferences: dict[str, object]
    ) -> Move | None:
        guard = bool(state.stack) and isinstance(state.stack[-1], RaidStep)
        return LET if guard and preferences.get("never_guard") is True else None
