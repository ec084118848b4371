"""Nova Ziemia, with everything that belongs to it alone."""

NUMBER = 3
"""The number of the game in resume codes, which never changes."""
