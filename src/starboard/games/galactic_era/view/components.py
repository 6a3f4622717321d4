"""This table's components as the page shows them, its own values included."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..components.ids import (
    CARDS,
    COUNTERS,
    CYLINDER,
    FIELDS,
    GENETICS,
    MILITARY,
    PROPULSION,
    ROBOTICS,
    SPIRITUALITY,
    TOP_LEVEL,
)
from ..components.tables import Rules
from ..domination.effects import card_times
from ..growth.selection import owned
from ..scoring.story import DARKNESS
from ..state import State
from .shape import CardView, Counter, EraView, Field, IntervalView, LevelView

ERAS: Final = 3


def view_eras(rules: Rules) -> list[EraView]:
    """The rounds by era; the second era is that of darkness. Rules: GE-SET-01"""
    return [view_era(rules, era) for era in range(1, ERAS + 1)]


def view_era(rules: Rules, era: i64) -> EraView:
    """One era."""
    rounds = range(1, int(rules.rounds()) + 1)
    return {
        "era": int(era),
        "light": era != DARKNESS,
        "rounds": [k for k in rounds if rules.era_of_round[k] == era],
    }


def view_track(rules: Rules) -> list[IntervalView]:
    """The population track in stretches of equal ships, from the cylinder on. Rules: GE-BLD-02"""
    out: list[IntervalView] = []
    for people in range(int(CYLINDER), len(rules.track_ships)):
        ships = int(rules.track_ships[people])
        if out and out[-1]["ships"] == ships:
            out[-1]["last"] = people
        else:
            out.append({"first": people, "last": people, "ships": ships})
    return out


def view_technology(rules: Rules) -> dict[Field, list[LevelView]]:
    """What each level of each field gives. Rules: GE-TEC-01"""
    levels = range(1, int(TOP_LEVEL) + 1)
    return {
        name: [view_level(rules, field, level) for level in levels]
        for field, name in enumerate(FIELDS)
    }


def view_level(rules: Rules, field: i64, level: i64) -> LevelView:
    """One level, with the numbers that belong to its field."""
    seen: LevelView = {"level": int(level)}
    if field == MILITARY:
        seen["combat_value"] = int(rules.combat_value[level])
    elif field == SPIRITUALITY:
        seen["remote_views"] = int(rules.views[level])
    elif field == PROPULSION:
        seen["range"] = int(rules.range[level])
        seen["stargate"] = int(rules.stargate[level])
        seen["unlimited_move"] = level == TOP_LEVEL
    elif field == ROBOTICS:
        seen["extra_ships"] = int(rules.robot_ships[level])
        seen["build_at_min_population"] = int(rules.build_minimum[level])
        seen["research_levels"] = int(rules.research_levels[level])
        seen["research_vp_loss"] = int(rules.research_loss[level])
    elif field == GENETICS:
        seen["bonus_population"] = int(rules.bonus_discs[level])
        seen["extra_growth_counter_cost_vp"] = int(rules.counter_price[level])
    return seen


def view_cards(state: State) -> list[CardView]:
    """All domination cards with what they score at this table. Rules: GE-DOM-02, GE-GOL-09"""
    times = int(card_times(state))
    out: list[CardView] = []
    for name, row in zip(CARDS, state.rules.cards, strict=True):
        vp, alt = int(row.vp) * times, int(row.alt_vp) * times
        out.append({"id": name, "vp": vp, "alt_vp": alt, "need": int(row.need)})
    return out


def view_counters() -> dict[Counter, int]:
    """How many growth counters of each kind a player has. Rules: GE-SET-04"""
    return {name: int(owned(kind)) for kind, name in enumerate(COUNTERS)}
