"""A seat at a table: its own secrets, its own decisions, and nobody else's."""

import pytest
from room_helpers import Device, cockpit_of, lit, open_room

from terra_widgets.widgets.lookup import snapshot_maker_of


def table_of(game, seats):
    hub = open_room(plan=f"game:{game}", seats=seats)
    devices = [Device(hub).join(name) for name in ("Ada", "Ben", "Cy")[:seats]]
    cockpit = cockpit_of(hub)
    cockpit.say("page", step=next(one["number"] for one in cockpit.face["steps"] if one["kind"] == "play"))
    hub.clockwork.run(1)
    return hub, devices, cockpit


@pytest.fixture
def two():
    hub, devices, cockpit = table_of("terra", 2)
    yield hub, devices, cockpit
    hub.stop()


@pytest.fixture
def alone():
    hub, devices, cockpit = table_of("terra_futura", 1)
    yield hub, devices[0], cockpit
    hub.stop()


def turn(hub, devices):
    """Who decides, and who does not."""
    decides = hub.room.tables[1].decides
    return devices[decides], next(one for at, one in enumerate(devices) if at != decides)


def moves(hub):
    return list(hub.room.tables[1].table.moves)


@pytest.mark.parametrize("game", ["terra", "terra_futura", "terrabilis", "nova_ziemia"])
def test_only_what_the_seat_may_decide_lights_up(game):
    hub, devices, _ = table_of(game, 2)
    own, other = turn(hub, devices)
    assert set(lit(own.board)) <= set(hub.room.tables[1].table.legal_moves)
    assert lit(own.board)
    assert not set(lit(other.board)) & set(hub.room.tables[1].table.legal_moves)
    hub.stop()


def test_a_decision_of_another_seat_is_refused_with_a_sentence(two):
    hub, devices, _ = two
    own, other = turn(hub, devices)
    before = moves(hub)
    assert "Ada" in (error := other.say("board", move=lit(own.board)[0])) or "Ben" in error
    assert moves(hub) == before


def test_who_decides_sees_it_happen_everywhere(two):
    hub, devices, _ = two
    own, other = turn(hub, devices)
    assert own.say("board", move=lit(own.board)[0]) is None
    assert own.board["log"] == other.board["log"]
    assert own.board["log"]


@pytest.mark.parametrize("do", ["advance", "skip", "again", "same", "handover"])
def test_a_seat_does_nothing_that_is_the_rooms(two, do):
    hub, devices, _ = two
    before = moves(hub), hub.room.tables[1].table.record.seed
    assert devices[0].say("board", do=do)
    assert (moves(hub), hub.room.tables[1].table.record.seed) == before


def test_a_seat_changes_no_rules(two):
    _, devices, _ = two
    assert devices[0].say("board", rule="teams")


def test_a_seat_is_told_in_advance_only_of_its_own_decisions(two):
    hub, devices, _ = two
    own, other = turn(hub, devices)
    wanted = lit(own.board)[:1]
    for device in (own, other):
        device.also.clear()
        device.say("board", foresee=wanted)
    assert not other.also
    assert all(set(also["foreseen"]) <= set(wanted) for also in own.also)


def test_nobody_decides_while_the_room_is_paused(two):
    hub, devices, cockpit = two
    own, _ = turn(hub, devices)
    cockpit.say("page", pause=True)
    before = moves(hub)
    assert own.say("board", move=lit(own.board)[0])
    assert moves(hub) == before
    cockpit.say("page", pause=False)
    assert own.say("board", move=lit(own.board)[0]) is None


def test_no_hint_is_given_where_the_facilitator_wants_none(alone):
    _, own, cockpit = alone
    cockpit.say("page", hints=False)
    assert own.say("board", do="hint")
    assert own.board["hint"]["text"] is None


def test_who_only_watches_decides_nothing(two):
    hub, devices, cockpit = two
    own, _ = turn(hub, devices)
    cockpit.say("page", look=1)
    before = moves(hub)
    cockpit.say("look", move=lit(own.board)[0])
    cockpit.say("look", do="undo")
    cockpit.say("look", do="handover")
    assert moves(hub) == before


