"""The files of `binder/` and repo2docker's plan for them; test_fresh_clone.py builds the environment."""

import json
import re
import subprocess
import sys

import pytest
from fresh import copy_project

from terra_widgets.command.folder import FIRST_NOTEBOOK


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
        "COPY --chown=0:0 src/ ${REPO_DIR}/",  # before it: the requirements name other files
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


def test_binder_installs_what_run_py_installs_and_only_known_files(root):
    lines = (root / "binder" / "requirements.txt").read_text(encoding="utf-8").splitlines()
    assert lines == [
        "--require-hashes",
        "--only-binary :all:",
        "-r ../requirements/build.txt",
        "-r ../requirements/lab.txt",
    ]
    assert re.fullmatch(r"python-3\.\d+\n", (root / "binder" / "runtime.txt").read_text(encoding="utf-8"))


def test_post_build_is_executable(root):
    assert (root / "binder" / "postBuild").stat().st_mode & 0o111


def test_binder_opens_what_run_py_opens(root):
    told = json.loads((root / "binder" / "jupyter_lab_config.json").read_text(encoding="utf-8"))
    assert told["LabApp"]["default_url"] == told["ServerApp"]["default_url"] == f"/lab/tree/{FIRST_NOTEBOOK}"
