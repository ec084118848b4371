"""The set-up card: what is chosen on it is the table that comes of it."""

import json

import pytest
from widgets.shape import misfits

import terra_widgets as tw
from terra_widgets import text
from terra_widgets.errors import SetupError
from terra_widgets.games import catalog, players
from terra_widgets.set_up.card import Card
from terra_widgets.set_up.shapes import SetUpSnapshot
from terra_widgets.set_up.snapshot import snapshot
from terra_widgets.table.table import Table


class Seen:
    """A card, and the messages that it gets."""

    def __init__(self, language="en"):
        self.laid = []
        self.card = Card(language, lay=self.laid.append)
        self.sent = 0

    def send(self, **wish):
        self.sent += 1
        self.card.receive({"id": f"a{self.sent}", "at": 1, **wish})
        assert misfits(self.shown, SetUpSnapshot) == []
        json.dumps(self.shown, allow_nan=False)
        return self

    @property
    def shown(self):
        return snapshot(self.card)

    @property
    def error(self):
        return self.card.answer["error"]


@pytest.mark.parametrize("language", text.languages())
@pytest.mark.parametrize("game", catalog.games())
def test_every_game_starts_as_the_card_shows_it(game, language):
    seen = Seen(language).send(game=game).send(start=None)
    (table,) = seen.laid
    assert (table.game.name, table.language, seen.error) == (game, language, None)
    assert [seat["name"] for seat in seen.shown["seats"]] == list(table.shown_names)
    assert seen.shown["length_note"]
    assert seen.shown["laid"]["number"] == 1


@pytest.mark.parametrize("game", catalog.games())
def test_every_kind_has_a_face_a_sentence_and_three_strengths(game):
    seen, faces = Seen().send(game=game), set()
    for kind in players.kinds(game):
        seat = seen.send(kind={"seat": 1, "kind": kind}).shown["seats"][1]
        assert seat["about"].endswith(".")
        assert len(seat["strengths"]) == (0 if kind == "random" else 3)
        faces.add(json.dumps(seat["face"]))
        for strength in seat["strengths"]:
            seen.send(kind={"seat": 1, "kind": strength["value"]})
            assert seen.error is None
            assert seen.shown["seats"][1]["strength"] == strength["value"]
    assert len(faces) == len(players.kinds(game))


def test_names_strengths_and_length_reach_the_table():
    seen = Seen().send(game="terrabilis").send(name={"seat": 0, "name": " Ada "})
    seen.send(kind={"seat": 1, "kind": "builder:1"}).send(length="medium").send(start=None)
    assert seen.laid[0].names[:2] == ("Ada", "bot:builder:1")
    assert seen.laid[0].record.options == {"goal": 7}
    seen.laid[0].advance()


def test_seats_come_and_go_within_the_limits_of_the_game():
    seen = Seen()
    for count in (3, 4, 5):
        assert len(seen.send(add=None).shown["seats"]) == count
    assert not seen.shown["add"]
    assert seen.send(add=None).error
    for seat in (4, 3, 2):
        seen.send(remove=seat)
    assert len(seen.shown["seats"]) == 2
    seen.send(kind={"seat": 1, "kind": "person"}).send(start=None)
    assert seen.laid[0].names == ("Player 1", "Player 2")


def test_people_keep_their_seats_when_the_game_changes():
    seen = Seen().send(name={"seat": 0, "name": "Ada"}).send(kind={"seat": 1, "kind": "person"})
    seen.send(game="terra")
    assert seen.card.names[:2] == ("Ada", "Player 2")
    assert len(seen.card.seats) == 4


def test_the_language_changes_what_nobody_has_typed():
    seen = Seen().send(kind={"seat": 1, "kind": "person"}).send(name={"seat": 0, "name": "Ada"})
    assert seen.send(language="cs").card.names == ("Ada", "Hráč 2")


@pytest.mark.parametrize("name", ["Gita", "Player 2", "bot:greedy", "a\nb", "x" * 25])
def test_a_name_that_can_not_be_is_refused_in_a_sentence(name):
    seen = Seen().send(kind={"seat": 1, "kind": "person"}).send(name={"seat": 1, "name": "Gita"})
    seen.send(add=None).send(kind={"seat": 2, "kind": "person"})
    assert seen.send(name={"seat": 0, "name": name}).error or name == "Player 2"
    assert seen.card.seats[0] in {"", name}


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess"}, {"name": {"seat": 9, "name": "Ada"}}, {"name": {"seat": 1, "name": "Ada"}},
        {"kind": {"seat": 0, "kind": "nobody"}}, {"kind": {"seat": 0}}, {"remove": 9}, {"remove": -1},
        {"length": "short"}, {"add": 1}, {"start": True}, {"language": "xx"}, {"other": None},
    ],
)  # fmt: skip
def test_a_message_that_makes_no_sense_changes_nothing(wish):
    seen = Seen()
    before = {**seen.shown, "number": 0, "answer": None, "announce": ""}
    assert seen.send(**wish).error
    assert {**seen.shown, "number": 0, "answer": None, "announce": ""} == before


def test_new_without_a_wish_is_a_card_and_with_one_a_table():
    card = tw.new()
    with pytest.raises(SetupError, match="Press Start"):
        _ = card.table
    with pytest.raises(AttributeError, match=r"card\.table\.play"):
        card.play("take I2")
    assert isinstance(card.start(), Table)
    assert card.table.names[0] == "Player 1"
    assert isinstance(tw.new(players=["Ada", "bot:clean"]), Table)
    assert isinstance(tw.new(seed=7), Table)
    assert "Připrav" in snapshot(tw.new(language="cs").card)["title"]


def test_in_a_terminal_the_card_says_what_to_type():
    shown = repr(tw.new())
    for game in catalog.games():
        assert f"tw.new({game!r}, players=" in shown
    assert "bot:hoarder: Keeps" in shown


def test_the_widget_puts_the_table_below_the_card_and_another_in_its_place():
    card = tw.new()
    box = card.widget()
    assert box is card.widget()
    (view,) = box.children
    view.receive({"id": "a", "at": 1, "start": None})
    assert [type(one).__name__ for one in box.children] == ["CardView", "TableView"]
    first = box.children[1]
    assert first.table is card.table is box.table
    assert view.snapshot["laid"]
    view.receive({"id": "b", "at": 2, "again": None})
    assert view.snapshot["laid"] is None
    assert box.children[1] is first
    view.receive({"id": "c", "at": 3, "start": None})
    assert box.children[1].table is not first.table
    assert first.comm is None
    box.close()


def test_no_secret_of_the_table_is_in_the_card():
    card = tw.new()
    table = card.start()
    shown = json.dumps(snapshot(card.card))
    assert table.resume_code() not in shown
