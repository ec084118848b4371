"""A library that takes more than a second to import is imported when it is first called.

jsonschema imports `rfc3987_syntax` to check one kind of address, which Jupyter never asks for, and that
library builds its grammar when it is imported: 1.6 s of each start. `later` puts a stand-in in its place, in
this process only. The stand-in answers exactly as the library does, because it asks it.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from types import ModuleType

NAME = "rfc3987_syntax"
CALLED = "is_valid_syntax"


def later() -> None:
    """Put the import off until the library is needed, unless that has been or there is no such library."""
    if NAME in sys.modules or importlib.util.find_spec(NAME) is None:
        return
    stand_in = _Later(NAME)
    sys.modules[NAME] = stand_in


class _Later(ModuleType):
    """The library before it is imported: only what jsonschema takes from it is there at once."""

    def __getattr__(self, name: str) -> object:
        if name.startswith("__"):  # what Python asks of every module, such as where it was loaded from
            raise AttributeError(name)
        if name == CALLED:
            return _ask
        return getattr(_library(), name)


def _ask(*given: object, **named: object) -> object:
    return getattr(_library(), CALLED)(*given, **named)


def _library() -> ModuleType:
    if isinstance(sys.modules.get(NAME), _Later):
        del sys.modules[NAME]
    return importlib.import_module(NAME)
