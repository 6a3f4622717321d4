"""What a player of Eclipse has, in sentences."""

from __future__ import annotations

from starboard.engine.bits import BIT
from starboard.games.eclipse.components.ids import NOBODY, PARTS, RARE, RESOURCES, TECHS
from starboard.games.eclipse.player import fits
from starboard.games.eclipse.state import taken
from starboard.games.eclipse.upkeep.elimination import eliminate

from ..grammar import Words
from ..scene import need
from . import pieces
from .scene import GRAMMAR, EclipseScene


@GRAMMAR.form("SEAT has TECH... [on TRACK]", "blue has plasma_cannon, orbital")
def techs(scene: EclipseScene, words: Words) -> None:
    """Tech tiles on the tracks, from the bag or the tray; rare ones lie on the named track."""
    player = scene.player(words)
    for tech in words.numbers("TECH"):
        need(not player.has(tech), f"{pieces.name_of(player)} has {TECHS.ids[tech]} already")
        category = int(scene.state.rules.box.techs[tech].category)
        pieces.take_tech(scene.state, tech)
        player.gain_tech(tech, words.number("TRACK") if category == RARE else category)


@GRAMMAR.form("SEAT has <N RESOURCE>...", "red has 8 materials and 2 money")
def storage(scene: EclipseScene, words: Words) -> None:
    """What lies in storage; resources that are not named stay as they are."""
    for units, track in words.pairs("N", "RESOURCE"):
        need(units >= 0, "storage cannot be negative")
        scene.player(words).storage[track] = units


@GRAMMAR.form("SEAT has <N RESOURCE>... cubes", "red has 5 materials and 0 money cubes")
def cubes(scene: EclipseScene, words: Words) -> None:
    """Cubes on the population tracks; the others are in the graveyard."""
    counts = words.pairs("N", "RESOURCE")
    player = scene.player(words)
    for _, track in counts:
        pieces.set_cubes(player, track, 0)
    for count, track in counts:
        pieces.set_cubes(player, track, count)


@GRAMMAR.form("SEAT has N discs", "red has 3 discs")
def discs(scene: EclipseScene, words: Words) -> None:
    """Discs on the influence track; the others are on action spaces."""
    pieces.set_discs(scene.player(words), words.number("N"))


@GRAMMAR.form("SEAT has N colony ships", "red has 2 colony ships")
def colony_ships(scene: EclipseScene, words: Words) -> None:
    """Colony ships that are face up."""
    most = int(scene.state.species_of(scene.player(words)).colony_ships)
    need(0 <= words.number("N") <= most, f"this species has only {most} colony ships")
    scene.player(words).colony_ships = words.number("N")


@GRAMMAR.form("SEAT has reputation N...", "red has reputation 2, 4")
def reputation(scene: EclipseScene, words: Words) -> None:
    """Reputation tiles from the bag."""
    player, state = scene.player(words), scene.state
    for value in words.numbers("N"):
        there = 0 < value < len(state.reputation) and state.reputation[value] > 0
        need(there, f"no reputation tile of {value} is left")
        state.reputation = taken(state.reputation, value, 1)
        player.keep_reputation(value)
    fine = fits(state.species_of(player), player.relations(), len(player.reputation))
    need(fine, f"{pieces.name_of(player)} has no room for so many reputation tiles")


@GRAMMAR.form("SEAT keeps N discoveries|discovery", "red keeps 2 discoveries")
def kept(scene: EclipseScene, words: Words) -> None:
    """Discovery tiles kept for their points."""
    for _ in range(words.number("N")):
        pieces.take_discovery(scene.state, pieces.any_discovery(scene.state))
    scene.player(words).discoveries += words.number("N")


@GRAMMAR.form("SEAT has saved PART...", "red has saved muon_source")
def saved(scene: EclipseScene, words: Words) -> None:
    """Ancient parts beside the board."""
    for part in words.numbers("PART"):
        need(scene.state.rules.box.parts[part].ancient, f"{PARTS.ids[part]} is no ancient part")
        pieces.take_ancient_part(scene.state, part)
        scene.player(words).saved |= BIT[part]


@GRAMMAR.form(
    "SEAT and SEAT2 have diplomatic relations [by RESOURCE]",
    "red and blue have diplomatic relations",
)
def relations(scene: EclipseScene, words: Words) -> None:
    """Each has the other's ambassador with a cube of a track, science unless it is named."""
    one, other = scene.player(words), scene.player(words, "SEAT2")
    track = words.number("RESOURCE", RESOURCES.index("science"))
    for player, partner in ((one, other), (other, one)):
        name = pieces.name_of(player)
        need(player.cubes[track] > 0, f"{name} has no {RESOURCES[track]} cube left")
        need((player.partners >> partner.seat) & 1 == 0, f"{name} has these relations already")
        player.cubes[track] -= 1
        player.partners |= BIT[partner.seat]


@GRAMMAR.form("SEAT is the traitor", "red is the traitor")
def traitor(scene: EclipseScene, words: Words) -> None:
    """Who has the traitor tile."""
    scene.state.traitor = scene.player(words).seat


@GRAMMAR.form("SEAT has passed", "red has passed")
def passed(scene: EclipseScene, words: Words) -> None:
    """The player has passed; the first one takes the start player tile."""
    player = scene.player(words)
    player.passed = True
    if scene.state.next_start == NOBODY:
        scene.state.next_start = player.seat


@GRAMMAR.form("SEAT is eliminated", "blue is eliminated")
def eliminated(scene: EclipseScene, words: Words) -> None:
    """The player is out of the game, as after a lost upkeep."""
    eliminate(scene.state, scene.player(words).seat, scene.run)
