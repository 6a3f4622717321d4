"""The pieces of the setup that several ways to begin share."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run

from ..board import tile_code
from ..components.ids import (
    CARDS,
    CARDS_STREAM,
    FROM_RACE,
    HIDDEN,
    RELICS,
    RELICS_STREAM,
    STARS_STREAM,
    TILES_STREAM,
)
from ..events import CARD_DRAWN, RACE_TAKEN
from ..hexmap import PLACES
from ..player import Player
from ..races import FREE_COLONIES, has_free_colonies
from ..state import State

COUNTERS_OF_A_TILE: Final = (0, 0, 1, 1, 2, 2)
COUNTERS_OF_THE_CENTRE: Final = (0, 0, 0, 1, 1, 1, 2, 2, 2)


def draw_tile(bag: list[int], random_sides: bool, run: Run) -> i64:
    """A random tile in a random orientation. Rules: GE-SET-06"""
    tile = bag.pop(int(run.draw(TILES_STREAM, len(bag))))
    side: i64 = run.draw(TILES_STREAM, 2) if random_sides else 0
    return tile_code(tile, side, run.draw(TILES_STREAM, 6))


def settle_home(state: State, player: Player, place: i64) -> None:
    """The cylinder goes on the central star of the tile. Rules: GE-SET-08, GE-CMP-05"""
    for star in state.board.rules.stars:
        if state.board.rules.sector(star) == place and state.board.rules.is_central(star):
            player.home = star
            state.set_owner(star, player.number, 0)


def lay_counters(state: State, run: Run) -> None:
    """Face-down counters on all stars but the homes, relics in the centre.

    Rules: GE-SET-09, GE-SET-10, GE-SET-11
    """
    place: i64 = 0
    while place < PLACES:
        stars = [s for s in state.board.rules.stars if state.board.rules.sector(s) == place]
        if place == 0:
            lay_centre(state, stars, run)
        elif stars:
            bag = list(COUNTERS_OF_A_TILE)
            if len(stars) == 8:
                bag.append(0)
            for star in stars:
                if not state.board.rules.is_central(star):
                    drawn = bag.pop(int(run.draw(STARS_STREAM, len(bag), HIDDEN)))
                    state.set_counter(star, drawn, 0)
        place += 1


def lay_centre(state: State, stars: list[int], run: Run) -> None:
    """A relic and a star counter on every star; the rest is never seen.

    Rules: GE-SET-10, GE-SET-11
    """
    relics = list(range(len(RELICS)))
    bag = list(COUNTERS_OF_THE_CENTRE)
    for star in stars:
        relic = relics.pop(int(run.draw(RELICS_STREAM, len(relics), HIDDEN)))
        state.set_relic(star, relic, 0)
        state.set_counter(star, bag.pop(int(run.draw(STARS_STREAM, len(bag), HIDDEN))), 0)
    state.spare_relics = relics
    state.spare_counters = bag


def deal_cards(state: State, run: Run) -> None:
    """One card for everybody, the others in unknown order. Rules: GE-SET-12, GE-VAR-08"""
    cards = list(range(len(CARDS)))
    for player in state.players[: int(state.seats)]:
        seen = BIT[player.number]
        card = cards.pop(int(run.draw(CARDS_STREAM, len(cards), seen)))
        player.card = card
        state.learn_card(card, seen)
        run.tell(CARD_DRAWN, (int(player.number), card), seen)
    shuffle_deck(state, cards, run)


def shuffle_deck(state: State, cards: list[int], run: Run) -> None:
    """Nobody knows the order. Rules: GE-SET-12, GE-VAR-06"""
    state.deck = []
    while cards:
        state.deck.append(cards.pop(int(run.draw(CARDS_STREAM, len(cards), HIDDEN))))


def give_race(state: State, player: Player, race: i64, run: Run) -> None:
    """The race's starting conditions and the first ships.

    Rules: GE-SET-14, GE-SET-15, GE-RAC-05, GE-RAC-07, GE-RAC-10, GE-RAC-11, GE-RAC-24, GE-RAC-27
    Rules: GE-RAC-28, GE-RAC-31
    """
    player.race = race
    row = state.rules.races[race]
    player.levels = row.levels
    if has_free_colonies(player):
        player.free_colonies = FREE_COLONIES
    if not state.is_puppet(player.number):
        player.add_points(FROM_RACE, row.vp)
    state.set_discs(player.home, row.population)
    player.add_pieces(state.board.rules.star_hex[player.home], 0, 3 + row.ships)
    run.tell(RACE_TAKEN, (int(player.number), int(race)))


def finish_deterministic(state: State, run: Run) -> None:
    """Counters, ships and starting conditions as usual. Rules: GE-VAR-07"""
    lay_counters(state, run)
    for player in state.players:
        give_race(state, player, player.race, run)
