"""All games that tables have kept in the folder beside the notebook, for whoever looks for one."""

from __future__ import annotations

from dataclasses import dataclass

from terra_widgets.errors import RecordError
from terra_widgets.games import catalog
from terra_widgets.table.autosave.origin import origin_here
from terra_widgets.table.autosave.save_folder import SavedGame, SaveFolder, record_of
from terra_widgets.table.record import Record


@dataclass(frozen=True, slots=True)
class KeptFile:
    """A kept game, for a list of them."""

    id: str
    game: str
    players: tuple[str, ...]
    moves: int
    when: float
    """Seconds since 1970."""
    saved: SavedGame


def kept_files() -> list[KeptFile]:
    """The games in the folder that nobody plays elsewhere, the newest first; of equal ones, the furthest."""
    place = origin_here()
    if place.folder is None:
        return []
    found: list[SavedGame] = []
    for saved in SaveFolder(place.folder, place).all_games():
        if saved.moves and not saved.elsewhere and not any(saved.within(other) for other in found):
            found = [other for other in found if not other.within(saved)] + [saved]
    newest = sorted(found, key=lambda saved: saved.when, reverse=True)
    return [kept for saved in newest if (kept := _listed(saved)) is not None]


def _listed(saved: SavedGame) -> KeptFile | None:
    if saved.game not in catalog.games():
        return None
    facts = saved.session_id, saved.game, saved.players, len(saved.moves), saved.when
    return KeptFile(*facts, saved)


def kept_record(which: str) -> Record:
    """A game of that list, by its id, every move checked."""
    for kept in kept_files():
        if kept.id == which:
            return record_of(kept.saved)
    raise RecordError("autosave-no-offer")
