"""Grow Population: normal growth, bonus discs and the Rogue AI's conversions."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, is_word
from starboard.engine.refusal import NOT_NOW, Refusal, Why

from ..components.ids import GENETICS
from ..events import POPULATION_GROWN, STAR_GREW
from ..levels import blocked
from ..moves.growth import AddDisc, Bonus, Convert
from ..moves.words import DONE_WORD
from ..player import Player
from ..races import discs_per_star, turns_ships_into_discs
from ..refusals import (
    AT_LIMIT,
    BEYOND_LIMIT,
    BONUS_NOT_OWN,
    BONUS_TWICE,
    GROWTH_BLOCKED,
    GROWTH_NOT_OWN,
    NO_BONUS_LEFT,
    NO_DISC,
    PIECES_ONLY,
    SHIPS_BLOCKED,
    SHIPS_NOT_CONVERTING,
    SHIPS_NOT_OWN,
)
from ..scoring.story import growth_points, score_story
from ..state import State
from ..step import ANNOUNCED, Ask
from ..war.blocking import ask_blockers
from ..war.war import GROWTH

GROWING: Final[i64] = 1
SHORT: Final[i64] = 2
EXTRAS: Final[i64] = 3


def normal_discs(state: State, player: Player, star: i64) -> i64:
    """Discs a star gets by normal growth, within its limit.

    Rules: GE-POP-03, GE-POP-04, GE-POP-06, GE-BLK-03, GE-RAC-24
    """
    if blocked(state, player, state.board.rules.star_hex[star]):
        return 0
    room = state.growth_limit(star) - state.population(star)
    if room <= 0:
        return 0
    return min(room, discs_per_star(player))


def growing_hexes(state: State, player: Player) -> list[int]:
    """The stars that a Grow Population action could add a disc to. Rules: GE-BLK-08"""
    anywhere = state.rules.bonus_discs[player.levels[GENETICS]] > 0
    out: list[int] = []
    for star in state.stars_of(player.number):
        at = state.board.rules.star_hex[star]
        if (anywhere or normal_discs(state, player, star) > 0) and not blocked(state, player, at):
            out.append(int(at))
    return out


@final
class GrowPopulation(Ask):
    """The action from its announcement to its points.

    Rules: GE-POP-03, GE-POP-07, GE-BLK-03, GE-BLK-08, GE-SCR-07
    """

    __slots__ = ("added", "bonus", "phase", "used")

    def __init__(
        self,
        player: i64,
        asked: i64,
        phase: i64,
        added: i64,
        bonus: i64,
        used: list[int],
    ) -> None:
        super().__init__(player, asked)
        self.phase: i64 = phase
        self.added: i64 = added
        self.bonus: i64 = bonus  # bonus discs left
        self.used = used  # stars that have had their disc of this phase

    def clone(self) -> GrowPopulation:
        return GrowPopulation(
            self.player, self.asked, self.phase, self.added, self.bonus, self.used[:]
        )

    def enter(self, state: State, run: Run) -> None:
        player = state.players[self.player]
        if self.phase == ANNOUNCED:
            self.phase = GROWING
            ask_blockers(state, player, growing_hexes(state, player), GROWTH)
        elif self.phase == GROWING:
            self.grow(state, player, run)
        else:
            self.finish(state, run)

    def grow(self, state: State, player: Player, run: Run) -> None:
        """Normal growth happens by itself unless discs are short. Rules: GE-POP-03, GE-CMP-03"""
        stars = state.stars_of(self.player)
        due: i64 = 0
        for star in stars:
            due += normal_discs(state, player, star)
        if due > state.disc_supply(self.player):
            self.phase = SHORT
            self.ask_or_go_on(state, player)
            return
        for star in stars:
            self.add(state, star, normal_discs(state, player, star), "GE-POP-03", run)
        self.begin_extras(state, player)

    def begin_extras(self, state: State, player: Player) -> None:
        """Bonus discs and conversions. Rules: GE-POP-07, GE-RAC-29"""
        self.phase = EXTRAS
        self.used = []
        self.bonus = state.rules.bonus_discs[player.levels[GENETICS]]
        self.ask_or_go_on(state, player)

    def ask_or_go_on(self, state: State, player: Player) -> None:
        """Ask while there is a choice, otherwise let the step end by itself."""
        moves: list[Move] = []
        self.legal(state, state.seat_of(self.player), moves)
        if len(moves) > 1 or (self.phase == SHORT and moves):
            self.asked = state.mask_of(self.player)
        elif self.phase == SHORT:
            self.begin_extras(state, player)
        else:
            self.asked = 0

    def add(self, state: State, star: i64, n: i64, rule: str, run: Run) -> None:
        """Discs come from the lowest spots of the track. Rules: GE-SET-05"""
        if n <= 0:
            return
        state.set_discs(star, state.discs[star] + n)
        self.added += n
        if run.loud:
            run.tell(STAR_GREW, (int(self.player), int(star), int(n)), rule=rule)

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        player = state.players[self.player]
        for star in state.stars_of(self.player):
            if self.phase == SHORT:
                out.append(AddDisc(star))
            else:
                out.append(Bonus(star))
                self.offer_conversions(state, player, star, out)
        if self.phase == EXTRAS:
            out.append(DONE_WORD)

    def offer_conversions(self, state: State, player: Player, star: i64, out: list[Move]) -> None:
        """Pieces at a star that may become discs."""
        if turns_ships_into_discs(player):
            n: i64 = 1
            while n <= player.pieces_at(state.board.rules.star_hex[star]):
                out.append(Convert(star, n))
                n += 1

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        player = state.players[self.player]
        if isinstance(move, AddDisc) and self.phase == SHORT:
            return self.refuse_disc(state, player, move.star, why)
        if self.phase != EXTRAS:
            return NOT_NOW
        if isinstance(move, Bonus):
            return self.refuse_bonus(state, player, move.star, why)
        if isinstance(move, Convert):
            return refuse_ships_to_discs(state, player, move, why)
        return None if is_word(move, "done") else NOT_NOW

    def refuse_disc(self, state: State, player: Player, star: i64, why: Why) -> Refusal | None:
        """Where the last discs may go. Rules: GE-CMP-03, GE-POP-04"""
        if state.owner[star] != self.player:
            return why.no(GROWTH_NOT_OWN, star)
        if state.disc_supply(self.player) <= 0:
            return why.no(NO_DISC)
        if blocked(state, player, state.board.rules.star_hex[star]):
            return why.no(GROWTH_BLOCKED, star)
        had = self.used.count(int(star))
        if had >= discs_per_star(player) or normal_discs(state, player, star) <= 0:
            return why.no(AT_LIMIT, star)
        return None

    def refuse_bonus(self, state: State, player: Player, star: i64, why: Why) -> Refusal | None:
        """One bonus disc per star, whatever its limit.

        Rules: GE-POP-07, GE-BLK-03, GE-TEC-27, GE-TEC-28, GE-TEC-29, GE-TEC-30, GE-TEC-31
        """
        if state.owner[star] != self.player:
            return why.no(BONUS_NOT_OWN, star)
        if self.bonus <= 0:
            return why.no(NO_BONUS_LEFT)
        if int(star) in self.used:
            return why.no(BONUS_TWICE, star)
        if blocked(state, player, state.board.rules.star_hex[star]):
            return why.no(GROWTH_BLOCKED, star)
        return why.no(NO_DISC) if state.disc_supply(self.player) <= 0 else None

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        player = state.players[self.player]
        if isinstance(move, AddDisc):
            self.used.append(int(move.star))
            self.add(state, move.star, 1, "GE-POP-03", run)
        elif isinstance(move, Bonus):
            self.used.append(int(move.star))
            self.bonus -= 1
            self.add(state, move.star, 1, "GE-POP-07", run)
        elif isinstance(move, Convert):
            player.take_pieces(state.board.rules.star_hex[move.star], move.n)
            self.add(state, move.star, move.n, "GE-RAC-29", run)
        else:
            self.asked = 0
            return
        self.ask_or_go_on(state, player)

    def finish(self, state: State, run: Run) -> None:
        """Migrations, first era: 4 VP if anything was added. Rules: GE-SCR-07"""
        state.pop()
        run.tell(POPULATION_GROWN, (int(self.player), int(self.added)))
        if self.added > 0:
            player = state.players[self.player]
            score_story(state, player, growth_points(state), "GE-SCR-07", run)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("grow", (int(self.bonus),))


def refuse_ships_to_discs(state: State, player: Player, move: Convert, why: Why) -> Refusal | None:
    """Pieces, not ships in fleets, up to the growth limit of an unblocked own star.

    Rules: GE-RAC-29, GE-BLK-02
    """
    if not turns_ships_into_discs(player):
        return why.no(SHIPS_NOT_CONVERTING)
    if state.owner[move.star] != player.number:
        return why.no(SHIPS_NOT_OWN, move.star)
    at = state.board.rules.star_hex[move.star]
    if blocked(state, player, at):
        return why.no(SHIPS_BLOCKED, move.star)
    if move.n < 1 or player.pieces_at(at) < move.n:
        return why.no(PIECES_ONLY, move.star, player.pieces_at(at))
    if state.population(move.star) + move.n > state.growth_limit(move.star):
        return why.no(BEYOND_LIMIT, state.growth_limit(move.star))
    return why.no(NO_DISC) if state.disc_supply(player.number) < move.n else None


@final
class SpareDiscs(Ask):
    """The Density card with too few discs: the owner chooses the stars.

    Rules: GE-DOM-12, GE-CMP-03
    """

    __slots__ = ("stars",)

    def __init__(self, player: i64, asked: i64, stars: list[int]) -> None:
        super().__init__(player, asked)
        self.stars = stars

    def clone(self) -> SpareDiscs:
        return SpareDiscs(self.player, self.asked, self.stars[:])

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        for star in self.stars:
            out.append(AddDisc(star))

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if not isinstance(move, AddDisc):
            return NOT_NOW
        return None if int(move.star) in self.stars else why.no(AT_LIMIT, move.star)

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        assert isinstance(move, AddDisc)
        self.stars.remove(int(move.star))
        state.set_discs(move.star, state.discs[move.star] + 1)
        run.tell(STAR_GREW, (int(self.player), int(move.star), 1), rule="GE-DOM-12")
        if state.disc_supply(self.player) == 0 or not self.stars:
            state.pop()

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("grow", (int(state.disc_supply(self.player)),))
