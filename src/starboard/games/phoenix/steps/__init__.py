"""The decisions of a game, from the draft to the last turn."""
