"""Whole random games against the contract of the engine, with every component counted."""

import pytest
from tests.eclipse.conservation import Inventory, faults, inventory
from tests.eclipse.playing import prudent, state_of

from starboard.engine.chance import Quick
from starboard.engine.conformance import Conformance, check_game
from starboard.engine.notation import Move
from starboard.engine.table import Table
from starboard.games.eclipse.game import Eclipse

GAME = Eclipse()
OPTIONS: list[dict[str, object]] = [
    {},
    {"species": "draft", "ancients": "random", "guardians": "random", "gcds": "random"},
    {"warp_portals": False, "ancients": "advanced"},
]


def check_pieces(table: Table, before: Inventory | None) -> Inventory | None:
    """The inventory is the same as before the move, once all boards are dealt."""
    state = state_of(table)
    if any(player.species < 0 for player in state.players):
        return None
    move = table.log[-1].move
    assert faults(state) == [], f"record {table.seq}: {move}"
    now = inventory(state)
    if before is not None:
        changed = {key: now[key] - before[key] for key in before | now if before[key] != now[key]}
        assert changed in lawful(move), f"record {table.seq}: {move}"
    return now


def lawful(move: str) -> list[dict[tuple[str, int], int]]:
    """Nothing changes, except that a found part taken off a blueprint is out of the game."""
    lost = move.split()[0] in ("return", "upgrade")
    return [{}, {("discovery", 0): -1}] if lost else [{}]


def play_through(seats: int, seed: int, every: int, options: dict[str, object]) -> Table:
    """One prudent game with all checks of the contract and all pieces counted."""
    suite = Conformance(GAME, every=every)
    table = Table(GAME, seats, f"prudent {seed}", options)
    picks = Quick(seed * 7919 + seats)
    pool: list[Move] = []
    pieces = check_pieces(table, None)
    while not table.over:
        suite.where = f"{seats} seats, seed {seed}, record {table.seq}"
        assert table.seq < 20_000, suite.where
        for seat in table.movers:
            suite.check_legal(table, seat)
        if table.seq % every == 0:
            suite.check_position(table, picks, pool)
        seat = table.movers[int(picks.below(0, len(table.movers)))]
        move = prudent(table, seat, picks)
        pool = [*pool[-400:], *table.legal(seat)[:3], move]
        suite.check_play(table, seat, move, picks)
        pieces = check_pieces(table, pieces)
    suite.at_the_end(table)
    return table


@pytest.mark.rule("ECL-CMP-01", "ECL-CMP-10", "ECL-DSC-12")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_prudent_games_keep_the_contract_and_every_piece(seats: int) -> None:
    table = play_through(seats, seats, 61, OPTIONS[seats % 3])
    assert table.over


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_uniformly_random_games_keep_the_contract(seats: int) -> None:
    assert check_game(GAME, games=1, seats=(seats,), every=23).games == 1


@pytest.mark.slow
@pytest.mark.rule("ECL-CMP-01", "ECL-CMP-10", "ECL-DSC-12")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_sixty_games_keep_the_contract_and_every_piece(seats: int) -> None:
    played = [play_through(seats, 100 + n, 31, OPTIONS[n % 3]) for n in range(60)]
    assert all(table.over for table in played)
