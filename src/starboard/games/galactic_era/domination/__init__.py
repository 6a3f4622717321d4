"""Domination cards."""
