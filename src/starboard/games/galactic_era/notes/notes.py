"""Which notes belong to which move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from starboard.engine.game import Note
from starboard.engine.notation import Move

from ..combat.losses import LosersLosses
from ..growth.placement import Placing
from ..player import Player
from ..state import State
from ..step import Ask, Sealed, TurnStep
from ..trading.trading import Trading
from . import fleets, gain_star, growth, levels, movement, setup, war

Notes = Callable[[State, Player, Move], list[Note]]

BY_VERB: Final[dict[str, Notes]] = {
    "race": setup.race_notes,
    "take-race": setup.race_notes,
    "align": setup.align_notes,
    "take-tile": setup.tile_notes,
    "take-order": setup.order_notes,
    "keep-card": setup.keep_card_notes,
    "card": setup.card_notes,
    "keep": setup.card_notes,
    "exchange": setup.exchange_notes,
    "bid": setup.bid_notes,
    "create": fleets.create_notes,
    "split": fleets.split_notes,
    "swap": fleets.swap_notes,
    "join": fleets.join_notes,
    "leave": fleets.leave_notes,
    "transfer": fleets.transfer_notes,
    "shift": fleets.shift_notes,
    "dummies": fleets.dummy_notes,
    "undummy": fleets.undummy_notes,
    "place": fleets.place_notes,
    "show": fleets.show_notes,
    "take": movement.take_notes,
    "sail": movement.sail_notes,
    "to": movement.to_notes,
    "hop": movement.hop_notes,
    "jump": movement.jump_notes,
    "scout": movement.scout_notes,
    "view-star": movement.view_notes,
    "view-relic": movement.view_notes,
    "view-fleet": movement.view_notes,
    "fire": movement.fire_notes,
    "end": movement.end_notes,
    "declare": war.declare_notes,
    "block": war.block_notes,
    "peace": war.peace_notes,
    "agree": war.agree_notes,
    "attack": war.attack_notes,
    "stay": war.stay_notes,
    "flee": war.flee_notes,
    "flee-e": war.flee_e_notes,
    "expel": war.expel_notes,
    "retreat": war.retreat_notes,
    "destroy": war.destroy_notes,
    "lose": war.lose_notes,
    "select": growth.select_notes,
    "build": growth.build_notes,
    "grow": growth.grow_notes,
    "research": growth.do_research_notes,
    "extra": growth.extra_notes,
    "disc": growth.disc_notes,
    "bonus": growth.disc_notes,
    "convert": growth.convert_notes,
    "gain": gain_star.gain_notes,
    "advance": gain_star.advance_notes,
    "evacuate": gain_star.home_notes,
    "home": gain_star.home_notes,
    "learn": levels.learn_notes,
    "steal": levels.steal_notes,
    "offer": levels.offer_notes,
    "accept": levels.accept_notes,
}


def notes(state: State, seat: i64, move: Move) -> list[Note]:
    """Price and effect of a legal move, for the player who would make it."""
    number = decides_for(state, seat)
    if number < 0:
        return []
    verb = str(move).split()[0]
    if verb == "done":
        return done_notes(state)
    found = BY_VERB.get(verb)
    return [] if found is None else found(state, state.players[number], move)


def decides_for(state: State, seat: i64) -> i64:
    """The player for whom a seat decides now, perhaps the puppet; -1 for nobody."""
    step = state.stack[-1]
    if isinstance(step, Sealed):
        return step.who(state, seat)
    if isinstance(step, Trading):
        return step.who(state, seat)
    if isinstance(step, TurnStep) and step.visits(state, seat):
        return step.sender(state, seat)
    return step.player if isinstance(step, Ask) else -1


def done_notes(state: State) -> list[Note]:
    """What is given up or settled by going on."""
    step = state.stack[-1]
    if isinstance(step, Placing) and step.left > 0:
        return [Note("ships_lost", (int(step.left),))]
    return war.toll(state, 0) if isinstance(step, LosersLosses) else []
