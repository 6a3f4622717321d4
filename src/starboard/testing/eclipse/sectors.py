"""Sectors, structures and population in sentences."""

from __future__ import annotations

from starboard.engine.hexes import DQ, DR
from starboard.games.eclipse.combat.fire import place_of
from starboard.games.eclipse.components.ids import (
    DISCOVERIES,
    NOBODY,
    NPCS,
    ORBITAL_SQUARE,
    RESOURCES,
)
from starboard.games.eclipse.sector import FOUND_PORTAL, Sector

from ..grammar import Words
from ..scene import need
from . import pieces
from .scene import GRAMMAR, EclipseScene


@GRAMMAR.form("SEAT controls SECTOR... [at PLACE]", "blue controls 101")
def controls(scene: EclipseScene, words: Words) -> None:
    """A disc from the influence track; a new sector is laid where it fits, or at the place."""
    for value in words.numbers("SECTOR"):
        place = words.place("PLACE")
        if place is not None:
            pieces.lay_tile(scene.state, scene.number(value), place, 0)
        pieces.take_disc(scene.state, scene.player(words), scene.sector(value))


@GRAMMAR.form("nobody controls SECTOR...", "nobody controls red's home")
def uncontrolled(scene: EclipseScene, words: Words) -> None:
    """Disc and cubes go back to the tracks."""
    for value in words.numbers("SECTOR"):
        pieces.release(scene.state, scene.sector(value))


@GRAMMAR.form(
    "sector SECTOR [at PLACE] [turned N] [open to N2...] [bare]", "sector 310 at 0,-3 open to 3"
)
def sector(scene: EclipseScene, words: Words) -> None:
    """A sector at a place, turned so many sixths or so that these edges have wormholes;
    `bare` without its printed ships and discovery tile."""
    number, place = scene.number(words.number("SECTOR")), words.place("PLACE")
    turn = words.number("N")
    if words.has("N2"):
        turn = pieces.turn_for(scene.state, number, words.numbers("N2"), [])
    if place is None and not words.has("N") and not words.has("N2"):
        place, turn = pieces.free_place(scene.state, number)
    spot = place or pieces.free_place(scene.state, number)[0]
    laid = pieces.lay_tile(scene.state, number, spot, turn)
    if words.has("bare"):
        pieces.empty_sector(scene.state, laid)


@GRAMMAR.form(
    "sector SECTOR beyond edge N of SECTOR2 [closed] [bare]",
    "sector 101; sector 209 beyond edge 2 of 101",
)
def beyond(scene: EclipseScene, words: Words) -> None:
    """A sector behind an edge (0 to 5) of another, with a wormhole on that side, or `closed`."""
    number, edge = scene.number(words.number("SECTOR")), words.number("N")
    need(0 <= edge < 6, "edges are numbered 0 to 5")
    there = scene.sector(words.number("SECTOR2"))
    back = [(edge + 3) % 6]
    opened, closed = ([], back) if words.has("closed") else (back, [])
    turn = pieces.turn_for(scene.state, number, opened, closed)
    place = (int(there.q + DQ[edge]), int(there.r + DR[edge]))
    laid = pieces.lay_tile(scene.state, number, place, turn)
    if words.has("bare"):
        pieces.empty_sector(scene.state, laid)


@GRAMMAR.form("SECTOR is bare", "center is bare")
def bare(scene: EclipseScene, words: Words) -> None:
    """Its non-player ships and its discovery tile are gone."""
    pieces.empty_sector(scene.state, scene.sector(words.number("SECTOR")))


@GRAMMAR.form("no npcs in SECTOR", "no npcs in center")
def no_npcs(scene: EclipseScene, words: Words) -> None:
    """Its non-player ships are gone, the discovery tile stays."""
    found = scene.sector(words.number("SECTOR"))
    for kind in range(int(NPCS.size())):
        place = int(place_of(scene.state, NOBODY, kind))
        found.add_ships(place, -found.ships[place])


@GRAMMAR.form("orbital in SECTOR...", "orbital in red's home")
def orbital(scene: EclipseScene, words: Words) -> None:
    """An orbital in the sectors."""
    for value in words.numbers("SECTOR"):
        scene.sector(value).orbital = 1


@GRAMMAR.form("monolith in SECTOR...", "monolith in 310")
def monolith(scene: EclipseScene, words: Words) -> None:
    """A monolith in the sectors."""
    for value in words.numbers("SECTOR"):
        scene.sector(value).monolith = 1


@GRAMMAR.form("warp portal in SECTOR", "warp portal in red's home")
def portal(scene: EclipseScene, words: Words) -> None:
    """The warp portal of the discovery tile."""
    pieces.take_discovery(scene.state, DISCOVERIES.numbers["ancient_warp_portal"])
    scene.sector(words.number("SECTOR")).portals |= FOUND_PORTAL


@GRAMMAR.form("cube on <N [RESOURCE]>... of SECTOR", "red controls 101; cube on 0, 1 of 101")
def cubes_on(scene: EclipseScene, words: Words) -> None:
    """Cubes of the controller on squares, numbered from 0 as in `colonize` (9 is the orbital);
    a gray square takes the named cube, else materials."""
    found = scene.sector(words.number("SECTOR"))
    need(found.owner >= 0, f"nobody controls {found.number}")
    for square, track in squares(words):
        lay_cube(scene, found, square, track)


def squares(words: Words) -> list[tuple[int, int]]:
    """Squares with the resource said for them, or -1."""
    out: list[tuple[int, int]] = []
    for label, value in words.bound:
        if label == "N" and isinstance(value, int):
            out.append((value, -1))
        if label == "RESOURCE" and isinstance(value, int):
            out[-1] = (out[-1][0], value)
    return out


def lay_cube(scene: EclipseScene, found: Sector, square: int, track: int) -> None:
    """A cube from its track on a square that is empty."""
    fine = square in range(len(found.squares)) or (square == ORBITAL_SQUARE and found.orbital > 0)
    need(fine, f"{found.number} has no square {square}")
    need(found.cube(square) < 0, f"square {square} of {found.number} has a cube already")
    printed = int(found.squares[square]) & 3 if square < len(found.squares) else 3
    track = track if track >= 0 else (printed if printed < 3 else 0)
    owner = scene.state.players[found.owner]
    need(owner.cubes[track] > 0, f"{pieces.name_of(owner)} has no {RESOURCES[track]} cube left")
    owner.cubes[track] -= 1
    found.put_cube(square, track)
