"""Learning values by self-play."""

from pathlib import Path

import pytest

from starboard.arena.fitting import Fit, fit_backwards
from starboard.arena.schedule import ladder
from starboard.arena.selfplay import Lesson, Report, Sample, play_lesson, strayed, strays_of
from starboard.arena.train import first_rows
from starboard.arena.tuning import direction, moved, scales_of
from starboard.arena.values_text import weights_text
from starboard.bots.knowledge import features_of
from starboard.cli import main
from starboard.games import get


def lesson(rows: list[list[int]], scales: list[list[int]], sign: int = 1) -> Lesson:
    return Lesson("eclipse", 2, 7, rows, scales, sign, 0, 3)


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


def test_a_lesson_looks_at_every_seat_and_knows_the_final_scores() -> None:
    report = play_lesson(lesson([], []))
    features = features_of(get("eclipse"))
    assert features is not None
    assert {sample.seat for sample in report.samples} == {0, 1}
    assert {len(sample.counts) for sample in report.samples} == {len(features.names())}
    assert len(report.scores) == 2


def test_the_way_back_strays_to_the_other_side() -> None:
    there, back = (strays_of(lesson([[0, 0]], [[1, 1]], sign)) for sign in (1, -1))
    assert there == [[-stray for stray in seat] for seat in back]


def test_early_and_late_stages_stray_on_their_own() -> None:
    rows, scales = [[0, 100], [0, 100]], [[0, 10], [0, 10]]
    assert strayed(rows, scales, [1.0, 1.0, 1.0, -2.0]) == [[0, 110], [0, 80]]


def test_what_other_weights_are_measured_by_never_strays() -> None:
    names = ["constant", "points", "sectors"]
    samples = [Sample(0, 0, [1, 5, 2]), Sample(0, 1, [1, 7, 4])]
    scales = scales_of([[0, 1000, 500]], names, samples)
    assert (scales[0][:2], scales[0][2] > 0) == ([0, 0], True)


def test_the_weight_that_wins_moves_in_its_direction() -> None:
    pairs = []
    for k in range(400):
        stray = 1.0 if k % 2 else -1.0
        there = Report([[0.0, stray, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]], [int(10 + stray), 10], [])
        back = Report([[0.0, -stray, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]], [int(10 - stray), 10], [])
        pairs.append((there, back))
    slope = direction(pairs)
    assert slope[1] > 0.3
    assert moved([[0, 100], [0, 100]], [[0, 10], [0, 10]], slope)[0][1] > 100


def test_values_are_fitted_from_the_last_stage_backwards() -> None:
    reports = []
    for sectors in range(20):
        samples = [Sample(stage, 0, [1, sectors]) for stage in (0, 1)]
        reports.append(Report([[]], [3 * sectors], samples))
    rows, error = fit_backwards(reports, [[0, 3000], [0, 3000]], 2)
    assert ([row[1] for row in rows], error < 0.01) == ([3000, 3000], True)


def test_learned_weights_are_read_again(tmp_path: Path) -> None:
    features = features_of(get("eclipse"))
    assert features is not None
    rows = [[stage * k for k in range(len(features.names()))] for stage in range(8)]
    file = tmp_path / "weights.toml"
    text = weights_text(features, {2: (rows, {"games": 1, "method": "tune"})})
    file.write_text(text, encoding="utf-8")
    assert first_rows(features, str(file), 2) == rows


@pytest.mark.slow
def test_the_command_trains_and_writes_its_figures(tmp_path: Path) -> None:
    features = features_of(get("eclipse"))
    assert features is not None
    file = tmp_path / "weights.toml"
    file.write_text(
        weights_text(features, {2: ([[1] * len(features.names())] * 8, {})}), encoding="utf-8"
    )
    words = ["arena", "train", "eclipse", "--games", "10", "--seats", "2", "--turns", "1"]
    main([*words, "--processes", "1", "--start", str(file), "--out", str(file)])
    assert '[trained.2]\nmethod = "tune"\ngames = 18' in file.read_text(encoding="utf-8")


def test_nobody_can_train_a_game_without_features(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["arena", "train", "mini", "--games", "10", "--out", "unused"])
    assert "nobody has described positions of mini" in capsys.readouterr().err


def test_the_ladder_sets_each_level_against_the_one_before_on_every_seat() -> None:
    games = ladder("mini", ["random", "novice", "casual"], 4, 8, 1, 0.0)
    assert {one.pair for one in games} == {("novice", "random"), ("casual", "novice")}
    seats = sorted(one.levels.index("casual") for one in games if "casual" in one.levels)
    assert seats == [0, 0, 1, 1, 2, 2, 3, 3]
