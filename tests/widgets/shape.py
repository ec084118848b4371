"""Holds what Python sends against the TypedDicts that say what it is."""

from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from terra_widgets.games import catalog

PLAIN = {str, int, bool, NoneType}


@cache
def fields(shape):
    """The hint of each field, and the fields that must be there."""
    hints = get_type_hints(shape, include_extras=True)
    needed = {name for name, hint in hints.items() if get_origin(hint) is not NotRequired}
    bare = {name: hint if name in needed else get_args(hint)[0] for name, hint in hints.items()}
    return bare, frozenset(needed)


def snapshot_of(game):
    """The shape of a game's snapshots."""
    return catalog.part(game, "screen.shapes").Snapshot


def misfits(value, shape, where="snapshot"):
    """Everything in a value that is not as the shape says."""
    if shape in PLAIN:  # True is no number here
        return [] if type(value) is shape else [f"{where}: {value!r}"]
    if shape is float:
        return [] if type(value) in {int, float} else [f"{where}: {value!r}"]
    if is_typeddict(shape):
        if type(value) is not dict:
            return [f"{where}: {type(value).__name__}"]
        hints, needed = fields(shape)
        wrong = (needed - set(value)) | (set(value) - set(hints))
        if wrong:
            return [f"{where}: {sorted(wrong)}"]
        return [found for key in value for found in misfits(value[key], hints[key], f"{where}.{key}")]
    origin, args = get_origin(shape), get_args(shape)
    if origin is list:
        if type(value) is not list:
            return [f"{where}: {type(value).__name__}"]
        return [found for i, one in enumerate(value) for found in misfits(one, args[0], f"{where}[{i}]")]
    if origin is dict:
        if type(value) is not dict:
            return [f"{where}: {type(value).__name__}"]
        return [found for key in value for found in misfits(value[key], args[1], f"{where}.{key}")]
    if origin in {Union, UnionType}:
        tried = [misfits(value, one, where) for one in args]
        return [] if [] in tried else max(tried, key=len)
    one_of = {Annotated: lambda: shape.__metadata__[0], Literal: lambda: args}[origin]()
    return [] if value in one_of else [f"{where}: {value!r}"]
