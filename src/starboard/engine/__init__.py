"""What every game shares: no game, no I/O, no clock and no global random in here."""
