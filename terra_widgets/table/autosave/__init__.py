"""Nothing is lost: a table that is shown in a notebook keeps itself, and the same cell offers it again.

Each table has a file of its own in the folder `terra-saves` beside the notebook, written after every
move. The page keeps a copy too, as a resume code. Nothing is written before the first move.
"""

from terra_widgets.table.autosave.autosave import Autosave, autosave_of, erase_games
from terra_widgets.table.autosave.kept_games import KeptFile, kept_files, kept_record
from terra_widgets.table.autosave.origin import note_origin, saves

__all__ = [
    "Autosave", "KeptFile", "autosave_of", "erase_games", "kept_files", "kept_record", "note_origin", "saves",
]  # fmt: skip
