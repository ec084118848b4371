"""How far a simulation is, for somebody who waits."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

Progress = Callable[[int, int], None]


@contextmanager
def progress_bar(progress: bool | Progress, total: int) -> Iterator[Callable[[int], None]]:
    """A function to be told how many games are done, for as long as they are played.

    Parameters
    ----------
    progress
        True: a bar, in a terminal as in a notebook. A function: it is called with the games done and
        the games in all. False: nothing.
    total
        The games in all.
    """
    if callable(progress):
        tell = progress
        yield lambda done: tell(done, total)
        return
    if not progress:
        yield lambda _done: None
        return
    try:
        from tqdm.auto import tqdm  # type: ignore[import-untyped]
    except ImportError:  # where it is not to be had, such as in a browser
        yield lambda _done: None
        return
    with tqdm(total=total, unit=" games") as bar:
        yield lambda done: bar.update(done - bar.n) and None
