"""What may be laid over the base game."""
