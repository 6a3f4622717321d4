"""The start of a game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run

from ..board import NO_TILE, lay_board
from ..components.ids import (
    CARDS,
    GOALS,
    NONE,
    ORDER_STREAM,
    PUPPET,
    RACES,
    RACES_STREAM,
    STORIES,
    STORY_STREAM,
    TILES_STREAM,
)
from ..components.tables import table_rules
from ..hexmap import PLACES
from ..player import Player
from ..round import BEGIN, Round
from ..state import State
from .choices import ChooseAlignments, ChooseRaces
from .pieces import deal_cards, draw_tile, lay_counters, settle_home, shuffle_deck
from .setup_turns import SetupTurns


def new_state(seats: i64, options: dict[str, object], run: Run) -> State:
    """The table before the first decision.

    Rules: GE-SET-02, GE-SET-03, GE-SET-17, GE-SET-18, GE-VAR-08
    """
    rules = table_rules(options)
    people = 3 if seats == 2 else int(seats)
    empty: vec[i64] = vec[i64]([int(NO_TILE)] * int(PLACES))
    state = State(rules, seats, lay_board(empty, rules, people))
    state.players = [Player(number) for number in range(people)]
    state.story = choose(str(options.get("story", "random")), STORIES, run)
    state.goal = choose(str(options.get("goal", "random")), GOALS, run)
    state.push(Round(BEGIN, 0))
    state.push(ChooseAlignments(BIT[seats] - 1, [-1] * people, 0, 0))
    random_sides = options.get("sides") == "random"
    if options.get("setup") == "deterministic":
        begin_deterministic(state, random_sides, run)
    else:
        begin_random(state, random_sides, run)
    return state


def choose(option: str, names: tuple[str, ...], run: Run) -> i64:
    """The table's choice, or a draw. Rules: GE-SET-02, GE-SET-03"""
    if option == "random":
        return run.draw(STORY_STREAM, len(names))
    return names.index(option) if option in names else NONE


def begin_random(state: State, random_sides: bool, run: Run) -> None:
    """Tiles, counters, cards, turn order and two races for everybody.

    Rules: GE-SET-06, GE-SET-13, GE-SET-14
    """
    bag = list(range(len(state.rules.tiles)))
    places: vec[i64] = vec[i64]([int(NO_TILE)] * int(PLACES))
    places[0] = draw_tile(bag, random_sides, run)
    people = len(state.players)
    for at in state.rules.layouts[people]:
        places[at] = draw_tile(bag, random_sides, run)
    state.board = lay_board(places, state.rules, people)
    for player, place in zip(state.players, state.rules.layouts[people], strict=True):
        settle_home(state, player, place)
    lay_counters(state, run)
    deal_cards(state, run)
    numbers = list(range(1, people + 1))
    for player in state.players:
        player.order = numbers.pop(int(run.draw(ORDER_STREAM, len(numbers))))
    races = list(range(len(RACES)))
    dealt: list[int] = []
    for _ in range(int(state.seats) * 2):
        dealt.append(races.pop(int(run.draw(RACES_STREAM, len(races)))))
    if state.has_puppet():
        state.players[PUPPET].race = races.pop(int(run.draw(RACES_STREAM, len(races))))
    state.push(ChooseRaces(BIT[state.seats] - 1, [-1] * people, 0, 0, dealt))


def begin_deterministic(state: State, random_sides: bool, run: Run) -> None:
    """Only the centre and the puppet are random. Rules: GE-VAR-02, GE-VAR-08"""
    people = len(state.players)
    bag = list(range(len(state.rules.tiles)))
    places: vec[i64] = vec[i64]([int(NO_TILE)] * int(PLACES))
    places[0] = draw_tile(bag, random_sides, run)
    if state.has_puppet():
        set_up_puppet(state, places, bag, random_sides, run)
    state.board = lay_board(places, state.rules, people)
    if state.has_puppet():
        settle_home(state, state.players[PUPPET], place_of_puppet(places))
    shuffle_deck(state, list(range(len(CARDS))), run)
    first = run.draw(ORDER_STREAM, state.seats)
    state.push(SetupTurns(first, 0, 0, [], 0, [0] * int(state.seats)))


def place_of_puppet(places: vec[i64]) -> i64:
    """The only outer place with a tile."""
    place: i64 = 1
    while places[place] == NO_TILE:
        place += 1
    return place


def set_up_puppet(
    state: State, places: vec[i64], bag: list[int], random_sides: bool, run: Run
) -> None:
    """Race, tile, place and number of the puppet are random. Rules: GE-VAR-08"""
    puppet = state.players[PUPPET]
    spots = state.rules.layouts[3]
    spot = spots[int(run.draw(TILES_STREAM, len(spots)))]
    places[spot] = draw_tile(bag, random_sides, run)
    puppet.order = run.draw(ORDER_STREAM, 3) + 1
    puppet.race = run.draw(RACES_STREAM, len(RACES))
