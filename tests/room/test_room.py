"""A room: steps, pauses, the timer, its tables, and the file from which it comes back."""

import pytest
from room_helpers import Device, cockpit_of, lit, open_room


@pytest.fixture
def hub():
    made = open_room(plan="game:terra", seats=2)
    yield made
    made.stop()


def people(hub, *names):
    return [Device(hub).join(name) for name in names]


def play_step(hub):
    cockpit = cockpit_of(hub)
    number = next(step["number"] for step in cockpit.face["steps"] if step["kind"] == "play")
    assert cockpit.say("page", step=number) is None
    hub.clockwork.run(1)
    return cockpit


def as_it_is(room):
    tables = {
        number: (list(one.table.moves), one.seats, one.setup, one.table.position())
        for number, one in room.tables.items()
    }
    people = {one.id: (one.name, one.mark, one.language, one.notes) for one in room.people.values()}
    return tables, people, room.facts


def test_everybody_gets_each_step(hub):
    ada, ben = people(hub, "Ada", "Ben")
    cockpit = cockpit_of(hub)
    for number in range(1, len(cockpit.face["steps"]) + 1):
        cockpit.say("page", step=number)
        assert ada.face["step"]["number"] == ben.face["step"]["number"] == number
    cockpit.say("page", step=number + 1)
    assert ada.face["stage"] == "over"


@pytest.mark.parametrize("number", [-1, 99])
def test_a_step_that_is_not_there_gets_a_sentence(hub, number):
    cockpit = cockpit_of(hub)
    assert cockpit.say("page", step=number)
    assert hub.room.stage == "gathering"


def test_going_back_to_a_step_deals_no_new_tables(hub):
    people(hub, "Ada", "Ben")
    cockpit = play_step(hub)
    tables = dict(hub.room.tables)
    number = hub.room.number
    cockpit.say("page", step=number - 1)
    cockpit.say("page", step=number)
    assert dict(hub.room.tables) == tables


def test_people_sit_together_as_many_as_wanted(hub):
    people(hub, "Ada", "Ben", "Cy", "Dee", "Eve")
    play_step(hub)
    assert [one.people for one in hub.room.tables.values()] == [[1, 2], [3, 4], [5]]


def test_all_tables_have_the_same_cards(hub):
    people(hub, "Ada", "Ben", "Cy", "Dee")
    play_step(hub)
    assert hub.room.tables[1].table.record.luck == hub.room.tables[2].table.record.luck


def test_a_pause_stops_automatic_players_too(hub):
    people(hub, "Ada")
    cockpit = play_step(hub)
    cockpit.say("page", replace={"table": 1, "seat": 0})
    cockpit.say("page", pause=True)
    made = list(hub.room.tables[1].table.moves)
    for _ in range(5):
        hub.clockwork.run(2)
    assert list(hub.room.tables[1].table.moves) == made
    cockpit.say("page", pause=False)
    for _ in range(5):
        hub.clockwork.run(2)
    assert len(hub.room.tables[1].table.moves) > len(made)


def test_a_pause_stops_the_timer(hub, monkeypatch):
    now = [1000.0]
    monkeypatch.setattr("time.time", lambda: now[0])
    hub.room.set_clock(60)
    now[0] += 10
    hub.room.pause(True)
    now[0] += 100
    assert hub.room.seconds_left() == 50
    hub.room.pause(False)
    now[0] += 5
    assert hub.room.seconds_left() == 45


def test_a_timer_that_has_run_out_ends_nothing(hub, monkeypatch):
    now = [1000.0]
    monkeypatch.setattr("time.time", lambda: now[0])
    hub.room.set_clock(60)
    now[0] += 1000
    assert hub.room.seconds_left() == 0


def test_finished_games_are_played_to_their_end(hub):
    people(hub, "Ada", "Ben")
    cockpit = play_step(hub)
    cockpit.say("page", finish=1)
    for _ in range(3000):
        if hub.room.tables[1].over:
            break
        hub.clockwork.run(1)
    assert hub.room.tables[1].over
    assert hub.room.tables[1].people == [1, 2]


def test_mixing_closes_the_games_and_seats_everybody_anew(hub):
    people(hub, "Ada", "Ben", "Cy", "Dee")
    cockpit = play_step(hub)
    before = set(hub.room.tables)
    cockpit.say("page", mix=None)
    assert not before & set(hub.room.tables)
    assert sorted(who for one in hub.room.tables.values() for who in one.people) == [1, 2, 3, 4]


def test_a_seat_that_is_left_can_be_filled(hub):
    people(hub, "Ada", "Ben")
    cockpit = play_step(hub)
    hub.room.tables[1].sit(1, None)
    cockpit.say("page", fill=None)
    assert isinstance(hub.room.tables[1].seats[1], str)


def test_somebody_who_is_replaced_can_sit_down_elsewhere(hub):
    ada, _ = people(hub, "Ada", "Ben")
    cockpit = play_step(hub)
    cockpit.say("page", replace={"table": 1, "seat": 0})
    offered = ada.face["seats"]
    assert offered
    ada.say("page", sit=[offered[0]["table"], offered[0]["seat"]])
    assert ada.face["own"]


