"""The public face of a table: looking, playing, and what a refused move leaves untouched."""

import json

import pytest
from tests.mini.positions import SEED, bid_all, mini, new_table, play_on, raid_table, turn_table

import starboard
from starboard.engine.snapshot import snapshot
from starboard.engine.table import Table


def finished() -> Table:
    return play_on(new_table(2))


def refused(table: Table, seat: int, move: str) -> starboard.WhyNot:
    with pytest.raises(starboard.IllegalMove) as error:
        table.play(seat, move)
    return error.value.refusal


def test_a_new_table_waits_for_its_first_decision() -> None:
    table = starboard.new("mini", seats=3, seed=SEED)
    assert (table.seq, table.over, table.actors) == (0, False, (0, 1, 2))


def test_a_table_without_a_seed_gets_a_secret_one() -> None:
    assert len(starboard.new("mini", 2).seed) == 32
    assert starboard.new("mini", 2).seed != starboard.new("mini", 2).seed


def test_a_game_that_is_not_there_is_named() -> None:
    with pytest.raises(starboard.StarboardError, match='there is no game "chequers"'):
        starboard.new("chequers", 2)


@pytest.mark.parametrize("seats", [1, 5])
def test_a_table_needs_a_fitting_number_of_seats(seats: int) -> None:
    with pytest.raises(starboard.BadOptions) as error:
        new_table(seats)
    assert error.value.fields == {"seats": f"expected 2 to 4 players, found {seats}"}


def test_a_table_names_a_wrong_option() -> None:
    with pytest.raises(starboard.BadOptions) as error:
        starboard.new("mini", 2, SEED, {"rich": "very"})
    assert error.value.fields == {"rich": "expected true or false, found 'very'"}


def test_options_that_are_not_given_have_their_defaults() -> None:
    assert new_table(2, rich=True).options == {"rich": True, "swift": False}


def test_every_legal_move_can_be_played() -> None:
    table = turn_table()
    for move in table.legal(table.actors[0]):
        table.clone().play(table.actors[0], move)


def test_a_move_may_be_given_as_text() -> None:
    table, twin = turn_table(), turn_table()
    table.play(table.actors[0], table.legal(table.actors[0])[3])
    twin.play(twin.actors[0], str(twin.legal(twin.actors[0])[3]))
    assert table.save() == twin.save()


def test_a_seat_that_is_not_asked_has_no_moves() -> None:
    table = turn_table()
    idle = next(seat for seat in range(3) if seat not in table.actors)
    assert table.legal(idle) == ()


def test_who_sealed_a_bid_may_move_but_nobody_waits() -> None:
    table = new_table()
    table.play(1, table.legal(1)[0])
    assert (table.actors, table.movers) == ((0, 2), (0, 1, 2))


def test_playing_gives_the_events_with_their_record() -> None:
    table = turn_table()
    events = table.play(table.actors[0], "settle 0,0")
    assert [(event.kind, event.cause) for event in events] == [("HexSettled", table.seq)]


def test_a_legal_move_needs_no_explanation() -> None:
    table = turn_table()
    assert table.explain(table.actors[0], "settle 0,0") is None


def test_an_explanation_has_code_rule_and_named_numbers() -> None:
    table = turn_table()
    why = table.explain(table.actors[0], "settle 9,-4")
    assert why is not None
    assert (why.code, why.rule, why.params) == ("off_the_board", "MIN-TRN-01", {"q": 9, "r": -4})
    assert why.text == "9,-4 is not on the board."


@pytest.mark.rule("ENG-01")
def test_a_move_of_another_moment_is_refused() -> None:
    assert refused(new_table(), 0, "pass").code == "not_now"


@pytest.mark.rule("ENG-02")
def test_a_seat_that_is_not_asked_is_refused() -> None:
    table = turn_table()
    idle = next(seat for seat in range(3) if seat not in table.actors)
    assert refused(table, idle, "pass").code == "not_your_turn"


@pytest.mark.rule("ENG-05")
@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    assert (
        refused(new_table(), seat, "pass").text == f"There is no seat {seat}; the seats are 0 to 2."
    )


@pytest.mark.rule("ENG-03")
def test_a_finished_game_takes_no_move() -> None:
    with pytest.raises(starboard.GameOver):
        finished().play(0, "pass")


@pytest.mark.rule("ENG-03")
def test_a_finished_game_explains_that_it_is_over() -> None:
    why = finished().explain(0, "pass")
    assert why is not None
    assert why.code == "game_over"


def test_a_finished_game_asks_nobody() -> None:
    table = finished()
    assert (table.over, table.actors, table.legal(0), table.decision(0)) == (True, (), (), None)


def test_a_stale_move_is_refused() -> None:
    table = turn_table()
    with pytest.raises(starboard.StaleMove, match="meant for record 2, the table is at 3"):
        table.play(table.actors[0], "pass", seq=2)


def test_a_move_for_the_present_record_is_not_stale() -> None:
    table = turn_table()
    table.play(table.actors[0], "pass", seq=3)
    assert table.seq == 4


@pytest.mark.parametrize("text", ["", "jump", "settle 1", "bid 99999999999999999999999"])
def test_a_text_that_cannot_be_played_is_an_error_of_ours(text: str) -> None:
    with pytest.raises(starboard.StarboardError):
        new_table().play(0, text)


@pytest.mark.parametrize(
    ("seat", "move", "seq"),
    [(0, "pass", None), (9, "bid 1", None), (0, "bid 9", None), (0, "jump", None), (0, "bid 1", 9)],
)
def test_a_refused_move_changes_nothing(seat: int, move: str, seq: int | None) -> None:
    table = new_table()
    before = table.save()
    with pytest.raises(starboard.StarboardError):
        table.play(seat, move, seq)
    assert (table.save(), table.told(0)) == (before, new_table().told(0))


