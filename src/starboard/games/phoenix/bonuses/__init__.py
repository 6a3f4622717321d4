"""Bonuses of Sectors and Hubs."""
