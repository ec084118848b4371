"""The round-robin: who plays whom how often, and how sure its figures are."""

import pytest

from terra_widgets.simulation import tournament
from terra_widgets.simulation.tournament import Score


@pytest.fixture(scope="module")
def scores():
    return tournament.round_robin(["random", "greedy", "clean"], 20, workers=1)


def test_each_plays_each_other(scores):
    assert len(scores) == 6
    assert {score.games for score in scores.values()} == {20}


def test_the_wins_of_a_pair_add_up(scores):
    for (one, other), score in scores.items():
        assert score.wins + scores[other, one].wins == pytest.approx(20)


def test_both_sit_in_both_seats():
    """Between equals the changed seats even out: each table gives both the same points."""
    one, other = tournament.lone("greedy", "greedy", 10, workers=1)
    assert one.points == other.points
    assert one.wins == other.wins == 5


@pytest.mark.parametrize("seats", [3, 4])
def test_a_lone_player_sits_in_every_seat(seats):
    """Among equals: of the same table, each seat's points once."""
    one, others = tournament.lone("greedy", "greedy", 2 * seats, seats=seats, workers=1)
    assert (one.games, others.games) == (2 * seats, 2 * seats * (seats - 1))
    assert others.points == one.points * (seats - 1)
    assert one.wins == 2


def test_at_a_larger_table_each_pair_is_played_both_ways():
    scores = tournament.round_robin(["random", "greedy"], 3, seats=3, workers=1)
    assert scores["greedy", "random"].share == 1
    assert scores["random", "greedy"].share == 0
    lines = tournament.report(["random", "greedy"], scores, 3)
    assert lines[0].endswith("of the player on the left alone among 2 of the one above")
    assert lines[1] == "between equals: 33 %"


def test_an_interval_holds_the_share_and_shrinks_with_games():
    small, large = Score(20, 15, 0).interval(), Score(2000, 1500, 0).interval()
    assert small[0] < large[0] < 0.75 < large[1] < small[1]
    assert Score(10, 10, 0).interval()[1] == pytest.approx(1)
    assert all(
        0 <= end <= 1 for n in range(1, 200) for wins in (0, n) for end in Score(n, wins, 0).interval()
    )


def test_the_strongest_is_first(scores):
    lines = tournament.report(["random", "greedy", "clean"], scores)
    points = scores["random", "greedy"].points + scores["random", "clean"].points
    assert lines[-1].startswith("random")
    assert lines[-1].split()[-1] == f"{points / 40:.1f}"


def test_the_command_prints_its_table(capsys):
    assert tournament.main(["random", "greedy", "--games", "4", "--workers", "1"]) == 0
    out = capsys.readouterr().out
    assert "4 games of each pair" in out
    assert "greedy" in out


def test_an_unknown_player_is_said(capsys):
    assert tournament.main(["random", "genius", "--games", "4"]) == 2
    assert "genius" in capsys.readouterr().err


def test_games_are_shared_out_evenly_among_the_seats(capsys):
    assert tournament.main(["random", "greedy", "--games", "4", "--seats", "3", "--workers", "1"]) == 0
    assert "6 games of each pair" in capsys.readouterr().out


@pytest.mark.parametrize("words", [["random"], ["random", "random"], ["random", "greedy", "--games", "0"]])
def test_what_is_no_tournament_is_said(words, capsys):
    with pytest.raises(SystemExit):
        tournament.main(words)
    assert "two kinds of players or more, and one game or more" in capsys.readouterr().err
