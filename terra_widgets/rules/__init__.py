"""The rules of the games, pure: decks below, nothing of screens or files."""
