"""Guided first games: no dead end, each kind of decision is explained when it comes, at last all is known."""

import random

import pytest

import terra_widgets as tw
from terra_widgets import text
from terra_widgets.errors import TerraError
from terra_widgets.games import catalog
from terra_widgets.games.terrabilis.rules.state import RIGHT
from terra_widgets.widgets.guide import WELCOME, guide_of
from widgets.helpers import Page

GAMES = tuple(catalog.games())
# Bids and disasters are other ways to play Nova Ziemia, and not part of a first game.
OTHER_WAYS = {"nova_ziemia": {"excess", "bid", "lower"}}
MOST_DECISIONS = {"terra_futura": 90, "terra": 25, "terrabilis": 50, "nova_ziemia": 20}
MOST_WORDS = 38


def guide_for(game):
    return catalog.part(game, "guide").GUIDE


def kinds(game):
    """Every kind of decision of a first game."""
    return set(guide_for(game).decisions) - {"over"} - OTHER_WAYS.get(game, set())


def pointed_at(page):
    """The move that the guide points at; of a quiz, which it does not, the right answer."""
    if page.now["prompt"]["decision"] == "quiz":
        return f"answer {'abc'[page.table.state[RIGHT]]}"
    found = [name for name in page.now["guide"]["highlight"] if name in page.table.legal_moves]
    assert len(found) == 1
    return found[0]


def learn(page, choose, most=2000):
    """Play until the guide has told everything; gives the kinds of decisions met, and how many there were."""
    about = {lesson.key: lesson.decision for lesson in guide_for(page.table.game.name).lessons}
    met, explained, count = set(), set(), 0
    while not page.now["guide"]["done"]:
        shown = page.now["guide"]
        assert shown["title"]
        assert shown["text"]
        if shown["lesson"] == WELCOME or page.now["outcome"]:
            assert page.send(guide="next") is None
        elif page.now["watch"]:
            page.send(do="skip")
        else:
            count += 1
            assert count < most
            explained |= {about[shown["lesson"]]} if shown["lesson"] else set()
            met.add(page.now["prompt"]["decision"])
            assert met <= explained
            page.play(choose(page))
    return met, count


@pytest.mark.parametrize("game", GAMES)
def test_who_follows_the_guide_meets_every_kind_of_decision(game):
    page = Page(tw.first_game(game))
    met, count = learn(page, pointed_at)
    assert met == kinds(game)
    assert count <= MOST_DECISIONS[game]
    assert page.now["guide"]["title"] == "You know it all now."
    told, _ = guide_of(page.table).progress(page.table)
    assert told == {lesson.key for lesson in guide_for(game).lessons}
    assert not [key for key, since in guide_of(page.table)._skipped.items() if key != WELCOME]


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(10))
def test_who_does_otherwise_is_guided_to_the_end_all_the_same(game, seed):
    luck = random.Random(seed)
    page = Page(tw.first_game(game))
    met, _ = learn(page, lambda page: luck.choice(page.table.legal_moves))
    assert met <= kinds(game)
    assert page.now["guide"]["done"]


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_has_a_lesson(game):
    assert {lesson.decision for lesson in guide_for(game).lessons} - {""} == kinds(game)


@pytest.mark.parametrize("language", text.languages())
@pytest.mark.parametrize("game", GAMES)
def test_lessons_are_short(game, language):
    guide, stem = guide_for(game), f"guide-{game.replace('_', '-')}"
    for key in (*(lesson.key for lesson in guide.lessons), "done"):
        said = text.translate(f"{stem}-{key}-text", language, **guide.facts)
        assert len(said.split()) <= MOST_WORDS, (key, len(said.split()))


@pytest.mark.parametrize("game", ["terra_futura", "nova_ziemia"])
def test_undo_goes_a_lesson_back(game):
    page = Page(tw.first_game(game), auto=False)
    page.send(guide="next")
    while page.now["watch"]:
        page.send(do="skip")
    page.play(pointed_at(page))
    before = page.now["guide"]
    while page.now["guide"]["lesson"] == before["lesson"] or not page.now["can"]["undo"]:
        page.play(pointed_at(page))
    assert page.now["guide"]["step"] > before["step"]
    assert page.send(do="undo") is None
    assert page.now["guide"]["step"] == before["step"]


@pytest.mark.parametrize("game", GAMES)
def test_a_saved_first_game_goes_on_where_it_was(game, tmp_path):
    page = Page(tw.first_game(game, player="Zoë"))
    page.send(guide="next")
    for _ in range(4):
        page.send(do="skip") if page.now["watch"] else page.play(pointed_at(page))
    again = Page(tw.first_game(saved=page.table.save(tmp_path / "first.json")))
    assert {**again.now["guide"], "step": 0} == {**page.now["guide"], "step": 0}


def test_a_game_without_a_guide_is_named_with_those_that_have_one(monkeypatch):
    monkeypatch.setattr("terra_widgets.widgets.guide.has_guide", lambda name: name == "terra")
    with pytest.raises(TerraError, match=r"terrabilis has no guided first game\. These have one: terra\."):
        tw.first_game("terrabilis")


def test_the_guide_can_be_left_and_taken_up_again():
    page = Page(tw.first_game("terra"))
    assert page.send(guide="leave") is None
    assert page.now["guide"]["left"]
    assert page.now["guide"]["highlight"] == []
    assert page.send(guide="resume") is None
    assert page.now["guide"]["lesson"] == WELCOME
    assert not page.now["guide"]["left"]


def test_a_lesson_that_was_passed_over_is_told_no_more():
    page = Page(tw.first_game("terra"))
    told = []
    while (lesson := page.now["guide"]["lesson"]) not in {"", *told}:
        told.append(lesson)
        page.send(guide="next")
    assert told == [WELCOME, "draw"]
    assert page.now["guide"]["title"] == "You know this one."
    assert pointed_at(page) == "draw"


def test_after_the_last_lesson_the_guide_closes():
    page = Page(tw.first_game("nova_ziemia"))
    learn(page, pointed_at)
    page.send(guide="next")
    assert page.now["guide"] is None
    page.send(guide="resume")
    assert page.now["guide"]["done"]


def test_what_never_came_up_is_told_at_the_end():
    page = Page(tw.first_game("terra"))
    page.send(guide="next")
    while not page.now["outcome"]:
        page.send(do="skip") if page.now["watch"] else page.play(page.table.legal_moves[-1])
    assert page.now["guide"]["title"].startswith("This did not come up: ")
    while not page.now["guide"]["done"]:
        page.send(guide="next")
    assert page.now["guide"]["title"] == "You know it all now."


def test_an_ordinary_table_has_no_guide():
    page = Page(tw.new(players=2, seed=1))
    assert page.now["guide"] is None
    assert page.send(guide="next") == "This table has no guide."


def test_all_screens_of_a_table_see_that_the_guide_was_left():
    table = tw.first_game()
    one, two, closed = Page(table), Page(table), Page(table)
    closed.screen.close()
    shown = closed.now
    assert one.send(guide="leave") is None
    assert (one.now["guide"]["left"], two.now["guide"]["left"]) == (True, True)
    assert two.send(guide="resume") is None
    assert (one.now["guide"]["left"], two.now["guide"]["left"]) == (False, False)
    assert closed.now == shown
    assert table.moves == ()
