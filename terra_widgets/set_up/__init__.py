"""Setting up a table by clicks: which game, who plays, how long, in which language."""
