"""What people ask for at a screen, and what happens."""

import logging
import random

import pytest

import terra_widgets as tw
from terra_widgets.widgets import screen

from .helpers import NAMES, Page, offered, walk

GARBAGE = [
    None, True, 0, -1, 1.5, float("nan"), 10**400, "", "undo", "\ud800", "x" * 100_000, "\x00", b"bytes",
    [], [[]], {}, {"id": "u1"}, {"a": {"b": {}}}, ("do", "undo"), object(),
]  # fmt: skip
KEYS = ["move", "do", "look", "language", "auto", "guide", "at", "id", "snapshot", "__class__", "state", ""]


def one_sentence(error):
    return (
        isinstance(error, str)
        and error.strip()
        and "\n" not in error
        and error[-1] in ".)"
        and len(error) < 400
    )


def hostile(rng, page):
    """A message that no view would send now."""
    now = page.now["number"]
    fresh = f"h{rng.random()}"
    right = rng.choice(offered(page.now) or ["end"])
    match rng.randrange(8):
        case 0:
            return rng.choice(GARBAGE)
        case 1:  # from another moment
            return {"id": fresh, "at": now + rng.choice([-1, 1, -now, 10**9]), "move": right}
        case 2:  # not possible now, or not a move
            wrong = rng.choice(
                ["pay red a1", "place e5", "copy P5 e5:4", "\ud800", "t" * 40, "", "reward goods", "1"]
            )
            return {"id": fresh, "at": now, "move": wrong} if wrong not in offered(page.now) else None
        case 3:  # the wrong kind of thing
            value = rng.choice(GARBAGE)
            key = rng.choice(KEYS)
            fine = {"look": value in (None, 0), "auto": value is True, "do": value == "undo"}
            return {"id": fresh, "at": now, key: "no" if fine.get(key) else value}
        case 4:  # one thing too many
            return {"id": fresh, "at": now, "move": right, rng.choice(["seat", "do", "look", "x"]): 1}
        case 5:  # nothing that can be known again
            return {"id": rng.choice([g for g in GARBAGE if g != "undo"]), "at": now, "move": right}
        case 6:
            return {"id": fresh, "at": rng.choice(GARBAGE), "move": right}
        case _:
            return {"id": fresh, "at": now, "language": rng.choice(["xx", "../en", "EN", ""])}


@pytest.mark.parametrize("seed", range(4))
def test_hostile_messages_change_nothing_and_get_one_sentence(seed):
    table = tw.new(players=["Ada", "Ben"], seed=seed)
    page, rng = Page(table), random.Random(seed)
    for round_ in range(10):
        saved, state, settings = table.record.to_json(), table.state, page.screen.settings
        number = page.now["number"]
        for _ in range(25):
            message = hostile(rng, page)
            before = len(page.shown)
            page.screen.receive(message)
            assert len(page.shown) == before + 1
            assert one_sentence(page.now["answer"]["error"]), message
            assert page.now["number"] == number
        assert table.state is state
        assert table.record.to_json() == saved
        assert page.screen.settings == settings
        assert page.send(move=rng.choice(offered(page.now))) is None, round_


def test_a_message_that_comes_twice_counts_once():
    table = tw.new(players=NAMES[:2], seed=1)
    page = Page(table, auto=False)
    message = {"id": "a", "at": page.now["number"], "move": "take I1"}
    page.screen.receive(message)
    shown = len(page.shown)
    page.screen.receive(message)
    assert len(table.moves) == 1
    assert len(page.shown) == shown
    assert page.now["answer"] == {"id": "a", "error": None}


def test_two_clicks_from_one_snapshot_play_once():
    table = tw.new(players=NAMES[:2], seed=1)
    page = Page(table)
    at = page.now["number"]
    page.screen.receive({"id": "a", "at": at, "move": "draw I"})
    page.screen.receive({"id": "b", "at": at, "move": "draw I"})
    assert len(table.moves) == 1
    assert "has changed in the meantime" in page.now["answer"]["error"]


def test_a_click_on_a_screen_that_has_not_seen_the_last_move_is_refused():
    table = tw.new(players=NAMES[:2], seed=1)
    one, other = Page(table), Page(table)
    at = other.now["number"]
    one.play("take I1")
    other.screen.receive({"id": "late", "at": at, "move": "take I1"})
    assert "has changed in the meantime" in other.now["answer"]["error"]
    assert len(table.moves) == 1


