"""From the box to the first turn."""
