"""One game between bots, as plain data that any worker process can play."""

from __future__ import annotations

import time

import msgspec

from starboard import bots
from starboard.engine.chance import Quick
from starboard.engine.table import Table
from starboard.games import get


class Pairing(msgspec.Struct, frozen=True):
    """Which level sits where; `pair` names the two levels that the game compares."""

    game: str
    seed: int
    levels: tuple[str, ...]
    pair: tuple[str, str]
    budget: float = 1.0

    @property
    def key(self) -> str:
        """The same for the same game, so that a stopped tournament can go on."""
        return f"{self.game}/{self.seed}/{','.join(self.levels)}/{self.budget}"


class Result(msgspec.Struct, frozen=True):
    """How one game ended, and what thinking cost on each seat."""

    key: str
    pair: tuple[str, str]
    levels: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int
    thought: tuple[tuple[int, float], ...]  # per seat: choices, seconds of CPU


def play_match(pairing: Pairing, options: dict[str, object] | None = None) -> Result:
    """Play one game to its end. The bots' chance follows from the seed alone."""
    game = get(pairing.game)
    seats = len(pairing.levels)
    table = Table(game, seats, f"arena {pairing.seed}", options or {})
    players = [bots.make(level) for level in pairing.levels]
    picks = [Quick(pairing.seed * 64 + seat) for seat in range(seats)]
    choices = [0] * seats
    seconds = [0.0] * seats
    while not table.over:
        seat = table.actors[0]
        began = time.process_time()
        move = bots.think(players[seat], game, table.state, seat, picks[seat], pairing.budget)
        seconds[seat] += time.process_time() - began
        choices[seat] += 1
        table.play(seat, move)
    outcome = table.outcome
    return Result(
        pairing.key,
        pairing.pair,
        pairing.levels,
        tuple(outcome.scores),
        tuple(outcome.ranks),
        table.seq,
        tuple(zip(choices, seconds, strict=True)),
    )
