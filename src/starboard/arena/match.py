"""One game between bots, as plain data that any worker process can play."""

from __future__ import annotations

import time

import msgspec

from starboard import bots
from starboard.bots import Bot
from starboard.engine.chance import Quick
from starboard.engine.errors import IllegalMove
from starboard.engine.table import Table
from starboard.games import get

from .stopwatch import Stopwatch

LATE = 2.0  # seconds of CPU that a server grants a bot for a decision


class Pairing(msgspec.Struct, frozen=True):
    """Which level sits where; `pair` names the two levels that the game compares.

    Without a budget of seconds the bots think in numbers of positions: the same on any machine.
    """

    game: str
    seed: int
    levels: tuple[str, ...]
    pair: tuple[str, str]
    budget: float = 0.0

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
    times: tuple[dict[int, int], ...] = ()  # per seat: choices by their time, see `Stopwatch`
    illegal: int = 0
    late: int = 0


class Chair:
    """A bot at the table, with its own chance and its clock."""

    def __init__(self, level: str, seed: int, budget: float) -> None:
        self.bot: Bot = bots.make(level)
        self.picks = Quick(seed)
        self.budget = budget
        self.watch = Stopwatch()
        self.illegal = 0

    def decide(self, table: Table, seat: int) -> None:
        """Think and play; after an illegal move the first legal one keeps the game going.

        Where there is nothing to choose, no time is counted.
        """
        moves = table.legal(seat)
        if len(moves) == 1:
            table.play(seat, moves[0])
            return
        began = time.process_time()
        move = bots.think(self.bot, table.game, table.state, seat, self.picks, self.budget)
        self.watch.add(time.process_time() - began)
        try:
            table.play(seat, move)
        except IllegalMove:
            self.illegal += 1
            table.play(seat, moves[0])


def play_match(pairing: Pairing, options: dict[str, object] | None = None) -> Result:
    """Play one game to its end. The bots' chance follows from the seed alone."""
    table = Table(get(pairing.game), len(pairing.levels), f"arena {pairing.seed}", options or {})
    chairs = [
        Chair(level, pairing.seed * 64 + seat, pairing.budget)
        for seat, level in enumerate(pairing.levels)
    ]
    while not table.over:
        seat = table.actors[0]
        chairs[seat].decide(table, seat)
    return Result(
        pairing.key,
        pairing.pair,
        pairing.levels,
        tuple(table.outcome.scores),
        tuple(table.outcome.ranks),
        table.seq,
        tuple((chair.watch.choices, chair.watch.seconds) for chair in chairs),
        tuple(chair.watch.times for chair in chairs),
        sum(chair.illegal for chair in chairs),
        sum(chair.watch.over(LATE) for chair in chairs),
    )
