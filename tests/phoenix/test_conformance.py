"""Random games: the engine's contract, conservation of all pieces, and golden games."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard.engine.bits import bits_of, count_bits
from starboard.engine.chance import Quick
from starboard.engine.conformance import Conformance
from starboard.engine.flow import Run
from starboard.engine.playout import playout
from starboard.engine.savefile import read_save
from starboard.engine.table import open_save
from starboard.games.phoenix.components.ids import HUB_SLOT
from starboard.games.phoenix.setup.hub_start import DrawnShips
from starboard.games.phoenix.state import State

from .position import DEFAULTS, GAME

GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("phoenix_?.txt"))
MODES = ("first", "basic", "advanced")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_keep_the_contract(seats: int) -> None:
    suite = Conformance(GAME, every=29)
    table = suite.play(seats, 100 + seats, {"game": MODES[seats % 3]})
    assert table.over


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_hundred_random_games_keep_the_contract(seats: int, mode: str) -> None:
    """Every game checks all moves and events; the whole position is checked now and then."""
    thorough, suite = Conformance(GAME, every=47), Conformance(GAME, every=401)
    for seed in range(34):
        friendly = seed % 2 == 1 and mode != "first"
        one = thorough if seed == 0 else suite
        one.play(seats, seed, {"game": mode, "friendly": friendly})
    assert thorough.report.games + suite.report.games == 34


def aliens(state: State) -> list[int]:
    """Aliens of each colour on planets and stations."""
    return [
        int(state.aliens[colour]) + sum(int(p.residents[colour]) for p in state.players)
        for colour in range(4)
    ]


def humans(state: State) -> int:
    return int(state.terra) + sum(int(p.residents[4]) for p in state.players)


def sectors(state: State) -> int:
    """Sectors on display, built, private or out of the game."""
    stacks = [*state.display, *state.box, *(mask for p in state.players for mask in p.private)]
    built = sum(int(p.sectors()) for p in state.players)
    return sum(int(count_bits(mask)) for mask in stacks) + built


def housed(state: State) -> None:
    """The counts of each station agree with the residents in its quarters."""
    for player in state.players:
        found = [0] * 5
        for slot in range(10):
            home = int(player.homes[slot])
            names = [home >> 3 * k & 7 for k in range(21)]
            if slot != HUB_SLOT or len(state.rules.hubs[player.hub].spaces) == 0:
                left = names[: int(player.filled[slot])]
                assert all(left)
                assert not any(names[int(player.filled[slot]) :])
            for code in names:
                if code:
                    found[code - 1] += 1
        assert found == [int(n) for n in player.residents]


def fleets_are_disjoint(state: State) -> int:
    seen = 0
    for player in state.players:
        assert seen & int(player.fleet) == 0
        seen |= int(player.fleet)
    for step in state.stack:
        if isinstance(step, DrawnShips):
            assert seen & int(step.drawn) == 0
    return seen


@pytest.mark.rule("SSP-CMP-01", "SSP-CMP-02", "SSP-CMP-03", "SSP-CMP-04", "SSP-CMP-05")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_piece_appears_or_vanishes(seats: int, mode: str) -> None:
    run = Run(Quick(seats * 7 + len(mode)), False)
    state = GAME.setup(seats, {**DEFAULTS, "game": mode}, run)
    assert isinstance(state, State)
    picks = Quick(seats)
    before = (aliens(state), humans(state), sectors(state))
    fleet = -1
    while not GAME.over(state):
        movers = bits_of(GAME.actors(state))
        seat = movers[picks.below(0, len(movers))]
        moves = GAME.legal(state, seat)
        GAME.apply(state, seat, moves[picks.below(0, len(moves))], run)
        assert (aliens(state), humans(state), sectors(state)) == before
        ships = fleets_are_disjoint(state)
        if state.active >= 0:
            assert ships & ~fleet == 0, "a fleet grew"
            fleet = ships
        assert all(int(n) >= 0 for player in state.players for n in player.goods[:4])
        if all(player.hub >= 0 for player in state.players):
            housed(state)


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_golden_games_replay_to_the_same_position(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    table = open_save(GAME, read_save(text), verify=True)
    assert (table.over, table.save()) == (True, text)


def test_there_is_a_golden_game_for_every_seat_count() -> None:
    assert [file.stem for file in GOLDEN] == ["phoenix_2", "phoenix_3", "phoenix_4"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end(seats: int) -> None:
    for seed in range(4):
        run = Run(Quick(seed), False)
        state = GAME.setup(seats, {**DEFAULTS, "game": "advanced"}, run)
        assert playout(GAME, state, run, Quick(seed + 50), 15_000) < 15_000
