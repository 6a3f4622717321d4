"""How lucky were the battles of a table of Eclipse? Read from its log afterwards.

A battle is told when its odds at the start are certain: the first one in its sector since the last
record, without a Retreat. Luck counts ships, not the damage on those that are left.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.events import Event
from starboard.engine.table import Table
from starboard.games.eclipse.components.ids import NOBODY
from starboard.games.eclipse.state import State
from starboard.odds.battle import Battle, Side
from starboard.odds.calculator import odds
from starboard.odds.eclipse.contests import kind_of, side_in
from starboard.odds.solver.luck import luck_of
from starboard.odds.solver.size import BUDGET
from starboard.odds.solver.solution import Ending, Fleet
from starboard.odds.text.answers import Data

BEGINNINGS: Final = ("BattleBegan", "NpcBattleBegan")
ENDINGS: Final = ("BattleWon", "NpcHeld")
LOSSES: Final = ("ShipDestroyed", "NpcDestroyed")
RETREATS: Final = ("ShipsRetreated",)


@final
class Fought:
    """A battle as the log tells it."""

    def __init__(self, record: int, number: int, attacker: int, defender: int) -> None:
        self.record = record
        self.number = number
        self.attacker = attacker
        self.defender = defender
        self.lost: list[tuple[int, int]] = []
        self.certain = True
        self.winner = -2
        self.ended = -1

    def is_over(self) -> bool:
        return self.winner > -2


def luck_lines(table: Table, since: int = 0, budget: int = BUDGET) -> list[Data]:
    """One line per battle that has ended since a record, oldest first."""
    lines: list[Data] = []
    for fought in battles_of(table):
        if fought.is_over() and fought.certain and fought.record >= since and fought.record > 0:
            state = table.state_at(fought.record - 1)
            if isinstance(state, State) and state.index_of(fought.number) >= 0:
                lines += _line(state, fought, budget)
    return lines


def battles_of(table: Table) -> list[Fought]:
    """All battles of the log, with the ships lost in each."""
    found: list[Fought] = []
    for record, events in enumerate(table.events):
        for event in events:
            if event.kind in BEGINNINGS:
                found.append(_begun(found, record, event))
            elif found and not found[-1].is_over():
                _note(found[-1], record, event)
    return found


def _begun(known: list[Fought], record: int, event: Event) -> Fought:
    values = event.values
    defender = values[2] if event.kind == "BattleBegan" else int(NOBODY)
    fought = Fought(record, values[0], values[1], defender)
    earlier = [other for other in known if other.number == fought.number]
    if earlier and earlier[-1].is_over() and earlier[-1].record == record:
        fought.certain = False
    return fought


def _note(fought: Fought, record: int, event: Event) -> None:
    if event.kind in LOSSES and event.values[2] == fought.number:
        fought.lost.append((event.values[0], event.values[1]))
    elif event.kind in RETREATS and event.values[2] == fought.number:
        fought.certain = False
    elif event.kind in ENDINGS and event.values[1] == fought.number:
        fought.winner = event.values[0]
        fought.ended = record


def _line(state: State, fought: Fought, budget: int) -> list[Data]:
    at = state.index_of(fought.number)
    attacker, defender = side_in(state, at, fought.attacker), side_in(state, at, fought.defender)
    if not (attacker.groups and defender.groups):
        return []
    left = (_left(attacker, fought, fought.attacker), _left(defender, fought, fought.defender))
    before = odds(Battle(attacker, defender), budget)
    luck = luck_of(before, Ending(1.0, left[0], left[1]), True)
    return [
        {
            "sector": fought.number,
            "record": fought.record,
            "ended": fought.ended,
            "attacker": fought.attacker,
            "defender": fought.defender,
            "winner": fought.winner,
            "attacker_wins": before.attacker_wins,
            "method": before.method,
            "policy": before.policy,
            "same": luck.same,
            "better_for_attacker": luck.better,
            "worse_for_attacker": luck.worse,
        }
    ]


def _left(side: Side, fought: Fought, seat: i64) -> Fleet:
    """What the losses leave, damage aside."""
    fleet: list[tuple[int, ...]] = []
    for group in side.groups:
        gone = fought.lost.count((int(seat), kind_of(group, seat)))
        fleet.append((*[0] * int(group.hull), max(0, int(group.count) - gone)))
    return tuple(fleet)
