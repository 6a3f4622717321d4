"""Bots never get the real state: only copies in which the secrets were dealt anew."""

import pytest
from mypy_extensions import i64

from starboard import bots
from starboard.engine.chance import Quick
from starboard.engine.flow import Run, State
from starboard.engine.game import Game
from starboard.engine.notation import Move
from starboard.engine.options import check_options
from starboard.engine.outcome import Outcome
from starboard.games import get


class Guarded(Game):
    """A game that notices when somebody looks ahead from the real state."""

    def __init__(self, inner: Game) -> None:
        self.name = inner.name
        self.inner = inner
        self.real = inner.setup(4, check_options(inner.options(), {}, 4), Run(Quick(3), False))
        self.deals = 0

    def legal(self, state: State, seat: i64) -> list[Move]:
        return self.inner.legal(state, seat)

    def prudent(self, state: State, seat: i64, moves: list[Move]) -> list[Move]:
        assert state is not self.real, "the real state was looked into"
        return self.inner.prudent(state, seat, moves)

    def clone(self, state: State) -> State:
        assert state is not self.real, "the real state was copied with its secrets"
        return self.inner.clone(state)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        assert state is not self.real, "the real state was played on"
        self.inner.apply(state, seat, move, run)

    def outcome(self, state: State) -> Outcome:
        assert state is not self.real, "the real state was counted"
        return self.inner.outcome(state)

    def determinize(self, state: State, seat: i64, run: Run) -> State:
        self.deals += 1
        return self.inner.determinize(state, seat, run)


def actor(game: Guarded) -> int:
    return int(game.actors(game.real)).bit_length() - 1


@pytest.mark.parametrize("name", ["mini", "eclipse"])
@pytest.mark.parametrize("level", bots.level_names())
def test_a_bot_thinks_about_a_new_deal_only(name: str, level: str) -> None:
    game = Guarded(get(name))
    move = bots.think(bots.make(level), game, game.real, actor(game), Quick(1), 0.05)
    legal = [str(one) for one in game.legal(game.real, actor(game))]
    assert (str(move) in legal, game.deals > 0) == (True, True)


@pytest.mark.parametrize("name", ["mini", "eclipse"])
def test_a_hint_comes_from_a_new_deal_only(name: str) -> None:
    game = Guarded(get(name))
    thoughts = bots.consider("casual", game, game.real, actor(game), Quick(1), 0.05)
    assert (bool(thoughts), game.deals) == (True, 1)


def test_the_guard_notices_a_bot_that_peeks() -> None:
    game = Guarded(get("mini"))
    with pytest.raises(AssertionError, match="real state"):
        bots.make("novice").consider(game, game.real, actor(game), Quick(1), 0.05)
