"""The combat phase."""
