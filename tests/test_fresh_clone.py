"""From a fresh clone to a board on the screen, with `python3 run.py` and no network; and how long it takes.

One installation is enough for many facts. The zip for machines without a network is made, and reduced to what
a clone has too; `run.py` installs it and a browser opens it; its environment then becomes that of Binder.
"""

import contextlib
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import threading
import urllib.request
import zipfile
from pathlib import Path

import pytest
from fresh import (
    ROOT,
    Clock,
    call,
    can_cut_off,
    cloned,
    compiled_megabytes,
    copy_project,
    cut_off,
    environment,
    is_checkout,
    megabytes,
    say,
)
from visit import wait_for_server

from terra_widgets.command.folder import FIRST_NOTEBOOK

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(sys.platform == "win32", reason="servers are ended as on Unix"),
]

LISTING = "from importlib.metadata import distributions as all; print(*(one.name for one in all()))"
TRACKER = "lab/api/settings/@jupyterlab/notebook-extension:tracker"
FIRST = FIRST_NOTEBOOK
# Binder's Python, where it is: all is installed with it.
WANTED = (ROOT / "binder" / "runtime.txt").read_text(encoding="utf-8").strip().removeprefix("python-")
HERE = f"{sys.version_info[0]}.{sys.version_info[1]}"
FOUND = sys.executable if WANTED == HERE else shutil.which(f"python{WANTED}")
PYTHON, VERSION = (FOUND, WANTED) if FOUND else (sys.executable, HERE)
PATIENCE = 120  # seconds
SCHOOL = "Škola dvě slova"  # a folder as people have them


def is_for_here(line):
    """Whether a line of a list is for this machine, and the Python that is used."""
    from packaging.markers import Marker

    _, _, marker = line.rstrip("\\ ").partition(" ; ")
    return not marker or Marker(marker).evaluate({"python_full_version": f"{VERSION}.0"})


