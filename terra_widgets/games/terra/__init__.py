"""Terra, with everything that belongs to it alone."""

NUMBER = 1
"""The number of the game in resume codes, which never changes."""
