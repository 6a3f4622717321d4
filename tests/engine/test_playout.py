"""Random play to the end."""

from tests.mini.positions import mini

from starboard.engine.chance import Quick
from starboard.engine.flow import Run, State
from starboard.engine.playout import clones, playout
from starboard.engine.snapshot import snapshot

NO_OPTIONS: dict[str, object] = {"rich": False, "swift": False}


def start() -> State:
    return mini().setup(3, NO_OPTIONS, Run(Quick(1), False))


def test_a_playout_goes_to_the_end() -> None:
    state = start()
    playout(mini(), state, Run(Quick(2), False), Quick(3), 10_000)
    assert mini().over(state)


def test_a_playout_counts_its_decisions() -> None:
    state = start()
    assert 24 <= playout(mini(), state, Run(Quick(2), False), Quick(3), 10_000) < 200


def test_a_playout_stops_at_its_limit() -> None:
    state = start()
    assert playout(mini(), state, Run(Quick(2), False), Quick(3), 5) == 5
    assert not mini().over(state)


def test_a_finished_game_has_no_decision_left() -> None:
    state = start()
    playout(mini(), state, Run(Quick(2), False), Quick(3), 10_000)
    assert playout(mini(), state, Run(Quick(2), False), Quick(3), 10) == 0


def test_the_same_generators_play_the_same_game() -> None:
    first, second = start(), start()
    for state in (first, second):
        playout(mini(), state, Run(Quick(2), False), Quick(3), 10_000)
    assert snapshot(first) == snapshot(second)


def test_copying_leaves_the_original_alone() -> None:
    state = start()
    before = snapshot(state)
    clones(mini(), state, 10)
    assert snapshot(state) == before
