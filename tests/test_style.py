"""Style and types: what ruff and mypy say of the whole project."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize("words", [("ruff", "check"), ("ruff", "format", "--check"), ("mypy",)], ids=" ".join)
def test_a_checker_is_content(root, words):
    done = subprocess.run(
        [sys.executable, "-m", *words], cwd=root, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
