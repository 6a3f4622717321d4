"""Stars, counters, relics, story and phases in sentences."""

from __future__ import annotations

from starboard.engine.bits import BIT
from starboard.games.galactic_era.components.ids import ALL, NONE
from starboard.games.galactic_era.domination.windows import CardWindow, Exchange
from starboard.games.galactic_era.growth.growth_turn import GrowthTurn
from starboard.games.galactic_era.growth.selection import SelectCounters
from starboard.games.galactic_era.movement.turn import new_turn
from starboard.games.galactic_era.puppet import Auction
from starboard.games.galactic_era.round import GROWTH_TURNS, Round, everyone
from starboard.games.galactic_era.setup.pieces import lay_counters
from starboard.games.galactic_era.trading.trading import new_trading

from ..grammar import Words
from ..scene import need
from .scene import GRAMMAR, GalaxyScene


@GRAMMAR.form("SEAT owns STAR [with N disc|discs]", "red owns capella with 3 discs")
def owns(scene: GalaxyScene, words: Words) -> None:
    """A star with population discs, one unless a number is said; its counter is gone."""
    star = scene.star(words)
    scene.state.set_owner(star, scene.player(words).number, words.number("N", 1))
    scene.state.set_counter(star, NONE, ALL)


@GRAMMAR.form("STAR is KIND [seen by SEAT...]", "capella is primitive")
def counter(scene: GalaxyScene, words: Words) -> None:
    """The star counter, face down and unknown to all but those named."""
    seen = sum(int(BIT[scene.seat(seat)]) for seat in words.numbers("SEAT"))
    scene.state.set_counter(scene.star(words), words.number("KIND"), seen)


@GRAMMAR.form("STAR is KIND seen by everybody", "capella is advanced seen by everybody")
def open_counter(scene: GalaxyScene, words: Words) -> None:
    """The star counter, face up."""
    scene.state.set_counter(scene.star(words), words.number("KIND"), ALL)


@GRAMMAR.form("STAR has RELIC [face up]", "maldek has defense_grid face up")
def relic(scene: GalaxyScene, words: Words) -> None:
    """A relic, face down unless it is said."""
    known = ALL if words.has("face") else 0
    scene.state.set_relic(scene.star(words), words.number("RELIC"), known)


@GRAMMAR.form("counters are dealt", "counters are dealt")
def dealt(scene: GalaxyScene, words: Words) -> None:
    """Star counters and relics lie as the seed deals them, on all stars that nobody owns."""
    owned = [star for star in scene.state.board.rules.stars if scene.state.owner[star] >= 0]
    lay_counters(scene.state, scene.run)
    for star in owned:
        scene.state.set_counter(star, NONE, ALL)


@GRAMMAR.form("story STORY", "story wars")
def story(scene: GalaxyScene, words: Words) -> None:
    """The galactic story; without it, journeys."""
    scene.state.story = words.number("STORY")


@GRAMMAR.form("goal GOAL", "goal leadership")
def goal(scene: GalaxyScene, words: Words) -> None:
    """The galactic goal; without it there is none."""
    scene.state.goal = words.number("GOAL")


# -- phases -------------------------------------------------------------------------------------


@GRAMMAR.form("it is SEAT's growth turn", "it is red's growth turn")
def growth_turn(scene: GalaxyScene, words: Words) -> None:
    """This player uses growth counters next, then the others after it."""
    number = scene.player(words).number
    at = scene.state.turn_order().index(int(number))
    scene.begin(Round(GROWTH_TURNS, at + 1), GrowthTurn(number, 0, 0, 0, 0))


@GRAMMAR.form("PHASE phase begins", "selection phase begins")
def phase(scene: GalaxyScene, words: Words) -> None:
    """The round goes on from there."""
    scene.begin(Round(words.number("PHASE"), 0))


@GRAMMAR.form("only SEAT's turn is left", "only red's turn is left")
def last_turn(scene: GalaxyScene, words: Words) -> None:
    """One move/combat turn, after which the game is over: for puzzles."""
    scene.begin(new_turn(scene.player(words).number))


@GRAMMAR.form("only SEAT's growth turn is left", "only red's growth turn is left")
def last_growth_turn(scene: GalaxyScene, words: Words) -> None:
    """One growth turn, after which the game is over."""
    scene.begin(GrowthTurn(scene.player(words).number, 0, 0, 0, 0))


@GRAMMAR.form("only selection is left", "only selection is left")
def last_selection(scene: GalaxyScene, words: Words) -> None:
    """Everybody selects counters in secret, after which the game is over."""
    scene.begin(SelectCounters(everyone(scene.state), [-1] * scene.seats(), 0, 0))


@GRAMMAR.form("only trading is left", "only trading is left")
def last_trading(scene: GalaxyScene, words: Words) -> None:
    """Everybody may trade technology, after which the game is over."""
    scene.begin(new_trading(scene.state))


@GRAMMAR.form("only exchange is left", "only exchange is left")
def last_exchange(scene: GalaxyScene, words: Words) -> None:
    """Everybody may exchange the domination card, after which the game is over."""
    scene.begin(Exchange(NONE, 0, 0))


@GRAMMAR.form("only auction is left", "seats 2; only auction is left")
def last_auction(scene: GalaxyScene, words: Words) -> None:
    """Both players bid for the puppet, after which the game is over."""
    need(scene.state.has_puppet(), "only a table of two has an auction")
    scene.begin(Auction(BIT[2] - 1, [-1] * scene.seats(), 0, 0))


@GRAMMAR.form("only cards of SEAT... are left", "only cards of red, blue are left")
def last_cards(scene: GalaxyScene, words: Words) -> None:
    """These players may play their domination cards, after which the game is over."""
    seats = sum(int(BIT[scene.seat(seat)]) for seat in words.numbers("SEAT"))
    scene.begin(CardWindow(seats, [-1] * scene.seats(), 0, 0))
