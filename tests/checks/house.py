"""The house: which room of the package imports which, and what stands in a game's folder.

`python3 run.py check house` prints it, and ends with 1 where an import goes against the arrow.
"""

from __future__ import annotations

import ast
import sys
from collections import Counter
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2] / "terra_widgets"
GAMES = sorted(book.parent.name for book in PACKAGE.glob("games/*/RULES.md"))

# Which rooms each room may import, beside itself.
BASE = {"errors", "text", "files", "lock", "markup", "processes"}
TABLE = BASE | {"games", "table"}
BELOW = {
    "text": set(),
    "errors": {"text"},
    "files": {"processes"},
    "lock": {"files", "processes"},
    "processes": set(),
    "markup": set(),
    "games": {"errors", "text"},
    "table": BASE | {"games"},
    "simulation": TABLE,
    "charts": TABLE | {"simulation"},
    "widgets": TABLE | {"charts"},
    "lesson": TABLE | {"simulation", "charts", "widgets", "lab"},
    "lab": TABLE | {"simulation", "charts", "widgets"},
    "printing": TABLE | {"lesson", "charts"},
    "set_up": TABLE | {"widgets"},
    "room": TABLE | {"simulation", "charts", "widgets", "lesson"},
    "start_page": TABLE | {"set_up", "widgets", "lesson", "lab", "printing"},
    "jupyter": {"room"},  # on a hub, a class joins by its server
    "command": BASE | {"lesson", "printing", "jupyter", "room"},
    # What a game has in its folder, in the order in which it may look down.
    "deck": {"errors", "games"},
    "rules": {"errors", "games", "deck"},
    "players": {"errors", "text", "games", "deck", "rules"},
    "terminal": TABLE | {"widgets", "deck", "rules", "screen"},
    "measures": {"games", "simulation", "deck", "rules"},
    "balance": TABLE | {"simulation", "deck", "rules", "players", "measures"},
    "screen": TABLE | {"widgets", "deck", "rules"},
    "guide": TABLE | {"widgets", "deck", "rules", "screen"},
    "how_to_play": TABLE | {"widgets", "deck", "rules"},
    "widgets of a game": TABLE | {"widgets", "screen"},
    "charts of a game": TABLE | {"simulation", "charts", "deck", "rules"},
    "facts": TABLE | {"charts of a game", "deck", "rules"},
    "paper": TABLE | {"printing", "deck", "rules", "screen", "how_to_play", "terminal"},
}
DOORS = {"__init__", "__main__"}
"""What ties the rooms together for the person who types `tw.new`, and what starts the command."""

# Which libraries a room may import beside the standard library.
LIBRARIES = {
    "text": {"fluent"},
    "processes": {"psutil"},  # where it is there
    "table": {"pandas"},  # in frame() only, and not before it is called
    "simulation": {"pandas", "tqdm"},
    "charts": {"anywidget", "IPython", "pandas", "plotly"},
    "charts of a game": {"pandas"},
    "widgets": {"anywidget", "ipywidgets", "traitlets"},
    "lesson": {"babel", "traitlets"},
    "lab": {"pandas", "traitlets"},
    "printing": {"mistune"},
    "room": {"babel", "mistune", "pandas", "segno", "tornado"},
    "balance": {"pandas"},
    "jupyter": {"jupyter_core", "jupyter_server", "jupyterlab", "jupyterlab_server"},
}


def modules() -> list[Path]:
    """Every file of Python in the package."""
    outside = {"frontend", "static"}
    return sorted(path for path in PACKAGE.rglob("*.py") if path.relative_to(PACKAGE).parts[0] not in outside)


def name_of(path: Path) -> str:
    """The file, as seen from the package."""
    return path.relative_to(PACKAGE).as_posix()


def room_of(module: str) -> str:
    """The room of a module: `table.record` is in `table`, `games.terra.rules.turn` in `rules`."""
    first, *rest = module.split(".")
    if first != "games" or not rest or rest[0] not in GAMES or len(rest) == 1:
        return first
    return {"charts": "charts of a game", "widgets": "widgets of a game"}.get(rest[1], rest[1])


def room(path: Path) -> str:
    """The room of a file."""
    return room_of(".".join(path.relative_to(PACKAGE).with_suffix("").parts))


