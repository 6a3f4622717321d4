"""What bots know of Space Station Phoenix: good positions and moves worth a thought."""
