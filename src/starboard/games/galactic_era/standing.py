"""Standing orders: answers a player leaves with the table."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.notation import Move
from starboard.engine.options import Option

from .moves.words import AGREE, DECLINE, KEEP, PASS
from .state import State
from .steps.cards import CardWindow, Exchange
from .steps.windows import BlockWindow, PeaceOffer


def preferences() -> list[Option]:
    """What can be answered once and for all; only what is asked of everybody entitled."""
    return [
        Option("block", "Declaring war to block", "ask", ("ask", "pass")),
        Option("cards", "Windows for the domination card", "ask", ("ask", "pass")),
        Option("exchange", "Exchanging the domination card", "ask", ("ask", "keep")),
        Option("peace", "Offers of peace", "ask", ("ask", "agree", "decline")),
    ]


def standing(state: State, seat: i64, kept: dict[str, object]) -> Move | None:
    """The standing answer to the pending question, or None to ask. Rules: GE-WAR-10, GE-WAR-11"""
    if not state.stack:
        return None
    step = state.stack[-1]
    if isinstance(step, BlockWindow) and kept.get("block") == "pass":
        return PASS if step.who(state, seat) >= 0 else None
    if isinstance(step, CardWindow) and kept.get("cards") == "pass":
        return PASS if step.who(state, seat) >= 0 else None
    if isinstance(step, Exchange) and kept.get("exchange") == "keep":
        return KEEP
    if isinstance(step, PeaceOffer) and kept.get("peace") != "ask":
        if kept.get("peace") == "agree":
            return AGREE
        return DECLINE if kept.get("peace") == "decline" else None
    return None
