"""Pebbles: a game that is as small as a game of this kit can be."""

NUMBER = 200
