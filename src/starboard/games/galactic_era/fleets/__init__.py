"""Fleets: what they hold and who knows it."""