def test_asking_for_a_reason_changes_nothing() -> None:
    table = turn_table()
    before = snapshot(table.state)
    for move in mini().candidates(table.state, table.actors[0]):
        table.explain(table.actors[0], move)
    assert snapshot(table.state) == before


def test_the_outcome_stands_before_the_end_as_if_it_ended_now() -> None:
    assert new_table(2).outcome.scores == [3, 3]


def test_a_view_is_ready_for_json() -> None:
    view = play_on(new_table(3), 12).view(1)
    assert json.loads(json.dumps(view)) == view


def test_a_view_shows_the_own_hand_alone() -> None:
    board = new_table(3).view(1)["board"]
    assert isinstance(board, dict)
    assert [player["hand"] is None for player in board["players"]] == [True, False, True]


def test_a_spectator_sees_no_hand_and_is_asked_nothing() -> None:
    view = new_table(3).view(None)
    assert isinstance(view["board"], dict)
    assert all(player["hand"] is None for player in view["board"]["players"])
    assert (view["seat"], view["decision"]) == (None, None)


def test_the_seed_stays_secret_until_the_end() -> None:
    assert new_table(2).view(0)["seed"] is None
    assert finished().view(0)["seed"] == SEED


def test_the_commitment_is_public_from_the_start() -> None:
    table = new_table(2)
    assert table.view(None)["commitment"] == table.commitment
    assert SEED not in json.dumps(table.view(0))


def test_the_outcome_is_in_the_view_at_the_end() -> None:
    table = finished()
    assert table.view(0)["outcome"] == table.outcome.json()
    assert new_table(2).view(0)["outcome"] is None


def test_a_decision_asks_a_question_with_its_moves() -> None:
    decision = new_table(2).decision(0)
    assert decision is not None
    assert (decision["kind"], decision["text"]) == ("bid", "Which card do you bid?")


def test_events_for_others_alone_are_not_told() -> None:
    table = new_table(3)
    assert [event["params"]["seat"] for event in drawn(table, 1)] == [1, 1, 1]
    assert drawn(table, None) == []


def drawn(table: Table, seat: int | None) -> list[dict[str, dict[str, object]]]:
    told = table.told(seat)
    return [event for event in told if event["kind"] == "CardDrawn"]  # type: ignore[misc]


def test_events_are_told_since_a_record() -> None:
    table = turn_table()
    table.play(table.actors[0], "pass")
    assert [event["kind"] for event in table.told(None, table.seq)] == ["TurnPassed"]
    assert table.told(None, table.seq + 1) == []


def test_events_name_people_as_the_table_does() -> None:
    table = turn_table()
    seat = table.actors[0]
    table.names[f"seat {seat}"] = "Ann"
    table.play(seat, "pass")
    assert table.told(None, table.seq)[0]["text"] == "Ann passes"


def test_the_log_hides_sealed_moves_until_they_are_opened() -> None:
    table = new_table(2)
    move = table.legal(0)[0]
    table.play(0, move)
    assert table.log_lines(1)[1] == "1 0 sealed=bids (sealed)"
    assert table.log_lines(0)[1] == f"1 0 sealed=bids {move}"
    bid_all(table)
    assert table.log_lines(None)[1] == f"1 0 sealed=bids {move}"


def test_the_log_hides_what_others_drew() -> None:
    table = new_table(2)
    assert "deck=" not in table.log_lines(None)[0]
    assert table.log_lines(0)[0].count("deck=") == 3


def test_the_log_is_whole_once_the_game_is_over() -> None:
    table = finished()
    assert table.log_lines(None) == [record.text(mini().streams) for record in table.log]


def test_a_clone_is_in_the_same_position() -> None:
    table = play_on(new_table(3), 20)
    assert (table.clone().save(), table.clone().told(0)) == (table.save(), table.told(0))


def test_playing_on_a_clone_leaves_the_original_alone() -> None:
    table = play_on(new_table(3), 20)
    before = (table.save(), table.told(None))
    twin = table.clone()
    twin.prefer(0, {"never_guard": True})
    twin.names["seat 0"] = "Ann"
    play_on(twin)
    assert (table.save(), table.told(None)) == before


def test_a_clone_goes_on_with_the_same_draws() -> None:
    table = play_on(new_table(3), 20)
    assert play_on(table.clone()).save() == play_on(table).save()


def test_a_standing_answer_is_a_record_of_its_seat() -> None:
    table = raid_table()
    asked = table.actors[0]
    table.prefer(asked, {"never_guard": True})
    assert (table.log[-1].seat, table.log[-1].move) == (asked, "let")


def test_a_standing_answer_waits_for_its_question() -> None:
    table = raid_table()
    asked = table.actors[0]
    table.undo(table.log[-1].seat)
    assert table.prefer(asked, {"never_guard": True}) == []


def test_a_standing_answer_follows_the_move_that_asks() -> None:
    table = raid_table()
    raider, raid, asked = table.log[-1].seat, table.log[-1].move, table.actors[0]
    table.undo(raider)
    table.prefer(asked, {"never_guard": True})
    events = table.play(raider, raid)
    assert [event.kind for event in events][:1] == ["RaidAnnounced"]
    assert "RaidRolled" in [event.kind for event in events]


def test_a_preference_that_is_not_there_is_named() -> None:
    with pytest.raises(starboard.BadOptions, match="did you mean never_guard"):
        new_table().prefer(0, {"never_gaurd": True})


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_there_has_no_preferences(seat: int) -> None:
    with pytest.raises(starboard.IllegalMove, match=f"There is no seat {seat}"):
        new_table().prefer(seat, {"never_guard": True})
