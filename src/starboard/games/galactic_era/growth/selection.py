"""Selecting growth counters and a square counter, in secret."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, is_word
from starboard.engine.refusal import NOT_NOW, QUIET, Refusal, Why

from ..components.ids import (
    CARDS_STREAM,
    FROM_COUNTERS,
    GAIN_STAR,
    GENETICS,
    MINUS,
    PLUS,
    SWITCH,
)
from ..domination.effects import offer_card, play_card, refuse_card, score_card
from ..events import COUNTERS_REVEALED, ORDER_CHANGED
from ..levels import must_be_sto, score, switch_alignment
from ..moves.growth import Select
from ..player import Player
from ..refusals import COUNTER_NOT_OWNED, TOO_FEW_COUNTERS, TOO_MANY_COUNTERS
from ..state import State
from ..step import Sealed

COUNTER_KINDS: Final[i64] = 5
FREE_COUNTERS: Final[i64] = 2  # as many are selected by everybody, each further one costs VP


def times(counters: i64, kind: i64) -> i64:
    """How often a selection has a kind of counter."""
    return (counters >> (2 * kind)) & 3


def size(counters: i64) -> i64:
    """How many growth counters a selection has."""
    n: i64 = 0
    kind: i64 = 0
    while kind < COUNTER_KINDS:
        n += times(counters, kind)
        kind += 1
    return n


def owned(kind: i64) -> i64:
    """Gain Star twice, the others once. Rules: GE-SET-04"""
    return 2 if kind == GAIN_STAR else 1


def all_selections() -> list[int]:
    """Every set of at least two of the six growth counters."""
    out: list[int] = []
    for code in range(1024):
        kinds = [(code >> (2 * k)) & 3 for k in range(5)]
        if sum(kinds) >= FREE_COUNTERS and all(n <= owned(k) for k, n in enumerate(kinds)):
            out.append(code)
    return out


SELECTIONS: Final[vec[i64]] = vec[i64](all_selections())
SIZES: Final[vec[i64]] = vec[i64]([int(size(code)) for code in all_selections()])


def extra_counters(state: State, player: Player) -> i64:
    """One more for each own star with 5+ population besides the home star. Rules: GE-GRO-03"""
    n: i64 = 0
    for star in state.board.rules.stars:
        if state.owner[star] == player.number and star != player.home:
            if state.discs[star] >= 5:
                n += 1
    return n


def most_counters(state: State, player: Player) -> i64:
    """How many growth counters a player may select. Rules: GE-GRO-02, GE-GRO-03"""
    return FREE_COUNTERS + extra_counters(state, player)


def refuse_select(state: State, player: Player, move: Select, why: Why) -> Refusal | None:
    """Two growth counters, more for big stars, and one square counter.

    Rules: GE-GRO-02, GE-GRO-03, GE-GRO-08
    """
    kind: i64 = 0
    while kind < COUNTER_KINDS:
        if times(move.counters, kind) > owned(kind):
            return why.no(COUNTER_NOT_OWNED, kind)
        kind += 1
    n = size(move.counters)
    if n < FREE_COUNTERS:
        return why.no(TOO_FEW_COUNTERS, n)
    most = most_counters(state, player)
    return why.no(TOO_MANY_COUNTERS, n, most) if n > most else None


@final
class SelectCounters(Sealed):
    """Everybody selects in secret, number included; then all are revealed.

    Rules: GE-GRO-01, GE-GRO-02, GE-GRO-05
    """

    __slots__ = ()

    def clone(self) -> SelectCounters:
        return SelectCounters(self.waiting, self.answers[:], self.asked, self.back)

    def label(self) -> str:
        return "counters"

    def offers(self, state: State, player: i64, out: list[Move]) -> None:
        most = most_counters(state, state.players[player])
        k: i64 = 0
        for counters in SELECTIONS:
            k += 1
            if SIZES[k - 1] <= most:
                square: i64 = 0
                while square <= PLUS:
                    out.append(Select(counters, square))
                    square += 1
        offer_card(state.players[player], out)

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        """Only legal selections are offered, so nothing needs to be asked twice."""
        self.candidates(state, seat, out)

    def refuse_answer(self, state: State, player: i64, move: Move, why: Why) -> Refusal | None:
        if is_word(move, "card"):
            return refuse_card(state.players[player], why)
        if isinstance(move, Select):
            return refuse_select(state, state.players[player], move, why)
        return NOT_NOW

    def answer(self, state: State, player: i64, move: Move, run: Run) -> None:
        if isinstance(move, Select):
            self.give(state, player, move.counters * 8 + move.square, run)
        else:
            self.asked = 0
            play_card(state, state.players[player], run)

    def opened(self, state: State, run: Run) -> None:
        """All selections are shown together and paid for. Rules: GE-GRO-04, GE-GRO-05"""
        state.pop()
        state.switches = 0
        for player in state.players:
            reveal_selection(state, player, self.answers[player.number], run)
        for player in state.players:
            if player.awaits_switches == 1:
                player.awaits_switches = 0
                score_card(state, player, 2 * state.switches, run)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("select", (int(self.who(state, seat)),))

    def other_answer(self, state: State, player: i64, run: Run) -> i64:
        """Any selection this player could have made, of any size. Rules: GE-GRO-05"""
        moves: list[Move] = []
        self.offers(state, player, moves)
        chosen: list[int] = []
        for move in moves:
            if isinstance(move, Select):
                if refuse_select(state, state.players[player], move, QUIET) is None:
                    chosen.append(int(move.counters * 8 + move.square))
        return chosen[run.chance.below(CARDS_STREAM, len(chosen))]


def reveal_selection(state: State, player: Player, answer: i64, run: Run) -> None:
    """The counters lie open; more than two cost VP.

    Rules: GE-GRO-04, GE-TEC-30, GE-TEC-31, GE-RAC-06, GE-RAC-18
    """
    counters = answer // 8
    player.square = answer % 8
    player.selected = counters
    player.counters = vec[i64]([int(times(counters, kind)) for kind in range(5)])
    player.free_allies = times(counters, GAIN_STAR)
    player.switched = times(counters, SWITCH)
    state.switches += player.switched
    values = (int(player.number), int(counters), int(player.square))
    run.tell(COUNTERS_REVEALED, values)
    price = state.rules.counter_price[player.levels[GENETICS]]
    score(state, player, FROM_COUNTERS, -(size(counters) - FREE_COUNTERS) * price, "GE-GRO-04", run)


def switch_alignments(state: State, run: Run) -> None:
    """All who selected the counter change at the same time; nobody may decline.

    Rules: GE-ALN-02, GE-ALN-04
    """
    for player in state.players:
        if player.switched == 1:
            player.use_counter(SWITCH)
            if not must_be_sto(player):
                switch_alignment(state, player, "GE-ALN-02", run)


def change_turn_order(state: State, run: Run) -> None:
    """First all -1 from the front, then all +1 from the back.

    Rules: GE-TRN-01, GE-TRN-02, GE-TRN-03, GE-TRN-04
    """
    order = state.turn_order()
    before = order[:]
    for number in before:
        at = order.index(number)
        if state.players[number].square == MINUS and number != before[0] and at > 0:
            order[at], order[at - 1] = order[at - 1], order[at]
    middle = order[:]
    for number in reversed(middle):
        at = order.index(number)
        last = at == len(order) - 1
        if state.players[number].square == PLUS and number != before[-1] and not last:
            order[at], order[at + 1] = order[at + 1], order[at]
    for at, number in enumerate(order):
        state.players[number].order = at + 1
        if run.loud and before[at] != number:
            run.tell(ORDER_CHANGED, (number, at + 1))
