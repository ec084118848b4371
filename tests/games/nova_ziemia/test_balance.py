"""The table of `run.py balance --game nova_ziemia`: what it counts. Its figures come from the command."""

import pytest

from terra_widgets.games.nova_ziemia import balance as nova_ziemia_balance
from terra_widgets.games.nova_ziemia.balance import Sums, report, teams
from terra_widgets.simulation import balance


@pytest.mark.long
def test_sums_of_parts_are_the_sums_of_the_whole():
    team = ("loner", 2, "none")
    whole, *parts = [teams("nova_ziemia", team, seeds)[1] for seeds in (range(4), range(2), range(2, 4))]
    assert whole == parts[0].plus(parts[1])
    assert whole.games == 4


def test_the_report_says_whether_the_target_is_met():
    hard = {("thinker", 2, "none"): Sums(10, 5, 30, 10, 80), ("loner", 2, "none"): Sums(10, 10, 40, 0, 1)}
    lines, good = report(hard)
    assert not good
    assert "50.0 % won; target 70 to 90 %: missed" in lines[-1]
    _, good = report({("thinker", 4, "none"): Sums(10, 8, 30, 10, 80)})
    assert good


def test_the_command_of_another_game_is_its_own(capsys, monkeypatch):
    monkeypatch.setattr(nova_ziemia_balance, "TEAMS", (("random", 1, "none"),))
    assert balance.main(["--game", "nova_ziemia", "--games", "2", "--workers", "1"]) == 1
    assert "cards left when won" in capsys.readouterr().out


def test_a_deck_that_cannot_be_used_is_said(capsys):
    assert balance.main(["--game", "nova_ziemia", "--deck", "nowhere.csv"]) == 2
    assert "nowhere.csv" in capsys.readouterr().err
