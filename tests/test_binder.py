"""`binder/` builds: the environment in a fresh place, and repo2docker's plan for it."""

import contextlib
import json
import re
import shutil
import subprocess
import sys
import time
import urllib.request

import pytest
from fresh import Clock, call, copy_project, environment, install, make_environment, megabytes, say

LISTING = "from importlib.metadata import distributions as all; print(*(one.name for one in all()))"
TRACKER = "lab/api/settings/@jupyterlab/notebook-extension:tracker"
FIRST = "notebooks/en/00_start_here.ipynb"


@pytest.mark.skipif(sys.platform == "win32", reason="Binder is a Linux machine")
def test_the_environment_of_binder_builds_small_and_runs_the_start_notebook(tmp_path):
    project = copy_project(tmp_path / "project")
    version = (project / "binder" / "runtime.txt").read_text(encoding="utf-8").strip()
    wanted = shutil.which(version.replace("-", "")) or sys.executable
    began = Clock.start()
    home = tmp_path / "env"
    if wanted == sys.executable:
        make_environment(home)
    else:
        call([wanted, "-m", "venv", str(home)], tmp_path, environment(home))
    python, env = home / "bin" / "python", environment(home)
    install(python, ["-r", "binder/requirements.txt"], project)
    said = call(["bash", "binder/postBuild"], project, env)
    took, size = began.stop(), megabytes(home)
    say(f"Binder's environment: {size:.0f} MB, built in {took.wall:.0f} s, {took.work:.0f} s of work")
    assert size < 700
    assert took.work < 120  # what else the machine does meanwhile does not count

    assert "Successfully installed terra-widgets" in said
    assert "Collecting" not in said, "nothing is fetched again"
    names = call([str(python), "-c", LISTING], project, env).split()
    assert "terra-widgets" in names
    assert "rfc3987-syntax" not in names
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


@contextlib.contextmanager
def server(project, home, env):
    """JupyterLab as it starts there; gives its address once it answers."""
    runtime = home / "runtime"
    words = [str(home / "bin" / "jupyter"), "lab", "--no-browser", "--allow-root", "--ip=127.0.0.1"]
    words += ["--port=0", "--IdentityProvider.token="]
    env = env | {"JUPYTER_RUNTIME_DIR": str(runtime)}
    with (home / "server.log").open("wb") as log:
        process = subprocess.Popen(words, cwd=project, env=env, stderr=log)
    try:
        yield address_of(runtime, process, home / "server.log")
    finally:
        process.terminate()
        process.wait()


def address_of(runtime, process, log):
    until = time.monotonic() + 120
    while time.monotonic() < until and process.poll() is None:
        for path in runtime.glob("jpserver-*.json"):
            with contextlib.suppress(ValueError, OSError):
                url = json.loads(path.read_text(encoding="utf-8"))["url"]
                urllib.request.urlopen(url + "api").close()
                return url
        time.sleep(0.05)
    raise AssertionError(log.read_text(encoding="utf-8")[-2000:])


def test_repo2docker_uses_our_files(root, tmp_path):
    project = copy_project(tmp_path / "project")
    plan = subprocess.run(
        [sys.executable, "-m", "repo2docker", "--no-build", "--debug", "."],
        cwd=project, capture_output=True, text=True, check=True,
    )  # fmt: skip
    docker = plan.stdout + plan.stderr
    assert "python=3.11" in docker
    steps = [
        "COPY --chown=0:0 src/binder/requirements.txt ${REPO_DIR}/binder/requirements.txt",
        'pip install --no-cache-dir -r "binder/requirements.txt"',
        "chmod +x binder/postBuild",
        "RUN ./binder/postBuild",
    ]
    found = [docker.find(step) for step in steps]
    assert -1 not in found, dict(zip(steps, found, strict=True))
    assert found == sorted(found)
    # The package itself is installed by postBuild alone: not once more with everything resolved anew.
    assert "pip install --no-cache-dir ." not in docker
    assert "environment.yml" not in docker


def test_the_pins_of_binder_are_whole(root):
    """Nothing is left to be resolved: all that the packages ask for is pinned too."""
    lines = (root / "binder" / "requirements.txt").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if line and not line.startswith("#")]
    assert [pin for pin in pins if not re.fullmatch(r"[a-z0-9][a-z0-9.-]*==[\w.]+", pin)] == []
    assert re.fullmatch(r"python-3\.\d+\n", (root / "binder" / "runtime.txt").read_text(encoding="utf-8"))


def test_post_build_is_executable(root):
    assert (root / "binder" / "postBuild").stat().st_mode & 0o111


def test_binder_opens_what_run_py_opens(root):
    from fresh import load_run

    told = json.loads((root / "binder" / "jupyter_lab_config.json").read_text(encoding="utf-8"))
    assert told["LabApp"]["default_url"] == told["ServerApp"]["default_url"] == f"/lab/tree/{FIRST}"
    assert load_run().FIRST_NOTEBOOK == FIRST
