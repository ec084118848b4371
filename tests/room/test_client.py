"""A room in a notebook is a process of its own; the notebook only asks it."""

import pytest

import terra_widgets as tw
from terra_widgets.errors import RoomError
from terra_widgets.room import control

pytestmark = pytest.mark.long


@pytest.fixture
def file(tmp_path, monkeypatch):
    monkeypatch.setenv(control.FOLDER, str(tmp_path / "rooms"))
    return tmp_path / "7b.class"


def test_a_room_is_opened_found_again_and_erased(file):
    room = tw.Room(game="terra", seats=3, only_here=True, data=file)
    try:
        assert room.code in str(room)
        assert room.address.startswith("http://127.0.0.1:")
        assert "cockpit#" in room.cockpit
        assert room.cockpit != room.cockpit  # each ticket is good for one page
        assert list(room.frame().columns) == []
        assert "person" in room.answers().columns
        html = room._repr_mimebundle_()["text/html"]
        assert room.code in html
        assert "<svg" in html
        page = room.save(file.with_suffix(".html")).read_text(encoding="utf-8")
        assert "<main" in page
        # A kernel that is started again finds the same room.
        again = tw.Room(data=file)
        assert again.code == room.code
        (way,) = control.ways()
        assert way.secret not in repr(room) + str(room) + html
        with pytest.raises(RoomError, match="sure=True"):
            room.erase()
    finally:
        room.erase(sure=True)
    assert not list(file.parent.glob("7b.class*"))
    with pytest.raises(RoomError, match="closed"):
        room.frame()


def test_a_room_that_can_t_be_opened_says_why(file):
    with pytest.raises(RoomError, match="no plan"):
        tw.Room("99_nothing", only_here=True, data=file)
    assert not file.exists()
