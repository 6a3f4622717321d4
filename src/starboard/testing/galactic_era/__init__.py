"""Galactic Era: races, stars, fleets, cards and phases in sentences."""

from __future__ import annotations

from ..dialect import Dialect
from ..heading import Heading
from . import galaxy, players  # importing them fills the grammar
from .scene import GRAMMAR, GalaxyScene, quiet_galaxy

__all__ = ["dialect", "galaxy", "players"]


def keep_options(heading: Heading) -> None:
    """The text names its options itself."""


def dialect() -> Dialect[GalaxyScene]:
    """How positions of Galactic Era are described; with two seats there is a puppet."""
    return Dialect(GRAMMAR, quiet_galaxy, GalaxyScene, keep_options, least=3)