@pytest.mark.parametrize("game", ["terra", "terra_futura", "terrabilis", "nova_ziemia"])
def test_who_looks_over_a_shoulder_sees_no_hand(game):
    hub, devices, cockpit = table_of(game, 2)
    part = snapshot_maker_of(hub.room.tables[1].table).secrets
    cockpit.say("page", look=1)
    assert cockpit.shown["look"][part]["cards"] == []
    assert all(device.board[part]["cards"] for device in devices)
    assert devices[0].board[part]["seat"] == 0
    hub.stop()


def test_who_is_alone_takes_back_their_own_move(alone):
    hub, own, _ = alone
    made = moves(hub)
    for _ in range(30):
        own.say("board", move=lit(own.board)[0])
        if own.say("board", do="undo") is None:
            break
        made = moves(hub)
    assert moves(hub) == made


def test_what_touches_others_is_asked_of_them(two):
    hub, devices, _ = two
    table = hub.room.tables[1]
    for _ in range(8):
        own, _other = turn(hub, devices)
        own.say("board", move=lit(own.board)[0])
        hub.clockwork.run(1)
    mover = table.table.game.maker(table.table.history[-2], table.table.move_numbers[-1])
    asker = devices[1 - table.decides] if mover is None else devices[mover]
    answerer = next(one for one in devices if one is not asker)
    made = moves(hub)
    table.ask_undo(devices.index(asker), 1)
    hub.clockwork.run()
    assert moves(hub) == made
    assert asker.face["undo"]["mine"]
    assert not answerer.face["undo"]["mine"]
    answerer.say("page", agree=True)
    assert moves(hub)[: len(made) - 1] == made[:-1]
    assert asker.face["undo"] is None


def test_who_does_not_agree_keeps_the_game_as_it_is(two):
    hub, devices, _ = two
    own, other = turn(hub, devices)
    own.say("board", move=lit(own.board)[0])
    made = moves(hub)
    hub.room.tables[1].ask_undo(devices.index(own), 1)
    hub.clockwork.run()
    other.say("page", agree=False)
    assert moves(hub) == made
    assert own.face["undo"] is None


def test_a_decision_ends_the_question(two):
    hub, devices, _ = two
    own, _ = turn(hub, devices)
    own.say("board", move=lit(own.board)[0])
    hub.clockwork.run(1)
    hub.room.tables[1].ask_undo(devices.index(own), 1)
    own, _ = turn(hub, devices)
    own.say("board", move=lit(own.board)[0])
    assert hub.room.tables[1].asked is None


def test_who_does_not_sit_there_can_not_agree(two):
    hub, devices, _ = two
    own, _ = turn(hub, devices)
    own.say("board", move=lit(own.board)[0])
    hub.room.tables[1].ask_undo(devices.index(own), 1)
    Device(hub).join("Eve").say("page", agree=True)
    assert hub.room.tables[1].asked is not None


def test_the_facilitator_takes_back_a_decision(two):
    hub, devices, cockpit = two
    own, _ = turn(hub, devices)
    before = moves(hub)
    own.say("board", move=lit(own.board)[0])
    cockpit.say("page", undo=1)
    assert len(moves(hub)) <= len(before) + 1
    assert own.say("board", move=lit(own.board)[0]) is None


def test_where_nothing_was_decided_there_is_nothing_to_take_back(two):
    _, _, cockpit = two
    assert cockpit.say("page", undo=1)


def test_a_seat_that_is_replaced_shows_its_secrets_to_nobody(two):
    _, devices, cockpit = two
    cockpit.say("page", replace={"table": 1, "seat": 0})
    assert "board" not in devices[0].shown
    assert devices[0].say("board", move="draw") is None
    assert not devices[0].face["own"]


def test_nobody_takes_the_seat_of_another(two):
    hub, _, _ = two
    eve = Device(hub).join("Eve")
    assert eve.say("page", sit=[1, 0])
    assert hub.room.tables[1].people == [1, 2]


def test_automatic_players_are_paced_by_the_room(alone):
    hub, own, _ = alone
    for _ in range(60):
        if hub.room.tables[1].decides != 0 or not lit(own.board):
            break
        own.say("board", move=lit(own.board)[-1])
    made = len(moves(hub))
    for _ in range(40):
        hub.clockwork.run(1)
    assert hub.room.tables[1].decides in {0, None}
    assert len(moves(hub)) >= made
