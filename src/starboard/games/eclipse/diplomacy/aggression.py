"""Acts of aggression against a partner, and the Traitor tile."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.flow import Run

from ..components.ids import GRAY
from ..events import RELATIONS_ENDED, TRAITOR_TAKEN
from ..player import Player
from ..rules import ActionEnded
from ..state import State
from ..upkeep.cubes import send_home


class Aggression(ActionEnded):
    """A ship left among a partner's ships or discs breaks the relation.

    Rules: ECL-DIP-10, ECL-DIP-11, ECL-DIP-13, ECL-DIP-15
    """

    def ended(self, state: State, player: Player, run: Run) -> None:
        if player.partners == 0:
            return
        attacked = player.partners & attacked_by(state, player.seat)
        if attacked == 0:
            return
        take_traitor(state, player, run)
        other: i64 = 0
        while attacked >> other != 0:
            if has(attacked, other):
                end_relations(state, player, state.players[other], run)
            other += 1


def attacked_by(state: State, seat: i64) -> i64:
    """Seats with a ship or control where this seat has a ship. Rules: ECL-DIP-10"""
    mask: i64 = 0
    for sector in state.sectors:
        if sector.entered[seat] > 0:
            if sector.owner >= 0:
                mask |= BIT[sector.owner]
            other: i64 = 0
            while other < len(sector.entered):
                if sector.entered[other] > 0:
                    mask |= BIT[other]
                other += 1
    return mask & ~BIT[seat]


def take_traitor(state: State, player: Player, run: Run) -> None:
    """There is one Traitor tile; a holder simply keeps it. Rules: ECL-DIP-13"""
    if state.traitor == player.seat:
        return
    before = state.traitor
    state.traitor = player.seat
    if run.loud:
        run.tell(TRAITOR_TAKEN, (int(player.seat), int(before)))


def end_relations(state: State, player: Player, other: Player, run: Run) -> None:
    """Ambassadors go back; each owner puts the cube on a track of choice. Rules: ECL-DIP-12"""
    player.partners &= ~BIT[other.seat]
    other.partners &= ~BIT[player.seat]
    send_home(state, other, GRAY, False, run)
    send_home(state, player, GRAY, False, run)
    if run.loud:
        run.tell(RELATIONS_ENDED, (int(player.seat), int(other.seat)))
