"""The start of a game, and the cards."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run
from starboard.engine.hexes import distance

from .events import CARD_DRAWN
from .rules import Rules
from .state import CARDS, DECK, NOBODY, RADIUS, TERRAINS, Hex, Player, State

COPIES: i64 = 4


def new_state(seats: i64, rules: Rules, run: Run) -> State:
    """The board, and three cards for everybody. Rules: MIN-SET-01, MIN-SET-02"""
    state = State(rules)
    lay_board(state, run)
    state.deck = vec[i64]([0] + [int(COPIES)] * int(CARDS))
    seat: i64 = 0
    while seat < seats:
        state.players.append(Player(seat, 2, vec[i64]([0] * int(CARDS + 1))))
        for _ in range(3):
            draw_card(state, seat, run)
        seat += 1
    return state


def lay_board(state: State, run: Run) -> None:
    """Every hex gets a random terrain of the bag."""
    bag: list[int] = []
    for k, terrain in enumerate(state.rules.terrains):
        bag.extend([k] * int(terrain.tiles))
    q = -RADIUS
    while q <= RADIUS:
        r = -RADIUS
        while r <= RADIUS:
            if distance(q, r, 0, 0) <= RADIUS:
                terrain_number = bag.pop(int(run.draw(TERRAINS, len(bag))))
                state.hexes.append(Hex(q, r, terrain_number, NOBODY))
            r += 1
        q += 1


def draw_card(state: State, seat: i64, run: Run) -> None:
    """One card only this seat sees; an empty deck takes the discards back. Rules: MIN-END-01"""
    if total(state.deck) == 0:
        state.deck, state.discards = state.discards, state.deck
    size = total(state.deck)
    if size == 0:
        return
    card = pick(state.deck, run.draw(DECK, size, BIT[seat]))
    state.players[seat].hand[card] += 1
    run.tell(CARD_DRAWN, (int(seat), int(card)), BIT[seat])


def total(bag: vec[i64]) -> i64:
    """How many cards are in the bag."""
    n: i64 = 0
    for count in bag:
        n += count
    return n


def pick(bag: vec[i64], at: i64) -> i64:
    """Take card number `at` out of the bag."""
    card: i64 = 0
    while at >= bag[card]:
        at -= bag[card]
        card += 1
    bag[card] -= 1
    return card
