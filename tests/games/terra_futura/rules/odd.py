"""Things that are no move and no position, and a way to see that the answer to them comes soon."""

import time
from functools import cache

from terra_widgets.errors import TerraError

SOON = 0.05  # seconds
BUSY = 2  # times as long on a busy machine, and then only if it stays so


def soon(do, *args):
    """What a call gives or raises, once it is sure that it comes soon."""
    times = []
    while not times or (min(times) > BUSY * SOON and len(times) < 4):
        begin = time.process_time()
        try:
            answer = do(*args)
        except TerraError as error:
            answer = error
        times.append(time.process_time() - begin)
    assert min(times) <= BUSY * SOON
    return answer


class Text(str):
    """A text of another type."""

    __slots__ = ()


# What JSON, a spreadsheet or a slip of the hand can bring.
NUMBERS = [
    *(0, -1, 1, 2, 9, 100, 2**31, 2**64, -(2**64), 10**400, 10**5000, -(10**5000), True, False, 1j),
    *(0.0, -0.0, 1.0, 1.5, 1e308, 5e-324, float("nan"), float("inf"), float("-inf")),
]
TEXTS = [
    *("", " ", "c3", "C3", "unknown", "Team 1", "Team 9", "farm", "nan", "x" * 1_000, "x" * 1_000_000),
    *("\x00", "\ud800", "c\u0301", "\uff43\uff13", "\u0663", "\u202ec3", "\U0001d7db", Text("c3")),
    *(b"", b"c3", bytes(1_000), bytearray(b"c3")),
]
THINGS = [
    *(None, [], {}, (), set(), frozenset({1}), range(3), range(10**12), object(), len, int),
    *([[]], [{}], [None], ["c3"], ["c3"] * 50, [float("nan")], {"": {}}, {"c3": 1}, {None: None}),
    *({"card": "farm"}, {"I": []}),
]
ODD = NUMBERS + TEXTS + THINGS


@cache
def deep(kind):
    """Something nested a hundred thousand times."""
    thing = kind()
    for _ in range(100_000):
        thing = {"c3": thing} if kind is dict else kind([thing])
    return thing


HUGE = {
    "deep list": lambda: deep(list),
    "deep tuple": lambda: deep(tuple),
    "deep dict": lambda: deep(dict),
    "long list": lambda: ["c3"] * 1_000_000,
    "long tuple": lambda: tuple(range(1_000_000)),
    "long text": lambda: "c3" * 5_000_000,
    "long bytes": lambda: b"c3" * 5_000_000,
    "long dict": lambda: {str(n): n for n in range(200_000)},
}


def name_of(thing):
    """A short name for a test."""
    text = str(thing % 10**6) if isinstance(thing, int) else ascii(thing)[:16]
    return f"{type(thing).__name__} {text}"
