"""Which cell of a notebook runs now."""

from __future__ import annotations

import sys
from typing import Any, NamedTuple


class Cell(NamedTuple):
    """A cell that runs; empty where no notebook says so."""

    id: str
    run: str
    """This run of it: another one when the cell is run again."""
    code: str


def shell() -> Any:
    """The IPython that runs here, if there is one."""
    ipython = sys.modules.get("IPython")
    return ipython.get_ipython() if ipython is not None else None


def kernel_shell() -> Any:
    """The IPython that runs in a kernel, if this is a notebook."""
    found = shell()
    return found if getattr(found, "kernel", None) is not None else None


def running_cell() -> Cell:
    """The cell that runs now, as far as the notebook says."""
    try:
        parent = shell().get_parent()
    except (AttributeError, LookupError):
        parent = None
    parts = parent if isinstance(parent, dict) else {}
    found = [
        parts.get(part, {}).get(key, "")
        for part, key in (("metadata", "cellId"), ("header", "msg_id"), ("content", "code"))
    ]
    return Cell(*map(str, found))
