"""How much one address or one page may ask: far more than people do, far less than would hurt the others."""

from __future__ import annotations

import time
from collections import OrderedDict

MOST_REMEMBERED = 4096


class Allowance:
    """So many at once, and so many more each second.

    >>> short = Allowance(most=2, per_second=0)
    >>> short.take("a"), short.take("a"), short.take("a"), short.take("b")
    (True, True, False, True)
    """

    def __init__(self, most: float, per_second: float) -> None:
        self.most, self.per_second = most, per_second
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str, cost: float = 1) -> bool:
        """Whether somebody may do something now."""
        left, now = self._now(who)
        fine = left >= cost
        self._left.pop(who, None)  # the last ones to ask are remembered longest
        self._left[who] = (left - cost if fine else left, now)
        while len(self._left) > MOST_REMEMBERED:
            self._left.popitem(last=False)
        return fine

    def has(self, who: str) -> bool:
        """Whether there is something left for somebody, who takes nothing of it yet."""
        return self._now(who)[0] >= 1

    def _now(self, who: str) -> tuple[float, float]:
        now = time.monotonic()
        left, when = self._left.get(who, (self.most, now))
        return min(self.most, left + (now - when) * self.per_second), now


# A school has one address for all its devices: thirty who join, reload and mistype at once are usual.
CODES = (60.0, 2.0)
"""Wrong codes, and names that somebody wants back, from one address."""
LINES = (600.0, 20.0)
"""Lines and requests from one address."""
MESSAGES = (60.0, 20.0)
"""Messages on one line."""
CHARTS = (6.0, 1.0)
"""Charts for one page."""
