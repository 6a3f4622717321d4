"""Races, technology, ships, fleets and cards in sentences."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.games.galactic_era.components.ids import COUNTERS, FROM_STORY, SQUARES, TOP_LEVEL
from starboard.games.galactic_era.moves.growth import Select
from starboard.games.galactic_era.moves.notation import parse
from starboard.games.galactic_era.setup.pieces import deal_cards, give_race

from ..errors import BadPosition
from ..grammar import Words
from ..scene import need
from .scene import GRAMMAR, GalaxyScene


@GRAMMAR.form("SEAT is RACE [ALIGNMENT]", "red is dracos sts")
def race(scene: GalaxyScene, words: Words) -> None:
    """The race with its powers; levels, ships and population stay as they are told."""
    player = scene.player(words)
    player.race = words.number("RACE")
    player.alignment = words.number("ALIGNMENT", int(player.alignment))


@GRAMMAR.form("SEAT starts as RACE [ALIGNMENT]", "red starts as dracos sts")
def starts(scene: GalaxyScene, words: Words) -> None:
    """The race with its starting levels, points, ships and population."""
    player = scene.player(words)
    player.alignment = words.number("ALIGNMENT", int(player.alignment))
    give_race(scene.state, player, words.number("RACE"), scene.run)


@GRAMMAR.form("SEAT... is|are ALIGNMENT", "red and blue are sts")
def alignment(scene: GalaxyScene, words: Words) -> None:
    """Service to others or to self."""
    for seat in words.numbers("SEAT"):
        scene.state.players[scene.seat(seat)].alignment = words.number("ALIGNMENT")


@GRAMMAR.form("SEAT and SEAT2 are at war", "red and blue are at war")
def war(scene: GalaxyScene, words: Words) -> None:
    """Both status counters show war."""
    one, other = scene.player(words), scene.player(words, "SEAT2")
    need(one.number != other.number, "nobody is at war with oneself")
    scene.state.set_war(one.number, other.number, True)


@GRAMMAR.form("SEAT and SEAT2 are at peace", "red and blue are at peace")
def peace(scene: GalaxyScene, words: Words) -> None:
    """Both status counters show peace, as at the beginning."""
    scene.state.set_war(scene.player(words).number, scene.player(words, "SEAT2").number, False)


@GRAMMAR.form("SEAT has <FIELD N>...", "red has military 3, robotics 2")
def level(scene: GalaxyScene, words: Words) -> None:
    """Technology levels."""
    for field, number in words.pairs("FIELD", "N"):
        need(1 <= number <= TOP_LEVEL, f"technology levels go from 1 to {TOP_LEVEL}")
        scene.player(words).set_level(field, number)


@GRAMMAR.form("SEAT has N points [from SOURCE]", "red has 12 points")
def points(scene: GalaxyScene, words: Words) -> None:
    """Points of one source, the story unless it is named."""
    player, source = scene.player(words), words.number("SOURCE", int(FROM_STORY))
    player.add_points(source, words.number("N") - player.points[source])


@GRAMMAR.form("turn order SEAT...", "turn order blue, red, yellow")
def order(scene: GalaxyScene, words: Words) -> None:
    """Everybody in turn order."""
    seats = [scene.seat(seat) for seat in words.numbers("SEAT")]
    need(sorted(seats) == list(range(scene.seats())), "name every player once")
    for number, seat in enumerate(seats):
        scene.state.players[seat].order = number + 1


@GRAMMAR.form("SEAT controls the puppet", "seats 2; red controls the puppet")
def puppet(scene: GalaxyScene, words: Words) -> None:
    """Who decides for the puppet this round."""
    need(scene.state.has_puppet(), "only a table of two has a puppet")
    scene.state.controller = scene.player(words).number


# -- ships and fleets ---------------------------------------------------------------------------


@GRAMMAR.form("SEAT [has] N ship|ships at HEX [spent N2]", "red has 3 ships at capella")
def ships(scene: GalaxyScene, words: Words) -> None:
    """Ship pieces outside fleets; `spent` is the range they have used in this turn."""
    player = scene.player(words)
    player.add_pieces(scene.hex(words), words.number("N2"), words.number("N"))


@GRAMMAR.form(
    "SEAT [has] fleet FLEET of N [with N2 dummies|dummy] at HEX [spent N3]",
    "red has fleet A of 4 with 2 dummies at capella",
)
def fleet(scene: GalaxyScene, words: Words) -> None:
    """A fleet that only its owner has looked into."""
    player, number = scene.player(words), words.number("FLEET")
    player.set_fleet_hex(number, scene.hex(words))
    player.add_ships(number, words.number("N3"), words.number("N"))
    player.add_dummies(number, words.number("N2"))
    player.know(number, BIT[player.number])


# -- cards and counters -------------------------------------------------------------------------


@GRAMMAR.form("SEAT holds CARD", "red holds spatial")
def card(scene: GalaxyScene, words: Words) -> None:
    """A domination card in hand; it leaves the deck if it is there."""
    player, held = scene.player(words), words.number("CARD")
    scene.state.deck = [k for k in scene.state.deck if k != held]
    player.card = held
    scene.state.learn_card(held, BIT[player.number])


@GRAMMAR.form("deck CARD...", "deck spatial, economic")
def deck(scene: GalaxyScene, words: Words) -> None:
    """The domination cards that are left, the top one first."""
    scene.state.deck = words.numbers("CARD")[::-1]


@GRAMMAR.form("cards are dealt", "cards are dealt")
def dealt(scene: GalaxyScene, words: Words) -> None:
    """A card for everybody and a shuffled deck, by the seed."""
    deal_cards(scene.state, scene.run)


@GRAMMAR.form("SEAT selected WORD and SQUARE", "red selected gain+research and genetics")
def selected(scene: GalaxyScene, words: Words) -> None:
    """The growth counters and the square counter that a player has revealed."""
    text = words.text("WORD")
    unknown = [word for word in text.split("+") if word not in COUNTERS]
    if unknown:
        raise BadPosition(f'"{unknown[0]}" is no growth counter; there are {", ".join(COUNTERS)}')
    move = parse(f"select {text} {SQUARES[words.number('SQUARE')]}")
    assert isinstance(move, Select)
    reveal(scene, words, move)


def reveal(scene: GalaxyScene, words: Words, move: Select) -> None:
    """The counters lie open; Gain Star and Switch Alignment counters have their side effects."""
    player = scene.player(words)
    player.selected = move.counters
    player.square = move.square
    kinds = [int(move.counters >> (2 * k)) & 3 for k in range(len(COUNTERS))]
    player.counters = vec[i64](kinds)
    player.free_allies = kinds[0]
    player.switched = kinds[1]
