"""A player's growth turn."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, Word, is_word
from starboard.engine.refusal import NOT_NOW, Refusal, Why

from ..components.ids import (
    BUILD,
    BY_CARD,
    BY_COUNTER,
    BY_RACE,
    DECLARE,
    GAIN_STAR,
    GROW,
    MINUS,
    NOBODY,
    NONE,
    PRIMITIVE,
    RESEARCH,
    SWITCH,
)
from ..domination.effects import offer_card, play_card, refuse_card
from ..events import EXTRA_COUNTER_TAKEN, GROWTH_TURN_ENDED
from ..levels import blocked
from ..moves.growth import Advance, Evacuate, Extra, Gain
from ..moves.war import OfferPeace
from ..moves.words import BUILD_SHIPS, DO_RESEARCH, END, GROW_POPULATION
from ..player import Player
from ..races import advances_primitives, is_annunaki, takes_extra_counter
from ..refusals import (
    ADVANCE_NEEDS_SHIP,
    COUNTER_NOT_SELECTED,
    EXTRA_NOT_YOURS,
    HOME_NOT_BLOCKED,
    NO_EXTRA_COUNTER,
    NO_GAIN_COUNTER,
    NOT_ANNUNAKI,
    NOT_EVACUATION_STAR,
    NOT_PRIMITIVE,
    RESEARCH_NEEDS_FIELD,
    STAR_HAS_HOSTILES,
)
from ..state import State
from ..step import ANNOUNCED, TurnStep
from ..war.peace import offer_back, offer_peace, refuse_visit, visit
from ..war.war import refuse_peace_offer
from .advance import AdvanceStars, advance_payment
from .build_ships import BuildShips
from .gain_star import GainStar
from .grow_population import GrowPopulation
from .home_star import move_home
from .methods import evacuation_stars, refuse_gain
from .research import refuse_research, research
from .selection import owned, times


@final
class GrowthTurn(TurnStep):
    """The selected actions in any order, free ones mixed in; any may be left out.

    Rules: GE-GRO-06, GE-GRO-07, GE-ALN-05
    """

    __slots__ = ()

    def clone(self) -> GrowthTurn:
        return GrowthTurn(self.player, self.asked, self.offered, self.heard, self.enemies)

    def enter(self, state: State, run: Run) -> None:
        self.asked = state.mask_of(self.player)
        self.listen(state)

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        if self.visits(state, seat):
            visit(self, out)
            return
        player = state.players[self.player]
        out.append(BUILD_SHIPS)
        out.append(GROW_POPULATION)
        out.append(DO_RESEARCH)
        self.offer_gains(state, player, out)
        self.offer_advances(state, player, out)
        for star in state.stars_of(self.player):
            if star != player.home and state.hostile_at(self.player, hex_of(state, player.home)):
                out.append(Evacuate(star))
        if takes_extra_counter(player):
            kind: i64 = 0
            while kind < 5:
                out.append(Extra(kind))
                kind += 1
        for other in state.players:
            if state.at_war(self.player, other.number):
                out.append(OfferPeace(other.number))
        offer_card(player, out)
        out.append(END)

    def offer_gains(self, state: State, player: Player, out: list[Move]) -> None:
        """Every method at every star with a ship of the player, for every way to pay."""
        for hexagon in player.hexes():
            star = state.board.rules.star_at[hexagon]
            if star < 0 or state.owner[star] == self.player:
                continue
            payment: i64 = 0
            while payment <= BY_CARD:
                if can_pay(player, payment):
                    method: i64 = 0
                    while method <= DECLARE:
                        out.append(Gain(method, star, payment))
                        method += 1
                payment += 1

    def offer_advances(self, state: State, player: Player, out: list[Move]) -> None:
        """One or two stars with own ships, the first with the lower number."""
        if not is_annunaki(player):
            return
        if not (can_pay(player, BY_COUNTER) or can_pay(player, BY_CARD)):
            return
        stars: list[int] = []
        for hexagon in player.hexes():
            star = int(state.board.rules.star_at[hexagon])
            if star >= 0 and state.counter[star] >= 0:
                stars.append(star)
        stars.sort()
        for at, star in enumerate(stars):
            out.append(Advance(star, -1))
            for other in stars[at + 1 :]:
                out.append(Advance(star, other))

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if self.visits(state, seat):
            return refuse_visit(state, self, seat, move, why)
        player = state.players[self.player]
        if isinstance(move, Gain):
            return refuse_gain(state, player, move.method, move.star, move.payment, why)
        if isinstance(move, Advance):
            return refuse_advance(state, player, move, why)
        if isinstance(move, Evacuate):
            return refuse_evacuate(state, player, move.star, why)
        if isinstance(move, Extra):
            return refuse_extra(player, move.counter, why)
        if isinstance(move, OfferPeace):
            return refuse_peace_offer(state, player, state.players[move.player], self.offered, why)
        return refuse_word(player, move, why)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        if self.visits(state, seat):
            offer_back(state, self, seat, run)
            return
        player = state.players[self.player]
        self.asked = 0
        if isinstance(move, Gain):
            state.push(GainStar(self.player, move.method, move.star, move.payment, ANNOUNCED, 0))
        elif isinstance(move, Advance):
            state.push(AdvanceStars(self.player, ANNOUNCED, advanced_stars(move)))
        elif isinstance(move, Evacuate):
            move_home(state, player, move.star, 1, run)
        elif isinstance(move, Extra):
            take_extra(player, move.counter, run)
        elif isinstance(move, OfferPeace):
            self.offered |= BIT[move.player]
            offer_peace(state, player, move.player, run)
        elif isinstance(move, Word):
            self.apply_word(state, player, move.verb, run)

    def apply_word(self, state: State, player: Player, verb: str, run: Run) -> None:
        """Build, grow, research, play the card or end the turn."""
        if verb == "build":
            player.use_counter(BUILD)
            state.push(BuildShips(self.player, 0))
        elif verb == "grow":
            player.use_counter(GROW)
            state.push(GrowPopulation(self.player, 0, 0, 0, 0, []))
        elif verb == "research":
            player.use_counter(RESEARCH)
            research(state, player, run)
        elif verb == "card":
            play_card(state, player, run)
        else:
            state.pop()
            player.taken = 0
            player.built = 0
            player.central_gains = 0
            run.tell(GROWTH_TURN_ENDED, (int(self.player),))

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("growth", (int(self.player),))


def hex_of(state: State, star: i64) -> i64:
    """The hex of a star."""
    return state.board.rules.star_hex[star]


def can_pay(player: Player, payment: i64) -> bool:
    """Is there anything of this kind to pay with?"""
    if payment == BY_COUNTER:
        return player.counters[GAIN_STAR] > 0
    if payment == BY_RACE:
        return player.free_allies > 0 or player.free_colonies > 0
    return player.central_gains > 0


def refuse_word(player: Player, move: Move, why: Why) -> Refusal | None:
    """Only selected counters, each once. Rules: GE-GRO-06"""
    if is_word(move, "end"):
        return None
    if is_word(move, "card"):
        return refuse_card(player, why)
    if is_word(move, "build"):
        return None if player.counters[BUILD] > 0 else why.no(COUNTER_NOT_SELECTED, BUILD)
    if is_word(move, "grow"):
        return None if player.counters[GROW] > 0 else why.no(COUNTER_NOT_SELECTED, GROW)
    if is_word(move, "research"):
        if player.counters[RESEARCH] == 0:
            return why.no(COUNTER_NOT_SELECTED, RESEARCH)
        return refuse_research(player, why)
    return NOT_NOW


def advanced_stars(move: Advance) -> list[int]:
    """The one or two stars that are named."""
    return [int(move.star)] if move.other < 0 else [int(move.star), int(move.other)]


def refuse_advance(state: State, player: Player, move: Advance, why: Why) -> Refusal | None:
    """One or two primitive neutrals, each with a ship of the player and not blocked.

    Rules: GE-RAC-08, GE-BLK-02
    """
    if not advances_primitives(player):
        return why.no(NOT_ANNUNAKI)
    if advance_payment(state, player, advanced_stars(move)) == NONE:
        return why.no(NO_GAIN_COUNTER)
    if move.other >= 0:
        if move.other <= move.star or hex_of(state, move.other) < 0:
            return why.no(NOT_PRIMITIVE, move.other)
        second = refuse_advancing(state, player, move.other, why)
        if second is not None:
            return second
    return refuse_advancing(state, player, move.star, why)


def refuse_advancing(state: State, player: Player, star: i64, why: Why) -> Refusal | None:
    """One of the stars. Rules: GE-RAC-08"""
    if not player.is_at(hex_of(state, star)):
        return why.no(ADVANCE_NEEDS_SHIP, star)
    if state.counter[star] != PRIMITIVE:
        return why.no(NOT_PRIMITIVE, star)
    if blocked(state, player, hex_of(state, star)):
        return why.no(STAR_HAS_HOSTILES, star)
    return None


def refuse_evacuate(state: State, player: Player, star: i64, why: Why) -> Refusal | None:
    """Hostile ships at the home star, and a star to go to. Rules: GE-HOM-06, GE-HOM-02"""
    if not state.hostile_at(player.number, hex_of(state, player.home)):
        return why.no(HOME_NOT_BLOCKED)
    if int(star) not in evacuation_stars(state, player, NOBODY):
        return why.no(NOT_EVACUATION_STAR, star)
    return None


def refuse_extra(player: Player, counter: i64, why: Why) -> Refusal | None:
    """Anchara with Switch Alignment: one unselected counter. Rules: GE-RAC-06"""
    if not takes_extra_counter(player):
        return why.no(EXTRA_NOT_YOURS)
    if player.switched != 1:
        return why.no(NO_EXTRA_COUNTER)
    if counter == SWITCH or times(player.selected, counter) >= owned(counter):
        return why.no(COUNTER_NOT_SELECTED, counter)
    if counter == RESEARCH and player.square >= MINUS:
        return why.no(RESEARCH_NEEDS_FIELD)
    return None


def take_extra(player: Player, counter: i64, run: Run) -> None:
    """The extra counter is chosen openly and costs nothing. Rules: GE-RAC-06"""
    player.switched = 2
    counters = player.counters[:]
    counters[counter] += 1
    player.counters = counters
    run.tell(EXTRA_COUNTER_TAKEN, (int(player.number), int(counter)))
