"""The committed bundles are what the sources give, small, and ask nobody for anything."""

import gzip
import hashlib
import importlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import terra_widgets as tw
from terra_widgets.lesson.widget import PartWidget
from terra_widgets.start_page.widget import Gallery

PACKAGE = Path(__file__).resolve().parents[2] / "terra_widgets"
FRONTEND, STATIC = PACKAGE / "frontend", PACKAGE / "static"
DOORS = {"boards": 70, "pages": 70, "room": 120}
"""With how many KB each may have; a room's is served once, and has all of the others in it."""
BUILT = [f"{door}.{kind}" for door in DOORS for kind in ("js", "css")]


def fingerprint() -> str:
    """The same hash as in build.mjs."""
    names = [path.relative_to(FRONTEND).as_posix() for path in FRONTEND.joinpath("src").rglob("*")]
    names = [name for name in names if (FRONTEND / name).is_file()]
    digest = hashlib.sha256()
    for name in sorted([*names, "build.mjs", "package-lock.json", "tsconfig.json"]):
        text = (FRONTEND / name).read_text(encoding="utf-8")  # with \n for every end of line
        digest.update(f"{name}\0{text}\0".encode())
    return digest.hexdigest()


@pytest.mark.parametrize("name", BUILT)
def test_the_bundles_were_built_from_these_sources(name):
    first = (STATIC / name).read_text(encoding="utf-8").partition("\n")[0]
    assert f"sources: {fingerprint()} " in first, "run `python3 run.py build` and commit static/"


def test_the_drawings_for_paper_come_from_these_sources():
    drawn = json.loads((STATIC / "card_faces.json").read_text(encoding="utf-8"))
    assert drawn["sources"] == fingerprint(), "run `python3 run.py build` and commit static/"


@pytest.mark.skipif(
    not shutil.which("node") and not os.environ.get("CI"), reason="there is no Node here to build with"
)
def test_building_again_gives_the_same_bytes(root):
    assert shutil.which("node"), "the CI needs Node for this"
    code = "import sys, run; sys.exit(run.build_view(check=True))"
    done = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_without_node_the_build_says_what_that_means(root, monkeypatch, capsys):
    monkeypatch.syspath_prepend(root)
    run = importlib.import_module("run")
    monkeypatch.setattr(run.shutil, "which", lambda name: None)
    assert run.build_view(check=True) == 0
    assert "install Node 20 or newer" in capsys.readouterr().out


@pytest.mark.parametrize("door", DOORS)
def test_each_bundle_stays_small(door):
    both = b"".join((STATIC / f"{door}.{kind}").read_bytes() for kind in ("js", "css"))
    assert len(gzip.compress(both, 9)) < DOORS[door] * 1024


@pytest.mark.parametrize("door", DOORS)
def test_the_styles_of_a_bundle_touch_no_widget_of_another(door):
    css = re.sub(
        r"@keyframes [\w-]+\{(?:[^{}]*\{[^}]*\})*\}", "", (STATIC / f"{door}.css").read_text(encoding="utf-8")
    )
    selectors = re.findall(r"(?<=[{}/])([^{}@/;]+)\{", css.replace("\n", ""))
    assert len(selectors) > 100
    own = f".terra:where([data-door={door}])"
    assert [selector for selector in selectors if not selector.strip().startswith(own)] == []


def test_each_widget_is_drawn_by_one_of_the_bundles():
    for kind in (tw.TableView, tw.Lab, PartWidget, Gallery):
        assert kind.bundle in DOORS, kind


def test_the_bundles_hold_no_address_but_the_names_of_svg_and_mathml():
    text = "".join((STATIC / name).read_text(encoding="utf-8") for name in BUILT)
    found = set(re.findall(r"https?://[^\s\"'`)]+", text))
    assert found <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xhtml",
        "http://www.w3.org/1998/Math/MathML",
    }
    assert not re.search(r"@import|url\((?!#)", text)


def test_only_the_pages_of_a_room_speak_to_a_server():
    text = "".join((STATIC / name).read_text(encoding="utf-8") for name in BUILT if name != "room.js")
    assert not re.search(r"\b(fetch|XMLHttpRequest|WebSocket|EventSource|importScripts|sendBeacon)\b", text)


def test_no_source_writes_markup():
    for path in FRONTEND.joinpath("src").rglob("*.ts*"):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b", text), (
            path.name
        )


def test_the_lock_file_names_no_place_to_download_from():
    lock = json.loads((FRONTEND / "package-lock.json").read_text(encoding="utf-8"))
    assert len(lock["packages"]) > 4
    for name, package in lock["packages"].items():
        assert "resolved" not in package, name


def test_preact_comes_with_its_licence():
    assert "Permission is hereby granted" in (STATIC / "preact.LICENSE.txt").read_text(encoding="utf-8")
