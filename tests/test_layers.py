"""Imports follow the arrow: decks, rules, table and record, players and lab, views."""

import ast
import subprocess
import sys
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent / "terra_widgets"
MODULES = sorted(
    path for path in PACKAGE.rglob("*.py") if path.relative_to(PACKAGE).parts[0] not in {"frontend", "static"}
)

# Which layers of ours each layer may import, beside itself.
BELOW = {
    "text": set(),
    "errors": {"text"},
    "decks": {"errors"},
    "rules": {"decks", "errors"},
    "files": set(),  # writes a file whole or not at all
    "record": {"rules", "decks", "errors", "text"},
    "codes": {"record", "rules", "decks", "errors"},
    "drawing": {"table", "record", "rules", "decks", "errors", "text"},  # how a table is printed
    "table": {"drawing", "codes", "files", "record", "rules", "decks", "errors", "text"},
    "keep": {"table", "codes", "record", "files", "errors", "text"},
    "players": {"table", "record", "rules", "decks", "errors"},
    "lab": {"players", "table", "record", "rules", "decks", "errors", "text"},
    "views": {"keep", "learning", "table", "record", "rules", "decks", "errors", "text"},
    "learning": {"rules", "errors", "text"},  # what lessons are made of, without any view
    "lesson": {"play", "learning", "views", "table", "record", "errors", "text"},  # `tw.Lesson`
    # The lab widget: it shows what `lab` plays with what `views` draws, so it stands above both.
    "experiment": {"lab", "views", "players", "record", "rules", "decks", "errors", "text"},
    # Paper: what `views` draws and `learning` teaches, once more, for a printer.
    "printing": {"views", "learning", "drawing", "decks", "rules", "files", "errors", "text"},
    "server": set(),  # a setting of the Jupyter server
}
# These tie the layers together for the person who types `tw.new`.
DOORS = {"__init__", "play"}

# Which libraries a layer may import beside the standard library.
LIBRARIES = {
    "text": {"fluent"},
    "record": {"pandas"},  # in frame() only, and not before it is called
    "lab": {"numpy", "pandas", "tqdm"},
    "views": {"anywidget", "ipywidgets", "traitlets", "plotly", "pandas", "IPython"},
    "experiment": {"pandas"},  # for types only: `lab` makes the frames
    "server": {"jupyter_server"},
}


def layer_of(path: Path) -> str:
    """The part of the package that a file belongs to."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def tree_of(path: Path) -> ast.AST:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def imports(path: Path, *, early: bool = False) -> set[str]:
    """All modules that a file imports; `early` leaves out what waits for a call or is for types."""
    package = ("terra_widgets", *path.relative_to(PACKAGE).parts[:-1])
    tree = tree_of(path)
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
            found.add(module)
            if module == "terra_widgets":  # `from terra_widgets import rules` names a layer
                found |= {f"{module}.{alias.name}" for alias in node.names}
    return found


def waits(block: ast.AST) -> bool:
    """Whether what is inside runs only when called, or only for a type checker."""
    if isinstance(block, ast.If):
        return ast.unparse(block.test).endswith("TYPE_CHECKING")
    return isinstance(block, ast.FunctionDef | ast.AsyncFunctionDef)


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def only_the_wrong(used: dict[str, set[str]]) -> dict[str, set[str]]:
    """Files with what they should not use; those that use nothing of the kind are left out."""
    return {name: found for name, found in used.items() if found}


def test_the_import_reader_sees_every_kind_of_import(tmp_path, monkeypatch):
    monkeypatch.setitem(globals(), "PACKAGE", tmp_path)
    path = tmp_path / "rules" / "one.py"
    path.parent.mkdir()
    path.write_text(
        "import numpy.random\nfrom . import core\nfrom ..decks import load\n"
        "from terra_widgets import text\ndef f():\n    import pandas\n"
        "if TYPE_CHECKING:\n    import plotly\n"
    )
    early = {"numpy.random", "terra_widgets.rules", "terra_widgets.decks"}
    early |= {"terra_widgets", "terra_widgets.text"}
    assert imports(path, early=True) == early
    assert imports(path) == early | {"pandas", "plotly"}


def test_imports_go_down_the_layers():
    wrong = {}
    for path in MODULES:
        layer = layer_of(path)
        if layer in DOORS:
            continue
        assert layer in BELOW, f"{layer} is not in the design: give it a place in BELOW"
        ours = {name.partition(".")[2] for name in imports(path) if name.startswith("terra_widgets.")}
        wrong[name_of(path)] = {name.split(".")[0] for name in ours} - BELOW[layer] - {layer}
    assert only_the_wrong(wrong) == {}


def test_libraries_are_used_in_their_layer_only():
    wrong = {}
    for path in MODULES:
        used = {name.split(".")[0] for name in imports(path)} - {"terra_widgets"}
        wrong[name_of(path)] = used - sys.stdlib_module_names - LIBRARIES.get(layer_of(path), set())
    assert only_the_wrong(wrong) == {}


def test_rules_take_chance_from_the_seed_alone():
    wrong = {}
    for path in MODULES:
        if layer_of(path) == "rules":
            used = {name.split(".")[0] for name in imports(path)}
            wrong[name_of(path)] = {"random", "secrets", "uuid"} & used
    assert only_the_wrong(wrong) == {"rules/core.py": {"random"}}
    uses = {
        node.attr
        for node in ast.walk(tree_of(PACKAGE / "rules" / "core.py"))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "random"
    }
    assert uses == {"Random"}


def test_heavy_libraries_and_views_are_imported_late():
    heavy = ("numpy", "pandas", "plotly", "terra_widgets.views", "terra_widgets.lab")
    heavy += ("terra_widgets.experiment", "terra_widgets.printing")
    wrong = {}
    for path in MODULES:
        if layer_of(path) in {"record", *DOORS}:
            early = imports(path, early=True)
            wrong[name_of(path)] = {
                name for name in early for one in heavy if (name + ".").startswith(one + ".")
            }
    assert only_the_wrong(wrong) == {}


def test_importing_the_package_loads_no_heavy_library():
    code = "import sys, terra_widgets; print({'numpy', 'pandas', 'plotly'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
