"""A state that a seat cannot tell from the real one: all it cannot know is dealt anew."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.flow import Run, reseal_steps

from .components.ids import CARDS_STREAM, NONE, NOWHERE, RELICS_STREAM, STARS_STREAM
from .hexmap import PLACES
from .movement.scouting import knows
from .player import Player, counters_for
from .setup.setup_turns import SetupTurns
from .state import State


def determinize(state: State, seat: i64, run: Run) -> State:
    """Counters, relics, cards, fleets and sealed answers. Rules: GE-SET-19, GE-SET-11"""
    twin = state.clone()
    place: i64 = 0
    while place < PLACES:
        redeal_counters(twin, seat, place, run)
        place += 1
    redeal_relics(twin, seat, run)
    redeal_cards(twin, seat, run)
    for player in twin.players:
        if seat < 0 or twin.seat_of(player.number) != seat:
            mix_fleets(player, seat, run)
    reseal_steps(twin, seat, run)
    return twin


def take(bag: list[int], stream: i64, run: Run) -> int:
    """One of the things in a bag."""
    return bag.pop(int(run.chance.below(stream, len(bag))))


def redeal_counters(state: State, seat: i64, place: i64, run: Run) -> None:
    """Unknown star counters of a sector; in the centre also those left over."""
    stars: list[int] = []
    bag: list[int] = []
    for star in state.board.rules.stars:
        lies = state.counter[star] != NONE and state.board.rules.sector(star) == place
        if lies and not knows(state.counter_known[star], seat):
            stars.append(star)
            bag.append(int(state.counter[star]))
    if place == 0:
        bag.extend(state.spare_counters)
    for star in stars:
        state.set_counter(star, take(bag, STARS_STREAM, run), state.counter_known[star])
    if place == 0:
        state.spare_counters = bag


def redeal_relics(state: State, seat: i64, run: Run) -> None:
    """Unknown relics together with those left over."""
    stars: list[int] = []
    bag: list[int] = state.spare_relics[:]
    for star in state.board.rules.stars:
        if state.relic[star] != NONE and not knows(state.relic_known[star], seat):
            stars.append(star)
            bag.append(int(state.relic[star]))
    for star in stars:
        state.set_relic(star, take(bag, RELICS_STREAM, run), state.relic_known[star])
    state.spare_relics = bag


def redeal_cards(state: State, seat: i64, run: Run) -> None:
    """Unknown cards in hands, in the deck and in front of a player who is choosing."""
    looking = drawn_cards(state)
    bag: list[int] = [card for card in state.deck if hidden(state, card, seat)]
    bag += [card for card in looking if hidden(state, card, seat)]
    for player in state.players:
        if player.card != NONE and hidden(state, player.card, seat):
            bag.append(int(player.card))
    before = [int(known) for known in state.card_known]
    after = before[:]
    for player in state.players:
        if player.card != NONE and hidden_in(before, int(player.card), seat):
            player.card = swap_knowledge(before, after, int(player.card), bag, run)
    for cards in (state.deck, looking):
        for at, card in enumerate(cards):
            if hidden_in(before, card, seat):
                cards[at] = swap_knowledge(before, after, card, bag, run)
    known = state.card_known[:]
    for card, mask in enumerate(after):
        known[card] = mask
    state.card_known = known


def swap_knowledge(before: list[int], after: list[int], card: int, bag: list[int], run: Run) -> int:
    """Another card lies in this place; who knows the place knows the new card."""
    other = take(bag, CARDS_STREAM, run)
    after[other] = before[card]
    return other


def drawn_cards(state: State) -> list[int]:
    """The cards of a player who is choosing one of five."""
    for step in state.stack:
        if isinstance(step, SetupTurns):
            return step.drawn
    return []


def hidden(state: State, card: i64, seat: i64) -> bool:
    """Does the seat not know where this card is?"""
    return not knows(state.card_known[card], seat)


def hidden_in(known: list[int], card: int, seat: i64) -> bool:
    """The same, asked of the knowledge before anything was dealt anew."""
    return not knows(known[card], seat)


def mix_fleets(player: Player, seat: i64, run: Run) -> None:
    """Ships and dummies of unknown fleets are spread anew within their pools.

    Counters and sums stay the same, and ships that were shown stay in their fleets.
    """
    fleets: list[int] = []
    fleet: i64 = 0
    while fleet < 5:
        if player.fleet_hex[fleet] != NOWHERE and not knows(player.known[fleet], seat):
            fleets.append(int(fleet))
        fleet += 1
    for _ in range(2):
        for one in fleets:
            for other in fleets:
                if one < other and player.pool[one] == player.pool[other]:
                    mix_pair(player, one, other, run)


def mix_pair(player: Player, one: i64, other: i64, run: Run) -> None:
    """Any division of two fleets that shows the same numbers of counters."""
    ships = player.fleet_ships(one) + player.fleet_ships(other)
    dummies = player.dummies[one] + player.dummies[other]
    first = counters_for(player.fleet_ships(one)) + player.dummies[one]
    second = counters_for(player.fleet_ships(other)) + player.dummies[other]
    ways: list[int] = []
    n = max(1, player.floor[one])
    while n <= ships - max(1, player.floor[other]):
        a = first - counters_for(n)
        b = second - counters_for(ships - n)
        if a >= 0 and b >= 0 and a + b == dummies:
            ways.append(int(n))
        n += 1
    chosen: i64 = ways[run.chance.below(STARS_STREAM, len(ways))]
    refill(player, one, chosen, first)
    refill(player, other, ships - chosen, second)


def refill(player: Player, fleet: i64, ships: i64, counters: i64) -> None:
    """So many ships behind so many counters; all have spent what the most tired one has."""
    spent = player.fleet_spent(fleet)
    held = player.held[:]
    k: i64 = 0
    while k < 8:
        held[fleet * 8 + k] = ships if k == spent else 0
        k += 1
    player.held = held
    dummies = player.dummies[:]
    dummies[fleet] = counters - counters_for(ships)
    player.dummies = dummies
