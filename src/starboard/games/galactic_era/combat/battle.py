"""One battle from the Felines' decision to the last retreat."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, is_word
from starboard.engine.refusal import NOT_NOW, Refusal, Why

from ..components.ids import FLEET_E
from ..domination.windows import ask_cards
from ..events import ATTACKER_WON, BATTLE_OVER, DEFENDERS_WON, FLEET_REVEALED, PLAYER_EXPELLED
from ..fleets.pools import lay_open
from ..hexmap import hex_text
from ..moves.battle import Expel
from ..moves.words import FLEE, FLEE_E, PASS, STAY
from ..player import Player
from ..races import expels
from ..refusals import ALL_MAY_RETREAT, NOT_AHEAD, NOT_IN_BATTLE
from ..scoring.story import kill_points, score_story, victory_points
from ..state import State
from ..step import Ask, Flow
from ..view.shape import BattleStepView
from .battlefield import (
    BEFORE_RETREATS,
    EARLY_RETREATS,
    FELINES_DECIDE,
    OVER,
    RETREATS,
    REVEALED,
    TOTALS,
    WINNERS_LOSSES,
    Battlefield,
)
from .losses import LosersLosses, WinnersLosses, battle_of
from .retreat import retreat
from .sides import (
    ahead_of,
    attacker_wins,
    decider,
    defenders_at,
    losers,
    winners,
)


@final
class Battle(Flow):
    """Each phase pushes its questions and goes on when they are answered.

    Rules: GE-CMB-05, GE-CMB-06, GE-CMB-07
    """

    __slots__ = ("at", "attacker", "hexagon")

    def __init__(self, attacker: i64, hexagon: i64, at: i64 = 0) -> None:
        self.attacker: i64 = attacker
        self.hexagon: i64 = hexagon
        self.at: i64 = at  # the next place in turn order within a phase

    def clone(self) -> Battle:
        return Battle(self.attacker, self.hexagon, self.at)

    def seen_by(self, state: State, seat: i64) -> BattleStepView:
        return {
            "step": "Battle",
            "kind": "Battle",
            "attacker": int(self.attacker),
            "hex": hex_text(self.hexagon),
        }

    def enter(self, state: State, run: Run) -> None:
        if state.battle is None:
            state.battle = Battlefield(self.attacker, self.hexagon)
        battle = battle_of(state)
        if battle.phase <= EARLY_RETREATS:
            self.before_combat(state, battle, run)
        elif battle.phase == REVEALED:
            battle.phase = TOTALS
            ask_cards(state, battle.defenders | BIT[self.attacker])
        elif battle.phase == TOTALS:
            self.decide(state, battle, run)
        elif battle.phase == WINNERS_LOSSES:
            battle.phase = RETREATS
            state.push(WinnersLosses(battle.decider, 0, (battle.removed + 1) // 2))
        elif battle.phase == RETREATS:
            self.points(state, battle, run)
            battle.phase = OVER
            self.at = 0
        else:
            self.next_retreat(state, battle)

    def before_combat(self, state: State, battle: Battlefield, run: Run) -> None:
        """Felines, cards and early retreats; nobody left means no combat.

        Rules: GE-CMB-05, GE-CMB-07, GE-RET-06
        """
        if defenders_at(state, self.attacker, self.hexagon) == 0 or not state.players[
            self.attacker
        ].is_at(self.hexagon):
            self.leave(state, run)
        elif battle.phase == FELINES_DECIDE:
            self.next_felines(state, battle)
        elif battle.phase == BEFORE_RETREATS:
            battle.phase = EARLY_RETREATS
            sides = defenders_at(state, self.attacker, self.hexagon) | BIT[self.attacker]
            ask_cards(state, sides)
        else:
            self.next_early_retreat(state, battle, run)

    def leave(self, state: State, run: Run) -> None:
        """The battle is over."""
        state.pop()
        state.battle = None
        run.tell(BATTLE_OVER, (int(self.hexagon),))

    def next_felines(self, state: State, battle: Battlefield) -> None:
        """Each feline player is asked once. Rules: GE-RAC-12, GE-RAC-13"""
        order = state.turn_order()
        while self.at < len(order):
            player = state.players[order[self.at]]
            self.at += 1
            if self.may_expel(state, player):
                state.push(FelineChoice(player.number, 0))
                return
        battle.phase = BEFORE_RETREATS
        self.at = 0

    def may_expel(self, state: State, player: Player) -> bool:
        """Felines on either side of this battle. Rules: GE-RAC-12, GE-RAC-13"""
        if player.number == self.attacker:
            return expels(player, True)
        side = defenders_at(state, self.attacker, self.hexagon)
        return has(side, player.number) and expels(player, False)

    def next_early_retreat(self, state: State, battle: Battlefield, run: Run) -> None:
        """Entitled defenders decide in turn order. Rules: GE-RET-05, GE-RET-06, GE-RET-09"""
        order = state.turn_order()
        while self.at < len(order):
            player = state.players[order[self.at]]
            self.at += 1
            if may_flee(state, battle, player) or may_flee_e(state, battle, player):
                state.push(EarlyRetreat(player.number, 0))
                return
        self.reveal(state, battle, run)

    def reveal(self, state: State, battle: Battlefield, run: Run) -> None:
        """All counters of both sides are turned up, dummies go back.

        Rules: GE-CMB-06, GE-FLT-13
        """
        battle.phase = REVEALED
        battle.defenders = defenders_at(state, self.attacker, self.hexagon)
        for player in state.players:
            if has(battle.defenders | BIT[self.attacker], player.number):
                reveal_fleets(player, self.hexagon, run)
        run.reveal()

    def decide(self, state: State, battle: Battlefield, run: Run) -> None:
        """Totals are compared; the decider removes losers. Rules: GE-CMB-08, GE-CMB-09"""
        battle.winner = 1 if attacker_wins(state, battle) else 0
        battle.decider = decider(state, battle)
        battle.phase = WINNERS_LOSSES
        values = (int(self.attacker), int(self.hexagon), int(battle.decider))
        kind = ATTACKER_WON if battle.winner == 1 else DEFENDERS_WON
        run.tell(kind, values)
        state.push(LosersLosses(battle.decider, 0))

    def points(self, state: State, battle: Battlefield, run: Run) -> None:
        """Won battles and destroyed ships score at once.

        Rules: GE-SCR-01, GE-SCR-05, GE-SCR-09, GE-SCR-13, GE-SCR-15
        """
        for player in state.players:
            if has(winners(battle), player.number):
                won = victory_points(state, player, self.hexagon)
                score_story(state, player, won, "GE-SCR-15", run)
                killed = kill_points(state, battle.removed)
                score_story(state, player, killed, "GE-SCR-13", run)
            elif has(losers(battle), player.number):
                score_story(state, player, kill_points(state, battle.lost), "GE-SCR-13", run)

    def next_retreat(self, state: State, battle: Battlefield) -> None:
        """Surviving losers leave in turn order. Rules: GE-RET-01"""
        order = state.turn_order()
        while self.at < len(order):
            number = order[self.at]
            self.at += 1
            if has(losers(battle), number) and state.players[number].is_at(self.hexagon):
                retreat(state, number, self.hexagon, False)
                return
        state.pop()
        state.battle = None


def reveal_fleets(player: Player, hexagon: i64, run: Run) -> None:
    """Everybody sees the fleets of one player in the battle hex. Rules: GE-CMB-06, GE-FLT-13"""
    fleet: i64 = 0
    while fleet < 5:
        if player.fleet_hex[fleet] == hexagon:
            lay_open(player, fleet)
            player.add_dummies(fleet, -player.dummies[fleet])
            if run.loud:
                values = (
                    int(player.number),
                    int(fleet),
                    int(player.fleet_ships(fleet)),
                )
                run.tell(FLEET_REVEALED, values)
        fleet += 1


def locked_in(battle: Battlefield, player: Player) -> bool:
    """An opponent's Military card forbids early retreats. Rules: GE-DOM-17"""
    if player.number == battle.attacker:
        return False
    return has(battle.locked, battle.attacker)


