"""A player's move/combat turn."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, is_word
from starboard.engine.refusal import NOT_NOW, QUIET, Refusal, Why

from ..combat.battle import Battle
from ..components.ids import DONE, NOWHERE, PIECES
from ..domination.effects import offer_card, play_card, refuse_card
from ..events import BATTLE_BEGUN, TURN_ENDED
from ..fleets.arrangement import (
    arrange,
    is_arrangement,
    offer_dummies,
    offer_fleets,
    offer_transfers,
    refuse_arrangement,
)
from ..moves.battle import Attack
from ..moves.movement import Fire, Sail, Scout, Take
from ..moves.war import DeclareWar, OfferPeace
from ..moves.words import END
from ..player import Player
from ..refusals import (
    ARRANGED_ENOUGH,
    BATTLES_LEFT,
    CANNOT_MOVE,
    FINISHED,
    FIRED_ALREADY,
    FLEET_NOT_THERE,
    FLEET_TIRED,
    NO_BATTLE,
    NO_SUCH_SHIPS,
    NOT_SCOUTING,
    NOTHING_TO_SCOUT,
)
from ..state import State
from ..step import TurnStep
from ..view.shape import TurnView
from ..war.peace import offer_back, offer_peace, refuse_visit, visit
from ..war.war import declare_war, refuse_declare, refuse_peace_offer
from .death_ray import fire, offer_fire, refuse_fire
from .march import CHOOSING, March
from .movement import can_step, range_left, refuse_hop, refuse_jump, unlimited
from .remote_views import is_view, offer_views, refuse_view, remote_view
from .scouting import finish_scout, scout, scout_everywhere, something_to_see

MOVING: Final[i64] = 0
FIGHTING: Final[i64] = 1
ARRANGEMENTS: Final[i64] = 24  # per turn, so that every turn ends


@final
class Turn(TurnStep):
    """Fleets, then movement, then combat.

    Rules: GE-MOV-02, GE-MOV-03, GE-CMB-01, GE-CMB-02, GE-CMB-16
    """

    __slots__ = ("budget", "fired", "phase")

    def __init__(
        self,
        player: i64,
        asked: i64,
        phase: i64,
        budget: i64,
        fired: i64,
        offered: i64,
        heard: i64,
        enemies: i64,
    ) -> None:
        super().__init__(player, asked, offered, heard, enemies)
        self.phase: i64 = phase
        self.budget: i64 = budget
        self.fired: i64 = fired

    def clone(self) -> Turn:
        return Turn(
            self.player,
            self.asked,
            self.phase,
            self.budget,
            self.fired,
            self.offered,
            self.heard,
            self.enemies,
        )

    def enter(self, state: State, run: Run) -> None:
        if self.phase == MOVING or self.battles(state):
            self.asked = state.mask_of(self.player)
            self.listen(state)
            return
        player = state.players[self.player]
        player.rest()
        scout_everywhere(state, player, run)
        state.pop()
        run.tell(TURN_ENDED, (int(self.player),))

    def battles(self, state: State) -> list[int]:
        """Hexes with own and hostile ships. Rules: GE-CMB-01, GE-CMB-15"""
        player = state.players[self.player]
        if state.war[self.player] == 0:
            return []
        return [at for at in player.hexes() if state.hostile_at(self.player, at)]

    # -- listing ---------------------------------------------------------------------------

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        if self.visits(state, seat):
            visit(self, out)
            return
        player = state.players[self.player]
        if self.phase == MOVING:
            self.offer_movement(state, player, out)
            out.append(END)
        else:
            for hexagon in self.battles(state):
                out.append(Attack(hexagon))
        offer_views(state, player, out)
        for other in state.players:
            if other.number != self.player:
                if state.at_war(self.player, other.number):
                    out.append(OfferPeace(other.number))
                else:
                    out.append(DeclareWar(other.number))
        offer_card(player, out)

    def offer_movement(self, state: State, player: Player, out: list[Move]) -> None:
        """What belongs to the time before combat."""
        for stack in player.pieces:
            n: i64 = 1
            while n <= stack & 31:
                out.append(Take(n, stack >> 8, (stack >> 5) & 7))
                n += 1
        fleet: i64 = 0
        while fleet < 5:
            if player.fleet_hex[fleet] != NOWHERE:
                out.append(Sail(fleet))
            fleet += 1
        for hexagon in player.hexes():
            star = state.board.rules.star_at[hexagon]
            if star >= 0:
                out.append(Scout(star))
        offer_fire(state, player, out)
        self.offer_arrangements(state, player, out)

    def offer_arrangements(self, state: State, player: Player, out: list[Move]) -> None:
        """Fleets and dummies."""
        if self.budget <= 0:
            return
        if not has_moved(player):
            offer_fleets(state, player, out)
        offer_transfers(player, NOWHERE, out)
        offer_dummies(player, out)

    def legal(self, state: State, seat: i64, out: list[Move]) -> None:
        """The same as filtering the candidates, but ships of one stack are judged once."""
        if self.visits(state, seat):
            super().legal(state, seat, out)
            return
        player = state.players[self.player]
        if self.phase == MOVING:
            self.list_movement(state, player, out)
            out.append(END)
        else:
            for hexagon in self.battles(state):
                out.append(Attack(hexagon))
        self.list_free(state, player, out)

    def list_movement(self, state: State, player: Player, out: list[Move]) -> None:
        """Moves of the time before combat that nothing refuses."""
        for stack in player.pieces:
            at = stack >> 8
            spent = (stack >> 5) & 7
            if refuse_setting_out(state, player, PIECES, at, spent, QUIET) is None:
                n: i64 = 1
                while n <= stack & 31:
                    out.append(Take(n, at, spent))
                    n += 1
        self.list_fleets(state, player, out)
        moves: list[Move] = []
        self.offer_arrangements(state, player, moves)
        moved = has_moved(player)
        for move in moves:
            if refuse_arrangement(state, player, move, moved, QUIET) is None:
                out.append(move)

    def list_fleets(self, state: State, player: Player, out: list[Move]) -> None:
        """Fleets that can sail, stars to scout, targets of the ray."""
        fleet: i64 = 0
        while fleet < 5:
            if player.fleet_hex[fleet] != NOWHERE:
                sail = Sail(fleet)
                if refuse_sail(state, player, sail, QUIET) is None:
                    out.append(sail)
            fleet += 1
        for hexagon in player.hexes():
            star = state.board.rules.star_at[hexagon]
            if star >= 0 and refuse_scout(state, player, star, QUIET) is None:
                out.append(Scout(star))
        if self.fired == 0:
            moves: list[Move] = []
            offer_fire(state, player, moves)
            for move in moves:
                if isinstance(move, Fire) and refuse_fire(state, player, move, QUIET) is None:
                    out.append(move)

    def list_free(self, state: State, player: Player, out: list[Move]) -> None:
        """Views, declarations, offers of peace and the card."""
        moves: list[Move] = []
        offer_views(state, player, moves)
        for move in moves:
            if refuse_view(state, player, move, QUIET) is None:
                out.append(move)
        for other in state.players:
            if refuse_declare(state, player, other, QUIET) is None:
                out.append(DeclareWar(other.number))
            if refuse_peace_offer(state, player, other, self.offered, QUIET) is None:
                out.append(OfferPeace(other.number))
        offer_card(player, out)

    # -- judging ---------------------------------------------------------------------------

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if self.visits(state, seat):
            return refuse_visit(state, self, seat, move, why)
        player = state.players[self.player]
        if isinstance(move, DeclareWar):
            return refuse_declare(state, player, state.players[move.player], why)
        if isinstance(move, OfferPeace):
            return refuse_peace_offer(state, player, state.players[move.player], self.offered, why)
        if is_view(move):
            return refuse_view(state, player, move, why)
        if is_word(move, "card"):
            return refuse_card(player, why)
        if isinstance(move, Attack):
            return self.refuse_attack(state, move.hexagon, why)
        return self.refuse_movement(state, player, move, why)

    def refuse_attack(self, state: State, hexagon: i64, why: Why) -> Refusal | None:
        """A battle hex of this turn. Rules: GE-CMB-01, GE-CMB-02"""
        if self.phase == FIGHTING and int(hexagon) in self.battles(state):
            return None
        return why.no(NO_BATTLE, hexagon)

    def refuse_movement(self, state: State, player: Player, move: Move, why: Why) -> Refusal | None:
        """What is possible only before combat. Rules: GE-MOV-03, GE-FLT-09"""
        if not is_movement(move):
            return NOT_NOW
        if self.phase != MOVING:
            return why.no(BATTLES_LEFT) if is_word(move, "end") else NOT_NOW
        if isinstance(move, Take):
            return refuse_take(state, player, move, why)
        if isinstance(move, Sail):
            return refuse_sail(state, player, move, why)
        if isinstance(move, Scout):
            return refuse_scout(state, player, move.star, why)
        if isinstance(move, Fire):
            if self.fired == 1:
                return why.no(FIRED_ALREADY)
            return refuse_fire(state, player, move, why)
        if is_arrangement(move):
            if self.budget <= 0:
                return why.no(ARRANGED_ENOUGH, ARRANGEMENTS)
            return refuse_arrangement(state, player, move, has_moved(player), why)
        return None

    # -- doing -----------------------------------------------------------------------------

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        if self.visits(state, seat):
            offer_back(state, self, seat, run)
            return
        player = state.players[self.player]
        if isinstance(move, Take):
            self.march(state, PIECES, move.n, move.hexagon, move.spent)
        elif isinstance(move, Sail):
            at = player.fleet_hex[move.fleet]
            self.march(state, move.fleet, 0, at, player.fleet_spent(move.fleet))
        elif is_arrangement(move):
            self.budget -= 1
            arrange(state, player, move, run)
        elif isinstance(move, Scout):
            finish_scout(state, player, state.board.rules.star_hex[move.star])
            scout(state, player, move.star, run)
        elif isinstance(move, Fire):
            self.fired = 1
            fire(state, player, move, run)
        elif is_view(move):
            remote_view(state, player, move, run)
        else:
            self.apply_other(state, player, move, run)

    def apply_other(self, state: State, player: Player, move: Move, run: Run) -> None:
        """War, peace, cards, battles and the end of movement."""
        if isinstance(move, DeclareWar):
            declare_war(state, player, state.players[move.player], "GE-WAR-04", run)
            self.listen(state)
        elif isinstance(move, OfferPeace):
            self.offered |= BIT[move.player]
            self.asked = 0
            offer_peace(state, player, move.player, run)
        elif isinstance(move, Attack):
            self.asked = 0
            run.tell(BATTLE_BEGUN, (int(self.player), int(move.hexagon)))
            state.push(Battle(self.player, move.hexagon))
        elif is_word(move, "card"):
            self.asked = 0
            play_card(state, player, run)
        else:
            self.phase = FIGHTING
            self.asked = 0
            scout_everywhere(state, player, run)

    def march(self, state: State, unit: i64, n: i64, hexagon: i64, spent: i64) -> None:
        """The chosen ships move now. Rules: GE-MOV-03, GE-MOV-04"""
        self.asked = 0
        state.push(March(self.player, 0, unit, n, hexagon, spent, CHOOSING, NOWHERE))

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("move" if self.phase == MOVING else "fight", (int(self.player),))

    def seen_by(self, state: State, seat: i64) -> TurnView:
        return {
            "step": "Turn",
            "kind": "Turn",
            "player": int(self.player),
            "phase": int(self.phase),
            "fired": int(self.fired),
        }


def new_turn(player: i64) -> Turn:
    """A turn at its beginning."""
    return Turn(player, 0, MOVING, ARRANGEMENTS, 0, 0, 0, 0)


def has_moved(player: Player) -> bool:
    """Has any ship spent range this turn? A blocked hop spends none. Rules: GE-MOV-03"""
    for stack in player.pieces:
        if (stack >> 5) & 7 != 0:
            return True
    fleet: i64 = 0
    while fleet < 5:
        if player.fleet_hex[fleet] != NOWHERE and player.fleet_spent(fleet) > 0:
            return True
        fleet += 1
    return False


def is_movement(move: Move) -> bool:
    """Does the move belong to the time before combat?"""
    return (
        isinstance(move, (Take, Sail, Scout, Fire)) or is_arrangement(move) or is_word(move, "end")
    )


def refuse_take(state: State, player: Player, move: Take, why: Why) -> Refusal | None:
    """Own pieces that can still go somewhere. Rules: GE-MOV-04, GE-MOV-05"""
    if move.n < 1 or player.rested_pieces(move.hexagon, move.spent) < move.n:
        return why.no(NO_SUCH_SHIPS, move.n)
    return refuse_setting_out(state, player, PIECES, move.hexagon, move.spent, why)


def refuse_sail(state: State, player: Player, move: Sail, why: Why) -> Refusal | None:
    """An own fleet whose most tired ship can still go somewhere. Rules: GE-MOV-06"""
    at = player.fleet_hex[move.fleet]
    if at == NOWHERE:
        return why.no(FLEET_NOT_THERE, move.fleet)
    spent = player.fleet_spent(move.fleet)
    left = range_left(state, player, move.fleet, spent)
    if left <= 0 and spent != DONE:
        return why.no(FLEET_TIRED, move.fleet, max(0, left))
    return refuse_setting_out(state, player, move.fleet, at, spent, why)


def refuse_setting_out(
    state: State, player: Player, unit: i64, hexagon: i64, spent: i64, why: Why
) -> Refusal | None:
    """There must be a way to go with the range that is left. Rules: GE-MOV-05, GE-MOV-06"""
    left = range_left(state, player, unit, spent)
    if left > 0 and (unlimited(player) or can_step(state, hexagon, left)):
        return None
    if left > 0 and refuse_jump(state, player, unit, spent, hexagon, why) is None:
        return None
    if left > 0:
        for star in state.board.rules.stars:
            if refuse_hop(state, player, unit, spent, hexagon, star, why) is None:
                return None
    return why.no(FINISHED) if spent == DONE else why.no(CANNOT_MOVE, max(0, left))


def refuse_scout(state: State, player: Player, star: i64, why: Why) -> Refusal | None:
    """Only where the player has a ship, and only if there is something to see. Rules: GE-SCO-01"""
    if not player.is_at(state.board.rules.star_hex[star]):
        return why.no(NOT_SCOUTING, star)
    if not something_to_see(state, state.seat_of(player.number), star):
        return why.no(NOTHING_TO_SCOUT, star)
    return None
