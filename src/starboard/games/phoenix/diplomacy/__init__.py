"""The Diplomacy tracks, lobbying and the bonuses they give."""
