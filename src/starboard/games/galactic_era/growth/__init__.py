"""The growth phase: counters, and the actions they pay for."""
