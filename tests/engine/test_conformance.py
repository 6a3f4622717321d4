"""The conformance suite passes on the miniature game and catches what is planted into it."""

import pytest
from tests.engine import planted
from tests.mini.positions import mini

from starboard.engine.conformance import Conformance, Nonconformance, check_game, difference
from starboard.engine.game import Game


@pytest.mark.parametrize("swift", [False, True])
@pytest.mark.parametrize("rich", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_miniature_game_conforms(seats: int, rich: bool, swift: bool) -> None:
    options: dict[str, object] = {"rich": rich, "swift": swift}
    report = check_game(mini(), games=4, options=options, seats=(seats,), every=3)
    assert report.games == 4


def test_every_seat_count_is_played_unless_said_otherwise() -> None:
    assert check_game(mini(), games=1).games == 3


def test_a_report_says_how_much_was_checked() -> None:
    report = check_game(mini(), games=1, seats=(2,))
    assert repr(report) == (
        f"1 games, {report.decisions} decisions, {report.refusals} refusals checked, "
        f"longest game {report.longest}"
    )


def test_a_wrapped_game_without_a_fault_conforms() -> None:
    assert check_game(planted.Wrapped(), games=4).games == 12


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (planted.ShowsHands, "sees a secret: .hands"),
        (planted.ShowsSealedBids, "sees a secret: .bids"),
        (planted.SharesBoard, "playing on a clone changed the original"),
        (planted.ForgetsInClone, "a clone differs from its original"),
        (planted.RollsBehindTheTable, "gave another state"),
        (planted.DrawsAtReplay, "is needed, but only"),
        (planted.ForgetsSetupDraw, "draws are recorded, needed were"),
        (planted.DrawsWhenLoaded, "the saved game does not replay: record 1"),
        (planted.ListsTooMuch, "is listed as legal, but explained as WhyNot"),
        (planted.RefusesTooLittle, "is not listed as legal, but explained as None"),
        (planted.RefusesOnce, "was accepted"),
        (planted.AsksOthersHands, "the legal moves tell a secret"),
        (planted.TellsInRefusal, "tells a secret"),
        (planted.TellsInANote, "the note on bid"),
        (planted.TellsByActing, "the actors tell a secret"),
        (planted.MiscountsPoints, "the breakdown of seat 0 sums to"),
        (planted.HasNoWinner, "nobody has rank 1"),
        (planted.ShowsAHandOnSettling, "can be undone, but shows seat"),
        (planted.ChangesOnLook, "looking at the state changed it"),
        (planted.ShowsNoJson, "Object of type set is not JSON serializable"),
        (planted.ShowsTuples, "reads back from JSON as another: .odd"),
        (planted.CitesNoRule, 'cites "MIN-ODD-99", which is in no rulebook'),
        (planted.TellsWithoutARule, 'the event TurnPassed cites "", which is in no rulebook'),
        (planted.RepeatsAMove, "has equal moves"),
        (planted.ReadsOtherMoves, "does not read back"),
        (planted.LeavesNothingToDo, "must decide, but has no legal move"),
        (planted.WaitsForNobody, "nobody must decide, but the game is not over"),
    ],
)
def test_a_planted_fault_is_caught(game: type[Game], complaint: str) -> None:
    with pytest.raises(Nonconformance) as found:
        check_game(game(), games=8, every=2)
    assert complaint in str(found.value)


def test_a_game_that_never_ends_is_caught() -> None:
    with pytest.raises(Nonconformance, match="does not end within 300 moves"):
        Conformance(planted.NeverEnds(), limit=300, every=50).play(2, 1, {})


@pytest.mark.parametrize(
    ("section", "code", "complaint"),
    [
        ("refusals", "card_not_held", "the refusal card_not_held has no message"),
        ("prompts", "bid", "the question bid has no message"),
        ("moves", "bid", "the verb bid has no message"),
        ("notes", "worth", "the note worth has no message"),
        ("events", "BidMade", "the event BidMade has no message"),
    ],
)
def test_a_missing_sentence_is_caught(section: str, code: str, complaint: str) -> None:
    with pytest.raises(Nonconformance, match=complaint):
        check_game(planted.HasOtherSentences(section, code), games=3)


@pytest.mark.parametrize(
    ("section", "code"),
    [
        ("refusals", "card_not_held"),
        ("prompts", "bid"),
        ("moves", "bid"),
        ("notes", "worth"),
        ("events", "BidMade"),
    ],
)
def test_a_sentence_with_an_unknown_parameter_is_caught(section: str, code: str) -> None:
    with pytest.raises(Nonconformance, match="open braces|a parameter without value"):
        check_game(planted.HasOtherSentences(section, code, "Take {nothing}"), games=3)


def test_a_fault_is_reported_with_seats_seed_and_record() -> None:
    with pytest.raises(Nonconformance, match="mini, 2 seats, seed 5, record 0: "):
        check_game(planted.ShowsHands(), games=1, first_seed=5)


@pytest.mark.parametrize(
    ("a", "b", "place"),
    [
        ({"x": [1, {"y": 2}]}, {"x": [1, {"y": 3}]}, ".x[1].y: 2 or 3"),
        ({"x": [1]}, {"x": [1, 2]}, ".x: [1] or [1, 2]"),
        ({"x": 1}, {}, ".x: 1 or None"),
    ],
)
def test_the_first_difference_is_named_by_its_path(a: object, b: object, place: str) -> None:
    assert difference(a, b) == place
