"""Starboard: a digital home for heavy space board games."""
