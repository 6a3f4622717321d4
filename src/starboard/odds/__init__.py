"""Exact battle odds for Eclipse."""
