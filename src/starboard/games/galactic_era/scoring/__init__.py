"""Victory points: story, rounds, the end of the game."""
