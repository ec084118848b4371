"""Where a table was made: in which notebook, by which cell, and where its games are kept."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, replace
from hashlib import blake2b
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from terra_widgets.errors import SetupError, brief
from terra_widgets.table.cell import kernel_shell, running_cell
from terra_widgets.table.table import Table

FOLDER = "terra-saves"
SETTING = "TERRA_SAVES"
OFF = frozenset(("off", "0", "no", "false"))


@dataclass(frozen=True, slots=True)
class Origin:
    """What the same cell has in common with itself after a restart."""

    notebook: str = ""
    """The path of the notebook, where the host tells it."""
    table: str = ""
    """A few signs for the cell, what the table was made of, and which of equal ones in the cell it is."""
    folder: Path | None = None
    """Where its games are kept; None: only in the page."""

    @property
    def key(self) -> str:
        """A name for all of it, that a page can keep things under."""
        return _short(self.notebook, self.table)


class _Saves:
    """What `tw.saves` was told; None for nothing."""

    chosen: bool | Path | None = None


_ORIGINS: WeakKeyDictionary[Table, Origin] = WeakKeyDictionary()
# Within one run of a cell: how many tables of equal making there were.
_EQUALS: dict[str, int] = {}
_RUN: list[str] = [""]


def saves(folder: str | os.PathLike[str] | bool = True) -> None:
    """Say where tables keep themselves that are shown from now on.

    Parameters
    ----------
    folder
        False: in no file. True: beside the notebook, as without this. Or the path of a folder.

    >>> saves(False)
    >>> saves(True)
    """
    if not isinstance(folder, bool | str | os.PathLike) or not str(folder).strip() or "\0" in str(folder):
        raise SetupError("autosave-folder", found=brief(folder))
    _Saves.chosen = folder if isinstance(folder, bool) else Path(folder).expanduser().absolute()


def note_origin(table: Table, *, seed_given: bool) -> None:
    """Remember where a table is being made; without a notebook there is nothing to remember."""
    shell = kernel_shell()
    if shell is None:
        return
    cell = running_cell()
    # Not every notebook says which cell runs; its text is the next best.
    making = _short(cell.id or cell.code, _made_of(table, seed_given=seed_given))
    if _RUN[0] != cell.run:
        _RUN[0] = cell.run
        _EQUALS.clear()
    _EQUALS[making] = _EQUALS.get(making, 0) + 1
    _ORIGINS[table] = Origin(_notebook(shell), _short(making, str(_EQUALS[making])))


def origin_of(table: Table) -> Origin:
    """Where a table was made, and where it is to be kept from now on."""
    place = _ORIGINS.get(table)
    if place is None:  # not in a Jupyter notebook: equal tables of one folder are taken for the same
        place = Origin(str(Path.cwd()), _short(_made_of(table, seed_given=False)))
    return replace(place, folder=_folder(place.notebook))


def origin_here() -> Origin:
    """The notebook that runs, and where its games are kept, without any one table."""
    shell = kernel_shell()
    notebook = str(Path.cwd()) if shell is None else _notebook(shell)
    return Origin(notebook, folder=_folder(notebook))


def _made_of(table: Table, *, seed_given: bool) -> str:
    record = table.record
    # A cell that leaves the seed to chance makes the same table again, though the luck is another.
    seed = record.seed if seed_given else None
    facts = [record.game, record.players, dict(record.options), record.deck.digest, record.start, seed]
    return json.dumps(facts, default=str)


def _notebook(shell: Any) -> str:
    named = os.environ.get("JPY_SESSION_NAME") or shell.user_ns.get("__vsc_ipynb_file__")
    return named if isinstance(named, str) else ""


def _folder(notebook: str) -> Path | None:
    setting = os.environ.get(SETTING, "").strip()
    folder = _Saves.chosen
    if folder is None and setting:
        folder = False if setting.lower() in OFF else Path(setting).expanduser().absolute()
    if folder is False:
        return None
    if isinstance(folder, Path):
        return folder
    # Voilà runs one notebook for many visitors at once: none of them may find the game of another.
    if kernel_shell() is None or os.environ.get("SERVER_SOFTWARE", "").startswith("voila"):
        return None
    beside = Path(notebook).parent
    return (beside if notebook and _is_folder(beside) else Path.cwd()) / FOLDER


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:  # it lies in somebody's closed folder
        return False


def _short(*parts: str) -> str:
    return blake2b("\0".join(parts).encode(errors="surrogatepass"), digest_size=5).hexdigest()
