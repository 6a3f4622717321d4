"""Space Station Phoenix: hubs, ships, stations, residents and tracks in sentences."""

from __future__ import annotations

from typing import Final

from starboard.engine.bits import BIT
from starboard.engine.flow import Run, settle
from starboard.engine.flow import State as EngineState
from starboard.engine.game import Game
from starboard.games.phoenix.actions.turns import Turns
from starboard.games.phoenix.components.ids import (
    GOODS,
    HUBS,
    HUMAN,
    NOTHING,
    SPECIES,
    TOP_LEVEL,
    TRACKS,
)
from starboard.games.phoenix.components.words import (
    place_word,
    read_ship,
    sector_index,
    sector_number,
    slot_of,
)
from starboard.games.phoenix.player import Player
from starboard.games.phoenix.rules import table_rules
from starboard.games.phoenix.setup.setup import new_player
from starboard.games.phoenix.state import State
from starboard.games.phoenix.station.residents import breathes, move_in, quarters, slot_at, supply

from .dialect import Dialect
from .grammar import Grammar, Words
from .heading import Heading
from .kinds import COLOURS, Kind, Name, Number, Reading, meaning_of
from .scene import Scene, need
from .shared import common_kinds, speak

QUIET_HUB: Final = "B-2"  # does nothing during play
BEGINNING: Final = 0
SECTORS: Final = [str(int(sector_number(k))) for k in range(72)]


class ShipKind(Kind):
    """A ship card."""

    def __init__(self) -> None:
        super().__init__("SHIP", "a ship card as in moves: `L1-transport-a`, `N-dismantle`")

    def read(self, words: list[str], at: int) -> Reading:
        try:
            return [(int(read_ship(words[at])), at + 1)] if at < len(words) else []
        except ValueError:
            return []

    def known(self) -> list[str]:
        return [f"L{level}-{kind}-{copy}" for level in "123" for kind in KINDS for copy in "abcd"]


KINDS: Final = (*TRACKS, "diplomacy", "farm", "ice_collector")


class SectorKind(Number):
    """A Sector by its printed number."""

    def read(self, words: list[str], at: int) -> Reading:
        return [(int(words[at]), at + 1)] if at < len(words) and words[at] in SECTORS else []

    def known(self) -> list[str]:
        return SECTORS


class QuartersKind(SectorKind):
    """A Sector, or the Hub."""

    def read(self, words: list[str], at: int) -> Reading:
        return [(0, at + 1)] if words[at : at + 1] == ["hub"] else super().read(words, at)


class StationScene(Scene):
    """A table of Space Station Phoenix that is being set up."""

    def __init__(self, game: Game, state: EngineState, run: Run) -> None:
        super().__init__(game, state, run)
        assert isinstance(state, State)
        self.state = state

    def seats(self) -> int:
        return len(self.state.players)

    def player(self, words: Words) -> Player:
        """The player that a sentence names."""
        return self.state.players[self.seat(words.number("SEAT"))]

    def ship(self, code: int) -> int:
        """The place of a ship card in the table's list."""
        index = int(self.state.rules.by_code[code])
        need(index != NOTHING, "there is no such ship in this game")
        return index

    def open(self) -> None:
        if not self.state.stack:
            self.take_turn(int(self.state.start))

    def set_round(self, number: int) -> None:
        self.state.turns = (number - 1) * self.seats()

    def take_turn(self, seat: int) -> None:
        self.state.stack = [Turns(seat)]
        settle(self.state, self.run)

    def house(self, player: Player, place: int, species: int, count: int) -> None:
        """Residents from their home planet move in from the left."""
        slot = int(slot_at(player, place))
        need(slot >= 0, f"{COLOURS[int(player.seat)]} has no Sector {place}")
        left, name = int(supply(self.state, species)), SPECIES[species]
        need(count <= left, f"only {left} {name} residents are left on their home planet")
        fine = breathes(self.state, player, species, slot) or self.teal_for_all(player, slot)
        need(fine, f"{name} residents cannot breathe in {place_word(place)}")
        room = int(quarters(self.state, player, slot) - player.filled[slot])
        need(count <= room, f"{place_word(place)} has only {room} free living quarters")
        for _ in range(count):
            move_in(player, species, slot)
        if species == HUMAN:
            self.state.terra -= count
        else:
            self.state.aliens[species] -= count

    def teal_for_all(self, player: Player, slot: int) -> bool:
        """Sector 108 may have been lived in before: then all could move into its wing."""
        return slot < 3 and sector_index(108) in [int(sector) for sector in player.wings]


