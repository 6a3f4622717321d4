"""Stars that lose their last disc."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.flow import Run

from ..components.ids import ALL, NOBODY, UNINHABITED
from ..events import STAR_ABANDONED
from ..state import State


def remove_disc(state: State, star: i64, run: Run) -> None:
    """One disc leaves; an empty star becomes uninhabited. Rules: GE-GST-13, GE-REL-07"""
    state.set_discs(star, state.discs[star] - 1)
    if state.population(star) == 0:
        become_uninhabited(state, star, run)


def become_uninhabited(state: State, star: i64, run: Run) -> None:
    """The star gets a face-up uninhabited counter; a face-up relic stays. Rules: GE-GST-13"""
    state.set_owner(star, NOBODY, 0)
    state.set_counter(star, UNINHABITED, ALL)
    run.tell(STAR_ABANDONED, (int(star),))
