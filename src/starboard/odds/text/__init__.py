"""Battles as people and programs write them, and odds as they read them."""
