"""The move/combat turn before its battles: ships, gates, scouting."""
