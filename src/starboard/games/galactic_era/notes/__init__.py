"""What to know of a legal move before choosing it, from what its player may know."""