GRAMMAR: Final[Grammar[StationScene]] = Grammar(
    [
        *common_kinds(),
        Name("HUB", "`B-1` to `B-12` and `A-1` to `A-12`", HUBS),
        Name("GOOD", meaning_of(GOODS), GOODS),
        Name("TRACK", meaning_of(TRACKS), TRACKS),
        Name("SPECIES", meaning_of(SPECIES), SPECIES),
        ShipKind(),
        SectorKind("SECTOR", "the printed number, `101` to `328`"),
        QuartersKind("QUARTERS", "a Sector, or `hub`"),
    ]
)
speak(GRAMMAR, "option friendly", "it is red's turn; red plays income")


# -- players ------------------------------------------------------------------------------------


@GRAMMAR.form("SEAT has hub HUB", "red has hub A-4")
def hub(scene: StationScene, words: Words) -> None:
    """A player's Hub; its starting goods are not given. Without it, B-2 for everybody."""
    scene.player(words).hub = words.number("HUB")


@GRAMMAR.also_heading
def check_hub(heading: Heading, words: Words) -> None:
    """Every Hub exists once."""
    name = HUBS[words.number("HUB")]
    for seat, other in heading.chosen.items():
        need(other != name or seat == words.number("SEAT"), f"{COLOURS[seat]} has Hub {name}")
    heading.chosen[words.number("SEAT")] = name


@GRAMMAR.form("everybody has hub HUB", "everybody has hub B-5")
def same_hub(scene: StationScene, words: Words) -> None:
    """The same Hub for all: a stand-in where Hubs do not matter, for there is only one."""
    for player in scene.state.players:
        player.hub = words.number("HUB")


@GRAMMAR.form("SEAT has <N GOOD>...", "red has 9 gems, 2 food and 1 points")
def goods(scene: StationScene, words: Words) -> None:
    """Goods, GEMs and points; those that are not named stay as they are."""
    for amount, good in words.pairs("N", "GOOD"):
        scene.player(words).goods[good] = amount


@GRAMMAR.form("SEAT has <TRACK N>...", "red has construction 2, transport 1")
def levels(scene: StationScene, words: Words) -> None:
    """Levels of the Diplomacy tracks; no bonus is given."""
    for track, level in words.pairs("TRACK", "N"):
        need(0 <= level <= TOP_LEVEL, f"the tracks have levels 0 to {TOP_LEVEL}")
        scene.player(words).levels[track] = level


@GRAMMAR.form("SEAT's fleet is SHIP...", "red's fleet is L1-dismantle-a, L2-transport-a")
def fleet(scene: StationScene, words: Words) -> None:
    """Exactly these ships; without it, the five ships of Level 1."""
    player = scene.player(words)
    player.fleet = 0
    for code in words.numbers("SHIP"):
        owner = int(scene.state.owner(scene.ship(code)))
        need(owner < 0, f"{COLOURS[owner]} has one of these ships")
        player.fleet |= BIT[scene.ship(code)]


@GRAMMAR.form("SEAT's fleet is empty", "red's fleet is empty")
def no_fleet(scene: StationScene, words: Words) -> None:
    """All ships of a player are dismantled."""
    scene.player(words).fleet = 0


@GRAMMAR.form("SHIP... is|are used [with N gem|gems]", "L1-transport-a is used with 2 gems")
def used(scene: StationScene, words: Words) -> None:
    """GEMs lie on the ships, two unless a number is said."""
    for code in words.numbers("SHIP"):
        scene.state.used |= BIT[scene.ship(code)]
        scene.state.gems_on[scene.ship(code)] = words.number("N", 2)


# -- stations -----------------------------------------------------------------------------------


@GRAMMAR.form("display has SECTOR...", "display has 111, 112")
def display(scene: StationScene, words: Words) -> None:
    """These Sectors are on display, besides others named before; without it, none."""
    for number in words.numbers("SECTOR"):
        sector = sector_index(number)
        need_free(scene, number)
        scene.state.add_sector(slot_of(sector), BIT[sector % 8])


@GRAMMAR.form("SEAT built SECTOR...", "red built 111, 211")
def built(scene: StationScene, words: Words) -> None:
    """Sectors in a player's station; nothing is paid and no ability is used."""
    for number in words.numbers("SECTOR"):
        build(scene, scene.player(words), number)


