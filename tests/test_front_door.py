"""`python3 run.py` as people start it: as root, without a browser, over ssh, a second time without a network.

The real command each time, with the environment that these tests run in; a first start in a fresh folder is
in test_fresh_clone.py.
"""

import contextlib
import os
import pwd
import re
import shutil
import signal
import socket
import subprocess
import sys
import threading
import urllib.request
from pathlib import Path

import pytest
from fresh import ROOT, can_cut_off, copy_project, cut_off, environment

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(sys.platform == "win32", reason="programs are ended as on Unix"),
]

ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/\S+")
ENDING = "Ctrl-C stops it."
PATIENCE = 120  # seconds
THERE = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "WSL_DISTRO_NAME", "SSH_CONNECTION", "SSH_TTY")
# At a terminal Ctrl-C reaches a program. The tests may run in the background, where it would be ignored.
HEARING = """\
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execvp(sys.argv[1], sys.argv[1:])
"""
PYTHON = sys.executable  # that of .venv; run.py finds its environment whole, and starts it


def person(folder, **more):
    """The variables of somebody at a terminal that shows no browser."""
    env = {name: value for name, value in environment(folder).items() if name not in THERE}
    return env | {"LANG": "C.UTF-8", **more}


@contextlib.contextmanager
def started(words, env, cwd=ROOT):
    """The command, from when it has said how to stop it; gives what it said until then."""
    process = subprocess.Popen(
        [PYTHON, "-c", HEARING, *words],
        cwd=cwd,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    late = threading.Timer(PATIENCE, process.kill)
    late.start()
    try:
        lines = []
        for line in process.stdout:
            lines.append(line.rstrip("\n"))
            if line.startswith(ENDING):
                break
        yield lines, process
    finally:
        late.cancel()
        process.terminate()
        process.communicate()


def run(*words):
    return [PYTHON, "run.py", *words]


@pytest.fixture(scope="module", autouse=True)
def _installed():
    """What a first start does has been done."""
    subprocess.run(run("print", "--help"), cwd=ROOT, capture_output=True, check=True)


def port_of(lines):
    return int(ADDRESS.search("\n".join(lines))[1])


def test_it_says_the_address_and_how_to_stop_it_and_nothing_else(tmp_path):
    with started(run("--no-browser", "--port=0"), person(tmp_path)) as (lines, process):
        address = ADDRESS.search("\n".join(lines))[0]
        with urllib.request.urlopen(address) as page:
            assert page.status == 200
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate(timeout=PATIENCE)
    known = ("This runs as root", "No browser was opened", "    http", "From outside this container", ENDING)
    assert [line for line in lines if not line.startswith(known)] == []
    assert rest == ""
    assert process.returncode == 0
    log = re.search(r"is in (.*)\)", lines[-1])[1]
    assert "Jupyter Server" in Path(log).read_text(encoding="utf-8")


def test_as_root_it_starts_and_says_what_that_means(tmp_path):
    words = run("--no-browser", "--port=0")
    if os.geteuid() != 0:
        if not can_cut_off():
            pytest.skip("nobody can be root here")
        words = cut_off(words)
    with started(words, person(tmp_path)) as (lines, _):
        assert lines[0] == (
            "This runs as root: notebooks can change any file here. Only this machine can reach it."
        )
        assert lines[-1].startswith(ENDING)


def test_where_no_browser_is_it_prints_the_address(tmp_path):
    with started(run("--port=0"), person(tmp_path)) as (lines, _):
        said = "\n".join(lines)
        assert "No browser was opened here. Open this address in one:" in said
        assert "/lab/tree/notebooks/en/00_start_here.ipynb?token=" in said


def test_over_ssh_it_says_how_to_reach_the_address(tmp_path):
    env = person(tmp_path, SSH_CONNECTION="192.0.2.7 50000 192.0.2.8 22", DISPLAY=":0")
    with started(run("--port=0"), env) as (lines, _):
        port = port_of(lines)
        assert f"run `ssh -N -L {port}:127.0.0.1:{port} " in "\n".join(lines)
        assert "@192.0.2.8` and leave it running." in "\n".join(lines)


def test_in_a_container_it_says_how_to_reach_the_address(tmp_path):
    with started(run("--port=0"), person(tmp_path, container="oci")) as (lines, _):
        port = port_of(lines)
        assert f"publish the port (`-p {port}:{port}`), and start Terra with `--ip=0.0.0.0`" in "\n".join(
            lines
        )


def test_a_port_that_is_taken_gives_way_to_the_next_one(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with started(run(f"--port={port}"), person(tmp_path)) as (lines, _):
            assert port < port_of(lines) <= port + 50


def test_a_second_start_needs_no_network(tmp_path):
    if not can_cut_off():
        pytest.skip("programs can't be cut off from the network here")
    with started(cut_off(run("--port=0")), person(tmp_path)) as (lines, _):
        assert lines[-1].startswith(ENDING)


def test_what_goes_wrong_in_jupyter_is_shown_with_the_log(tmp_path):
    words = run("--no-browser", "--ServerApp.certfile=/no/such/file")
    done = subprocess.run(
        words, cwd=ROOT, env=person(tmp_path), capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith("JupyterLab could not start; the lines above are the end of its log, ")
    assert "/no/such/file" in done.stderr


def as_nobody(words):
    """The words that run a program as somebody without rights here."""
    if os.geteuid() != 0:
        return words
    setpriv = shutil.which("setpriv")
    if setpriv is None:
        pytest.skip("root can write anywhere, and nobody else can be had")
    nobody = pwd.getpwnam("nobody")
    return [setpriv, f"--reuid={nobody.pw_uid}", f"--regid={nobody.pw_gid}", "--clear-groups", *words]


def test_a_folder_that_may_not_be_written_is_a_sentence(tmp_path_factory):
    place = Path("/var/tmp") if os.geteuid() == 0 else tmp_path_factory.mktemp("closed")  # noqa: S108
    folder = place / f"terra read only {os.getpid()}"
    try:
        copy_project(folder)
        folder.chmod(0o555)
        python = shutil.which("python3", path="/usr/bin:/usr/local/bin") or PYTHON
        words = as_nobody([python, "run.py"])
        env = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8"}
        done = subprocess.run(words, cwd=folder, env=env, capture_output=True, text=True, check=False)
    finally:
        folder.chmod(0o755)
        shutil.rmtree(folder)
    assert done.returncode == 1
    assert done.stderr.strip() == (
        f"{folder / '.venv'} can't be written: close what may be using it, or copy the project to a folder "
        "of your own, then run this again."
    )


def test_a_home_that_may_not_be_written_is_a_sentence(tmp_path):
    env = person(tmp_path) | {"HOME": "/dev/null", "JUPYTER_PLATFORM_DIRS": "0"}
    done = subprocess.run(
        run("--no-browser"), cwd=ROOT, env=env, capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert done.returncode == 1
    assert "set HOME to a folder of your own" in done.stderr
    assert "Traceback" not in done.stderr
