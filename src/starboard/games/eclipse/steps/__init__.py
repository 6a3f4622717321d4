"""The steps of Eclipse: what is being decided, and what follows."""