@GRAMMAR.form("SEAT built and filled SECTOR... [by SPECIES]", "red built and filled 111 by brown")
def filled(scene: StationScene, words: Words) -> None:
    """Sectors with residents in all living quarters, gold ones unless another species is said."""
    for number in words.numbers("SECTOR"):
        build(scene, scene.player(words), number)
        size = int(scene.state.rules.sectors[sector_index(number)].size)
        fill(scene, words, number, size)


@GRAMMAR.form("SEAT has active SECTOR... [by SPECIES]", "red has active 211")
def active(scene: StationScene, words: Words) -> None:
    """Sectors with residents up to the first living quarters that has an ability."""
    for number in words.numbers("SECTOR"):
        build(scene, scene.player(words), number)
        fill(scene, words, number, first_ability(scene, number) + 1)


@GRAMMAR.form(
    "SEAT houses <N SPECIES>... in QUARTERS", "red built 301; red houses 3 teal and 1 human in 301"
)
def houses(scene: StationScene, words: Words) -> None:
    """Residents from their home planets, in this order from the left."""
    for count, species in words.pairs("N", "SPECIES"):
        scene.house(scene.player(words), words.number("QUARTERS"), species, count)


def need_free(scene: StationScene, number: int) -> None:
    """A Sector is on display or in one station, never twice."""
    sector = sector_index(number)
    slot = slot_of(sector)
    shown = int(scene.state.display[slot]) >> int(sector % 8) & 1 == 1
    need(not shown, f"Sector {number} is on display already")
    for player in scene.state.players:
        need(player.wings[slot] != sector, f"{COLOURS[int(player.seat)]} has built {number}")


def build(scene: StationScene, player: Player, number: int) -> None:
    """A Sector goes into a free slot of a station; from the display, if it lies there."""
    sector = sector_index(number)
    slot = slot_of(sector)
    scene.state.display[slot] &= ~BIT[sector % 8]
    if player.wings[slot] == sector:
        return
    need_free(scene, number)
    there = int(player.wings[slot])
    need(there < 0, f"{COLOURS[int(player.seat)]} has Sector {sector_number(there)} in that slot")
    player.set_wing(slot, sector)


def fill(scene: StationScene, words: Words, number: int, size: int) -> None:
    """So many quarters are lived in."""
    player = scene.player(words)
    there = int(player.filled[slot_at(player, number)])
    species = words.number("SPECIES", SPECIES.index("gold"))
    scene.house(player, number, species, max(0, size - there))


def first_ability(scene: StationScene, number: int) -> int:
    """The first living quarters with an ability."""
    for k, effect in enumerate(scene.state.rules.sectors[sector_index(number)].quarters):
        if effect is not None and (effect.on != 0 or effect.deed != 0):
            return k
    need(False, f"Sector {number} has no living quarters with an ability")
    return 0


# -- supplies and turns -------------------------------------------------------------------------


@GRAMMAR.form("<N SPECIES>... is|are left", "3 teal and 0 human are left")
def left(scene: StationScene, words: Words) -> None:
    """Aliens on their Home Planets and Humans on Terra; without it, the whole bag."""
    for count, species in words.pairs("N", "SPECIES"):
        if species == HUMAN:
            scene.state.terra = count
        else:
            scene.state.aliens[species] = count


@GRAMMAR.form("turn N", "turn 12")
def turn_number(scene: StationScene, words: Words) -> None:
    """So many turns have been taken, all players together."""
    scene.state.turns = words.number("N")


def empty_station(game: Game, seats: int, options: dict[str, object], run: Run) -> EngineState:
    """Empty hands, five Level-1 ships each, no Sectors, all tokens on level 0, the whole bag."""
    state = State(table_rules(seats, options))
    state.terra = state.rules.start.humans
    state.aliens = state.rules.start.bag[:]
    state.start = max(0, int(state.rules.first_player))
    for seat in range(seats):
        player = new_player(state, seat)
        player.hub = HUBS.index(QUIET_HUB)
        state.players.append(player)
    return state


def fill_options(heading: Heading) -> None:
    """Seat 0 begins."""
    heading.options.setdefault("first_player", "0")


def dialect() -> Dialect[StationScene]:
    """How positions of Space Station Phoenix are described."""
    return Dialect(GRAMMAR, empty_station, StationScene, fill_options)
