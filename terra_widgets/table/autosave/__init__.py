"""Nothing is lost: a table that is shown in a notebook keeps itself, and the same cell offers it again.

Each table has a file of its own in the folder `terra-saves` beside the notebook, written after every
move. The page keeps a copy too, as a resume code. Nothing is written before the first move.
"""

from terra_widgets.table.autosave.autosave import Autosave, autosave_of
from terra_widgets.table.autosave.origin import note_origin, saves

__all__ = ["Autosave", "autosave_of", "note_origin", "saves"]
