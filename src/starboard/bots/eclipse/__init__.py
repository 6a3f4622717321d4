"""What bots know of Eclipse: good positions and moves worth a thought."""
