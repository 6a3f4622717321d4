"""What can be chosen when a table is made."""

from __future__ import annotations

from starboard.engine.options import Option

from .components.ids import GOALS, STORIES


def options() -> list[Option]:
    """Length, setup, story and goal.

    Rules: GE-SET-02, GE-SET-03, GE-SET-06, GE-VAR-01, GE-VAR-02
    """
    return [
        Option("rounds", "Length of the game", "8", ("8", "12")),
        Option("setup", "Setup", "random", ("random", "deterministic")),
        Option("story", "Galactic Story", "random", ("random", *STORIES)),
        Option("goal", "Galactic Goal (none: introductory)", "random", goal_choices()),
        Option("sides", "Sides of the sector tiles", "A", ("A", "random")),
        Option("overrides", "Your own component values", {}, kind="texts"),
    ]


def goal_choices() -> tuple[str, ...]:
    """Drawn, none for an introductory game, or agreed on. Rules: GE-SET-03"""
    return ("random", "none", *GOALS)
