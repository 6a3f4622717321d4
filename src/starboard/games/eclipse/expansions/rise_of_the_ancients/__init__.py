"""Rise of the Ancients: optional modules for Eclipse."""
