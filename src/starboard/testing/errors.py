"""What can be wrong with a text that arranges a position."""

from __future__ import annotations

from starboard.engine.errors import StarboardError


class BadPosition(StarboardError):
    """The text was not understood, or the pieces for it do not exist."""
