"""What is being decided in Galactic Era."""
