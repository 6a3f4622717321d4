"""What bots know of Galactic Era: which positions are good and which moves worth a thought."""
