"""Contact and the trading phase."""
