"""The README is true, and no tracked file names a machine or a server that it should not."""

import doctest
import functools
import re
import shutil
import subprocess
import tomllib

import pytest

BLOCK = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
FORBIDDEN = {
    "a path on one machine": r"(?<![\w.])/(?:root|home|Users|work|tmp|private)/\w",
    "a network for delivering scripts": r"cdn\.|unpkg\.com|jsdelivr|cdnjs|esm\.sh|skypack",
    "a package index": r"pythonhosted|pypi\.org/simple|registry\.npm",
    "the address of an index": r"index[-_]url\s*=\s*http(?!\S*\.invalid)",
}
BINARY = (".png", ".jpg", ".gif", ".ico", ".woff2", ".webp", ".pdf")


def test_python_in_the_readme_runs(root):
    text = (root / "README.md").read_text(encoding="utf-8")
    examples = "\n".join(BLOCK.findall(text))
    test = doctest.DocTestParser().get_doctest(examples, {}, "README.md", "README.md", 0)
    assert test.examples
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=said.append)
    assert not said, "".join(said)


def test_every_python_block_of_the_readme_is_a_doctest(root):
    text = (root / "README.md").read_text(encoding="utf-8")
    assert all(block.startswith(">>> ") for block in BLOCK.findall(text))


@pytest.mark.parametrize("command", ["python3 run.py", "python3 run.py test", "python3 run.py test --all"])
def test_the_readme_names_the_commands(root, command):
    text = (root / "README.md").read_text(encoding="utf-8")
    assert re.search(rf"^ +{re.escape(command)}$", text, re.MULTILINE)


def test_files_named_by_the_readme_exist(root):
    text = (root / "README.md").read_text(encoding="utf-8")
    named = re.findall(r"\]\((?!\w+:)([^)#]+)\)|\| `([\w/.]+)` \|", text)
    assert named
    assert [one for pair in named for one in pair if one and not (root / one).exists()] == []


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_tracked_file_holds(root, what):
    found = []
    for name, text in tracked(root).items():
        if not re.search(FORBIDDEN[what], text):
            continue
        found += [
            f"{name}:{number}: {line.strip()[:80]}"
            for number, line in enumerate(text.splitlines(), 1)
            if re.search(FORBIDDEN[what], line)
        ]
    assert found == []


def test_constraints_are_plain_pins(root):
    lines = (root / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if not line.startswith("#")]
    assert [pin for pin in pins if not re.fullmatch(r"[a-z0-9][a-z0-9.-]*==[\w.]+", pin)] == []


def test_every_dependency_is_pinned(root):
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    asked = project["project"]["dependencies"] + project["dependency-groups"]["start"]
    asked += [name for extra in project["project"]["optional-dependencies"].values() for name in extra]
    pins = (root / "constraints.txt").read_text(encoding="utf-8")
    pinned = set(re.findall(r"^([\w.-]+)==", pins, re.MULTILINE))
    assert {re.split("[; ]", name)[0].replace(".", "-") for name in asked} - pinned == set()


def test_binder_has_the_same_pins(root):
    pins = set((root / "constraints.txt").read_text(encoding="utf-8").splitlines())
    lines = (root / "binder" / "requirements.txt").read_text(encoding="utf-8").splitlines()
    assert {line for line in lines if not line.startswith("#")} - pins == set()


@functools.cache
def tracked(root):
    """The text files that git knows and what is in them, but this one, which names what it looks for."""
    if not (root / ".git").exists() or not shutil.which("git"):
        pytest.skip("not a git checkout")
    listing = subprocess.run(
        ["git", "ls-files", "-z"], cwd=root, capture_output=True, text=True, check=True
    ).stdout
    names = [name for name in listing.split("\0") if name and not name.endswith(BINARY)]
    return {
        name: (root / name).read_text(encoding="utf-8", errors="replace")
        for name in names
        if name != "tests/test_readme.py" and (root / name).is_file()
    }
