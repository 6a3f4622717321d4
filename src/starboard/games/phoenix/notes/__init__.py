"""What players are told about a move before they choose it."""
