"""Bags, stacks and phases in sentences."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.flow import settle
from starboard.games.eclipse.chance import total
from starboard.games.eclipse.components.ids import NOWHERE
from starboard.games.eclipse.round import CLEANUP, END, UPKEEP
from starboard.games.eclipse.rules import rules_of
from starboard.games.eclipse.state import State, taken

from ..grammar import Words
from ..scene import need
from . import pieces
from .scene import GRAMMAR, EclipseScene


@GRAMMAR.form("tray has TECH...", "tray has orbital, nanorobots, orbital")
def tray(scene: EclipseScene, words: Words) -> None:
    """The tech tiles on offer are exactly these; the others go back to the bag."""
    state = scene.state
    state.bag = vec[i64]([int(a + b) for a, b in zip(state.bag, state.tray, strict=True)])
    offered = [0] * len(state.tray)
    state.tray = vec[i64](offered)
    for tech in words.numbers("TECH"):
        pieces.take_tech(state, tech)
        offered[tech] += 1
    state.tray = vec[i64](offered)


@GRAMMAR.form("tray is empty", "tray is empty")
def no_tray(scene: EclipseScene, words: Words) -> None:
    """No tech tile is on offer; all go back to the bag."""
    tray(scene, words)


@GRAMMAR.form("RING stack has SECTOR...", "outer stack has 310, 304")
def stack(scene: EclipseScene, words: Words) -> None:
    """The face-down sectors of a ring are exactly these, in unknown order."""
    lay_stack(scene.state, words.number("RING"), words.numbers("SECTOR"))


@GRAMMAR.form("RING stack is empty", "outer stack is empty")
def no_stack(scene: EclipseScene, words: Words) -> None:
    """No face-down sector of a ring is left."""
    lay_stack(scene.state, words.number("RING"), [])


def lay_stack(state: State, ring: int, numbers: list[int]) -> None:
    """The other tiles of the ring leave the game."""
    for number in numbers:
        need(state.index_of(number) == NOWHERE, f"sector {number} is on the board")
    tiles = [pieces.take_tile(state, number) for number in numbers]
    state.stacks[ring] = tiles
    state.left = taken(state.left, ring, int(state.left[ring]) - len(tiles))


@GRAMMAR.form("only DISCOVERY... face down", "only ancient_tech face down")
def discoveries(scene: EclipseScene, words: Words) -> None:
    """The face-down discovery tiles are exactly these, and none lies in a sector; the others are
    out of the game."""
    state = scene.state
    for found in state.sectors:
        state.discovery_supply += found.discovery
        found.discovery = 0
    counts = [0] * len(state.discoveries)
    for tile in words.numbers("DISCOVERY"):
        pieces.take_discovery(state, tile)
        counts[tile] += 1
    scene.before["discovery", 0] -= int(total(state.discoveries))
    state.discoveries = vec[i64](counts)
    state.discovery_supply = len(words.numbers("DISCOVERY"))


@GRAMMAR.form("combat begins", "combat begins")
def combat(scene: EclipseScene, words: Words) -> None:
    """The combat phase, up to its first question."""
    scene.begin(int(UPKEEP), rules_of(scene.state).combat_phase.make(scene.state))


@GRAMMAR.form("only combat is left", "only combat is left")
def last_combat(scene: EclipseScene, words: Words) -> None:
    """The combat phase, after which the game is over: for puzzles of one battle."""
    scene.state.stack.clear()
    scene.state.push(rules_of(scene.state).combat_phase.make(scene.state))
    settle(scene.state, scene.run)


@GRAMMAR.form("upkeep begins", "upkeep begins")
def upkeep(scene: EclipseScene, words: Words) -> None:
    """The upkeep phase, up to its first question."""
    scene.begin(int(CLEANUP), rules_of(scene.state).upkeep_phase.make(scene.state))


@GRAMMAR.form("cleanup begins", "cleanup begins")
def cleanup(scene: EclipseScene, words: Words) -> None:
    """The cleanup phase and what follows it, up to the first question."""
    scene.begin(int(END), rules_of(scene.state).cleanup_phase.make(scene.state))
