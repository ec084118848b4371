"""A page and its line: what it is sent, what it says twice, and what happens when the line is cut."""

import json

import pytest
from room_helpers import Device, cockpit_of, lit, open_room


@pytest.fixture
def hub():
    made = open_room(plan="game:terra", seats=2)
    yield made
    made.stop()


@pytest.fixture
def two(hub):
    devices = [Device(hub).join(name) for name in ("Ada", "Ben")]
    cockpit = cockpit_of(hub)
    cockpit.say("page", step=next(one["number"] for one in cockpit.face["steps"] if one["kind"] == "play"))
    hub.clockwork.run(1)
    decides = hub.room.tables[1].decides
    return devices if decides == 0 else devices[::-1]


def moves(hub):
    return list(hub.room.tables[1].table.moves)


def test_a_cut_page_that_comes_back_sees_the_same(two, hub):
    one, _other = two
    before = {**one.board}
    one.cut()
    assert one.connect().board["seats"] == before["seats"]
    assert lit(one.board) == lit(before)


def test_what_happened_meanwhile_is_there_when_it_comes_back(two, hub):
    one, other = two
    other.cut()
    one.say("board", move=lit(one.board)[0])
    other.connect()
    assert other.board["log"] == one.board["log"]


def test_a_move_that_comes_again_after_a_cut_is_not_made_twice(two, hub):
    one, _ = two
    move, at = lit(one.board)[0], one.board["number"]
    one.say("board", "the-move", move=move)
    made = moves(hub)
    one.cut()
    one.connect()
    one.say("board", "the-move", at, move=move)
    assert moves(hub) == made
    assert {"to": "board", "answered": "the-move"} in one.told


def test_a_wish_that_comes_again_is_not_done_twice(two, hub):
    one, _ = two
    at = one.face["number"]
    one.say("page", "call", at, help=True)
    hub.room.people[1].help = hub.room.people[2].help = False
    one.say("page", "call", at, help=True)
    assert not any(person.help for person in hub.room.people.values())
    assert {"to": "page", "answered": "call"} in one.told


def test_two_devices_with_one_key_see_one_board(two, hub):
    one, _ = two
    again = Device(hub, key=one.key)
    one.say("board", move=lit(one.board)[0])
    assert again.board["seats"] == one.board["seats"]
    assert len(hub.room.people) == 2


def test_of_two_devices_that_decide_at_once_one_is_heard(two, hub):
    one, _ = two
    again = Device(hub, key=one.key)
    move, at = lit(again.board)[0], again.board["number"]
    one.say("board", move=lit(one.board)[0])
    made = moves(hub)
    assert again.say("board", at=at, move=move)
    assert moves(hub) == made


def test_a_page_that_shows_nothing_new_is_not_sent_again(two, hub):
    one, _ = two
    before = len(one.heard)
    hub._dirty.add(one.visit)
    hub.flush()
    one.take()
    assert len(one.heard) == before


def test_a_page_that_asks_for_all_gets_all_even_if_nothing_is_new(two, hub):
    one, _ = two
    before = one.face
    one.shown.clear()
    one.raw(json.dumps({"whole": "page"}))
    assert one.face.keys() == before.keys()
    assert one.face["now"] == before["now"]


def test_a_timer_that_is_set_is_shown(two, hub):
    one, _ = two
    cockpit_of(hub).say("page", clock=77.0)
    assert 70 < one.face["clock"]["left"] <= 77


def test_a_clock_that_is_set_back_stops_nobody(two, hub, monkeypatch):
    one, _other = two
    monkeypatch.setattr("time.time", lambda: 1000.0)
    one.cut()
    assert Device(hub, key=one.key).say("board", move=lit(one.board)[0]) is None
    assert moves(hub)


def test_a_page_that_takes_nothing_gets_everything_anew(two, hub):
    one, _other = two
    slow = Device(hub, key=one.key)
    slow.visit.attached = slow.take = lambda: None
    for at in range(500):
        hub.room.say(f"number {at}", None)
        hub.clockwork.run()
    assert len(slow.visit.out) <= 400
    del slow.take
    slow.shown.clear()
    slow.take()
    assert slow.face["messages"] == one.face["messages"]


def test_the_last_word_closes_the_line(two, hub):
    one, _ = two
    cockpit_of(hub).say("page", remove=hub.room.known(one.key).id)
    assert one.ended
    assert one.visit.ended


def test_nobody_comes_in_by_a_page_that_is_no_page(hub):
    from terra_widgets.room.hub import read_hello

    assert (
        read_hello({"hello": {"page": "facilitator", "key": None, "ticket": None, "language": "en"}}) is None
    )


def test_a_ticket_is_good_for_one_page_once(hub):
    ticket = hub.ticket("cockpit")
    assert Device(hub, "cockpit", ticket=ticket).face["code"]
    assert Device(hub, "cockpit", ticket=ticket).visit is None


def test_a_ticket_for_the_projector_opens_no_cockpit(hub):
    assert Device(hub, "cockpit", ticket=hub.ticket("projector")).visit is None


def test_the_projectors_key_opens_no_cockpit(hub):
    projector = Device(hub, "projector", ticket=hub.ticket("projector"))
    assert Device(hub, "cockpit", key=projector.key).visit is None


def test_a_students_key_opens_neither(hub):
    ada = Device(hub).join("Ada")
    for page in ("cockpit", "projector"):
        assert Device(hub, page, key=ada.key).visit is None


def test_a_page_can_not_go_on_with_the_visit_of_somebody_else(two, hub):
    one, other = two
    other.key, other.visit.id = None, one.visit.id
    stranger = Device(hub)
    stranger.visit = one.visit
    stranger.connect()
    assert stranger.face["stage"] == "join"