def test_nobody_decides_for_an_automatic_player():
    table = tw.new(players=["bot:random", "bot:greedy"], seed=1)
    page = Page(table)
    assert "plays without help" in page.send(move=table.legal_moves[0])
    assert len(table.moves) == 0


def test_an_error_of_the_kit_itself_is_told_and_logged_once(monkeypatch, caplog):
    page = Page(tw.new(players=NAMES[:2], seed=1))
    monkeypatch.setattr(screen, "undo_count", lambda *_: 1 / 0)
    with caplog.at_level(logging.ERROR):
        assert "went wrong (ZeroDivisionError)" in page.send(do="undo")
    assert len(caplog.records) == 1
    page.play("take I1")


def test_an_error_in_drawing_is_told_to_each_screen_and_the_move_counts(monkeypatch, caplog):
    table = tw.new(players=NAMES[:2], seed=1)
    one, other = Page(table), Page(table)
    monkeypatch.setattr(screen, "snapshot", lambda *_, **__: 1 / 0)
    assert "went wrong" in one.send(move="take I1")
    assert "went wrong" in other.now["answer"]["error"]
    assert len(table.moves) == 1
    monkeypatch.undo()
    assert one.send(move="place c2") is None


def test_a_watcher_that_fails_does_not_hide_the_move():
    table = tw.new(players=NAMES[:2], seed=1)
    table.watch(lambda: 1 / 0)
    page = Page(table)
    assert "went wrong" in page.send(move="take I1")
    assert page.now["prompt"]["decision"] == "place"


# Forced choices


def forced_table():
    """Ada is to use an exchange whose price lies on one card, and whose cube fits on one card alone."""
    return tw.at(
        {
            "game": "terra_futura",
            "players": [
                {
                    "name": "Ada",
                    "territory": {
                        "c3": {"card": "H1", "pollution": 1},
                        "c2": {"card": "I14", "red": 1, "green": 1},
                    },
                },
                {"name": "Ben", "territory": {"c3": {"card": "H2"}}},
            ],
            "turn": "Ada",
            "decision": "activate",
            "activations": ["c2", "c3"],
        },
        seed=1,
    )


def test_forced_choices_play_themselves():
    table = forced_table()
    page = Page(table).play("use c2", "pay red c2")
    # Green is the one raw material left to pay, and c2 the one active card; then all cards are inactive.
    assert list(table.moves) == [
        "use c2", "pay red c2", "pay green c2", "pollute c2", "end",
    ]  # fmt: skip
    assert page.now["prompt"]["name"] == "Ben"
    assert "puts 1 pollution" in page.now["announce"]


def test_forced_choices_wait_when_asked_to():
    table = forced_table()
    page = Page(table)
    page.send(auto=False)
    page.play("use c2", "pay red c2")
    assert table.legal_moves == ("pay green c2",)
    assert page.send(auto=True) is None
    assert table.to_move == "Ben"


def test_undo_takes_a_decision_back_with_the_forced_choices_after_it():
    table = forced_table()
    page = Page(table).play("use c2", "pay red c2")
    assert page.send(do="undo") is None
    assert list(table.moves) == ["use c2"]
    assert page.now["announce"].startswith("The last decision was taken back.")
    assert page.send(do="redo") is None
    assert table.to_move == "Ben"
    assert not page.now["can"]["redo"]


def test_undo_by_single_moves_when_nothing_plays_itself():
    table = forced_table()
    page = Page(table, auto=False).play("use c2", "pay red c2", "pay green c2")
    page.send(do="undo")
    assert table.legal_moves == ("pay green c2",)
    page.send(do="redo")
    assert len(table.moves) == 3


def test_undo_stops_where_a_card_came_to_light():
    page = Page(tw.new(players=NAMES[:2], seed=1)).play("take I1")
    assert not page.now["can"]["undo"]
    assert "came to light" in page.now["can"]["undo_why"]
    assert page.send(do="undo") == page.now["can"]["undo_why"]
    page.play("place c2")
    assert page.now["can"]["undo"]


