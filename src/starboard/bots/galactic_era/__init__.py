"""What bots know of Galactic Era: good positions and moves worth a thought."""