def test_the_facilitator_seats_somebody_elsewhere(hub):
    people(hub, "Ada", "Ben", "Cy")
    cockpit = play_step(hub)
    seat = next(at for at, who in enumerate(hub.room.tables[2].seats) if isinstance(who, str))
    cockpit.say("page", seat={"person": 1, "table": 2, "seat": seat})
    assert hub.room.tables[2].seat_of(1) == seat
    assert hub.room.tables[1].seat_of(1) is None


@pytest.mark.parametrize(
    ("person", "table", "seat"), [(1, 1, 99), (1, 1, -1), (99, 1, 0), (1, 99, 0), (2, 1, 0)]
)
def test_a_seat_that_nobody_can_have_gets_a_sentence(hub, person, table, seat):
    people(hub, "Ada", "Ben")
    cockpit = play_step(hub)
    assert cockpit.say("page", seat={"person": person, "table": table, "seat": seat})
    assert hub.room.tables[1].people == [1, 2]


def test_a_message_for_one_table_is_seen_by_no_other(hub):
    ada, _, cy = people(hub, "Ada", "Ben", "Cy")
    cockpit = play_step(hub)
    cockpit.say("page", say={"text": "Hurry up", "table": 1})
    assert ada.face["messages"] == ["Hurry up"]
    assert cy.face["messages"] == []


def test_the_projector_shows_names_only_where_wanted(hub):
    people(hub, "Ada")
    cockpit = cockpit_of(hub)
    projector = Device(hub, "projector", ticket=hub.ticket("projector"))
    assert projector.face["people"] == []
    cockpit.say("page", names=True)
    hub.clockwork.run(1)
    assert projector.face["people"] == ["Ada"]


def test_a_full_disk_is_told_in_the_cockpit_and_stops_nobody(hub):
    people(hub, "Ada", "Ben")
    cockpit = play_step(hub)
    store = hub.room.store
    pages = store.rows("PRAGMA page_count")[0][0]
    store._file.execute(f"PRAGMA max_page_count = {pages}")
    for number in range(300):
        store.event("say", text="x" * 400, table=number)
    made = len(hub.room.tables[1].table.moves)
    hub.room.tables[1].table.play(hub.room.tables[1].table.legal_moves[0])
    for _ in range(3):
        hub.clockwork.run(4)
    assert cockpit.face["trouble"]
    assert len(hub.room.tables[1].table.moves) > made
    store._file.execute("PRAGMA max_page_count = 1000000")
    for _ in range(3):
        hub.clockwork.run(4)
    assert cockpit.face["trouble"] == ""


@pytest.mark.parametrize("game", ["terra", "terra_futura", "terrabilis", "nova_ziemia"])
def test_opened_from_its_file_it_is_the_same_room(tmp_path, game):
    hub = open_room(tmp_path / "a.class", plan=f"game:{game}", seats=2)
    devices = people(hub, "Ada", "Zoë 🌍", "Cy")
    cockpit = play_step(hub)
    for _ in range(25):
        for one in devices:
            moves = lit(one.board)
            if (
                moves
                and hub.room.table_now(hub.room.known(one.key)).seat_of(hub.room.known(one.key).id)
                is not None
            ):
                one.say("board", move=moves[-1])
        hub.clockwork.run(1)
    cockpit.say("page", undo=1)
    cockpit.say("page", rename={"person": 1, "name": "Eve"})
    cockpit.say("page", clock=None)
    before = as_it_is(hub.room)
    hub.stop()
    hub.room.store.close()
    again = open_room(tmp_path / "a.class")
    assert as_it_is(again.room) == before
    assert Device(again, key=devices[1].key).face["name"] == "Zoë 🌍"
    again.stop()
    again.room.store.close()


def test_a_facilitator_whose_server_was_started_again_is_known(tmp_path):
    hub = open_room(tmp_path / "a.class")
    cockpit = cockpit_of(hub)
    hub.stop()
    hub.room.store.close()
    again = open_room(tmp_path / "a.class")
    assert Device(again, "cockpit", key=cockpit.key).face["code"]
    again.stop()
    again.room.store.close()


def test_neither_keys_nor_tickets_are_in_the_file(tmp_path):
    hub = open_room(tmp_path / "a.class")
    ada, cockpit = Device(hub).join("Ada"), cockpit_of(hub)
    hub.stop()
    hub.room.store.close()
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"Ada" in kept
    assert ada.key.encode() not in kept
    assert cockpit.key.encode() not in kept


def test_what_somebody_wrote_goes_with_them(tmp_path):
    hub = open_room(tmp_path / "a.class")
    ada = Device(hub).join("Ada Lovelace")
    hub.room.store.note(1, "entries", "today", "something private")
    cockpit_of(hub).say("page", remove=1)
    assert ada.ended
    hub.stop()
    hub.room.store.close()
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"Lovelace" not in kept
    assert b"something private" not in kept


def test_a_class_is_erased_only_by_its_code(tmp_path):
    hub = open_room(tmp_path / "a.class")
    cockpit = cockpit_of(hub)
    assert cockpit.say("page", erase="AAAAAA")
    assert (tmp_path / "a.class").exists()
    cockpit.say("page", erase=hub.room.code)
    assert not (tmp_path / "a.class").exists()
    assert cockpit.ended
