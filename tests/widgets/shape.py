"""The contract of a snapshot: which keys there are, and what lies under each."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Maybe:
    """Something, or None."""

    of: object


@dataclass(frozen=True)
class Either:
    """One of these texts."""

    of: tuple


KIND = Either(("green", "red", "yellow", "food", "construction", "goods", "money", "pollution"))
AMOUNT = {"kind": KIND, "count": int}
EFFECT = {
    "part": Either(("top", "bottom")),
    "kind": Either(("gain", "exchange", "transfer", "assistance")),
    "cost": [AMOUNT],
    "any_cost": int,
    "gives": [AMOUNT],
    "choices": [Either(("raw", "raw_or_money"))],
    "pollution": int,
    "label": str,
}
CARD = {
    "id": str,
    "level": Either(("start", "I", "II")),
    "name": str,
    "theme": str,
    "theme_label": str,
    "spaces": int,
    "note": str,
    "effects": [EFFECT],
}
CELL = {
    "cell": str,
    "card": Maybe(CARD),
    "tokens": [AMOUNT],
    "cubes": int,
    "inactive": bool,
    "pending": bool,
    "acting": bool,
    "moves": [{"move": str, "label": str, "effect": Maybe(int), "kind": Maybe(KIND)}],
    "why": Maybe(str),
    "activates": [str],
    "lands": bool,
    "label": str,
}
SCORING = {
    "id": str,
    "name": str,
    "theme": str,
    "theme_label": str,
    "set": [AMOUNT],
    "points": int,
    "pattern": [int],
    "note": str,
    "label": str,
    "chosen": [Either(("pattern", "set"))],
    "seat": int,
    "owner": str,
}
LINE = {"key": str, "label": str, "amount": int, "points": int}
SNAPSHOT = {
    "game": str,
    "number": int,
    "answer": {"id": Maybe(str), "error": Maybe(str)},
    "language": str,
    "languages": [{"code": str, "name": str}],
    "words": {str: str},
    "title": str,
    "round": str,
    "prompt": {"seat": Maybe(int), "name": str, "decision": str, "text": str, "automatic": bool},
    "announce": str,
    "seats": [
        {
            "seat": int,
            "name": str,
            "automatic": bool,
            "turn": bool,
            "points": int,
            "cubes": int,
            "cards": int,
        }
    ],
    "market": {
        "rows": [
            {
                "level": Either(("I", "II")),
                "label": str,
                "deck": {"count": int, "label": str, "move": Maybe(str), "why": Maybe(str)},
                "pile": {"count": int, "label": str, "top": Maybe(CARD)},
                "discard": {"move": Maybe(str), "why": Maybe(str)},
                "cards": [
                    {
                        "place": int,
                        "card": Maybe(CARD),
                        "move": Maybe(str),
                        "why": Maybe(str),
                        "label": str,
                    }
                ],
            }
        ]
    },
    "hand": Maybe(CARD),
    "territories": [
        {
            "seat": int,
            "name": str,
            "label": str,
            "columns": [str],
            "rows": [str],
            "cells": {str: CELL},
        }
    ],
    "choices": [{"move": str, "label": str, "kind": Maybe(KIND)}],
    "supply": [{"kind": KIND, "label": str, "count": int}],
    "scoring": {
        "seat": Maybe(int),
        "name": str,
        "hidden": bool,
        "handover": Maybe(str),
        "cards": [SCORING],
    },
    "score": {
        "final": bool,
        "rows": [{"seat": int, "name": str, "total": int, "lines": [LINE], "winner": bool}],
        "why": Maybe(str),
    },
    "log": {
        "entries": [{"step": int, "seat": int, "text": str}],
        "first": int,
        "last": int,
        "looking": Maybe(int),
    },
    "can": {"undo": bool, "undo_why": Maybe(str), "redo": bool, "redo_why": Maybe(str)},
    "auto": bool,
    "watch": Maybe(str),
    "outcome": Maybe({"winners": [str], "text": str}),
    "guide": Maybe(
        {
            "step": int,
            "steps": int,
            "title": str,
            "text": str,
            "done": bool,
            "left": bool,
            "highlight": [str],
        }
    ),
    "gone": str,
}


_RIGHT = {}  # cards that were looked at: each is drawn once and shared, so there is no need to look again


def misfits(value, shape, where="snapshot"):
    """Everything in a value that is not as the shape says."""
    if isinstance(shape, Maybe):
        return [] if value is None else misfits(value, shape.of, where)
    if isinstance(shape, Either):
        return [] if value in shape.of else [f"{where}: {value!r}"]
    if isinstance(shape, list):
        if not isinstance(value, list):
            return [f"{where}: {type(value).__name__}"]
        return [found for i, one in enumerate(value) for found in misfits(one, shape[0], f"{where}[{i}]")]
    if shape is CARD and _RIGHT.get(id(value)) is value:
        return []
    if shape is CARD:
        _RIGHT[id(value)] = value
    if isinstance(shape, dict):
        if not isinstance(value, dict):
            return [f"{where}: {type(value).__name__}"]
        if str in shape:
            shape = dict.fromkeys(value, shape[str])
        if set(value) != set(shape):
            return [f"{where}: {sorted(set(value) ^ set(shape))}"]
        return [found for key in shape for found in misfits(value[key], shape[key], f"{where}.{key}")]
    return [] if type(value) is shape else [f"{where}: {value!r}"]
