"""Nothing appears or vanishes: counting the components of a position."""

from __future__ import annotations

from starboard.games.eclipse.cubes import CubeHome
from starboard.games.eclipse.state import State
from starboard.games.eclipse.steps.proposal import Ambassadors
from starboard.games.eclipse.words import SHIP_TYPES


def counted(state: State, seat: int) -> tuple[int, int, list[int]]:
    """All discs, cubes and ships of a player, wherever they are."""
    player = state.players[seat]
    own = [sector for sector in state.sectors if sector.owner == seat]
    discs = int(player.discs + player.reserve + player.spent()) + len(own)
    cubes = sum(int(n) for n in player.cubes) + sum(int(n) for n in player.graveyard)
    cubes += int(player.relations()) + sum(len(sector.occupied()) for sector in own)
    cubes += on_the_way(state, seat)
    ships = [int(n) for n in player.supply]
    for sector in state.sectors:
        for ship in range(int(SHIP_TYPES)):
            ships[ship] += int(sector.ships[seat * int(SHIP_TYPES) + ship])
    return discs, cubes, ships


def on_the_way(state: State, seat: int) -> int:
    """Cubes whose owner is still asked where they go, or that wait for the other ambassador."""
    asked = sum(isinstance(step, CubeHome) and step.seat == seat for step in state.stack)
    sent = [step for step in state.stack if isinstance(step, Ambassadors)]
    return asked + sum(step.seat == seat and step.asking == step.other for step in sent)


def techs(state: State) -> int:
    """Tech tiles in bag, tray and on boards, printed starting techs left out."""
    boards = 0
    for player in state.players:
        if player.species >= 0:
            printed = len(state.rules.box.species[player.species].techs)
            boards += sum(int(n) for n in player.on_track) - printed
    return sum(int(n) for n in state.bag) + sum(int(n) for n in state.tray) + boards


def reputation(state: State) -> int:
    """Reputation tiles in the bag and on the tracks."""
    kept = sum(len(player.reputation) for player in state.players)
    return sum(int(n) for n in state.reputation) + kept
