"""What a lab opens on: a question, with real games that answer it, and an answer soon to the next one."""

import pytest
from lab_moments import opened

from terra_widgets.games import catalog
from terra_widgets.lab.opening import opening, question, setups
from terra_widgets.lab.snapshot import snapshot
from terra_widgets.lab.trial import ANSWER
from terra_widgets.simulation.jobs import play_games

ASKED = [game for game in catalog.games() if question(game)]
STALE = "run `python -m terra_widgets.lab.opening`"


def strength(made, value):
    made.receive({"id": f"strength {value}", "at": made.number, "strength": value})


def check(game, numbers):
    """The games in the kit are those that are played now."""
    begun = opening(game, ANSWER)
    for shown, setup in zip((begun.printed, begun.changed), setups(question(game)[0]), strict=True):
        kept = [row for row in shown.rows if row[0] in numbers]
        assert kept == play_games(setup.job(), numbers), STALE


@pytest.mark.parametrize("game", ASKED)
def test_the_first_games_of_an_opening_are_as_they_are_played(game):
    check(game, range(1, 8))


@pytest.mark.long
@pytest.mark.parametrize("game", ASKED)
def test_all_games_of_an_opening_are_as_they_are_played(game):
    check(game, range(1, ANSWER + 1))


def test_the_first_game_of_the_kit_has_an_opening():
    assert catalog.DEFAULT in ASKED


def test_the_rest_is_played_when_somebody_wants_it():
    made, _ = opened()
    made.run()
    assert [(leg.results is made.trial.results, leg.numbers) for leg in made.trial.legs] == [
        (False, range(201, 1001)),
        (True, range(201, 1001)),
    ]
    assert made.results.done == ANSWER, "what is there stays in view"


def test_a_moved_slider_is_answered_with_200_games_and_then_filled_up(monkeypatch):
    monkeypatch.setattr("terra_widgets.lab.trial.monotonic", lambda: 0.0)
    made, engine = opened()
    before, at = made.finding(), made.number
    strength(made, 3)
    assert made.number > at
    assert made.trial.legs[0].numbers == range(1, ANSWER + 1)
    engine.play(ANSWER - 1)
    assert made.finding() == before
    assert snapshot(made)["waiting"]
    engine.play(1)
    engine.ended(None)
    assert made.finding() != before
    assert (made.results.done, made.trial.state) == (ANSWER, "running")
    assert [leg.numbers for leg in made.trial.legs] == [range(201, 1001)] * 2
    engine.play(5)
    assert made.kept[0].results.done == ANSWER, "the game as printed is played along"


def test_dragging_on_gives_up_the_answer_that_nobody_waits_for():
    made, engine = opened()
    strength(made, 3)
    first = engine.now
    strength(made, 4)
    assert first._stopped
    assert made.trial.results.setup.strength == 4


def test_the_game_as_printed_follows_the_players():
    made, engine = opened()
    made.receive({"id": "u1", "at": made.number, "players": ["greedy", "clean"]})
    assert [leg.results.setup.rule for leg in made.trial.legs[:2]] == ["", "carbon_price"]
    engine.play(ANSWER)
    engine.ended(None)
    assert made.base.setup.players == ("greedy", "clean")
    assert made.base.results.done == ANSWER


def test_another_game_is_played_at_once():
    made, _ = opened()
    made.receive({"id": "u1", "at": made.number, "game": "terra"})
    assert made.trial.state == "running"
    assert made.trial.results.setup.game == "terra"
    assert made.base is None
