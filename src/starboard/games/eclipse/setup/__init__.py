"""The first position."""
