"""Battle odds, worked out in a process of their own."""
