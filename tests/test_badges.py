"""Badges name the place where a copy really lives, and open a lesson there."""

import importlib.util
import subprocess
import sys
import tomllib

import pytest
from fresh import ROOT

spec = importlib.util.spec_from_file_location("badges", ROOT / "lessons" / "badges.py")
badges = importlib.util.module_from_spec(spec)
spec.loader.exec_module(badges)


@pytest.mark.parametrize(
    ("address", "where"),
    [
        ("https://github.com/school/terra.git", "gh/school/terra/main"),
        ("git@github.com:school/terra.git", "gh/school/terra/main"),
        ("ssh://git@github.com/school/terra", "gh/school/terra/main"),
        ("https://gitlab.com/city/school/terra.git", "gl/city%2Fschool%2Fterra/main"),
        ("https://codeberg.org/school/terra", "git/https%3A%2F%2Fcodeberg.org%2Fschool%2Fterra.git/main"),
    ],
)
def test_the_place_is_that_of_the_remote(address, where):
    assert badges.place(address, "main") == where


def test_a_branch_with_a_slash_stays_one_part():
    assert badges.place("https://github.com/a/b", "year/7b") == "gh/a/b/year%2F7b"


@pytest.mark.parametrize("address", ["", "/srv/git/terra", "../terra", "file:///srv/terra.git", "nowhere"])
def test_what_nobody_else_can_reach_gets_no_badge(address):
    with pytest.raises(badges.BadgeError, match="public git repository"):
        badges.place(address, "main")


def test_every_notebook_gets_a_badge_that_opens_it():
    lines = badges.badges(ROOT, "https://github.com/school/terra", "main")
    assert len(lines) == len(list((ROOT / "notebooks").glob("*/[0-9][0-9]_*.ipynb")))
    first = (
        "- [![open](docs/open.svg)](https://mybinder.org/v2/gh/school/terra/main"
        "?urlpath=lab%2Ftree%2Fnotebooks%2Fen%2F00_start_here.ipynb) Start here (en)"
    )
    assert first in lines


def test_the_links_of_the_package_are_for_its_place():
    table = tomllib.loads("\n".join(badges.links("git@github.com:school/terra.git", "main")))
    assert table["project"]["urls"] == {
        "Homepage": "https://github.com/school/terra",
        "Issues": "https://github.com/school/terra/issues",
        "Changelog": "https://github.com/school/terra/blob/main/CHANGELOG.md",
        "Guides": "https://github.com/school/terra/blob/main/lessons/README.md",
    }
    (issues,) = (one for one in badges.links("https://gitlab.com/city/terra", "main") if "Issues" in one)
    assert issues == 'Issues = "https://gitlab.com/city/terra/-/issues"'


def test_where_the_pages_of_a_host_are_unknown_there_is_one_link():
    table = badges.links("https://git.school.test/terra.git", "main")
    assert table == ["[project.urls]", 'Homepage = "https://git.school.test/terra"']


def test_the_command_writes_them_between_the_marks(tmp_path):
    for name in ("README.md", "pyproject.toml", "lessons/badges.py", "notebooks/en/00_start_here.ipynb"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    words = [sys.executable, "lessons/badges.py"]
    subprocess.run(["git", "init", "-q", "-b", "main"], cwd=tmp_path, check=True)
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("This copy has no git remote")
    address = "https://github.com/school/terra.git"
    subprocess.run(["git", "remote", "add", "origin", address], cwd=tmp_path, check=True)
    who = ["-c", "user.name=a", "-c", "user.email=a@b.invalid"]
    subprocess.run(["git", *who, "commit", "-q", "--allow-empty", "-m", "x"], cwd=tmp_path, check=True)
    for _ in range(2):  # twice gives the same
        subprocess.run(words, cwd=tmp_path, capture_output=True, check=True)
    text = (tmp_path / "README.md").read_text(encoding="utf-8")
    between = text.partition(badges.BEGIN)[2].partition(badges.END)[0].strip().splitlines()
    assert len(between) == 1
    assert "mybinder.org/v2/gh/school/terra/main" in between[0]
    project = tomllib.loads((tmp_path / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["urls"]["Homepage"] == "https://github.com/school/terra"
    before = (ROOT / "README.md").read_text(encoding="utf-8")
    assert text.partition(badges.BEGIN)[0] == before.partition(badges.BEGIN)[0]
    assert text.partition(badges.END)[2] == before.partition(badges.END)[2]
