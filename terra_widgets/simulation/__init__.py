"""Many games at once: automatic players at many tables, and one frame of what came of it."""

from terra_widgets.simulation.jobs import columns, event_columns

__all__ = ["columns", "event_columns"]
