"""The zip for machines without a network; test_fresh_clone.py makes it and installs from it."""

import json
import platform
import shutil
import subprocess
import sys

import pytest
from fresh import ROOT


@pytest.mark.parametrize("wrong", [{"system": "Amiga"}, {"machines": ["m68k"]}, {"pythons": ["3.99"]}])
def test_another_machine_is_told_so_before_anything_is_installed(tmp_path, wrong):
    for name in ("run.py", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
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
