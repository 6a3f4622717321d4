"""Setup in the printed order, up to the first decision."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.flow import Run

from ..actions.turns import Turns
from ..chance import (
    ALIEN_STREAM,
    HUB_STREAM,
    SECTOR_STREAM,
    SET_STREAM,
    SHIP_STREAM,
    START_STREAM,
    draw_bit,
)
from ..components.ids import DIPLOMACY, GEMS, NOTHING, SLOTS, SUPPLY
from ..components.words import read_kind, ship_code
from ..end import NOT_STALLED
from ..events import HUB_KEPT, HUBS_DEALT
from ..player import Player
from ..rules import Rules
from ..state import State
from ..station.goods import give_one
from ..step import Step
from .draft import ChooseHub, DraftShips, seat_at, ship_in
from .hub_start import take_start

FIRST_GAME_UNITS: Final[i64] = 15  # Sectors that end in 1 to 4
ALL_UNITS: Final[i64] = 255


def new_state(seats: i64, rules: Rules, run: Run) -> State:
    """Supply, display, player pieces and starting player; then the drafts or the fixed sets.

    Rules: SSP-SET-01, SSP-SET-02, SSP-SET-04, SSP-SET-05, SSP-SET-10, SSP-SET-12, SSP-SET-13,
    SSP-SET-39, SSP-CMP-08
    """
    state = State(rules)
    state.terra = rules.start.humans
    draw_aliens(state, run)
    deal_display(state, seats, run)
    seat: i64 = 0
    while seat < seats:
        state.players.append(new_player(state, seat))
        seat += 1
    named = rules.first_player
    state.start = named if named >= 0 else run.draw(START_STREAM, seats)
    if rules.first_game:
        hand_out_sets(state, run)
        state.push(Setup(2, 0))
    else:
        deal_hubs(state, run)
        state.push(Setup(0, 0))
    return state


def new_player(state: State, seat: i64) -> Player:
    """The five Level-1 ships of a colour, the same for all. Rules: SSP-SET-10, SSP-SET-11"""
    player = Player(seat)
    kind: i64 = 0
    while kind <= DIPLOMACY:
        player.fleet |= BIT[state.rules.by_code[ship_code(1, kind, seat)]]
        kind += 1
    return player


def draw_aliens(state: State, run: Run) -> None:
    """The Aliens that stay in the bag are drawn: they are fewer, and the split is the same.

    Rules: SSP-SET-03, SSP-CMP-02
    """
    state.aliens = state.rules.start.bag[:]
    left_out = state.rules.start.aliens_left_out
    while left_out > 0:
        k = run.draw(ALIEN_STREAM, state.aliens_left())
        colour: i64 = 0
        while k >= state.aliens[colour]:
            k -= state.aliens[colour]
            colour += 1
        state.aliens[colour] -= 1
        left_out -= 1


def deal_display(state: State, seats: i64, run: Run) -> None:
    """As many Sectors of each stack as there are players, one more in the friendly variant.

    Rules: SSP-SET-07, SSP-SET-08, SSP-SET-09, SSP-SET-30, SSP-SET-35
    """
    per_stack = seats + state.rules.start.friendly_extra if state.rules.friendly else seats
    units = FIRST_GAME_UNITS if state.rules.first_game else ALL_UNITS
    slot: i64 = 0
    while slot < SLOTS:
        mask = units
        n: i64 = 0
        while n < per_stack and mask != 0:
            unit = draw_bit(mask, SECTOR_STREAM, run)
            mask &= ~BIT[unit]
            state.add_sector(slot, BIT[unit])
            n += 1
        state.box_sectors(slot, ALL_UNITS & ~state.display[slot])
        slot += 1


def deal_hubs(state: State, run: Run) -> None:
    """Two Hubs each; the basic game has only the basic ones. Rules: SSP-SET-15, SSP-CMP-06"""
    pool: i64 = BIT[24] - 1 if state.rules.advanced else BIT[12] - 1
    for player in state.players:
        n: i64 = 0
        while n < 2:
            hub = draw_bit(pool, HUB_STREAM, run)
            pool &= ~BIT[hub]
            player.dealt |= BIT[hub]
            n += 1
        if run.loud:
            hubs = [hub for hub in range(24) if has(player.dealt, hub)]
            run.tell(HUBS_DEALT, (int(player.seat), hubs[0], hubs[1]))


def hand_out_sets(state: State, run: Run) -> None:
    """First game: fixed sets of a Hub and ships, at random. Rules: SSP-SET-31, SSP-SET-32,
    SSP-SET-33, SSP-SET-34
    """
    pool: i64 = BIT[len(state.rules.start.sets)] - 1
    free = state.rules.level_2 | state.rules.level_3
    for player in state.players:
        k = draw_bit(pool, SET_STREAM, run)
        pool &= ~BIT[k]
        hub, ships = state.rules.start.sets[k]
        player.hub = hub
        for word in ships:
            ship = ship_in(state, free, read_kind(word))
            free &= ~BIT[ship]
            player.fleet |= BIT[ship]
        if run.loud:
            run.tell(HUB_KEPT, (int(player.seat), int(hub)), rule="SSP-SET-31")


def deal_ships(state: State, level: i64, run: Run) -> None:
    """Ships face up for the draft; the rest of the Level-2 deck is kept for Hubs.

    Rules: SSP-SET-16, SSP-SET-18, SSP-CMP-04
    """
    deck = state.rules.level_mask(level)
    n: i64 = 0
    while n < state.rules.start.ships_offered and deck != 0:
        ship = draw_bit(deck, SHIP_STREAM, run)
        deck &= ~BIT[ship]
        state.face_up |= BIT[ship]
        n += 1
    state.deck = deck if level == 2 else 0


@final
class Setup(Step):
    """The automatic thread of setup: drafts, Hub choice, Hub bonuses, turn-order GEMs.

    Rules: SSP-SET-13, SSP-SET-22, SSP-SET-25, SSP-SET-29
    """

    __slots__ = ("phase", "position")

    def __init__(self, phase: i64, position: i64) -> None:
        self.phase: i64 = phase
        self.position: i64 = position

    def clone(self) -> Setup:
        return Setup(self.phase, self.position)

    def name(self) -> str:
        return "setup"

    def enter(self, state: State, run: Run) -> None:
        seats: i64 = len(state.players)
        if self.phase <= 1:
            level = 3 - self.phase
            self.phase += 1
            if self.phase == 2:
                state.push(ChooseHub(0, seats, state.start))
            deal_ships(state, level, run)
            state.push(DraftShips(level, 0, seats, state.start))
        elif self.position < seats:
            player = state.players[seat_at(state, self.position)]
            self.position += 1
            take_start(state, player, run)
        else:
            begin_play(state, run)


def begin_play(state: State, run: Run) -> None:
    """Turn-order GEMs, then the first turn. Rules: SSP-SET-29, SSP-SET-39, SSP-SHP-15"""
    for position in range(len(state.players)):
        player = state.players[seat_at(state, position)]
        give_one(state, player, GEMS, state.rules.start.gems[position], SUPPLY, run)
    state.deck = 0
    state.pop()
    state.push(Turns(state.start, 0, NOTHING, False, False, NOT_STALLED))
