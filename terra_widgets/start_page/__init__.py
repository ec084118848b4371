"""The start page: the games and the lessons as a gallery, what to do first, and how to go on with a game."""
