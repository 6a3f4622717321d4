"""What can be chosen when a table is made."""

from __future__ import annotations

from .components.ids import PLAYER_COLOURS


def colours_problem(text: str, seats: int) -> str:
    """What is wrong with the colours named, or an empty text. Rules: SSP-SET-01"""
    colours = text.split(",") if text else list(PLAYER_COLOURS[:seats])
    if len(colours) != seats or any(one not in PLAYER_COLOURS for one in colours):
        return f"expected {seats} of {', '.join(PLAYER_COLOURS)} with commas, found {text!r}"
    return "" if len(set(colours)) == seats else "expected a different colour for every player"
