"""Rows that variants lay over the tables."""
