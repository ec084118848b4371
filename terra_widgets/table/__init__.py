"""A game in progress: the table, its record, its resume code, and the files that keep it safe."""
