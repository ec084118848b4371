"""The first decisions of each game in JupyterLab on a school laptop: nobody has to scroll for any of them.

`python3 run.py check screens` plays whole games, at four sizes.
"""

import pytest
from one_screen import TABLES, play

DECISIONS = 12


@pytest.fixture
def laptop(jupyterlab):
    """A window of 1366 × 768 in which the file browser takes its part."""
    jupyterlab.resize(1366, 768)
    jupyterlab.page.evaluate("window.jupyterapp.shell.expandLeft()")
    yield jupyterlab
    jupyterlab.page.evaluate("window.jupyterapp.shell.collapseLeft()")


@pytest.mark.parametrize("game", TABLES)
def test_no_decision_needs_scrolling_on_a_school_laptop(laptop, game):
    report = play(laptop, game, most=DECISIONS)
    assert report.decisions == DECISIONS
    assert (report.beyond, report.where) == (0, "")
