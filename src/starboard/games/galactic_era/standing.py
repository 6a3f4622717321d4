"""Standing orders: answers a player leaves with the table."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.notation import Move
from starboard.engine.options import Option

from .combat.battle import EarlyRetreat
from .domination.windows import CardWindow, Exchange
from .moves.words import AGREE, DECLINE, DONE_WORD, KEEP, PASS, STAY
from .round import AFTER_SCORING, Round
from .state import State
from .trading.trading import Trading
from .war.blocking import BlockWindow
from .war.peace import PeaceOffer


def preferences() -> list[Option]:
    """What can be answered once and for all; it depends on public facts alone."""
    return [
        Option("block", "Declaring war to block", "ask", ("ask", "own_stars", "pass")),
        Option(
            "cards", "Windows for the domination card", "ask", ("ask", "battles", "last", "pass")
        ),
        Option("exchange", "Exchanging the domination card", "ask", ("ask", "keep")),
        Option("peace", "Offers of peace", "ask", ("ask", "agree", "decline")),
        Option("retreat", "Retreating before combat", "ask", ("ask", "stay")),
        Option("trade", "Trading technology", "ask", ("ask", "done")),
    ]


def standing(state: State, seat: i64, kept: dict[str, object]) -> Move | None:
    """The standing answer to the pending question, or None to ask.

    Rules: GE-WAR-10, GE-WAR-11, GE-DOM-01, GE-RET-06
    """
    if not state.stack:
        return None
    step = state.stack[-1]
    if isinstance(step, BlockWindow):
        return block_answer(state, step, seat, str(kept.get("block", "ask")))
    if isinstance(step, CardWindow) and step.who(state, seat) >= 0:
        return card_answer(state, str(kept.get("cards", "ask")))
    if isinstance(step, Trading) and kept.get("trade") == "done":
        return DONE_WORD if step.who(state, seat) >= 0 else None
    if isinstance(step, Exchange) and kept.get("exchange") == "keep":
        return KEEP
    if isinstance(step, EarlyRetreat) and kept.get("retreat") == "stay":
        return STAY
    if isinstance(step, PeaceOffer):
        return peace_answer(str(kept.get("peace", "ask")))
    return None


def block_answer(state: State, step: BlockWindow, seat: i64, order: str) -> Move | None:
    """Pass always, or unless something happens at an own star. Rules: GE-WAR-11"""
    player = step.who(state, seat)
    if player < 0 or order == "ask":
        return None
    if order == "own_stars" and step.hexagon >= 0:
        star = state.board.rules.star_at[step.hexagon]
        if star >= 0 and state.owner[star] == player:
            return None
    return PASS


def card_answer(state: State, order: str) -> Move | None:
    """Pass; "last" asks in the last window of the game, "battles" in own battles too.

    Whether the card is ready must not matter: the pause would tell it. Rules: GE-DOM-01, GE-END-04
    """
    if order == "ask" or (order == "battles" and state.battle is not None):
        return None
    if order != "pass" and is_last_window(state):
        return None
    return PASS


def is_last_window(state: State) -> bool:
    """Is this the window after the last scoring? Rules: GE-END-04"""
    below = state.stack[0]
    over = isinstance(below, Round) and below.phase > AFTER_SCORING
    return over and state.round == state.rules.rounds()


def peace_answer(order: str) -> Move | None:
    """Agree or decline without being asked. Rules: GE-WAR-10"""
    if order == "agree":
        return AGREE
    return DECLINE if order == "decline" else None
