"""The same games on a Ray cluster: a small one, started on this machine."""

import pytest

from starboard.arena.schedule import round_robin
from starboard.arena.workers import LOCAL, LocalWorkers, RayWorkers


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_ray_gives_the_same_results_as_the_local_processes() -> None:
    pairings = round_robin("mini", ["random", "novice"], 4, 8, 1, 0.0)
    pairings += round_robin("eclipse", ["random", "novice"], 2, 2, 1, 0.0)
    here = {result.key: result.scores for result in LocalWorkers(1).play(pairings)}
    there = {result.key: result.scores for result in RayWorkers(LOCAL, 1).play(pairings)}
    assert here == there
