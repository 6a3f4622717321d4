"""Fitting values by self-play."""

from pathlib import Path

import pytest

from starboard.arena.fitting import Fit
from starboard.arena.schedule import ladder
from starboard.arena.selfplay import Lesson, play_lesson
from starboard.arena.train import first_rows, solved, weights_text
from starboard.bots.fitted import features_of
from starboard.cli import main
from starboard.games import get


def lesson(rows: list[list[int]]) -> Lesson:
    return Lesson("eclipse", 2, 7, rows, 12, 2, 3)


def test_a_fit_finds_the_weights_behind_its_samples() -> None:
    fit = Fit(3)
    for a in range(6):
        for b in range(6):
            fit.add([1, a, b], 2 + 3 * a - b)
    assert [round(weight, 3) for weight in fit.solve(0.0)] == [2, 3, -1]


def test_without_samples_a_fit_stays_at_the_weights_before() -> None:
    assert [round(weight, 6) for weight in Fit(3).solve(10.0, [0.0, 4.0, 5.0])[1:]] == [4, 5]


def test_a_held_fit_lies_between_the_samples_and_the_weights_before() -> None:
    fit = Fit(2)
    for a in range(10):
        fit.add([1, a], 2.0 * a)
    assert 2 < fit.solve(5.0, [0.0, 3.0])[1] < 3


def test_a_lesson_looks_at_every_seat_and_knows_its_final_score() -> None:
    samples = play_lesson(lesson([]))
    features = features_of(get("eclipse"))
    assert features is not None
    assert len(samples) % 2 == 0
    assert {len(sample.counts) for sample in samples} == {len(features.names())}
    assert len({sample.score for sample in samples}) <= 2


def test_learned_weights_are_read_again(tmp_path: Path) -> None:
    features = features_of(get("eclipse"))
    assert features is not None
    fits = [Fit(len(features.names())) for _ in range(8)]
    for sample in play_lesson(lesson([])):
        fits[sample.stage].add(sample.counts, sample.score)
    rows, _ = solved(fits, [])
    file = tmp_path / "weights.toml"
    file.write_text(weights_text(features, {2: (rows, {"games": 1})}), encoding="utf-8")
    assert first_rows(features, str(file), 2) == rows


def test_nobody_can_train_a_game_without_features(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["arena", "train", "mini", "--games", "10", "--out", "unused"])
    assert "nobody has described positions of mini" in capsys.readouterr().err


def test_the_ladder_sets_each_level_against_the_one_before_on_every_seat() -> None:
    games = ladder("mini", ["random", "novice", "casual"], 4, 8, 1, 1.0)
    assert {one.pair for one in games} == {("novice", "random"), ("casual", "novice")}
    assert sorted(one.levels.index("casual") for one in games if "casual" in one.levels) == [
        0,
        0,
        1,
        1,
        2,
        2,
        3,
        3,
    ]
