"""A table under any mix of moves, undo, saves and copies."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from starboard.engine.chance import Quick
from starboard.engine.savefile import read_save
from starboard.engine.snapshot import snapshot
from starboard.engine.table import Table, open_save
from starboard.games.phoenix.state import State

from .position import GAME
from .test_conformance import MODES, aliens, humans, sectors

ANY = st.integers(0, 10**6)


class PhoenixMachine(RuleBasedStateMachine):
    """Pieces neither appear nor vanish, whatever is done with the table."""

    def __init__(self) -> None:
        super().__init__()
        self.table = Table(GAME, 2, "machine", {})
        self.pieces = self.counted()

    def counted(self) -> tuple[list[int], int, int]:
        assert isinstance(self.table.state, State)
        return aliens(self.table.state), humans(self.table.state), sectors(self.table.state)

    @initialize(
        seats=st.integers(2, 4), seed=st.sampled_from("abcdef"), mode=st.sampled_from(MODES)
    )
    def sit_down(self, seats: int, seed: int, mode: str) -> None:
        self.table = Table(GAME, seats, str(seed), {"game": mode})
        self.pieces = self.counted()

    def playing(self) -> bool:
        return not self.table.over

    @precondition(playing)
    @rule(count=st.integers(1, 60), seed=ANY)
    def play_prudently(self, count: int, seed: int) -> None:
        picks = Quick(seed)
        while count > 0 and not self.table.over:
            seat = self.table.actors[int(picks.below(0, len(self.table.actors)))]
            moves = GAME.prudent(self.table.state, seat, list(self.table.legal(seat)))
            self.table.play(seat, moves[int(picks.below(0, len(moves)))])
            count -= 1

    @precondition(playing)
    @rule(who=ANY, which=ANY)
    def play_anything(self, who: int, which: int) -> None:
        seat = self.table.actors[who % len(self.table.actors)]
        moves = self.table.legal(seat)
        self.table.play(seat, moves[which % len(moves)])

    @rule()
    def take_back(self) -> None:
        last = self.table.log[-1]
        if last.seat >= 0 and not last.final:
            self.table.undo(last.seat)

    @rule()
    def save_and_load(self) -> None:
        text = self.table.save()
        self.table = open_save(GAME, read_save(text), verify=True)
        assert self.table.save() == text

    @rule(seed=ANY)
    def think_ahead_on_a_clone(self, seed: int) -> None:
        before = snapshot(self.table.state)
        twin = self.table.clone()
        picks = Quick(seed)
        for _ in range(20):
            if twin.over:
                break
            seat = twin.actors[0]
            moves = twin.legal(seat)
            twin.play(seat, moves[int(picks.below(0, len(moves)))])
        assert snapshot(self.table.state) == before

    @invariant()
    def pieces_are_kept(self) -> None:
        assert self.counted() == self.pieces

    @invariant()
    def nobody_is_in_debt(self) -> None:
        assert isinstance(self.table.state, State)
        for player in self.table.state.players:
            assert min(int(n) for n in player.goods[:4]) >= 0


TestPhoenix = PhoenixMachine.TestCase
TestPhoenix.settings = settings(max_examples=12, stateful_step_count=12, deadline=None)
