"""The Income action."""
