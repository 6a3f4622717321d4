"""Undo to the horizon and no further; an agreed rewind never gives a second look."""

import pytest
from tests.mini.positions import new_table, play_on, raid_table, turn_table

import starboard
from starboard.engine.history import CHECKPOINT
from starboard.engine.snapshot import snapshot
from starboard.engine.table import Table


def after_a_settlement() -> tuple[Table, int, str]:
    """A table, who has just settled, and the save text from before."""
    table = turn_table()
    before = table.save()
    seat = table.actors[0]
    table.play(seat, "settle 0,0")
    return table, seat, before


def let_all(table: Table) -> Table:
    """Everybody lets the raid happen; the die rolls."""
    while not table.log[-1].draws:
        table.play(table.actors[0], "let")
    return table


def refuse_undo(table: Table, seat: int) -> starboard.WhyNot:
    before = table.save()
    with pytest.raises(starboard.IllegalMove) as error:
        table.undo(seat)
    assert table.save() == before
    return error.value.refusal


@pytest.mark.rule("ENG-04")
def test_a_move_that_told_nothing_can_be_taken_back() -> None:
    table, seat, before = after_a_settlement()
    table.undo(seat)
    assert table.save() == before


@pytest.mark.rule("ENG-04")
def test_undo_takes_the_events_back_too() -> None:
    table, seat, _ = after_a_settlement()
    table.undo(seat)
    assert table.told(None) == turn_table().told(None)


@pytest.mark.rule("ENG-04")
def test_nobody_takes_back_the_move_of_another() -> None:
    table, seat, _ = after_a_settlement()
    assert refuse_undo(table, (seat + 1) % 3).code == "nothing_to_undo"


@pytest.mark.rule("ENG-04")
def test_nobody_takes_back_beyond_the_decision_of_another() -> None:
    table, seat, _ = after_a_settlement()
    table.play(table.actors[0], "pass")
    assert refuse_undo(table, seat).code == "nothing_to_undo"


@pytest.mark.rule("ENG-04")
def test_nobody_takes_back_the_opening_of_bids() -> None:
    table = turn_table()
    assert refuse_undo(table, table.log[-1].seat).code == "nothing_to_undo"


@pytest.mark.rule("ENG-04")
def test_nobody_takes_back_a_sealed_bid() -> None:
    table = new_table()
    table.play(0, table.legal(0)[0])
    assert refuse_undo(table, 0).code == "nothing_to_undo"


@pytest.mark.rule("ENG-04")
def test_nobody_takes_back_a_die() -> None:
    table = let_all(raid_table())
    assert refuse_undo(table, table.log[-1].seat).code == "nothing_to_undo"


@pytest.mark.rule("ENG-04")
@pytest.mark.parametrize("seat", [-1, 0, 2, 7])
def test_nobody_takes_back_the_setup(seat: int) -> None:
    assert refuse_undo(new_table(), seat).code == "nothing_to_undo"


def test_the_horizon_is_the_last_record_that_stays() -> None:
    table, seat, _ = after_a_settlement()
    assert table.horizon(seat) == table.seq - 1
    assert table.horizon((seat + 1) % 3) == table.seq


def test_an_agreed_rewind_crosses_the_horizon() -> None:
    table = let_all(raid_table())
    table.rewind(0)
    assert (table.seq, table.save()) == (0, Table(table.game, 2, table.seed).save())


def test_a_rewound_die_falls_the_same_way_again() -> None:
    table = let_all(raid_table())
    first = table.save()
    last = table.log[-1]
    table.rewind(table.seq - 1)
    table.play(last.seat, last.move)
    assert table.save() == first


def test_a_detour_does_not_change_the_next_die() -> None:
    table = let_all(raid_table())
    die = int(table.log[-1].draws[0].value)
    last = table.log[-1]
    table.rewind(table.seq - 1)
    table.play(last.seat, "guard")
    assert int(table.log[-1].draws[0].value) == die


def test_a_whole_game_played_again_from_the_start_is_the_same_game() -> None:
    table = play_on(new_table(3))
    text, log = table.save(), table.log
    table.rewind(0)
    for record in log[1:]:
        table.play(record.seat, record.move)
    assert table.save() == text


def test_a_past_state_is_the_one_that_was() -> None:
    table = new_table(4)
    states = [snapshot(table.state)]
    while not table.over:
        play_on(table, 1, table.seq)
        states.append(snapshot(table.state))
    assert table.seq > CHECKPOINT
    assert [snapshot(table.state_at(seq)) for seq in range(table.seq + 1)] == states


def test_a_past_table_is_independent() -> None:
    table = play_on(new_table(3), 20)
    before = table.save()
    play_on(table.at(7), seed=9)
    assert table.save() == before


def test_a_past_table_is_the_one_that_was() -> None:
    table = new_table(3)
    play_on(table, 7)
    then = table.save()
    play_on(table, 50)
    assert table.at(7).save() == then


def test_the_table_goes_on_after_a_rewind_beyond_a_checkpoint() -> None:
    table = play_on(new_table(4), CHECKPOINT + 5)
    table.rewind(CHECKPOINT - 3)
    play_on(table, 10, seed=5)
    assert snapshot(table.state_at(table.seq)) == snapshot(table.state)


@pytest.mark.parametrize("seq", [-1, 4])
def test_a_record_that_is_not_there_is_named(seq: int) -> None:
    table = turn_table()
    for ask in (table.rewind, table.state_at, table.at):
        with pytest.raises(
            starboard.BadSave, match=f"there is no record {seq}; the log has 0 to 3"
        ):
            ask(seq)
    assert table.seq == 3
