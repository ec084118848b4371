"""The lab: many games at once."""

from terra_widgets.lab.simulation import COLUMNS, EVENT_COLUMNS, Batch, simulate, stream

__all__ = ["COLUMNS", "EVENT_COLUMNS", "Batch", "simulate", "stream"]
