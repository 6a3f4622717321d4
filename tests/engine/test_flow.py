"""The stack of steps, turn order, and what a run notes."""

import pytest

from starboard.engine.bits import BIT
from starboard.engine.chance import Quick
from starboard.engine.events import EventKind
from starboard.engine.flow import (
    Run,
    State,
    Step,
    clone_stack,
    everybody,
    in_turn_order,
    lane_actors,
    next_seat,
)


class Question(Step):
    """A step that waits for one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def clone(self) -> "Question":
        return Question(self.seat)

    def actors(self) -> int:
        return int(BIT[self.seat])


def quiet_run() -> Run:
    return Run(Quick(1), False)


def test_the_last_step_pushed_is_decided_first() -> None:
    state = State()
    state.push(Question(0))
    state.push(Question(1))
    assert state.stack[-1].actors() == BIT[1]


def test_a_finished_step_gives_way_to_the_one_below() -> None:
    state = State()
    state.push(Question(0))
    state.push(Question(1))
    state.pop()
    assert state.stack[-1].actors() == BIT[0]


def test_a_plain_step_waits_for_nobody() -> None:
    assert (Step().actors(), Step().optional()) == (0, 0)


def test_every_step_must_say_how_it_is_cloned() -> None:
    with pytest.raises(NotImplementedError):
        Step().clone()


def test_a_cloned_stack_holds_other_steps() -> None:
    stack: list[Step] = [Question(0), Question(1)]
    twin = clone_stack(stack)
    assert [step.actors() for step in twin] == [1, 2]
    assert all(a is not b for a, b in zip(stack, twin, strict=True))


def test_lanes_wait_for_the_tops_of_all_stacks() -> None:
    lanes: list[list[Step]] = [[Question(5), Question(0)], [], [Question(2)]]
    assert lane_actors(lanes) == BIT[0] | BIT[2]


@pytest.mark.parametrize(("seats", "mask"), [(1, 1), (4, 15), (40, 2**40 - 1)])
def test_everybody_is_the_mask_of_all_seats(seats: int, mask: int) -> None:
    assert everybody(seats) == mask


@pytest.mark.parametrize(("after", "seat"), [(0, 1), (1, 3), (2, 3), (3, 1)])
def test_the_next_seat_comes_after_the_given_one(after: int, seat: int) -> None:
    assert next_seat(0b1010, after, 4) == seat


def test_the_given_seat_itself_comes_last() -> None:
    assert next_seat(0b0100, 2, 4) == 2


def test_an_empty_mask_has_no_next_seat() -> None:
    assert next_seat(0, 2, 4) == -1


def test_turn_order_begins_with_the_first_seat_and_goes_round() -> None:
    assert in_turn_order(0b1011, 1, 4) == [1, 3, 0]


TURN_PASSED = EventKind("TurnPassed", "MIN-TRN-01", ("seat",))


def test_a_quiet_run_keeps_no_events() -> None:
    run = quiet_run()
    run.tell(TURN_PASSED, (0,))
    assert run.events == []


def test_a_loud_run_keeps_events() -> None:
    run = Run(Quick(1), True)
    run.tell(TURN_PASSED, (0,))
    assert [event.kind for event in run.events] == ["TurnPassed"]


def test_an_event_names_the_rule_of_its_kind_unless_another_is_given() -> None:
    run = Run(Quick(1), True)
    run.tell(TURN_PASSED, (0,))
    run.tell(TURN_PASSED, (0,), rule="MIN-END-01")
    assert [event.rule for event in run.events] == ["MIN-TRN-01", "MIN-END-01"]


def test_a_draw_reveals_something() -> None:
    run = quiet_run()
    run.draw(0, 6)
    assert run.revealed


def test_a_run_reveals_nothing_by_itself() -> None:
    assert not quiet_run().revealed


def test_showing_something_hidden_reveals() -> None:
    run = quiet_run()
    run.reveal()
    assert run.revealed


def test_a_sealed_move_reveals_nothing() -> None:
    run = quiet_run()
    run.seal("bids")
    assert (run.sealed, run.revealed) == ("bids", False)


def test_a_withdrawal_is_sealed_itself() -> None:
    run = quiet_run()
    run.withdraw("bids")
    assert (run.sealed, run.withdrawn, run.revealed) == ("bids", "bids", False)


def test_opening_reveals_and_names_the_label() -> None:
    run = quiet_run()
    run.open("bids")
    assert (run.opened, run.revealed) == (["bids"], True)