PINS = [
    line.split("==")[0].replace(".", "-")
    for name in ("build", "lab")
    for line in (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    if "==" in line and is_for_here(line)
]


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """The unpacked zip for this machine."""
    folder = tmp_path_factory.mktemp("zip")
    words = [sys.executable, "offline/make.py", "--into", str(folder)]
    call([*words, "--python", VERSION] if VERSION != HERE else words, ROOT, dict(os.environ))
    (path,) = folder.glob("terra-*.zip")
    say(f"{path.name}: {path.stat().st_size / 1e6:.0f} MB")
    with zipfile.ZipFile(path) as zipped:
        zipped.extractall(folder)
    path.unlink()
    (unpacked,) = (one for one in folder.iterdir() if one.is_dir())
    return unpacked.rename(folder / SCHOOL)


def test_the_zip_says_for_which_machines_it_is(made):
    note = (made / "READ ME FIRST.txt").read_text(encoding="utf-8")
    assert f"with Python {VERSION}" in note
    told = json.loads((made / "wheels" / "made_for.json").read_text(encoding="utf-8"))
    assert platform.machine() in told["machines"]
    assert told["pythons"] == [VERSION]


def test_the_zip_holds_what_is_played_and_taught_and_nothing_else(made):
    names = {path.name for path in made.iterdir()} - {".venv", ".ipynb_checkpoints"}
    assert names == {
        "CHANGELOG.md", "LICENSE", "README.md", "READ ME FIRST.txt", "hatch_build.py", "pyproject.toml",
        "requirements", "run.py", "docs", "lessons", "notebooks", "terra_widgets", "wheels",
    }  # fmt: skip
    assert not (made / "terra_widgets" / "frontend").exists()
    wheels = {path.name.split("-")[0].lower().replace("_", "-") for path in made.glob("wheels/*.whl")}
    assert {name.replace(".", "-") for name in wheels} >= set(PINS) - {"uv"}


@pytest.fixture(scope="module")
def visited(made, tmp_path_factory):
    """What was seen when the kit was installed and opened, cut off from the network where that can be."""
    kept = {made / name for name in cloned()} if is_checkout() else set()
    for path in made.rglob("*") if kept else ():
        inside = path.relative_to(made).parts[0]
        if path.is_file() and path not in kept and inside not in {"wheels", "READ ME FIRST.txt"}:
            path.unlink()
    script = str(Path(__file__).with_name("visit.py"))
    person = tmp_path_factory.mktemp("person")
    words = [sys.executable, script, str(made), str(person), PYTHON]
    alone = can_cut_off()
    env = {key: value for key, value in os.environ.items() if not key.startswith(("COV_", "PYTEST"))}
    call(cut_off(words) if alone else words, ROOT, env)
    return json.loads((person / "seen.json").read_text(encoding="utf-8")) | {"alone": alone}


def test_a_fresh_clone_gets_to_a_visible_board(made, visited):
    assert "Ready after" in visited["said"], "it made an environment of its own"
    where = [
        str(made / ".venv" / "bin" / "python"),
        "-c",
        "import terra_widgets; print(terra_widgets.__file__)",
    ]
    assert Path(call(where, made.parent, environment(made.parent)).strip()).is_relative_to(made)
    size = megabytes(made / ".venv")
    say(f"installed {size:.0f} MB, {visited['installing']:.0f} s of work")
    if "cards" not in visited and not os.environ.get("CI"):
        pytest.skip("there is no Chromium here")
    assert visited["address"].endswith(f"/lab/tree/{FIRST}")
    assert (visited["waiting"], visited["errors"]) == (0, []), "the notebook runs to its end"
    assert visited["folded"], "the list of files is folded away at first"
    assert visited["cards"] >= 8  # the market lies open
    took, served = visited["took"], visited["served"]
    say(f"From a fresh clone to a visible board: {took:.0f} s, installed and served after {served:.0f} s")


def test_it_does_so_without_any_network(visited):
    if not visited["alone"]:
        pytest.skip("programs can't be cut off from the network here")
    lost = "import socket; socket.create_connection(('192.0.2.1', 80), 2)"
    assert subprocess.run(cut_off([sys.executable, "-c", lost]), capture_output=True, check=False).returncode


def test_the_environment_of_binder_builds_small_and_runs_the_start_notebook(made, visited, tmp_path):
    project = copy_project(tmp_path / "project")
    home = made / ".venv"
    python, env = home / "bin" / "python", environment(home)
    began = Clock.start()
    # All that Binder wants is there already; what else there is has to go.
    uv = [sys.executable, "-m", "uv", "pip"]
    local = ["--python", str(python), "--no-index", "--find-links", str(made / "wheels")]
    call([*uv, "sync", *local, "--require-hashes", "binder/requirements.txt"], project, env)
    call([*uv, "uninstall", "--python", str(python), "uv"], project, env)  # which spares itself
    said = call(["bash", "binder/postBuild"], project, env)
    took, size = began.stop(), compiled_megabytes(home)
    work = visited["installing"] + took.work
    say(f"Binder's environment: {size:.0f} MB, built in {work:.0f} s of work")
    assert size < 700
    assert work < 120  # what else the machine does meanwhile does not count

    assert "Successfully installed terra-widgets" in said
    assert "Collecting" not in said, "nothing is fetched again"
    names = (
        call([str(python), "-c", LISTING], project, env).lower().replace("_", "-").replace(".", "-").split()
    )
    assert set(names) - {"pip", "setuptools"} == {*PINS, "terra-widgets"}
    call([str(home / "bin" / "jupyter"), "execute", FIRST], project, env)
    with server(project, home, env) as address:
        with urllib.request.urlopen(address) as page:
            assert page.url.removeprefix(address).startswith(f"lab/tree/{FIRST}")
            shown = page.read().decode()
        told = json.loads(re.search(r'id="jupyter-config-data"[^>]*>(.*?)</script>', shown, re.DOTALL)[1])
        assert told["notebookStartsKernel"] is False
        with urllib.request.urlopen(address + TRACKER) as page:
            assert json.load(page)["schema"]["properties"]["autoStartDefaultKernel"]["default"] is True
        with urllib.request.urlopen(address + "api/kernels") as page:
            assert json.load(page) == []


def test_the_wheel_beside_a_jupyterlab_changes_nothing_there_and_opens_a_lesson(made, tmp_path):
    uv = [sys.executable, "-m", "uv"]
    home = tmp_path / "theirs"
    env = environment(tmp_path / "person")
    python = str(home / "bin" / "python")
    local = ["--python", python, "--no-index", "--find-links", str(made / "wheels")]
    call([*uv, "venv", "--python", PYTHON, str(home)], tmp_path, env)
    call([*uv, "pip", "install", *local, "jupyterlab"], tmp_path, env)
    before = settings_of(home, env)
    project = copy_project(tmp_path / "project")
    call([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "dist"], project, dict(os.environ))
    (wheel,) = (project / "dist").glob("*.whl")
    size = wheel.stat().st_size / 1e6
    say(f"{wheel.name}: {size:.2f} MB")
    assert size < 2
    call([*uv, "pip", "install", *local, f"{wheel}[lab]"], tmp_path, env)
    assert before, "a JupyterLab has settings of its own"
    assert {name: kept for name, kept in settings_of(home, env).items() if name in before} == before
    added = set(settings_of(home, env)) - set(before)
    assert [name for name in added if "terra" in name.lower()] == []

    words = [str(home / "bin" / "terra"), "start", str(tmp_path / "mine")]
    words += ["notebooks/en/03_cubes_pile_up.ipynb", "--no-browser", "--port=0"]
    process = subprocess.Popen(
        words, cwd=tmp_path, env=env, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    )
    late = threading.Timer(PATIENCE, process.kill)
    late.start()
    try:
        address = next(line.strip() for line in process.stdout if line.startswith("    http"))
        assert "/lab/tree/notebooks/en/03_cubes_pile_up.ipynb?token=" in address
        with urllib.request.urlopen(address) as page:
            assert page.status == 200
        wanted = address.replace("/lab/tree/", "/api/contents/")
        with urllib.request.urlopen(wanted) as page:
            assert "Cubes pile up" in page.read().decode()
    finally:
        late.cancel()
        process.terminate()
        process.communicate()


def settings_of(home, env):
    """Every file in the folders of settings and extensions that `jupyter --paths` names in an environment."""
    told = json.loads(call([str(home / "bin" / "jupyter"), "--paths", "--json"], home, env))
    folders = [Path(one) for one in told["config"] + told["data"] if Path(one).is_relative_to(home)]
    files = {path for folder in folders for path in folder.rglob("*") if path.is_file()}
    return {str(path.relative_to(home)): path.read_bytes() for path in files}


@contextlib.contextmanager
def server(project, home, env):
    """JupyterLab as it starts on Binder; gives its address once it answers."""
    runtime, log = home / "runtime", home / "server.log"
    words = [str(home / "bin" / "jupyter"), "lab", "--no-browser", "--allow-root", "--ip=127.0.0.1"]
    words += ["--port=0", "--IdentityProvider.token="]
    env = env | {"JUPYTER_RUNTIME_DIR": str(runtime)}
    with log.open("wb") as output:
        process = subprocess.Popen(words, cwd=project, env=env, stderr=output)
    try:
        yield wait_for_server(runtime, process, log)
    finally:
        process.terminate()
        process.wait()
