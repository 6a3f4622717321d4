"""An Eclipse table under any mix of moves, undo, saves and copies."""

import json

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.eclipse.conservation import Inventory, faults, inventory
from tests.eclipse.playing import prudent, state_of
from tests.eclipse.test_conformance import GAME, OPTIONS

import starboard
from starboard.engine.chance import Quick
from starboard.engine.flow import Run
from starboard.engine.snapshot import snapshot
from starboard.engine.table import Table

ANY = st.integers(0, 10**6)


class EclipseMachine(RuleBasedStateMachine):
    """Pieces neither appear nor vanish, and nobody learns what is hidden."""

    def __init__(self) -> None:
        super().__init__()
        self.table = Table(GAME, 2, "machine", {})
        self.pieces: Inventory | None = None

    @initialize(seats=st.integers(2, 6), seed=st.sampled_from("abcdef"), which=st.integers(0, 2))
    def sit_down(self, seats: int, seed: str, which: int) -> None:
        self.table = Table(GAME, seats, seed, OPTIONS[which])
        self.pieces = None

    def playing(self) -> bool:
        return not self.table.over

    @precondition(playing)
    @rule(count=st.integers(1, 60), seed=ANY)
    def play_prudently(self, count: int, seed: int) -> None:
        picks = Quick(seed)
        while count > 0 and not self.table.over:
            seat = self.table.movers[int(picks.below(0, len(self.table.movers)))]
            self.play(seat, str(prudent(self.table, seat, picks)))
            count -= 1

    @precondition(playing)
    @rule(who=ANY, which=ANY)
    def play_anything(self, who: int, which: int) -> None:
        seat = self.table.movers[who % len(self.table.movers)]
        moves = self.table.legal(seat)
        self.play(seat, str(moves[which % len(moves)]))

    def play(self, seat: int, move: str) -> None:
        self.table.play(seat, move)
        if move.split()[0] in ("return", "upgrade", "species"):
            self.pieces = None  # a found part may have left the game, a board may have come

    @rule()
    def take_back(self) -> None:
        last = self.table.log[-1]
        if last.seat >= 0 and not last.final:
            self.table.undo(last.seat)
            self.pieces = None

    @rule()
    def save_and_load(self) -> None:
        text = self.table.save()
        self.table = starboard.load(text, verify=True)
        assert self.table.save() == text

    @rule(seat=st.integers(-1, 1), seed=ANY)
    def look_at_what_might_be(self, seat: int, seed: int) -> None:
        other = GAME.determinize(self.table.state, seat, Run(Quick(seed), False))
        assert GAME.view(other, seat) == GAME.view(self.table.state, seat)

    @rule(seed=ANY)
    def think_ahead_on_a_clone(self, seed: int) -> None:
        before = snapshot(self.table.state)
        twin = self.table.clone()
        picks = Quick(seed)
        for _ in range(10):
            if not twin.over:
                twin.play(twin.movers[0], prudent(twin, twin.movers[0], picks))
        assert snapshot(self.table.state) == before

    @invariant()
    def all_pieces_are_there(self) -> None:
        state = state_of(self.table)
        if any(player.species < 0 for player in state.players):
            return
        assert faults(state) == []
        now = inventory(state)
        assert self.pieces is None or +self.pieces == +now
        self.pieces = now

    @invariant()
    def the_view_is_json(self) -> None:
        assert json.dumps(self.table.view(None))


EclipseMachine.TestCase.settings = settings(max_examples=12, stateful_step_count=12, deadline=None)
TestEclipseMachine = EclipseMachine.TestCase
