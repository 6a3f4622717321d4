"""The moves of Galactic Era, each a tiny class with its notation."""
