"""Bots: worker processes, the seats they play, and hints."""
