"""The lab: many games at once."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from terra_widgets.lab.simulation import COLUMNS, EVENT_COLUMNS, Batch, simulate, stream

__all__ = ["COLUMNS", "EVENT_COLUMNS", "Batch", "simulate", "stream"]


# Imported when asked for: a worker plays one game, and `simulation` knows the columns of all of them.
def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from terra_widgets.lab import simulation

    return getattr(simulation, name)
