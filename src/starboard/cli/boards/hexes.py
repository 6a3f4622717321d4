"""A map of hexes as characters. Hexes have flat tops: each column lies half a hex lower."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

Piece = tuple[str, str]  # some characters and their style
HOLE: Final = "○"


class Canvas:
    """Characters with styles at places of a grid."""

    def __init__(self) -> None:
        self.marks: dict[tuple[int, int], Piece] = {}

    def put(self, x: int, y: int, text: str, style: str) -> None:
        """Write from a place to the right."""
        for k, mark in enumerate(text):
            self.marks[x + k, y] = (mark, style)

    def write(self, x: int, y: int, pieces: list[Piece], width: int) -> None:
        """Several pieces in a row, cut at the width."""
        for text, style in pieces:
            shown = text[:width]
            self.put(x, y, shown, style)
            x, width = x + len(shown), width - len(shown)

    def text(self) -> Text:
        """All lines, without what is empty around them."""
        if not self.marks:
            return Text()
        left = min(x for x, _ in self.marks)
        rows = range(min(y for _, y in self.marks), max(y for _, y in self.marks) + 1)
        lines: list[Text] = []
        for y in rows:
            line = Text()
            right = max((x for x, at in self.marks if at == y), default=left - 1)
            for x in range(left, right + 1):
                line.append(*self.marks.get((x, y), (" ", "")))
            lines.append(line)
        return Text("\n").join(lines)


def place_of(q: int, r: int, width: int, height: int) -> tuple[int, int]:
    """The corner of a hex; `height` is even."""
    return q * width, (2 * r + q) * (height // 2)


def fitting_width(columns: int, width: int, least: int, most: int) -> int:
    """How wide a hex may be when so many lie side by side."""
    return max(least, min(most, width // max(1, columns)))


def columns_of(hexes: Mapping[tuple[int, int], object]) -> int:
    """How many columns the map has."""
    return max(q for q, _ in hexes) - min(q for q, _ in hexes) + 1 if hexes else 1


def frame(canvas: Canvas, x: int, y: int, width: int, style: str, holes: list[int]) -> None:
    """A hex of four lines: each of its six edges shows whether a wormhole leads through it.

    Edges count clockwise from the top.
    """
    side = width // 2
    top = "╭" + "─" * (width - 2) + "╮"
    canvas.put(x, y, top, style)
    canvas.put(x, y + 3, top.replace("╭", "╰").replace("╮", "╯"), style)
    places = [(side, 0), (width - 1, 1), (width - 1, 2), (side, 3), (0, 2), (0, 1)]
    for edge, (dx, dy) in enumerate(places):
        line = "─" if edge in (0, 3) else "│"
        canvas.put(x + dx, y + dy, HOLE if edge in holes else line, style)
