"""The random streams, and drawing from multisets nobody has looked into."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.events import EVERYBODY
from starboard.engine.flow import Run

from .components.ids import RARE
from .events import STACK_RESHUFFLED, TECH_REVEALED
from .state import State, taken

STREAMS: Final[tuple[str, ...]] = (
    "dice",
    "techs",
    "reputation",
    "discovery",
    "inner",
    "middle",
    "outer",
    "setup",
)
DICE: Final[i64] = 0
TECH_BAG: Final[i64] = 1
REPUTATION: Final[i64] = 2
DISCOVERY: Final[i64] = 3
SECTORS: Final[i64] = 4
SETUP: Final[i64] = 7


def total(counts: vec[i64]) -> i64:
    """How many things a multiset holds."""
    n: i64 = 0
    for count in counts:
        n += count
    return n


def pick(counts: vec[i64], stream: i64, run: Run, audience: i64 = EVERYBODY) -> i64:
    """One thing of a multiset, each copy as likely as another."""
    left = run.draw(stream, total(counts), audience)
    at: i64 = 0
    while left >= counts[at]:
        left -= counts[at]
        at += 1
    return at


def draw_techs(state: State, regular: i64, run: Run) -> None:
    """Tiles go from the bag to the tray until so many regular ones have come; rares come extra.

    Rules: ECL-SET-02, ECL-SET-03, ECL-CLN-01
    """
    while regular > 0 and total(state.bag) > 0:
        tech = pick(state.bag, TECH_BAG, run)
        state.bag = taken(state.bag, tech, 1)
        state.tray = taken(state.tray, tech, -1)
        if state.rules.box.techs[tech].category != RARE:
            regular -= 1
        if run.loud:
            run.tell(TECH_REVEALED, (int(tech),))


def draw_tile(state: State, ring: i64, run: Run) -> i64:
    """The next sector of a ring's stack; an empty stack is made of the discard pile first.

    Rules: ECL-EXP-13, ECL-SET-08
    """
    if state.left[ring] == 0:
        state.stacks[ring] = state.discards[ring]
        state.discards[ring] = []
        state.left = taken(state.left, ring, -len(state.stacks[ring]))
        if run.loud:
            run.tell(STACK_RESHUFFLED, (int(ring),))
    stack = state.stacks[ring][:]
    tile = stack.pop(int(run.draw(SECTORS + ring, len(stack))))
    state.stacks[ring] = stack
    state.left = taken(state.left, ring, 1)
    return tile


def draw_reputation(state: State, seat: i64, run: Run) -> i64:
    """A tile of the reputation bag, seen by one player. Rules: ECL-SET-04"""
    value = pick(state.reputation, REPUTATION, run, BIT[seat])
    state.reputation = taken(state.reputation, value, 1)
    return value


def draw_discovery(state: State, run: Run) -> i64:
    """A face-down discovery tile is turned over. Rules: ECL-SET-05"""
    tile = pick(state.discoveries, DISCOVERY, run)
    state.discoveries = taken(state.discoveries, tile, 1)
    return tile
