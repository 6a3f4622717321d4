"""Odds for a table of Eclipse: what is on the board, advice, and luck afterwards."""