@cache
def imports(path: Path, *, early: bool = False) -> frozenset[str]:
    """All modules that a file imports; `early` leaves out what waits for a call or is for types."""
    package = ("terra_widgets", *path.relative_to(PACKAGE).parts[:-1])
    tree = ast.parse(path.read_text(encoding="utf-8"))
    late = {node for block in ast.walk(tree) if waits(block) for node in ast.walk(block)} if early else set()
    found = set()
    for node in ast.walk(tree):
        if node in late:
            continue
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*start, *([node.module] if node.module else [])])
            # `from terra_widgets import text` names a room; other names are functions and the like.
            named = {f"{module}.{alias.name}" for alias in node.names}
            inside = {name for name in named if is_module(name)}
            found |= inside | ({module} if len(inside) < len(named) else set())
    return frozenset(found)


def waits(block: ast.AST) -> bool:
    """Whether what is inside runs only when called, or only for a type checker."""
    if isinstance(block, ast.If):
        return ast.unparse(block.test).endswith("TYPE_CHECKING")
    return isinstance(block, ast.FunctionDef | ast.AsyncFunctionDef)


def is_module(name: str) -> bool:
    """Whether a dotted name is a file or a folder of the package."""
    parts = name.split(".")
    path = PACKAGE.joinpath(*parts[1:])
    return parts[0] == "terra_widgets" and (path.is_dir() or path.with_suffix(".py").is_file())


def ours(path: Path) -> set[str]:
    """The modules of the package that a file imports, without the package's name."""
    return {name.partition(".")[2] for name in imports(path) if name.startswith("terra_widgets.")}


def wrong_imports() -> dict[str, set[str]]:
    """For each file, what it imports against the arrow."""
    wrong = {}
    for path in modules():
        here = room(path)
        if here in DOORS:
            continue
        used = {module for module in ours(path) if not _allowed(path, here, module)}
        if used:
            wrong[name_of(path)] = used
    return wrong


def _allowed(path: Path, here: str, module: str) -> bool:
    there = room_of(module)
    game, other = game_of(name_of(path).replace("/", ".")), game_of(module)
    if other and other != game:
        return False  # no room but a game's own knows that game
    return there == here or there in BELOW.get(here, set())


def game_of(module: str) -> str:
    """The game whose folder a module is in, if it is in one."""
    parts = module.split(".")
    return parts[1] if parts[0] == "games" and len(parts) > 1 and parts[1] in GAMES else ""


def graph() -> Counter[tuple[str, str]]:
    """How many imports there are from one room to another."""
    return Counter(
        (room(path), room_of(module))
        for path in modules()
        for module in ours(path)
        if room(path) != room_of(module)
    )


def lines_of(path: Path) -> int:
    """The lines of a file."""
    return len(path.read_text(encoding="utf-8").splitlines())


def main() -> int:
    """Print the house; 1 where an import goes against the arrow."""
    edges = graph()
    print("Imports between the rooms")  # noqa: T201
    for here in sorted({one for one, _ in edges}):
        used = sorted(((n, to) for (one, to), n in edges.items() if one == here), reverse=True)
        print(f"  {here:<17} -> {', '.join(f'{to} {n}' for n, to in used)}")  # noqa: T201
    pairs = sorted({tuple(sorted(edge)) for edge in edges if edge[::-1] in edges})
    print("Rooms that import each other:", ", ".join(" and ".join(pair) for pair in pairs) or "none")  # noqa: T201
    lines: Counter[str] = Counter()
    for path in modules():
        lines[room(path)] += lines_of(path)
    print(f"Lines of Python: {sum(lines.values())}")  # noqa: T201
    print("  " + ", ".join(f"{name} {n}" for name, n in lines.most_common()))  # noqa: T201
    sources = [*PACKAGE.glob("frontend/src/**/*.ts"), *PACKAGE.glob("frontend/src/**/*.tsx")]
    made = [path for path in sources if "generated" in path.name]
    print(f"Lines of TypeScript: {sum(map(lines_of, set(sources) - set(made)))}")  # noqa: T201
    print("The longest files")  # noqa: T201
    for path in sorted([*modules(), *sources], key=lines_of)[:-9:-1]:
        print(f"  {lines_of(path):4} {name_of(path)}")  # noqa: T201
    print("What a game's folder has")  # noqa: T201
    for game in GAMES:
        parts = sorted(
            path.name.removesuffix(".py") + ("/" if path.is_dir() else "")
            for path in (PACKAGE / "games" / game).iterdir()
            if path.name not in {"__pycache__", "__init__.py"}
        )
        print(f"  {game}: {', '.join(parts)}")  # noqa: T201
    wrong = wrong_imports()
    for name, used in wrong.items():
        print(f"Against the arrow: {name} imports {', '.join(sorted(used))}")  # noqa: T201
    return int(bool(wrong or pairs))


if __name__ == "__main__":
    sys.exit(main())
