"""The games: a contract that all of them keep, a catalog, and one folder for each game."""
