"""Tables: rooms, changes, the lobby, play, clocks, and what each viewer may see."""
