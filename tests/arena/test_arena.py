"""Tournaments: fair schedules, the same results everywhere, honest figures."""

import json
from pathlib import Path

import pytest
from mypy_extensions import i64

from starboard.arena.match import Chair, Pairing, Result, play_match
from starboard.arena.picture import ladder_svg
from starboard.arena.schedule import round_robin
from starboard.arena.standings import duels, ratings, wilson
from starboard.arena.stopwatch import Stopwatch, middle
from starboard.arena.workers import LocalWorkers
from starboard.bots import Bot
from starboard.cli import main
from starboard.engine.chance import Quick
from starboard.engine.flow import State
from starboard.engine.game import Game
from starboard.engine.notation import Move
from starboard.engine.table import Table
from starboard.games import get


class Nonsense(Move):
    """A move of no game."""

    def __str__(self) -> str:
        return "nonsense"


class Cheat(Bot):
    """Does not care for the rules."""

    def choose(self, game: Game, state: State, seat: i64, picks: Quick, budget: float) -> Move:
        return Nonsense()


def pairings() -> list[Pairing]:
    return round_robin("mini", ["random", "novice"], 4, 16, 1, 1.0)


def without_times(results: list[Result]) -> list[tuple[str, tuple[int, ...]]]:
    return sorted((result.key, result.scores) for result in results)


def test_every_level_sits_on_every_seat_equally_often() -> None:
    seats = [sum(p.levels[k] == "novice" for p in pairings()) for k in range(4)]
    assert len(set(seats)) == 1


def test_both_levels_play_the_same_seeds() -> None:
    alone = {
        level: {p.seed for p in pairings() if p.levels.count(level) == 1}
        for level in ("random", "novice")
    }
    assert alone["random"] == alone["novice"]


def test_two_seats_do_not_play_a_game_twice() -> None:
    keys = [p.key for p in round_robin("mini", ["random", "novice"], 2, 8, 1, 1.0)]
    assert len(keys) == len(set(keys))


def test_a_match_gives_the_same_scores_again() -> None:
    first = pairings()[0]
    assert play_match(first).scores == play_match(first).scores


def test_one_process_and_two_give_the_same_results() -> None:
    one = list(LocalWorkers(1).play(pairings()[:8]))
    two = list(LocalWorkers(2).play(pairings()[:8]))
    assert without_times(one) == without_times(two)


def test_the_novice_is_rated_above_random() -> None:
    table = ratings(list(LocalWorkers(1).play(pairings())))
    assert [row.level for row in table] == ["novice", "random"]


def test_a_shared_first_place_counts_half() -> None:
    result = Result("k", ("a", "b"), ("a", "b"), (5, 5), (1, 1), 9, ((1, 0.1), (1, 0.1)))
    assert duels([result])[0].wins == 0.5


def test_the_median_is_found_among_all_decisions() -> None:
    watch = Stopwatch()
    for milliseconds in (1, 2, 4, 8, 100):
        watch.add(milliseconds / 1000)
    assert abs(middle([watch.times]) - 4) < 0.2
    assert (watch.choices, watch.over(0.05)) == (5, 1)


def test_an_illegal_move_is_counted_and_the_game_goes_on() -> None:
    table = Table(get("mini"), 2, "arena")
    chair = Chair("random", 1, 0.0)
    chair.bot = Cheat()
    seat = table.actors[0]
    while len(table.legal(seat)) == 1:
        table.play(seat, table.legal(seat)[0])
        seat = table.actors[0]
    before = table.seq
    chair.decide(table, seat)
    assert (chair.illegal, table.seq) == (1, before + 1)


def test_the_arena_counts_no_illegal_and_no_late_move_of_ours() -> None:
    results = [play_match(one) for one in pairings()[:4]]
    assert (sum(one.illegal for one in results), sum(one.late for one in results)) == (0, 0)


def test_the_interval_of_half_the_wins_is_symmetric() -> None:
    low, high = wilson(50, 100)
    assert round(low + high, 9) == 1


def test_the_ladder_is_a_picture_with_every_level() -> None:
    table = ratings([play_match(one) for one in pairings()[:4]])
    svg = ladder_svg("Mini <4>", table)
    assert all(text in svg for text in ("<svg", "novice", "random", "Mini &lt;4&gt;"))


def test_the_command_prints_json_and_goes_on_from_a_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kept = tmp_path / "results"
    words = ["arena", "mini", "--bots", "random,novice", "--games", "8", "--processes", "1"]
    main([*words, "--resume", str(kept), "--json"])
    first = json.loads(capsys.readouterr().out)
    size = kept.stat().st_size
    main([*words, "--resume", str(kept), "--json"])
    assert (json.loads(capsys.readouterr().out), kept.stat().st_size) == (first, size)


def test_one_level_alone_is_no_tournament(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["arena", "mini", "--bots", "random"])
    assert (stop.value.code, "at least two" in capsys.readouterr().err) == (2, True)


def test_a_ladder_of_eclipse_is_one_json_document(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "eclipse", "--bots", "random,novice", "--ladder", "--games", "2"]
    main([*words, "--seats", "2", "--processes", "1", "--json"])
    document = json.loads(capsys.readouterr().out)
    assert document["duels"][0]["level"] == "novice"
    assert {row["level"] for row in document["ratings"]} == {"novice", "random"}
