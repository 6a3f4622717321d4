"""Which notes belong to which move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from starboard.engine.game import Note
from starboard.engine.notation import Move

from ..player import Player
from ..state import State
from ..step import Ask, Sealed, TurnStep
from ..steps.losses import LosersLosses
from ..steps.place import Placing
from ..steps.trade import Trading
from . import beginning, fleets, gaining, growing, moving, rising, warring

Notes = Callable[[State, Player, Move], list[Note]]

BY_VERB: Final[dict[str, Notes]] = {
    "race": beginning.race_notes,
    "take-race": beginning.race_notes,
    "align": beginning.align_notes,
    "take-tile": beginning.tile_notes,
    "take-order": beginning.order_notes,
    "keep-card": beginning.keep_card_notes,
    "card": beginning.card_notes,
    "keep": beginning.card_notes,
    "exchange": beginning.exchange_notes,
    "bid": beginning.bid_notes,
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
    "take": moving.take_notes,
    "sail": moving.sail_notes,
    "to": moving.to_notes,
    "hop": moving.hop_notes,
    "jump": moving.jump_notes,
    "scout": moving.scout_notes,
    "view-star": moving.view_notes,
    "view-relic": moving.view_notes,
    "view-fleet": moving.view_notes,
    "fire": moving.fire_notes,
    "end": moving.end_notes,
    "declare": warring.declare_notes,
    "block": warring.block_notes,
    "peace": warring.peace_notes,
    "agree": warring.agree_notes,
    "attack": warring.attack_notes,
    "stay": warring.stay_notes,
    "flee": warring.flee_notes,
    "flee-e": warring.flee_e_notes,
    "expel": warring.expel_notes,
    "retreat": warring.retreat_notes,
    "destroy": warring.destroy_notes,
    "lose": warring.lose_notes,
    "select": growing.select_notes,
    "build": growing.build_notes,
    "grow": growing.grow_notes,
    "research": growing.do_research_notes,
    "extra": growing.extra_notes,
    "disc": growing.disc_notes,
    "bonus": growing.disc_notes,
    "convert": growing.convert_notes,
    "gain": gaining.gain_notes,
    "advance": gaining.advance_notes,
    "evacuate": gaining.home_notes,
    "home": gaining.home_notes,
    "learn": rising.learn_notes,
    "steal": rising.steal_notes,
    "offer": rising.offer_notes,
    "accept": rising.accept_notes,
}


def notes_on(state: State, seat: i64, move: Move) -> list[Note]:
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
    return warring.toll(state, 0) if isinstance(step, LosersLosses) else []
