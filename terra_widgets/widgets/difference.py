"""What is different between two snapshots, as plain data that a page puts into the one it has.

A value that changed stands in a list of its own, an empty list is one that went away, and a dict tells
for keys, or for places of a list, what is different there.
"""

from __future__ import annotations

from typing import Any

Difference = dict[str, Any] | list[Any]


def difference(old: object, new: object) -> Difference:
    """What to change in the old value to get the new one.

    >>> difference({"a": 1, "b": [1, 2], "c": 0}, {"a": 1, "b": [1, 3, 4]})
    {'b': {'1': [3], '2': [4]}, 'c': []}
    """
    if isinstance(old, dict) and isinstance(new, dict):
        found: dict[str, Any] = {}
        for key, value in new.items():
            if key not in old:
                found[key] = [value]
            elif old[key] != value:
                found[key] = difference(old[key], value)
        return found | {key: [] for key in old if key not in new}
    if isinstance(old, list) and isinstance(new, list) and len(old) <= len(new):
        both = enumerate(zip(old, new, strict=False))
        places = {str(at): difference(before, after) for at, (before, after) in both if before != after}
        return places | {str(at): [new[at]] for at in range(len(old), len(new))}
    return [new]
