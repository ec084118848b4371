"""`run.py speed`: what it measures. The figures themselves come from the command."""

import os

import pytest

from terra_widgets.simulation import speed
from terra_widgets.simulation.speed import Timing


@pytest.mark.long
def test_a_timing_has_the_first_games_before_all_of_them():
    found = speed.timed(["random"] * 2, 40, 1)
    assert 0 < found.first < found.all
    assert found.busy > 0


@pytest.mark.long
@pytest.mark.skipif(os.name == "nt", reason="Windows does not say what other processes computed")
def test_the_work_of_workers_is_counted():
    """They end with the run, so what they computed is known by then: nearly all that was computed."""
    found = speed.timed(["random"] * 4, 300, 2)
    alone = speed.timed(["random"] * 4, 300, 1)
    assert found.busy > alone.busy / 2


@pytest.mark.parametrize(("alone", "good"), [(1.8, True), (1.6, False)])
def test_the_ratio_is_of_the_best_runs(monkeypatch, alone, good):
    asked = []

    def timed(kinds, games, workers):
        asked.append(workers)
        took = (alone if workers == 1 else 1.0) + len(asked)  # the first of each is the best
        return Timing(took - (1 if workers == 1 else 2), 0.1, 2.0)

    monkeypatch.setattr(speed, "timed", timed)
    lines, met = speed.scaling(100, 3)
    assert asked == [1, 2, 1, 2, 1, 2]
    assert f"two are {alone:.2f} times as fast (target: 1.7)" in lines[-1]
    assert lines[-1].endswith("!") is not good
    assert met is good


@pytest.mark.parametrize(("first", "all_", "good"), [(0.2, 4, True), (0.2, 6, False), (1.2, 4, False)])
def test_who_waits_too_long_is_told(monkeypatch, first, all_, good):
    monkeypatch.setattr(speed, "timed", lambda *_: Timing(all_, first, 1.0))
    lines, met = speed.waiting(1000, 1)
    assert met is good
    assert f"{1000 / all_:.0f} games per second" in lines[1]
    assert lines[2].endswith("!") is not good


@pytest.mark.long
def test_the_command_prints_its_figures(capsys):
    assert speed.main(["--games", "3", "--waiting", "3", "--runs", "1"]) in {0, 1}
    out = capsys.readouterr().out
    assert "3 four-player games of random" in out
    assert "targets" in out


def test_what_cannot_be_measured_is_said(capsys):
    with pytest.raises(SystemExit):
        speed.main(["--runs", "0"])
    assert "whole numbers from 1" in capsys.readouterr().err
