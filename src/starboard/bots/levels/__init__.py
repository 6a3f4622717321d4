"""The levels, weakest to strongest."""
