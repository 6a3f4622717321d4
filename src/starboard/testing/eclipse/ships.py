"""Ships and blueprints in sentences."""

from __future__ import annotations

from typing import Final

from starboard.games.eclipse.actions.fitting import put_part, remove_part
from starboard.games.eclipse.combat.fire import keep_damage, place_of
from starboard.games.eclipse.components.ids import DISCOVERIES, NOBODY, PARTS, PIECES
from starboard.games.eclipse.moves.actions import OUTSIDE
from starboard.games.eclipse.player import Player
from starboard.games.eclipse.sector import Sector
from starboard.games.eclipse.state import taken

from ..grammar import Words
from ..scene import need
from . import pieces
from .scene import GRAMMAR, EclipseScene

FILLING: Final = "nuclear_source"  # covers the spaces that `has only` leaves open


@GRAMMAR.form("SEAT [has] <COUNT SHIP>... in SECTOR", "red 2 interceptors and a cruiser in 101")
def ships(scene: EclipseScene, words: Words) -> None:
    """Ships from the supply, in order of arrival."""
    found = scene.sector(words.number("SECTOR"))
    for count, ship in words.pairs("COUNT", "SHIP"):
        pieces.take_ships(scene.state, scene.player(words), found, ship, count)


@GRAMMAR.form("<COUNT NPC>... in SECTOR", "2 ancients in 201")
def npcs(scene: EclipseScene, words: Words) -> None:
    """Non-player ships, besides those that are there."""
    found = scene.sector(words.number("SECTOR"))
    for count, kind in words.pairs("COUNT", "NPC"):
        found.add_ships(place_of(scene.state, NOBODY, kind), count)


@GRAMMAR.form("SEAT has no ships [in SECTOR]", "red has no ships")
def no_ships(scene: EclipseScene, words: Words) -> None:
    """The ships of a player go back to the supply."""
    value = words.number("SECTOR")
    where = [scene.sector(value)] if words.has("SECTOR") else scene.state.sectors
    for found in where:
        pieces.remove_ships(scene.player(words), found)


@GRAMMAR.form("nobody has ships", "nobody has ships")
def all_ships_gone(scene: EclipseScene, words: Words) -> None:
    """The ships of all players go back to the supply."""
    for found in scene.state.sectors:
        for player in scene.state.players:
            pieces.remove_ships(player, found)


@GRAMMAR.form("SEAT has nothing on the board", "blue has nothing on the board")
def nothing(scene: EclipseScene, words: Words) -> None:
    """All ships, discs and cubes of a player are back, as after lost battles."""
    player = scene.player(words)
    for found in scene.state.sectors:
        pieces.remove_ships(player, found)
        if found.owner == player.seat:
            pieces.release(scene.state, found)


@GRAMMAR.form(
    "SEAT's SHIP in SECTOR has|have N... damage",
    "red 2 cruisers in 101; red's cruisers in 101 have 1, 0 damage",
)
def damage(scene: EclipseScene, words: Words) -> None:
    """The damage of single ships."""
    place = place_of(scene.state, scene.player(words).seat, words.number("SHIP"))
    hurt(scene.sector(words.number("SECTOR")), int(place), words.numbers("N"))


@GRAMMAR.form("NPC in SECTOR has|have N... damage", "ancients in 101 have 1 damage")
def npc_damage(scene: EclipseScene, words: Words) -> None:
    """The damage of single non-player ships."""
    place = place_of(scene.state, NOBODY, words.number("NPC"))
    hurt(scene.sector(words.number("SECTOR")), int(place), words.numbers("N"))


def hurt(found: Sector, place: int, damages: list[int]) -> None:
    """Damage for ships that are there."""
    there = int(found.ships[place])
    need(len(damages) <= there, f"only {there} of them are in {found.number}")
    keep_damage(found, place, damages)


@GRAMMAR.form("SEAT's SHIP has [only] PART...", "red's cruiser has only plasma_cannon, hull")
def design(scene: EclipseScene, words: Words) -> None:
    """Parts on the spaces of a blueprint from the first one on; the rules of upgrading are not
    asked. With `only`, nuclear sources cover all other spaces."""
    player, ship = scene.player(words), words.number("SHIP")
    parts = words.numbers("PART")
    spaces = len(player.blueprints[ship].slots)
    need(len(parts) <= spaces, f"the {PIECES[ship]} has only {spaces} spaces")
    if words.has("only"):
        parts += [PARTS.numbers[FILLING]] * (spaces - len(parts))
    for slot, part in enumerate(parts):
        cover(scene, player, ship, slot, part)


@GRAMMAR.form("SEAT's SHIP has PART on space N", "red's cruiser has gauss_shield on space 3")
def fitted(scene: EclipseScene, words: Words) -> None:
    """A part on one space of a blueprint."""
    player, ship, slot = scene.player(words), words.number("SHIP"), words.number("N")
    need(slot in range(len(player.blueprints[ship].slots)), f"there is no space {slot}")
    cover(scene, player, ship, slot, words.number("PART"))


@GRAMMAR.form("SEAT's SHIP has PART outside", "red's cruiser has muon_source outside")
def outside(scene: EclipseScene, words: Words) -> None:
    """A part beside the grid."""
    cover(scene, scene.player(words), words.number("SHIP"), int(OUTSIDE), words.number("PART"))


@GRAMMAR.form(
    "SEAT's SHIP has nothing on space N",
    "red's cruiser has hull on space 3; red's cruiser has nothing on space 3",
)
def unfitted(scene: EclipseScene, words: Words) -> None:
    """The tile is gone, the printed part counts."""
    player, ship, slot = scene.player(words), words.number("SHIP"), words.number("N")
    uncover(scene, player, ship, slot)


def cover(scene: EclipseScene, player: Player, ship: int, slot: int, part: int) -> None:
    """A part on a space; ancient parts come from the discovery tiles."""
    if slot != OUTSIDE:
        uncover(scene, player, ship, slot)
    pieces.take_ancient_part(scene.state, part)
    put_part(scene.state, player, ship, slot, part)


def uncover(scene: EclipseScene, player: Player, ship: int, slot: int) -> None:
    """An ancient part that is covered or taken off is used up."""
    blueprint = player.blueprints[ship]
    if blueprint.has_tile(slot):
        part = blueprint.slots[slot]
        if scene.state.rules.box.parts[part].ancient:
            scene.state.used = taken(scene.state.used, DISCOVERIES.numbers[PARTS.ids[part]], -1)
        remove_part(scene.state, player, ship, slot)
