"""Experiments on the screen: choose players and a rule, play many games, see and compare what they say.

`widget.py` is the door. This layer stands above `lab`, which plays the games, and `views`, which draws.
"""
