"""Stored positions, and how many positions some moves from there can lead to: what every game does alike."""

import json


def anything(position):
    return True


def store(file, positions, count):
    """Write golden.json of a game: names with positions, each with what the literal rules count."""
    entries = [{"name": name, "counts": count(at), "position": at} for name, at in positions.items()]
    lines = ",\n".join(map(json.dumps, entries))
    file.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def reachable(game, state, names, depth, content):
    """How many different positions exactly 1, 2, ... moves can lead to, by the engine."""
    numbers, here = [], [state]
    for _ in range(depth):
        there = [game.step(before, move) for before in here for move in game.legal_moves(before)]
        here = list({content(game.position(after, names)): after for after in there}.values())
        numbers.append(len(here))
    return numbers
