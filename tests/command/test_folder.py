"""`terra start` puts the notebooks into a person's folder, and never writes over what the person changed."""

import pytest

from terra_widgets.command.folder import (
    FIRST_NOTEBOOK,
    PACKAGE,
    Put,
    carried,
    choose,
    make_ready,
    notebook_in,
    put_files,
)
from terra_widgets.errors import TerraError


@pytest.fixture
def kit(tmp_path):
    """The notebooks of a kit, by where they go."""
    files = {}
    for name in ("00_start_here", "03_cubes"):
        path = tmp_path / f"{name}.ipynb"
        path.write_text(f"{name}, first edition")
        files[f"notebooks/en/{path.name}"] = path
    return files


def test_an_empty_folder_gets_all_notebooks(kit, tmp_path):
    mine = tmp_path / "mine"
    mine.mkdir()
    assert put_files(kit, mine) == Put(fresh=2)
    assert (mine / FIRST_NOTEBOOK).read_text() == "00_start_here, first edition"


def test_the_second_time_nothing_happens(kit, tmp_path):
    put_files(kit, tmp_path)
    assert put_files(kit, tmp_path) == Put()


def test_a_notebook_that_was_played_stays_and_nothing_is_said_of_it(kit, tmp_path):
    put_files(kit, tmp_path)
    mine = tmp_path / "notebooks" / "en" / "03_cubes.ipynb"
    mine.write_text("played")
    assert put_files(kit, tmp_path) == Put()
    assert mine.read_text() == "played"


def test_a_new_edition_replaces_only_what_is_as_it_was_put_there(kit, tmp_path):
    put_files(kit, tmp_path)
    (tmp_path / "notebooks" / "en" / "03_cubes.ipynb").write_text("played")
    for path in kit.values():
        path.write_text("second edition")
    assert put_files(kit, tmp_path) == Put(fresh=1, kept=1)
    assert (tmp_path / FIRST_NOTEBOOK).read_text() == "second edition"
    assert (tmp_path / "notebooks" / "en" / "03_cubes.ipynb").read_text() == "played"


def test_a_file_of_the_same_name_that_was_there_before_stays(kit, tmp_path):
    theirs = tmp_path / FIRST_NOTEBOOK
    theirs.parent.mkdir(parents=True)
    theirs.write_text("somebody's own")
    assert put_files(kit, tmp_path) == Put(fresh=1, kept=1)
    assert theirs.read_text() == "somebody's own"


@pytest.mark.parametrize("torn", ["", "[]", '{"notebooks/en/03_cubes.ipynb": 3}'])
def test_a_torn_note_costs_nobody_a_changed_notebook(kit, tmp_path, torn):
    put_files(kit, tmp_path)
    (tmp_path / ".terra-notebooks.json").write_text(torn)
    mine = tmp_path / "notebooks" / "en" / "03_cubes.ipynb"
    mine.write_text("played")
    put_files(kit, tmp_path)
    assert mine.read_text() == "played"


def test_a_clone_is_opened_as_it_is():
    assert choose(None) == PACKAGE.parent
    before = sorted(PACKAGE.parent.iterdir())
    assert make_ready(PACKAGE.parent) == Put()
    assert sorted(PACKAGE.parent.iterdir()) == before


def test_a_named_folder_is_made_and_filled(tmp_path):
    mine = tmp_path / "Škola dvě slova" / "Terra"
    put = make_ready(choose(str(mine)))
    assert put.fresh == len(carried()) > 20
    assert (mine / FIRST_NOTEBOOK).is_file()
    assert (mine / "guides" / "en" / "03_cubes_pile_up.md").is_file()


def test_a_file_in_place_of_a_folder_is_a_sentence(tmp_path):
    (tmp_path / "mine").touch()
    with pytest.raises(TerraError, match="is a file: name a folder"):
        make_ready(tmp_path / "mine")


def test_a_folder_below_a_file_is_a_sentence(tmp_path):
    (tmp_path / "mine").touch()
    with pytest.raises(TerraError, match="can't be written"):
        make_ready(tmp_path / "mine" / "below")


def test_a_notebook_is_found_in_its_folder(tmp_path):
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "mine.ipynb").touch()
    assert notebook_in(tmp_path, "sub/mine.ipynb") == "sub/mine.ipynb"
    assert notebook_in(tmp_path, str(tmp_path / "sub" / "mine.ipynb")) == "sub/mine.ipynb"


def test_a_notebook_that_is_not_there_is_a_sentence(tmp_path):
    with pytest.raises(TerraError, match=r"There is no notebook mine\.ipynb"):
        notebook_in(tmp_path, "mine.ipynb")
