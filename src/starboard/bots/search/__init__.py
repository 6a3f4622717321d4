"""Looking ahead: plans through a turn, beams, rollouts, and the clock."""
