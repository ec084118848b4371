"""People who share a screen hand it over: the table is covered where the next one's secrets matter."""

import random

import pytest

import terra_widgets as tw
from terra_widgets.widgets.lookup import snapshot
from terra_widgets.widgets.snapshot import ONLOOKER, Settings

from .helpers import Page, as_json

MATTER = {
    "terra_futura": {"pattern", "score"},
    "terra": {"draw", "give", "act", "discard"},
    "terrabilis": {"draw", "build", "answer"},
    "nova_ziemia": {"shape", "settle", "discard", "excess"},
}
SIZES = {"terra_futura": 2, "terra": 3, "terrabilis": 3, "nova_ziemia": 2}


def people(game):
    return ["Ada", "Ben", "Cy"][: SIZES[game]]


def walk(game, seed, names=None, most=300):
    table, rng = tw.new(game, players=names or people(game), seed=seed), random.Random(seed)
    page = Page(table)
    yield page
    while table.to_move is not None and len(table.moves) < most:
        if table.to_move in table.automatic:
            table.advance(most=1)
        else:
            table.play(rng.choice(table.legal_moves))
        yield page


@pytest.mark.parametrize("game", MATTER)
@pytest.mark.parametrize("seed", range(3))
def test_the_table_is_covered_where_the_next_players_secrets_matter_and_names_them(game, seed):
    covered = set()
    for page in walk(game, seed):
        cover = page.now["cover"]
        if cover is not None:
            assert cover["name"] == page.table.to_move
            assert page.table.to_move in cover["title"]
            assert page.now["announce"].endswith(cover["title"])
            covered.add(page.now["prompt"]["decision"])
    assert covered
    assert covered <= MATTER[game]


@pytest.mark.parametrize("game", MATTER)
def test_whoever_says_to_be_there_sees_the_table_until_another_person_decides(game):
    seen = 0
    for page in walk(game, 1):
        if page.now["cover"] is None:
            continue
        assert page.send(do="handover") is None
        assert page.now["cover"] is None
        who = page.table.to_move
        rng = random.Random(seen)
        while page.table.to_move == who:
            assert page.now["cover"] is None
            page.table.play(rng.choice(page.table.legal_moves))
        assert page.screen.settings.shown_to is None
        seen += 1
        if seen == 5:
            break
    assert seen


@pytest.mark.parametrize("game", MATTER)
def test_one_person_among_automatic_players_hands_nothing_over(game):
    names = ["Ada", *["bot:random"] * (SIZES[game] - 1)]
    assert all(page.now["cover"] is None for page in walk(game, 2, names))


def test_whoever_is_there_stays_while_automatic_players_move():
    table = tw.new("terra", players=["Ada", "bot:random", "bot:random", "Ben"], seed=1)
    page = Page(table)
    page.send(do="handover")
    while table.to_move == "Ada":
        table.play(table.legal_moves[-1])
    assert table.to_move in table.automatic
    while table.to_move in table.automatic:
        assert page.screen.settings.shown_to == 0
        table.advance(most=1)
    assert table.to_move == "Ben"
    assert page.screen.settings.shown_to is None


def test_hiding_the_cards_covers_the_table_again():
    page = Page(tw.new("terra", players=["Ada", "Ben", "Cy"], seed=1))
    page.send(do="handover")
    page.send(do="hide")
    assert page.now["cover"]["name"] == "Ada"


def test_nothing_is_covered_on_a_screen_of_ones_own_or_of_an_onlooker():
    table = tw.new("terra", players=["Ada", "Ben", "Cy"], seed=1)
    for seat in (0, 1, ONLOOKER):
        assert snapshot(table, Settings(seat=seat))["cover"] is None


def test_a_screen_of_ones_own_shows_ones_hand_and_nobody_elses_turn_can_be_played_there():
    table = tw.new("terra", players=["Ada", "Ben", "Cy"], seed=1)
    ada, ben = Page(table, seat=0), Page(table, seat=1)
    assert len(ben.now["own"]["cards"]) == len(table.view("Ben")["players"][1]["hand"])
    assert ben.send(move="draw") == "Ada decides now."
    assert ben.now["choices"] == []
    assert ada.send(move="draw") is None
    assert ben.send(do="handover") == "There are no secret cards to show now."


def test_an_onlookers_screen_shows_nobodys_hand():
    table = tw.new("terra", players=["Ada", "Ben", "Cy"], seed=1)
    assert snapshot(table, Settings(seat=ONLOOKER))["own"]["cards"] == []


def test_on_a_screen_of_ones_own_only_ones_own_move_is_taken_back():
    table = tw.new("nova_ziemia", players=["Ada", "Ben"], seed=1)
    ada, ben = Page(table, seat=0), Page(table, seat=1)
    who, other = (ada, ben) if table.to_move == "Ada" else (ben, ada)
    who.play("rotate a1")
    assert other.send(do="undo") == "Only whoever made the last move can take it back."
    assert not other.now["can"]["undo"]
    assert who.send(do="undo") is None
    assert table.moves == ()


def test_on_a_screen_of_ones_own_only_ones_own_move_is_played_again():
    table = tw.new("nova_ziemia", players=["Ada", "Ben"], seed=1)
    ada, ben = Page(table, seat=0), Page(table, seat=1)
    who, other = (ada, ben) if table.to_move == "Ada" else (ben, ada)
    who.play("rotate a1")
    who.send(do="undo")
    assert not other.now["can"]["redo"]
    assert other.send(do="redo") == "Only whoever made that move can play it again."
    assert table.moves == ()
    assert who.send(do="redo") is None
    assert table.moves == ("rotate a1",)


def test_a_hint_is_for_whoever_decides():
    table = tw.new("nova_ziemia", players=["Ada", "Ben"], seed=1)
    ada, ben = Page(table, seat=0), Page(table, seat=1)
    who, other = (ada, ben) if table.to_move == "Ada" else (ben, ada)
    assert other.send(do="hint") == f"{table.to_move} decides now."
    assert who.send(do="hint") is None


@pytest.mark.parametrize("game", MATTER)
def test_what_a_notebook_keeps_has_nobodys_secrets_when_several_people_play(game):
    """The snapshot of a widget is saved with its notebook; what one player sees comes as a message."""
    table, rng = tw.new(game, players=people(game), seed=3), random.Random(3)
    view = tw.TableView(table)
    sent = []
    view.send = lambda content, buffers=None: sent.append(content)
    shown = 0
    for number in range(60):
        if table.to_move is None:
            break
        if view.snapshot["cover"] is not None:
            view.receive({"id": f"h{number}", "at": view.snapshot["number"], "do": "handover"})
            assert sent[-1].keys() == {"code"} or "private" in sent[-1]
            private = [message["private"] for message in sent if "private" in message][-1]
            assert private["number"] == view.snapshot["number"]
            assert private["cover"] is None
            assert view.snapshot["cover"] is not None
            assert as_json(view.snapshot) != as_json(private)
            shown += 1
        table.play(rng.choice(table.legal_moves))
    assert shown or game == "terra_futura"
    view.close()


def test_a_view_that_opens_later_gets_what_the_notebook_does_not_keep():
    table = tw.new("terra", players=["Ada", "Ben", "Cy"], seed=3)
    view = tw.TableView(table)
    view.receive({"id": "h1", "at": view.snapshot["number"], "do": "handover"})
    sent = []
    view.send = lambda content, buffers=None: sent.append(content)
    view.receive({"hello": view.snapshot["number"]})
    assert [set(message) for message in sent] == [{"private"}, {"code"}]
    view.close()
