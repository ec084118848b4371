"""The README and one more page are true, and no tracked file names a machine or server that it should not."""

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


@pytest.mark.parametrize("page", ["README.md", "docs/ipywidgets.md"])
def test_python_on_a_page_runs(root, page):
    text = (root / page).read_text(encoding="utf-8")
    examples = "\n".join(BLOCK.findall(text))
    test = doctest.DocTestParser().get_doctest(examples, {}, page, page, 0)
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


LISTS = ("lab", "test", "elsewhere", "build", "uv", "setuptools", "bench")


def entries(root, *lists):
    """The entries of lists in requirements/, by the names of their packages."""
    texts = [(root / "requirements" / f"{name}.txt").read_text(encoding="utf-8") for name in lists]
    found = {}
    for text in texts:
        for entry in re.split(r"\n(?=\S)", text.strip()):
            if not entry.startswith("#"):
                found.setdefault(re.split("==", entry)[0], []).append(entry)
    return found


ENTRY = r"[a-z0-9][a-z0-9.-]*==[\w.]+( ; [^\\\n]+)?( \\\n    --hash=sha256:[0-9a-f]{64})+"


@pytest.mark.parametrize("name", LISTS)
def test_every_requirement_has_one_version_and_hashes_and_no_address(root, name):
    every = [entry for some in entries(root, name).values() for entry in some]
    assert [entry for entry in every if not re.fullmatch(ENTRY, entry)] == []
    assert "://" not in (root / "requirements" / f"{name}.txt").read_text(encoding="utf-8")


def test_a_package_has_the_same_version_in_all_lists(root):
    versions = {
        name: {re.split(r"[\s;]", entry)[0] for entry in some} for name, some in entries(root, *LISTS).items()
    }
    assert {name: found for name, found in versions.items() if len(found) > 1} == {}


def test_every_dependency_is_pinned(root):
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"]
    asked = {
        "lab": project["project"]["dependencies"] + extras["lab"],
        "test": extras["test"],
        "elsewhere": extras["elsewhere"],
        **project["dependency-groups"],
    }
    beside = {"test": ("lab", "test"), "elsewhere": ("lab", "test", "elsewhere")}
    missing = {
        name: {re.split(r"[;<>=\[ ]", one)[0].replace(".", "-").replace("_", "-") for one in wanted}
        - {"terra-widgets", *entries(root, *beside.get(name, (name,)))}
        for name, wanted in asked.items()
    }
    assert {name: some for name, some in missing.items() if some} == {}


def test_a_pinned_version_is_one_that_the_project_allows(root):
    from packaging.requirements import Requirement

    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pins = entries(root, "lab")
    wrong = []
    for text in project["dependencies"] + project["optional-dependencies"]["lab"]:
        asked = Requirement(text)
        assert asked.specifier, f"{text} says no oldest version"
        pinned = re.split(r"==|\s", pins[asked.name.replace(".", "-")][0])[1]
        wrong += [] if asked.specifier.contains(pinned) else [text]
    assert wrong == []


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
