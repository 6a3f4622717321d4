"""The stations: wings, residents, their goods and abilities."""
