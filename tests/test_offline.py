"""The zip for machines without a network: made by one command, it installs and runs cut off from all."""

import json
import os
import platform
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from fresh import ROOT, Clock, call, environment, load_run, megabytes, say

CUT_OFF = """
import fcntl, os, socket, struct, sys
with socket.socket() as any:  # kernels talk to Jupyter over the loopback device, which is down at first
    request = struct.pack("16sh", b"lo", 0x1)
    fcntl.ioctl(any, 0x8914, request)
os.execv(sys.argv[1], sys.argv[1:])
"""


def cut_off(words):
    """The words that run a program without any network but the machine's own loopback."""
    return ["unshare", "--user", "--map-root-user", "--net", sys.executable, "-c", CUT_OFF, *words]


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """The unpacked zip for this machine."""
    if sys.platform != "linux":
        pytest.skip("only Linux can cut a program off from the network here")
    folder = tmp_path_factory.mktemp("zip")
    call([sys.executable, "offline/make.py", "--into", str(folder)], ROOT, dict(os.environ))
    (path,) = folder.glob("terra-*.zip")
    say(f"{path.name}: {path.stat().st_size / 1e6:.0f} MB")
    with zipfile.ZipFile(path) as zipped:
        zipped.extractall(folder)
    (unpacked,) = (one for one in folder.iterdir() if one.is_dir())
    return unpacked


def test_it_installs_and_runs_without_any_network(made, tmp_path):
    try:
        allowed = subprocess.run(cut_off([sys.executable, "-c", ""]), capture_output=True, check=False)
    except FileNotFoundError:
        pytest.skip("no unshare on this system")
    if allowed.returncode:
        pytest.skip("programs can't be cut off from the network here")
    env = environment(tmp_path)
    lost = "import socket; socket.create_connection(('192.0.2.1', 80), 2)"
    assert subprocess.run(cut_off([sys.executable, "-c", lost]), capture_output=True, check=False).returncode
    # Nothing that this machine has kept of earlier installations helps.
    env |= {"UV_NO_CACHE": "1", "PIP_NO_CACHE_DIR": "1", "PIP_CONFIG_FILE": os.devnull}
    env = {key: value for key, value in env.items() if not key.endswith(("FIND_LINKS", "INDEX_URL"))}
    began = Clock.start()
    said = call(cut_off([sys.executable, "run.py", "--version"]), made, env)
    took = began.stop()
    say(f"installed {megabytes(made / '.venv'):.0f} MB in {took.wall:.0f} s, {took.work:.0f} s of work")
    assert "Ready after" in said
    assert said.split()[-1][0].isdigit()  # the version of JupyterLab
    python = str(made / ".venv" / "bin" / "python")
    where = call([python, "-c", "import terra_widgets; print(terra_widgets.__file__)"], tmp_path, env)
    assert Path(where.strip()).is_relative_to(made)
    first = load_run().FIRST_NOTEBOOK
    call(cut_off([python, "-m", "jupyter", "execute", first]), made, env)


def test_it_says_for_which_machines_it_is(made):
    python = f"{sys.version_info[0]}.{sys.version_info[1]}"
    note = (made / "READ ME FIRST.txt").read_text(encoding="utf-8")
    assert f"with Python {python}" in note
    told = json.loads((made / "wheels" / "made_for.json").read_text(encoding="utf-8"))
    assert platform.machine() in told["machines"]
    assert told["pythons"] == [python]


def test_it_holds_what_is_played_and_taught_and_nothing_else(made):
    names = {path.name for path in made.iterdir()} - {".venv", ".ipynb_checkpoints"}
    assert names == {
        "CHANGELOG.md", "LICENSE", "README.md", "READ ME FIRST.txt", "constraints.txt", "pyproject.toml",
        "run.py", "docs", "lessons", "notebooks", "terra_widgets", "wheels",
    }  # fmt: skip
    assert not (made / "terra_widgets" / "frontend").exists()
    wheels = {path.name.split("-")[0].lower().replace("_", "-") for path in made.glob("wheels/*.whl")}
    lines = (ROOT / "binder" / "requirements.txt").read_text(encoding="utf-8").splitlines()
    pinned = {line.split("==")[0].replace(".", "-") for line in lines if line and line[0] != "#"}
    assert {name.replace(".", "-") for name in wheels} >= pinned - {"uv"}


@pytest.mark.parametrize("wrong", [{"system": "Amiga"}, {"machines": ["m68k"]}, {"pythons": ["3.99"]}])
def test_another_machine_is_told_so_before_anything_is_installed(tmp_path, wrong):
    for name in ("run.py", "pyproject.toml", "constraints.txt"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "wheels").mkdir()
    python = f"{sys.version_info[0]}.{sys.version_info[1]}"
    told = {"system": platform.system(), "machines": [platform.machine()], "pythons": [python], **wrong}
    (tmp_path / "wheels" / "made_for.json").write_text(json.dumps(told), encoding="utf-8")
    words = [sys.executable, "run.py"]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "The packages in wheels are for" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_an_unknown_target_is_a_sentence():
    words = [sys.executable, "offline/make.py", "amiga"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("There is no target 'amiga'. There is: linux,")


def test_a_played_notebook_goes_without_its_outputs(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "offline"))
    import make

    played = {
        "cells": [{"cell_type": "code", "execution_count": 3, "outputs": [{}], "source": [], "metadata": {}}],
        "metadata": {"widgets": {"x": 1}, "terra": {}},
    }
    (tmp_path / "game.ipynb").write_text(json.dumps(played), encoding="utf-8")
    clean = json.loads(make.content(tmp_path / "game.ipynb"))
    assert clean["cells"][0]["outputs"] == []
    assert clean["cells"][0]["execution_count"] is None
    assert clean["metadata"] == {"terra": {}}