def may_flee(state: State, battle: Battlefield, player: Player) -> bool:
    """All ships of this defender may retreat early. Rules: GE-RET-05, GE-RET-09"""
    side = defenders_at(state, battle.attacker, battle.hexagon)
    if not has(side, player.number) or locked_in(battle, player):
        return False
    return ahead_of(player, state.players[battle.attacker])


def may_flee_e(state: State, battle: Battlefield, player: Player) -> bool:
    """Fleet E alone may leave when the others cannot. Rules: GE-RET-08, GE-FLT-19"""
    side = defenders_at(state, battle.attacker, battle.hexagon)
    if not has(side, player.number) or locked_in(battle, player):
        return False
    if ahead_of(player, state.players[battle.attacker]):
        return False
    return player.fleet_hex[FLEET_E] == battle.hexagon


@final
class FelineChoice(Ask):
    """Send the attacker, or one defender, away before combat. Rules: GE-RAC-12, GE-RAC-13"""

    __slots__ = ()

    def clone(self) -> FelineChoice:
        return FelineChoice(self.player, self.asked)

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        for other in state.players:
            out.append(Expel(other.number))
        out.append(PASS)

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if isinstance(move, Expel):
            battle = battle_of(state)
            target = BIT[battle.attacker]
            if battle.attacker == self.player:
                target = defenders_at(state, battle.attacker, battle.hexagon)
            return None if has(target, move.player) else why.no(NOT_IN_BATTLE, move.player)
        return None if is_word(move, "pass") else NOT_NOW

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        state.pop()
        if isinstance(move, Expel):
            state.players[self.player].feline_used = 1
            run.tell(PLAYER_EXPELLED, (int(self.player), int(move.player)))
            retreat(state, move.player, battle_of(state).hexagon, False)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("felines", (int(battle_of(state).hexagon),))


@final
class EarlyRetreat(Ask):
    """A defender decides before anything is revealed. Rules: GE-RET-05, GE-RET-06, GE-RET-07"""

    __slots__ = ()

    def clone(self) -> EarlyRetreat:
        return EarlyRetreat(self.player, self.asked)

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        out.append(STAY)
        out.append(FLEE)
        out.append(FLEE_E)

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        battle = battle_of(state)
        player = state.players[self.player]
        if is_word(move, "flee"):
            return None if may_flee(state, battle, player) else why.no(NOT_AHEAD)
        if is_word(move, "flee-e"):
            return None if may_flee_e(state, battle, player) else why.no(ALL_MAY_RETREAT)
        return None if is_word(move, "stay") else NOT_NOW

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        state.pop()
        if not is_word(move, "stay"):
            retreat(state, self.player, battle_of(state).hexagon, is_word(move, "flee-e"))

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("flee", (int(battle_of(state).hexagon),))
