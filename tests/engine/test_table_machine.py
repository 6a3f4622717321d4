"""A table under any mix of moves, undo, rewinds, copies and saves."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.mini.positions import new_table

import starboard
from starboard.engine.snapshot import snapshot
from starboard.engine.table import Table

ANY = st.integers(0, 10**6)


class TableMachine(RuleBasedStateMachine):
    """Remembers what each sequence of moves led to: it must lead there again, always."""

    def __init__(self) -> None:
        super().__init__()
        self.table: Table = new_table(2)
        self.known: dict[tuple[str, ...], str] = {}

    @initialize(seats=st.integers(2, 4), seed=st.sampled_from("abc"), swift=st.booleans())
    def sit_down(self, seats: int, seed: str, swift: bool) -> None:
        self.table = new_table(seats, seed, swift=swift)

    def playing(self) -> bool:
        return not self.table.over

    @precondition(playing)
    @rule(who=ANY, which=ANY)
    def play_a_legal_move(self, who: int, which: int) -> None:
        movers = self.table.movers
        seat = movers[who % len(movers)]
        moves = self.table.legal(seat)
        self.table.play(seat, moves[which % len(moves)])

    @precondition(playing)
    @rule(count=st.integers(1, 12), which=ANY)
    def play_several_moves(self, count: int, which: int) -> None:
        while count > 0 and not self.table.over:
            self.play_a_legal_move(which + count, which * count)
            count -= 1

    @rule(seat=st.integers(-1, 5), text=st.sampled_from(["bid 9", "raid 9,9", "jump", "settle"]))
    def a_move_that_cannot_be_is_refused(self, seat: int, text: str) -> None:
        before = self.table.save()
        with pytest.raises(starboard.StarboardError):
            self.table.play(seat, text)
        assert self.table.save() == before

    @rule(seat=st.integers(0, 3))
    def undo(self, seat: int) -> None:
        last = self.table.log[-1]
        if last.seat == seat and not last.final:
            self.table.undo(seat)
        else:
            with pytest.raises(starboard.IllegalMove):
                self.table.undo(seat)

    @rule(back=ANY)
    def rewind(self, back: int) -> None:
        seq = back % (self.table.seq + 1)
        then = snapshot(self.table.state_at(seq))
        self.table.rewind(seq)
        assert snapshot(self.table.state) == then

    @rule(verify=st.booleans())
    def save_and_load(self, verify: bool) -> None:
        text = self.table.save()
        self.table = starboard.load(text, verify)
        assert self.table.save() == text

    @rule(which=ANY)
    def play_on_a_clone(self, which: int) -> None:
        before = self.table.save()
        original, self.table = self.table, self.table.clone()
        if not self.table.over:
            self.play_several_moves(5, which)
        self.table = original
        assert self.table.save() == before

    @precondition(lambda self: self.table.over)
    @rule()
    def a_finished_game_stays_finished(self) -> None:
        with pytest.raises(starboard.GameOver):
            self.table.play(0, "pass")

    @invariant()
    def the_same_moves_lead_to_the_same_position(self) -> None:
        head = (str(self.table.seats), self.table.seed)
        moves = head + tuple(f"{record.seat} {record.move}" for record in self.table.log)
        assert self.known.setdefault(moves, self.table.save()) == self.table.save()

    @invariant()
    def somebody_can_move_unless_the_game_is_over(self) -> None:
        assert all(self.table.legal(seat) for seat in self.table.movers)
        assert self.table.over == (self.table.actors == ())

    @invariant()
    def nobody_reads_the_cards_of_others_in_the_log(self) -> None:
        if not self.table.over:
            lines = " ".join(self.table.log_lines(1))
            assert "@0" not in lines
            assert "@1" in lines


TestTableMachine = TableMachine.TestCase
TestTableMachine.settings = settings(max_examples=40, stateful_step_count=25, deadline=None)
