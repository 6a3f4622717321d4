"""The tables of the box: ids, rows and words."""
