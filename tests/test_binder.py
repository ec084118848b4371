"""The files of `binder/` and repo2docker's plan for them; test_fresh_clone.py builds the environment."""

import json
import re
import subprocess
import sys

import pytest
from fresh import copy_project, load_run


@pytest.mark.long
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
    told = json.loads((root / "binder" / "jupyter_lab_config.json").read_text(encoding="utf-8"))
    assert (
        told["LabApp"]["default_url"]
        == told["ServerApp"]["default_url"]
        == f"/lab/tree/{load_run().FIRST_NOTEBOOK}"
    )
