"""How fast the rules are, measured beside other game engines in the same run.

One module per game. Each has `NAME`, `PACKAGE` and `WAYS`: the ways of playing `games` random games
with a given `random.Random`, each of which returns how many decisions were made. The first way is
the fastest fair one and is what ours is compared with; the others show what it was chosen from.

A decision is: the legal moves, one of them chosen with equal chances, the move made. Everything a
whole game needs besides (the set-up, luck, the question whether it is over) takes its time but is
not counted.
"""
