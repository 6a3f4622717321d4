"""Eclipse: Second Dawn for the Galaxy."""
