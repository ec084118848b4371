"""The wheel, the sdist and the zip hold the whole kit, and nothing that a learner made."""

import json
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile

import pytest
from fresh import ROOT, copy_project

sys.path += [str(ROOT / "lessons"), str(ROOT / "offline")]
import make
import shipped

BOOK = "notebooks/en/03_cubes_pile_up.ipynb"
# What learners leave in the folders that are shipped; each holds the word by which it would be found.
LEFT = (
    "notebooks/en/mine.ipynb", "notebooks/en/13_my_own.ipynb", "notebooks/en/7b.json",
    "notebooks/en/Ada.report.html", "notebooks/en/Ada.notes.json", "notebooks/en/terra-saves/game.json",
    "notebooks/en/.ipynb_checkpoints/03_cubes_pile_up-checkpoint.ipynb", "notebooks/class.csv",
    "lessons/Ada.report.html", "lessons/03_cubes_pile_up/class.csv", "lessons/terra-saves/game.json",
    "terra_widgets/terra-saves/game.json", "terra_widgets/Ada.notes.json", "docs/7b.json",
)  # fmt: skip
SECRET = b" ".join([b"Ada", b"wrote", b"this"])  # in pieces: the sdist holds this file too


@pytest.fixture
def played(tmp_path):
    """The project after a lesson: a notebook was played, and its learner has left things everywhere."""
    project = copy_project(tmp_path / "project")
    for name in LEFT:
        path = project / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(SECRET)
    book = json.loads((project / BOOK).read_text(encoding="utf-8"))
    cell = next(cell for cell in book["cells"] if cell["cell_type"] == "code")
    cell.update(
        execution_count=3, outputs=[{"output_type": "stream", "name": "stdout", "text": SECRET.decode()}]
    )
    book["metadata"]["widgets"] = {"state": SECRET.decode()}
    (project / BOOK).write_text(json.dumps(book), encoding="utf-8")
    return project


def built(project, kind):
    """What hatchling makes, by the names of the files in it."""
    words = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", "dist"]
    subprocess.run(words, cwd=project, check=True, capture_output=True)
    (path,) = (project / "dist").iterdir()
    if kind == "wheel":
        with zipfile.ZipFile(path) as wheel:
            return {name: wheel.read(name) for name in wheel.namelist()}
    with tarfile.open(path) as sdist:
        files = [one for one in sdist.getmembers() if one.isfile()]
        return {one.name.partition("/")[2]: sdist.extractfile(one).read() for one in files}


def zipped(project, monkeypatch):
    """What the zip would hold of the project."""
    monkeypatch.setattr(make, "ROOT", project)
    return {path.relative_to(project).as_posix(): make.content(path) for path in make.project_files()}


@pytest.mark.parametrize("kind", ["wheel", "sdist", "zip"])
def test_no_learners_work_is_shipped(played, monkeypatch, kind):
    held = zipped(played, monkeypatch) if kind == "zip" else built(played, kind)
    assert [name for name, content in held.items() if SECRET in content] == []
    inside = "terra_widgets/" if kind == "wheel" else ""
    assert held[inside + BOOK] == (ROOT / BOOK).read_bytes(), "the notebook is there, as it was built"


def test_a_notebook_that_somebody_wrote_into_stops_it_with_a_sentence(played):
    book = json.loads((played / BOOK).read_text(encoding="utf-8"))
    book["cells"][0]["source"] = SECRET.decode()
    (played / BOOK).write_text(json.dumps(book), encoding="utf-8")
    with pytest.raises(shipped.Changed, match="is not as it was built: move it away, or run"):
        shipped.clean(played / BOOK)


@pytest.mark.parametrize("path", list(shipped.notebooks(ROOT)), ids=lambda path: path.stem)
def test_a_built_notebook_is_shipped_as_it_is(path):
    assert shipped.clean(path) == path.read_text(encoding="utf-8")


def test_the_wheel_holds_all_of_the_package_the_lessons_and_the_notebooks(tmp_path):
    project = copy_project(tmp_path / "project")
    held = {name for name in built(project, "wheel") if ".dist-info/" not in name}
    package = {path.relative_to(project).as_posix() for path in shipped.package_files(project)}
    lessons = {
        f"terra_widgets/lesson_data/{path.relative_to(project / 'lessons').as_posix()}"
        for path in [*(project / "lessons").glob("*/*"), *(project / "lessons").glob("*.toml")]
    }
    notebooks = {
        f"terra_widgets/{path.relative_to(project).as_posix()}"
        for path in project.glob("notebooks/*/*.ipynb")
    }
    assert held == package | lessons | notebooks
    assert "terra_widgets/py.typed" in held
    assert not any(re.match(r"terra_widgets-[^/]+\.data/", name) for name in held), "nothing goes elsewhere"


@pytest.mark.long
def test_the_sdist_makes_the_same_wheel_as_the_clone(tmp_path):
    project = copy_project(tmp_path / "project")
    wheel = built(project, "wheel")
    shutil.rmtree(project / "dist")
    for name, content in built(project, "sdist").items():
        path = tmp_path / "unpacked" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    again = built(tmp_path / "unpacked", "wheel")
    assert {name for name in wheel if "/RECORD" not in name} == {
        name for name in again if "/RECORD" not in name
    }
