"""The notebooks are what the lessons say, come without outputs, and run."""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
NOTEBOOKS = sorted((ROOT / "notebooks").glob("*/[0-9][0-9]_*.ipynb"))
START, *OTHERS = NOTEBOOKS
# nbval is started so often; each notebook has a kernel of its own.
PARTS = [[START], *(pytest.param(OTHERS[part::3], marks=pytest.mark.long) for part in range(3))]
LESSON = """\
# A lesson

```python
x = 1
```

More text.

```python
x + 1
```
"""


@pytest.fixture(scope="module")
def builder():
    spec = importlib.util.spec_from_file_location("build", ROOT / "lessons" / "build.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def project(tmp_path):
    """A folder with one lesson in two languages."""
    lesson = tmp_path / "lessons" / "01_trade"
    lesson.mkdir(parents=True)
    (tmp_path / "notebooks").mkdir()
    (lesson / "en.md").write_text(LESSON, encoding="utf-8")
    (lesson / "cs.md").write_text(LESSON.replace("A lesson", "Lekce číslo 1"), encoding="utf-8")
    (lesson / "guide.en.md").write_text("For the teacher.", encoding="utf-8")
    return tmp_path


def as_committed(path):
    """A notebook as git has it: on disk it may have been played and saved since."""
    if (ROOT / ".git").exists() and shutil.which("git"):
        name = path.relative_to(ROOT).as_posix()
        shown = subprocess.run(["git", "show", f":{name}"], cwd=ROOT, capture_output=True, check=False)
        if shown.returncode == 0:
            return shown.stdout.decode()
    return path.read_text(encoding="utf-8")


def test_there_is_a_notebook_for_every_lesson(builder):
    assert len(builder.sources(ROOT)) == len(NOTEBOOKS) > 0


def test_notebooks_are_fresh(builder):
    stale = builder.find_stale(ROOT)
    old = [path.name for path, text in stale.items() if not text or as_committed(path) != text]
    assert old == [], "run `python3 run.py build`"


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_has_no_outputs(path):
    cells = json.loads(as_committed(path))["cells"]
    assert not any(cell.get("outputs") or cell.get("execution_count") for cell in cells)


def test_building_twice_gives_the_same(builder, project):
    first = builder.find_stale(project)
    assert {path.relative_to(project).as_posix() for path in first} == {
        "notebooks/cs/01_trade.ipynb",
        "notebooks/en/01_trade.ipynb",
    }
    assert builder.find_stale(project) == first


def test_a_notebook_names_its_source_and_its_cells(builder, project):
    notebook = json.loads(builder.build(project / "lessons/01_trade/cs.md", project))
    ids = [cell["id"] for cell in notebook["cells"]]
    made_of = notebook["metadata"]["terra"]
    assert (made_of["language"], made_of["source"]) == ("cs", "lessons/01_trade/cs.md")
    assert len(set(ids)) == len(ids) == 4


def test_build_writes_and_check_then_is_content(builder, project, monkeypatch, capsys):
    monkeypatch.setattr(builder, "ROOT", project)
    assert builder.main(["--check"]) == 1
    assert "notebooks/cs/01_trade.ipynb differs from the lessons" in capsys.readouterr().err
    assert builder.main([]) == 0
    assert builder.main(["--check"]) == 0


def test_a_changed_lesson_makes_its_notebook_stale(builder, project, monkeypatch):
    monkeypatch.setattr(builder, "ROOT", project)
    builder.main([])
    with (project / "lessons/01_trade/en.md").open("a", encoding="utf-8") as file:
        file.write("\nOne more sentence.\n")
    assert [path.parent.name for path in builder.find_stale(project)] == ["en"]


def test_a_notebook_without_its_lesson_goes_and_a_persons_own_stays(builder, project, monkeypatch):
    monkeypatch.setattr(builder, "ROOT", project)
    builder.main([])
    own = project / "notebooks/en/my_game.ipynb"
    own.write_text('{"cells": [], "metadata": {}}', encoding="utf-8")
    (project / "lessons/01_trade/cs.md").unlink()
    builder.main([])
    assert own.exists()
    assert not (project / "notebooks/cs/01_trade.ipynb").exists()


def test_other_code_in_a_sister_language_is_refused(builder, project):
    path = project / "lessons/01_trade/cs.md"
    path.write_text(LESSON.replace("x + 1", "x + 2"), encoding="utf-8")
    with pytest.raises(builder.LessonError, match=r"01_trade/en\.md: code cell 2 differs"):
        builder.find_stale(project)


def test_a_heading_may_name_its_part_and_minutes(builder, project):
    path = project / "lessons/01_trade/en.md"
    path.write_text("# One {card}\n\nA.\n\n## Two {play 12}\n\nB {not 3}.\n\n## Three\n", encoding="utf-8")
    cells = json.loads(builder.build(path, project))["cells"]
    assert ["".join(cell["source"]) for cell in cells] == [
        "# One\n\nA.",
        "## Two · 12 min\n\nB {not 3}.",
        "## Three",
    ]
    assert [cell["metadata"].get("terra") for cell in cells] == [
        {"part": "card", "minutes": 0},
        {"part": "play", "minutes": 12},
        None,
    ]


def test_a_sister_may_name_its_own_language_and_no_other(builder, project):
    path = project / "lessons/01_trade/cs.md"
    call = "x = dict(a=1)"
    (project / "lessons/01_trade/en.md").write_text(LESSON.replace("x = 1", call), encoding="utf-8")
    path.write_text(LESSON.replace("x = 1", call.replace("1)", '1, language="cs")')), encoding="utf-8")
    assert builder.find_stale(project)
    path.write_text(LESSON.replace("x = 1", call.replace("1)", '1, language="en")')), encoding="utf-8")
    with pytest.raises(builder.LessonError, match="code cell 1 differs"):
        builder.find_stale(project)


# Put first on the path of a kernel and of all it starts: only this machine can be reached.
OFFLINE = """\
import socket

HERE = ("127.0.0.1", "::1", "localhost", "", None)
look_up, connect = socket.getaddrinfo, socket.socket.connect


def getaddrinfo(host, *rest, **more):
    if host not in HERE:
        raise OSError(f"no network here: {host}")
    return look_up(host, *rest, **more)


def only_here(self, address):
    if isinstance(address, tuple) and address[0] not in HERE:
        raise OSError(f"no network here: {address}")
    return connect(self, address)


socket.getaddrinfo, socket.socket.connect = getaddrinfo, only_here
"""


# nbval writes out every message of a kernel for a log that nobody reads.
QUIET = """
import nbval.kernel

nbval.kernel.pformat = type
"""


@pytest.mark.parametrize("part", PARTS, ids=range(4))
def test_notebooks_run_each_cell_twice_without_a_network(builder, part, tmp_path):
    names = [write_twice(builder, path, tmp_path) for path in part]
    (tmp_path / "path").mkdir()
    (tmp_path / "path" / "sitecustomize.py").write_text(OFFLINE, encoding="utf-8")
    (tmp_path / "conftest.py").write_text(QUIET, encoding="utf-8")
    env = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    env |= {"PYTHONPATH": str(tmp_path / "path"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # nbval alone
    if (
        OTHERS[0] not in part
    ):  # one part has all cores, the others one, as on Binder: no workers simulate there
        env["CPU_LIMIT"] = "1"
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "nbval.plugin", "--nbval-lax", "-q", *names],
        cwd=tmp_path,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def write_twice(builder, path, folder):
    """Write a notebook with each cell of code twice in a row; gives its name."""
    language = path.parent.name
    notebook = json.loads(builder.build(ROOT / "lessons" / path.stem / f"{language}.md", ROOT))
    notebook["cells"] = [
        {**cell, "id": f"{cell['id']}-{run}"}
        for cell in notebook["cells"]
        for run in range(2 if cell["cell_type"] == "code" else 1)
    ]
    name = f"{language}_{path.name}"
    (folder / name).write_text(json.dumps(notebook), encoding="utf-8")
    return name


def test_the_readme_of_the_lessons_lists_every_claim():
    told = (ROOT / "lessons" / "README.md").read_text(encoding="utf-8")
    for path in sorted((ROOT / "lessons").glob("*/en.toml")):
        for claim in tomllib.loads(path.read_text(encoding="utf-8")).get("claim", []):
            assert (
                f"| {claim['claim']} | [{int(path.parent.name[:2])}]({path.parent.name}/guide.en.md) |"
                in told
            )
