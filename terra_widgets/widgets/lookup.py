"""How each game is shown, found by its name when somebody looks at a table of it."""

from __future__ import annotations

from terra_widgets.errors import SetupError
from terra_widgets.games import catalog
from terra_widgets.table.table import Table
from terra_widgets.widgets.shapes import Answer, GuideStep
from terra_widgets.widgets.snapshot import Settings, Snapshot, SnapshotMaker


def snapshot_maker_of(table: Table) -> type[SnapshotMaker]:
    """How a game is shown: the `SnapshotMaker` of the package of its name."""
    if not has_screen(table):
        raise SetupError("widget-no-view", found=table.game.name)
    found: type[SnapshotMaker] = catalog.part(table.game.name, "screen").SNAPSHOT_MAKER
    return found


def has_screen(table: Table) -> bool:
    """Whether a game has a view yet; without one a notebook shows its table as text."""
    return catalog.has(table.game.name, "screen")


def snapshot(
    table: Table,
    settings: Settings | None = None,
    *,
    number: int = 0,
    answer: Answer | None = None,
    since: int | None = None,
    news: str = "",
    guide: GuideStep | None = None,
) -> Snapshot:
    """The table as one screen shows it.

    Parameters
    ----------
    table
        The table; it stays as it is.
    settings
        How this screen looks at it.
    number
        The number of this snapshot, which messages from the view refer to.
    answer
        Which message this answers, and the sentence if it was refused.
    since
        How many moves the screen has told already; the later ones are announced.
    news
        A sentence to announce before what is asked.
    guide
        The step of a guided game.
    """
    settings = settings or Settings(language=table.language)
    return snapshot_maker_of(table)(table, settings).snapshot(number, answer, since, news, guide)
