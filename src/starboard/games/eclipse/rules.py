"""The places where a module or an expansion may change a rule.

A hook is a class with one method, `Rules` has one slot per hook, and whoever fills a slot keeps
the object it replaces inside, so that any mix of modules works.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from starboard.engine.flow import Run

from .components.components import Box, NpcBlueprint
from .player import Player
from .state import RulesBase, State, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class ActivationCount:
    """How many activations an action gives. Rules: ECL-ACT-05, ECL-SPC-01, ECL-REA-03"""

    def count(self, state: State, player: Player, action: i64) -> i64:
        """The species' number and the bonuses of techs; a reaction has exactly one.

        Rules: ECL-TEC-14, ECL-TEC-22, ECL-TEC-23
        """
        if player.passed:
            return 1
        n = state.species_of(player).activations[action]
        k: i64
        for k, tech in enumerate(state.rules.box.techs):
            if tech.action == action and player.has(k):
                n += tech.extra
        return n


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase:
    """Makes the step that runs one phase of the round."""

    def make(self, state: State) -> Step:
        """A fresh step for this round."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Actions:
    """Makes the step of an action that has just been paid for."""

    def make(self, state: State, player: Player, action: i64, left: i64) -> Step:
        """The step with so many activations."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class TechGained:
    """What happens at once when a tech is placed."""

    def gained(self, state: State, player: Player, tech: i64, run: Run) -> None:
        """Instant techs take effect; the others only lie on their track."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionEnded:
    """What is read at the end of every action and reaction."""

    def ended(self, state: State, player: Player, run: Run) -> None:
        """The base game looks for acts of aggression."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Scoring:
    """Where a player's points come from now; `scoring.breakdown` knows of eliminated players."""

    def breakdown(self, state: State, player: Player) -> list[tuple[str, int]]:
        """Source and points, in the order of the rulebook; always the same sources."""
        raise NotImplementedError


class Rules(RulesBase):
    """One table's rules, shared by all clones."""

    __slots__ = (
        "action_ended",
        "action_phase",
        "actions",
        "activation_count",
        "cleanup_phase",
        "combat_phase",
        "scoring",
        "tech_gained",
        "upkeep_phase",
    )

    def __init__(
        self,
        box: Box,
        npcs: list[NpcBlueprint],
        warp_portals: bool,
        action_phase: Phase,
        combat_phase: Phase,
        upkeep_phase: Phase,
        cleanup_phase: Phase,
        actions: Actions,
        tech_gained: TechGained,
        action_ended: ActionEnded,
        scoring: Scoring,
    ) -> None:
        super().__init__(box, npcs, warp_portals)
        self.action_phase = action_phase
        self.combat_phase = combat_phase
        self.upkeep_phase = upkeep_phase
        self.cleanup_phase = cleanup_phase
        self.actions = actions
        self.tech_gained = tech_gained
        self.action_ended = action_ended
        self.scoring = scoring
        self.activation_count = ActivationCount()


def rules_of(state: State) -> Rules:
    """The table's rules with their hooks."""
    rules = state.rules
    assert isinstance(rules, Rules)
    return rules
