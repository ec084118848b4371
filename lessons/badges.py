"""Write where this copy lives: badges for each lesson into README.md, and links into pyproject.toml.

Where that is, the git remote says: a copy without one, or one that lives nowhere public, gets neither.
`python3 run.py badges [ADDRESS]`
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import quote

ROOT = Path(__file__).resolve().parent.parent
BEGIN, END = "<!-- badges: made by `python3 run.py badges` -->", "<!-- end of badges -->"
LINKS, END_OF_LINKS = "# links: made by `python3 run.py badges`", "# end of links"
# git@github.com:owner/name.git, https://github.com/owner/name, ssh://git@host/owner/name.git
REMOTE = re.compile(r"(?:\w+://)?(?:[^@/\s]+@)?(?P<host>[\w.-]+\.\w+)[:/](?P<path>[\w./~-]+?)(?:\.git)?/?")


class BadgeError(Exception):
    """Why there can be no badges, and what to do."""


def main(words: list[str]) -> int:
    """Put the badges into README.md, and the links into pyproject.toml."""
    try:
        address = words[0] if words else git("remote", "get-url", "origin")
        branch = git("rev-parse", "--abbrev-ref", "HEAD")
        lines, table = badges(ROOT, address, branch), links(address, branch)
        put(ROOT / "README.md", ["", *lines, ""], BEGIN, END)
        put(ROOT / "pyproject.toml", table, LINKS, END_OF_LINKS)
    except BadgeError as error:
        print(error, file=sys.stderr)
        return 1
    print("\n".join([*lines, "", *table]))
    return 0


def git(*words: str) -> str:
    """What git says."""
    try:
        done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise BadgeError(
            "This copy has no git remote, so nobody else can open it: push it to a public place first, or "
            "name that place, `python3 run.py badges https://...`."
        ) from error
    return done.stdout.strip()


def place(address: str, branch: str) -> str:
    """The part of a Binder address that says which copy is meant."""
    host, path = host_and_path(address)
    if host == "github.com":
        return f"gh/{path}/{quote(branch, safe='')}"
    if host == "gitlab.com":
        return f"gl/{quote(path, safe='')}/{quote(branch, safe='')}"
    return f"git/{quote(f'https://{host}/{path}.git', safe='')}/{quote(branch, safe='')}"


def host_and_path(address: str) -> tuple[str, str]:
    """Where a public repository is."""
    found = REMOTE.fullmatch(address)
    if found is None:
        raise BadgeError(f"Binder can't fetch {address!r}: it takes the address of a public git repository.")
    return found["host"], found["path"]


def links(address: str, branch: str) -> list[str]:
    """The table of pyproject.toml that the package index shows beside the kit."""
    host, path = host_and_path(address)
    home = f"https://{host}/{path}"
    inner = {"github.com": home, "gitlab.com": f"{home}/-"}.get(host)
    table = ["[project.urls]", f'Homepage = "{home}"']
    if inner is not None:  # elsewhere we don't know how pages are called
        table += [
            f'Issues = "{inner}/issues"',
            f'Changelog = "{inner}/blob/{quote(branch)}/CHANGELOG.md"',
            f'Guides = "{inner}/blob/{quote(branch)}/lessons/README.md"',
        ]
    return table


def badges(root: Path, address: str, branch: str) -> list[str]:
    """One line of Markdown for each notebook."""
    where = place(address, branch)
    lines = []
    for notebook in sorted((root / "notebooks").glob("*/[0-9][0-9]_*.ipynb")):
        inside = notebook.relative_to(root).as_posix()
        target = f"https://mybinder.org/v2/{where}?urlpath={quote(f'lab/tree/{inside}', safe='')}"
        lines.append(f"- [![open](docs/open.svg)]({target}) {title(notebook)} ({notebook.parent.name})")
    return lines


def title(notebook: Path) -> str:
    """The heading of a notebook."""
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    text = "".join(cells[0]["source"]) if cells else ""
    found = re.search(r"^# +(.+)$", text, re.MULTILINE)
    return found[1].strip() if found else notebook.stem


def put(path: Path, lines: list[str], begin: str, end: str) -> None:
    """Replace what stands between two marks in a file."""
    text = path.read_text(encoding="utf-8")
    before, found, rest = text.partition(begin)
    _, ended, after = rest.partition(end)
    if not found or not ended:
        raise BadgeError(f"{path.name} lacks the lines {begin!r} and {end!r}, between which this goes.")
    path.write_text("\n".join([before + begin, *lines, end]) + after, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
