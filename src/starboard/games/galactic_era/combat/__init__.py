"""Battles and retreats."""
