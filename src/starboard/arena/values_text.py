"""The file of learned weights, with the figures of the training."""

from __future__ import annotations

from starboard.bots.evaluation import Features

from .selfplay import Rows

Learned = dict[int, tuple[Rows, dict[str, object]]]


def weights_text(features: Features, learned: Learned) -> str:
    """One list per feature, one number per stage."""
    lines = [
        "# What a position is worth: thousandths of a point of the final score per unit,",
        "# one number per stage of the game. Made by `starboard arena train`.",
    ]
    for seats, (rows, figures) in sorted(learned.items()):
        lines += ["", f"[trained.{seats}]"]
        lines += [f"{name} = {toml(value)}" for name, value in figures.items()]
        lines += ["", f"[seats.{seats}]"]
        for k, name in enumerate(features.names()):
            lines.append(f"{name} = {[row[k] for row in rows]}")
    return "\n".join(lines) + "\n"


def toml(value: object) -> str:
    """A number, a text or a list of numbers."""
    return f'"{value}"' if isinstance(value, str) else str(value)
