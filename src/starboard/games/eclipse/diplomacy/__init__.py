"""Diplomatic relations."""
