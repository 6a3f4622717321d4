"""The ladder as an SVG picture."""

from __future__ import annotations

from xml.sax.saxutils import escape

from .standings import Rating

WIDTH = 640
ROW = 44
LEFT = 130


def ladder_svg(title: str, rows: list[Rating]) -> str:
    """A dot and its interval per level, the strongest on top."""
    low = min(row.rating - row.interval for row in rows) - 1
    high = max(row.rating + row.interval for row in rows) + 1
    height = 70 + ROW * len(rows)

    def x(value: float) -> float:
        return round(LEFT + (value - low) / (high - low) * (WIDTH - LEFT - 110), 1)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" '
        f'font-family="system-ui, sans-serif" font-size="14">',
        f'<rect width="{WIDTH}" height="{height}" fill="#0d1321"/>',
        f'<text x="20" y="32" fill="#e8edf7" font-size="18">{escape(title)}</text>',
    ]
    for k, row in enumerate(rows):
        y = 70 + ROW * k
        left, middle, right = (
            x(row.rating - row.interval),
            x(row.rating),
            x(row.rating + row.interval),
        )
        lines += [
            f'<text x="20" y="{y + 5}" fill="#e8edf7">{escape(row.level)}</text>',
            f'<line x1="{left}" y1="{y}" x2="{right}" y2="{y}" stroke="#5b7db1" stroke-width="3"/>',
            f'<circle cx="{middle}" cy="{y}" r="7" fill="#7dd3fc"/>',
            f'<text x="{WIDTH - 100}" y="{y + 5}" fill="#9fb0cc">'
            f"{row.rating:.1f} ± {row.interval:.1f}</text>",
        ]
    return "\n".join([*lines, "</svg>"]) + "\n"
