"""Space Station Phoenix."""
