"""What a player does with a turn: the ships and their actions."""
