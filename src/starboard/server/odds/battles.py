"""The battles of a position of Eclipse, from where one seat sits.

Only ships, blueprints, techs and discs are read, which lie open on the table: the answer is the
same for every seat, apart from the legal moves of the one that asks.
"""

from __future__ import annotations

import time

from starboard.engine.bits import bits_of
from starboard.engine.table import Table
from starboard.games.eclipse.combat.pair_battle import PairBattle
from starboard.games.eclipse.components.ids import PIECES
from starboard.games.eclipse.moves.actions import MoveShip
from starboard.games.eclipse.state import State
from starboard.odds.calculator import odds
from starboard.odds.eclipse.advice import Adviser, adviser_of
from starboard.odds.eclipse.contests import battle_going_on, contest_in, running_battle
from starboard.odds.result import EXACT
from starboard.server.odds.contests import BUDGET, RUNS, pair_odds, waiting
from starboard.server.structs import BattleOdds, MoveOdds, OddsList, PartyOdds


class PositionOdds:
    """The odds of one position, for as long as there is time."""

    def __init__(self, table: Table, state: State, seat: int | None, seconds: float) -> None:
        self.table = table
        self.state = state
        self.seat = seat
        self.until = time.monotonic() + seconds
        self.found = OddsList(seq=table.seq)

    def answer(self) -> OddsList:
        """The battle being fought first, then the seat's moves, then battles that wait."""
        running = battle_going_on(self.state)
        if running is not None:
            self._running(running)
        self._moves()
        for sector in self.state.sectors:
            if not any(battle.sector == sector.number for battle in self.found.battles):
                contest = contest_in(self.state, int(sector.number))
                if contest is not None and self._has_time():
                    self.found.battles.append(waiting(contest))
        return self.found

    def _has_time(self) -> bool:
        self.found.complete = self.found.complete and time.monotonic() < self.until
        return self.found.complete

    def _running(self, step: PairBattle) -> None:
        """The chances now; with dice on the table those of the best assignment."""
        found = running_battle(self.state, step)
        if found is not None:
            seats = [int(step.attacker), int(step.defender)]
            known = odds(found[0], BUDGET, RUNS, moment=found[1])
            self.found.battles.append(pair_odds(self._sector(step), seats, known, True))
        adviser = adviser_of(self.state, step, BUDGET)
        decider = -1 if adviser is None else int(step.seat_of(adviser.side))
        if adviser is not None and decider in bits_of(self.table.game.actors(self.state)):
            best = self._weigh(step, adviser, decider)
            if found is None and best >= 0.0:
                self.found.battles.append(self._with_dice(step, adviser, best))

    def _sector(self, step: PairBattle) -> int:
        return int(self.state.sectors[step.at].number)

    def _weigh(self, step: PairBattle, adviser: Adviser, decider: int) -> float:
        """Every assignment and activation of the seat that decides; the best chance of them."""
        sector, policy = self._sector(step), adviser.policy()
        best = -1.0
        for move in self.table.game.legal(self.state, decider):
            wins = adviser.weigh(move)
            best = max(best, wins)
            if wins >= 0.0 and decider == self.seat:
                self.found.moves.append(_told(str(move), sector, wins, EXACT, policy))
        return best

    def _with_dice(self, step: PairBattle, adviser: Adviser, best: float) -> BattleOdds:
        wins = (best, 1.0 - best) if adviser.side == 0 else (1.0 - best, best)
        seats = (int(step.attacker), int(step.defender))
        return BattleOdds(
            sector=self._sector(step),
            running=True,
            parties=[PartyOdds(seat=seat, wins=wins[k]) for k, seat in enumerate(seats)],
            stalemate=0.0,
            method=EXACT,
            policy=adviser.policy(),
        )

    def _moves(self) -> None:
        """Moves of ships into sectors where they would fight; equal ships find the same."""
        if self.seat is None:
            return
        known: dict[tuple[int, int], BattleOdds | None] = {}
        for move in self.table.legal(self.seat):
            if isinstance(move, MoveShip):
                key = (int(move.ship), int(move.target))
                if key not in known:
                    known[key] = self._arrival(self.seat, key[0], key[1])
                battle = known[key]
                if battle is not None:
                    wins = sum(one.wins for one in battle.parties if one.seat == self.seat)
                    one = _told(str(move), key[1], wins, battle.method, battle.policy)
                    self.found.moves.append(one)

    def _arrival(self, seat: int, ship: int, target: int) -> BattleOdds | None:
        """What a ship of this type would find there, beside all that stands there already."""
        contest = contest_in(self.state, target, seat, {PIECES[ship]: 1})
        return waiting(contest) if contest is not None and self._has_time() else None


def _told(move: str, sector: int, wins: float, method: str, policy: str) -> MoveOdds:
    return MoveOdds(move=move, sector=sector, wins=wins, method=method, policy=policy)
