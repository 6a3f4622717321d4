"""Gain Star from the announcement to the last consequence."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run
from starboard.engine.refusal import QUIET

from ..components.ids import (
    ADVANCED,
    ALL,
    ALLY,
    BURIED_SHIPS,
    BY_CARD,
    BY_COUNTER,
    BY_RACE,
    COLONIZE,
    CONQUER,
    DECLARE,
    FIELDS,
    FROM_RACE,
    FROM_RELIC,
    FROM_STORY,
    GAIN_STAR,
    LIBERATE,
    METHODS,
    NOBODY,
    NONE,
    PRIMITIVE,
    PYRAMIDS,
    RELICS,
    STO,
    SUBJUGATE,
    WHITE_DISC,
)
from ..events import GAIN_ANNOUNCED, GAIN_BLOCKED, RELIC_FOUND, STAR_GAINED
from ..levels import raise_level, score
from ..moves.words import STAR_IDS
from ..player import Player
from ..races import (
    KEPT_POPULATION,
    adds_third_disc,
    free_ally_loss,
    keeps_population,
    liberation_bonus,
)
from ..scoring.story import star_points, star_rule
from ..state import State
from ..step import ANNOUNCED, REACTED, Flow
from ..war.blocking import ask_blockers
from ..war.war import GROWTH, OUTRAGE, declare_war
from .home_star import Evacuation
from .methods import refuse_gain, ships_needed
from .placement import BURIED, new_placing
from .show_ships import ShowShips
from .technology import StealLevel

SHOWN: Final[i64] = 2
EVACUATED: Final[i64] = 3


@final
class GainStar(Flow):
    """Announce, let others react, check again, carry out.

    Rules: GE-GST-15, GE-BLK-06, GE-BLK-07, GE-GST-11
    """

    __slots__ = ("method", "payment", "people", "phase", "player", "star")

    def __init__(
        self, player: i64, method: i64, star: i64, payment: i64, phase: i64, people: i64
    ) -> None:
        self.player: i64 = player
        self.method: i64 = method
        self.star: i64 = star
        self.payment: i64 = payment
        self.phase: i64 = phase
        self.people: i64 = people  # population of the star when it was taken

    def clone(self) -> GainStar:
        return GainStar(self.player, self.method, self.star, self.payment, self.phase, self.people)

    def seen_by(self, state: State, seat: i64) -> dict[str, object]:
        return {
            "step": "GainStar",
            "player": int(self.player),
            "method": METHODS[self.method],
            "star": STAR_IDS[self.star],
        }

    def enter(self, state: State, run: Run) -> None:
        player = state.players[self.player]
        if self.phase == ANNOUNCED:
            self.announce(state, player, run)
        elif self.phase == REACTED:
            self.carry_out(state, player, run)
        elif self.phase == SHOWN:
            self.phase = EVACUATED
            self.evacuate(state)
        else:
            self.take(state, player, run)

    def announce(self, state: State, player: Player, run: Run) -> None:
        """Star and method are named openly, and war is declared where needed.

        Rules: GE-GST-11, GE-WAR-05, GE-WAR-11
        """
        self.phase = REACTED
        values = (int(self.player), int(self.method), int(self.star))
        run.tell(GAIN_ANNOUNCED, values)
        if state.counter[self.star] != NONE:
            state.learn_counter(self.star, ALL)
            run.reveal()
        if self.method == DECLARE:
            self.method = CONQUER
            declare_war(state, player, state.players[state.owner[self.star]], "GE-WAR-05", run)
        hexagon = int(state.board.rules.star_hex[self.star])
        ask_blockers(state, player, [hexagon], self.kind(state))

    def kind(self, state: State) -> i64:
        """May STO players block it too? Rules: GE-WAR-07"""
        if self.method == SUBJUGATE:
            return OUTRAGE
        if self.method != CONQUER:
            return GROWTH
        owner = state.owner[self.star]
        if owner == NOBODY or state.players[owner].alignment == STO:
            return OUTRAGE
        return GROWTH

    def carry_out(self, state: State, player: Player, run: Run) -> None:
        """Blocked now: the counter is kept for another star. Rules: GE-BLK-07"""
        args = refuse_gain(state, player, self.method, self.star, self.payment, QUIET)
        if args is not None:
            state.pop()
            run.tell(GAIN_BLOCKED, (int(self.player), int(self.star)))
            return
        self.phase = SHOWN
        self.people = state.population(self.star)
        if self.method == CONQUER or self.method == LIBERATE:
            needed = ships_needed(state, player, self.method, self.star)
            state.push(ShowShips(self.player, 0, self.star, needed, 0))

    def evacuate(self, state: State) -> None:
        """A lost home star moves before the taker places discs. Rules: GE-HOM-01"""
        owner = state.owner[self.star]
        if owner != NOBODY and state.players[owner].home == self.star:
            state.push(Evacuation(owner, 0))

    def take(self, state: State, player: Player, run: Run) -> None:
        """Discs, points, relic, then technology of the former owner. Rules: GE-GST-15"""
        state.pop()
        pay(player, self.payment, self.method)
        former = state.owner[self.star]
        kind = state.counter[self.star]
        discs = min(self.discs(state, player), state.disc_supply(self.player))
        state.set_owner(self.star, self.player, discs)
        state.set_counter(self.star, NONE, ALL)
        keep_counter(player, kind)
        values = (int(self.player), int(self.method), int(self.star), int(discs))
        run.tell(STAR_GAINED, values)
        for source, vp, rule in self.points(state, player, former):
            score(state, player, source, vp, rule, run)
        if former != NOBODY:
            player.taken += 1
            player.victims |= BIT[former]
            state.push(StealLevel(self.player, 0, BIT[former], "GE-GST-12"))
        turn_up_relic(state, player, self.star, run)

    def discs(self, state: State, player: Player) -> i64:
        """How many discs the method places.

        Rules: GE-GST-02, GE-GST-03, GE-GST-04, GE-GST-05, GE-GST-06, GE-GST-07, GE-GST-14
        Rules: GE-RAC-09, GE-RAC-19
        """
        if self.method == ALLY:
            return 3
        if self.method == LIBERATE:
            return self.people
        if self.method == SUBJUGATE:
            return 3 if adds_third_disc(player) and state.growth_limit(self.star) >= 3 else 2
        if self.method == CONQUER and keeps_population(player):
            neutral = state.counter[self.star] != NONE
            return KEPT_POPULATION if neutral else min(KEPT_POPULATION, self.people)
        return 1

    def points(self, state: State, player: Player, former: i64) -> list[tuple[int, int, str]]:
        """Points of story and race for taking a star: source, number and rule.

        Rules: GE-SCR-04, GE-SCR-08, GE-SCR-12, GE-RAC-18, GE-RAC-22
        """
        out: list[tuple[int, int, str]] = []
        if former != NOBODY:
            vp = star_points(state, player, self.star, self.people)
            out.append((int(FROM_STORY), int(vp), star_rule(state)))
        if self.method == LIBERATE:
            out.append((int(FROM_RACE), int(liberation_bonus(player)), "GE-RAC-22"))
        if self.payment == BY_RACE and self.method == ALLY:
            out.append((int(FROM_RACE), -int(free_ally_loss(state)), "GE-RAC-18"))
        return out


def pay(player: Player, payment: i64, method: i64) -> None:
    """The counter or the free action is used up. Rules: GE-GRO-06, GE-RAC-18, GE-RAC-27"""
    if payment == BY_COUNTER:
        player.use_counter(GAIN_STAR)
    elif payment == BY_CARD:
        player.central_gains -= 1
    elif method == ALLY:
        player.free_allies -= 1
    elif method == COLONIZE:
        player.free_colonies -= 1


def keep_counter(player: Player, kind: i64) -> None:
    """Counters of neutral stars are kept for Discovery. Rules: GE-GOL-04, GE-GOL-05"""
    if kind == PRIMITIVE or kind == WHITE_DISC:
        player.primitives_taken += 1
    elif kind == ADVANCED:
        player.advanced_taken += 1


def turn_up_relic(state: State, player: Player, star: i64, run: Run) -> None:
    """A face-down relic works for the first gainer.

    Rules: GE-REL-01, GE-REL-02, GE-REL-03, GE-REL-04, GE-REL-05
    """
    relic = state.relic[star]
    if relic == NONE or state.relic_known[star] == ALL:
        return
    state.learn_relic(star, ALL)
    run.reveal()
    run.tell(RELIC_FOUND, (int(player.number), int(relic), int(star)))
    if relic == PYRAMIDS:
        score(state, player, FROM_RELIC, 2, "GE-REL-05", run)
    elif relic == BURIED_SHIPS:
        state.set_relic(star, NONE, ALL)
        state.push(new_placing(player.number, 3, BURIED, star))
    elif relic < BURIED_SHIPS:
        state.set_relic(star, NONE, ALL)
        field = FIELDS.index(RELICS[relic][len("ancient_tech_") :])
        raise_level(state, player, field, 1, "GE-REL-03", run)
