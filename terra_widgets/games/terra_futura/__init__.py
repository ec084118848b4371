"""Terra Futura, with everything that belongs to it alone."""

NUMBER = 0
"""The number of the game in resume codes, which never changes."""
