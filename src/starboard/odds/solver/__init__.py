"""Battles solved exactly, or rolled out by chance where they are too large."""
