"""Galactic Era."""
