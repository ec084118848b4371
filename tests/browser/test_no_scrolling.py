"""The first decisions of each game in JupyterLab on a school laptop: nobody has to scroll for any of them.

`python3 run.py check screens` plays whole games, at four sizes.
"""

import pytest
from one_screen import TABLES, play

DECISIONS = 12
SIDE = "side => window.jupyterapp.shell[side]()"


@pytest.mark.parametrize("game", TABLES)
def test_no_decision_needs_scrolling_on_a_school_laptop(jupyterlab, game):
    jupyterlab.resize(1366, 768)
    jupyterlab.page.evaluate(SIDE, "expandLeft")  # the file browser takes its part
    try:
        report = play(jupyterlab, game, most=DECISIONS)
    finally:
        jupyterlab.page.evaluate(SIDE, "collapseLeft")
    assert report.decisions == DECISIONS
    assert (report.beyond, report.where) == (0, "")
