"""The upkeep and cleanup phases, and players who leave the game."""
