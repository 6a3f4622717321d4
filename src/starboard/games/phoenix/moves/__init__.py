"""The moves and their notation."""
