"""A page with something below it that changes: a table, the lab."""

from __future__ import annotations

from typing import Any

import ipywidgets


class Stack(ipywidgets.VBox):  # type: ignore[misc]
    """A widget, and below it what somebody has opened last.

    Parameters
    ----------
    top
        What stays.
    """

    children: Any

    def __init__(self, top: Any) -> None:
        self.top = top
        super().__init__(children=(top,))

    @property
    def shown_below(self) -> Any:
        """The widget below, or None."""
        return self.children[1] if len(self.children) > 1 else None

    def put(self, widget: Any) -> None:
        """Put a widget below; what was there goes."""
        before, self.children = self.children[1:], (self.top, widget)
        for old in before:
            if old is not widget:
                old.close()

    def close(self) -> None:
        """Take all of it from the notebook."""
        for widget in self.children:
            widget.close()
        super().close()

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        shown: dict[str, Any] = super()._repr_mimebundle_(**kwargs)
        return {**shown, "text/plain": repr(self)}
