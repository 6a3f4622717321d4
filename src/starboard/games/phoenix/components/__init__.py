"""The components as the tables describe them."""
