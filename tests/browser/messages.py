"""A thousand messages that no view of ours would send now."""

from __future__ import annotations

import random
from typing import Any

from hostile import ALL

COUNT = 1000
TYPES: list[Any] = [None, True, 0, 1.5, -1, 2**60, "", "x", [], [1], {}, {"a": {"b": []}}, "x" * 5000]
NESTED: Any = []
for _ in range(200):
    NESTED = [NESTED]


def messages(number: int, legal: list[str], illegal: list[str]) -> list[Any]:
    """The messages, given the number of the snapshot and the moves that the rules allow and forbid now."""
    luck = random.Random(6)
    made: list[Any] = [*TYPES, NESTED, *({"move": one} for one in TYPES)]
    made += [{"id": one, "at": number, "move": legal[0]} for one in TYPES if one != "x"]
    made += [{"id": f"a{i}", "at": one, "move": legal[0]} for i, one in enumerate(TYPES)]
    for i, one in enumerate([*TYPES, NESTED]):
        for action in ("do", "language", "guide"):
            made.append({"id": f"v{action}{i}", "at": number, action: one})
        if one is not None:
            made.append({"id": f"vlook{i}", "at": number, "look": one if one != 0 else "0"})
        if one is not True:
            made.append({"id": f"vauto{i}", "at": number, "auto": one})
    for i, text in enumerate(ALL):
        made.append({"id": f"m{i}", "at": number, "move": text})
        made.append({"id": text, "at": number, "move": legal[0], "more": 1})
        made.append({"id": f"l{i}", "at": number, "language": text})
        made.append({text: text, "id": f"k{i}", "at": number})
    for i in range(60):  # a double click, or another tab: right once, stale now
        made.append({"id": f"s{i}", "at": number - 1 - i % 3, "move": luck.choice(legal)})
        made.append({"id": f"f{i}", "at": number + 1 + i, "do": "undo"})
    made += [{"id": f"o{i}", "at": number, "do": one} for i, one in enumerate(("skip", "advance", "redo"))]
    for i in range(80):  # moves of somebody else, or of another moment
        made.append({"id": f"w{i}", "at": number, "move": luck.choice(illegal)})
    made += [luck.choice(made[-300:]) for _ in range(COUNT - len(made))]  # sent twice
    luck.shuffle(made)
    assert len(made) == COUNT
    return made
