"""War, peace and blocking."""
