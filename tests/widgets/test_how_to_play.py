"""How to play: one line how to win and how all lose, and five pictures that come when somebody looks."""

import xml.etree.ElementTree as ET

import pytest

import terra_widgets as tw
from terra_widgets import text
from terra_widgets.games import catalog
from terra_widgets.widgets.how_to_play import aim, pictures
from widgets.helpers import Page

GAMES = tuple(catalog.games())


@pytest.mark.parametrize("language", text.languages())
@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_five_pictures_with_words(game, language):
    found = pictures(game, language)
    assert len(found) == 5
    assert len({one["svg"] for one in found}) == 5
    for one in found:
        assert ET.fromstring(one["svg"]).tag.endswith("svg")  # noqa: S314 (the kit's own)
        assert 3 <= len(one["text"].split()) <= 14
        assert one["label"]
        assert one["label"] != one["text"]


@pytest.mark.parametrize("language", text.languages())
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_there_in_words(game, language):
    page = Page(tw.new(game, seed=1, language=language))
    assert page.now["rules"] == []
    assert page.send(how=True) is None
    found = page.now["rules"]
    assert len(found) >= 3
    assert len({part["title"] for part in found}) == len(found)
    for line in (line for part in found for line in part["lines"]):
        assert "{" not in line
        assert "$" not in line
        assert len(line.split()) > 3


@pytest.mark.parametrize("game", GAMES)
def test_a_dark_page_has_a_colour_for_each_of_the_picture(game):
    for one in pictures(game, "en"):
        light = one["svg"].count("#")
        assert light == len(one["dark"])


@pytest.mark.parametrize("game", GAMES)
def test_every_table_says_how_it_is_won_and_lost(game):
    said = Page(tw.new(game, seed=1)).now["aim"]
    assert len(said["win"].split()) < 20
    assert said["lose"]


def test_the_line_has_the_numbers_of_the_table():
    shorter = tw.new("terrabilis", players=3, goal=4, seed=1)
    assert "4 infrastructures" in aim(shorter.game, "en")["win"]
    assert "bursts more than 2 times" in aim(shorter.game, "en")["lose"]
    contest = tw.new("nova_ziemia", players=2, competition=True, seed=1)
    assert aim(contest.game, "en")["win"].startswith("Win: be the first")


def test_pictures_come_when_somebody_looks_and_go_again():
    page = Page(tw.new("terra", seed=1))
    assert page.now["how"] == []
    assert page.send(how=True) is None
    assert page.now["how"] == pictures("terra", "en")
    assert page.send(how=False) is None
    assert page.now["how"] == []