@pytest.mark.parametrize("seed", range(4))
def test_what_can_be_undone_is_what_the_snapshot_says(seed):
    table = tw.new(players=["Ada", "bot:random", "Ben"], seed=seed, sandbox=bool(seed % 2))
    page, rng = Page(table, auto=seed < 2), random.Random(seed)
    while table.to_move is not None:
        if page.now["prompt"]["automatic"]:
            assert page.send(do=rng.choice(["advance", "skip"])) is None
        else:
            assert page.send(move=rng.choice(offered(page.now))) is None
        if rng.random() < 0.3:
            can = page.now["can"]["undo"]
            here = table.state
            assert (page.send(do="undo") is None) == can
            if can:
                assert table.to_move not in table.automatic
                assert page.send(do="redo") is None
                while table.state != here:  # undone decisions in a row come back one by one
                    assert page.send(do="redo") is None


# Automatic players


def test_automatic_players_move_one_decision_at_a_time():
    table = tw.new(players=["bot:greedy", "bot:random"], seed=1)
    page = Page(table)
    page.send(do="advance")
    assert len(table.moves) == 1
    assert page.now["watch"]


def test_skipping_ends_at_the_decision_of_a_person():
    table = tw.new(players=["bot:greedy", "Ada", "bot:random"], seed=1)
    page = Page(table)
    if page.now["prompt"]["automatic"]:
        page.send(do="skip")
    assert table.to_move == "Ada"
    assert page.now["watch"] is None
    assert "not an automatic player" in page.send(do="skip")
    assert "not an automatic player" in page.send(do="advance")


def test_two_screens_that_let_an_automatic_player_move_at_once_move_it_once():
    table = tw.new(players=["bot:greedy", "bot:random"], seed=1)
    page = Page(table)
    at = page.now["number"]
    page.screen.receive({"id": "a", "at": at, "do": "advance"})
    page.screen.receive({"id": "b", "at": at, "do": "advance"})
    assert len(table.moves) == 1
    assert page.now["answer"] == {"id": "b", "error": None}


# Looking back, and several screens


def test_looking_back_and_returning():
    table = tw.new(players=NAMES[:2], seed=1)
    page = Page(table).play("take I1", "place c2")
    assert page.send(look=1) is None
    assert page.now["hand"] is not None
    for what in ({"move": "end"}, {"do": "undo"}, {"do": "redo"}, {"do": "advance"}, {"do": "skip"}):
        assert page.send(**what) == "You are looking back. Return to now to go on playing."
    assert "no move 9" in page.send(look=9)
    assert page.send(look=None) is None
    assert page.now["log"]["looking"] is None
    page.send(look=1)
    page.send(look=2)  # the last move is now
    assert page.now["log"]["looking"] is None


def test_looking_back_ends_when_that_moment_is_taken_back():
    table = tw.new(players=NAMES[:2], seed=1, sandbox=True)
    page = Page(table).play("take I1", "place c2", "use c3")
    page.send(look=2)
    table.undo()
    assert page.now["log"]["looking"] is None
    table.undo()
    assert page.now["log"]["last"] == 1


def test_screens_of_one_table_stay_in_step():
    table = tw.new(players=NAMES[:2], seed=1)
    one, other = Page(table), Page(table, viewer=0)
    for _ in walk(table, 3):
        assert one.now["log"] == other.now["log"]
        assert one.now["prompt"] == other.now["prompt"]
        assert one.now["score"] == other.now["score"]
        if len(table.moves) > 40:
            break


def test_one_message_makes_one_snapshot():
    table = tw.new(players=["Ada", "bot:greedy"], seed=3)
    page = Page(table)
    numbers = []
    while len(table.moves) < 60:
        what = {"do": "skip"} if page.now["watch"] else {"move": offered(page.now)[-1]}
        shown = len(page.shown)
        assert page.send(**what) is None
        numbers.append(page.now["number"])
        assert len(page.shown) == shown + 1
    assert numbers == list(range(2, len(numbers) + 2))


def test_a_closed_screen_hears_no_more():
    table = tw.new(players=NAMES[:2], seed=1)
    page = Page(table)
    page.screen.close()
    table.play("take I1")
    assert page.now["log"]["last"] == 0
