"""TypeScript's types of what Python sends, made from the TypedDicts: `make_shapes.py [--check]`.

Each `shapes.py` of the package becomes a `shapes.generated.ts` in the folder of `src` that draws it. The
colours and shapes of players become a style sheet: charts and boards have the same.
"""

from __future__ import annotations

import inspect
import json
import sys
import typing
from importlib import import_module
from os.path import relpath
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

FRONTEND = Path(__file__).resolve().parent
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}


def generated() -> dict[Path, str]:
    """Every generated file with its text."""
    from terra_widgets.games import catalog

    games = [game for game in catalog.games() if (catalog.folder(game) / "screen" / "shapes.py").is_file()]
    rooms = {"widgets": "board", "lab": "lab", "lesson": "lesson", "start_page": "start", "set_up": "set_up"}
    rooms["room"] = "room"
    rooms |= {f"games.{game}.screen": f"games/{game}" for game in games}
    files = {
        f"terra_widgets.{room}.shapes": Path(folder, "shapes.generated") for room, folder in rooms.items()
    }
    made = {
        FRONTEND / "src" / f"{file}.ts": _Module(import_module(module), files).text()
        for module, file in files.items()
    }
    look = import_module("terra_widgets.charts.look")
    most = max(catalog.rulebook(game).most for game in catalog.games())
    head = "/* Made from terra_widgets/charts/look.py by `python3 run.py build`; do not edit. */\n\n"
    made[FRONTEND / "src" / "board" / "seats.generated.css"] = head + look.seat_styles(most)
    return made


class _Module:
    """One module with shapes, as TypeScript."""

    def __init__(self, module: ModuleType, files: dict[str, Path]) -> None:
        self.name, self.files = module.__name__, files
        known = vars(module).items()
        kinds = {Annotated, Literal, UnionType}
        self.aliases = {name: hint for name, hint in known if get_origin(hint) in kinds}
        self.shapes = [
            hint for _, hint in known if typing.is_typeddict(hint) and hint.__module__ == self.name
        ]
        self.used: dict[str, set[str]] = {}
        """What is taken from other modules."""

    def text(self) -> str:
        """The whole file."""
        types = [f"export type {name} = {self._type(hint, name)};" for name, hint in self.aliases.items()]
        types += [self._shape(shape) for shape in self.shapes]
        here = self.files[self.name].parent
        imports = [
            f'import type {{ {", ".join(sorted(names))} }} from "{_from(here, self.files[module])}";'
            for module, names in sorted(self.used.items())
        ]
        source = self.name.replace(".", "/")
        head = f"// Made from {source}.py by `python3 run.py build`; do not edit."
        return "\n\n".join(["\n".join([head, *imports]), *types]) + "\n"

    def _shape(self, shape: Any) -> str:
        """An interface; or, of a class that is not total, one of its fields alone."""
        hints = get_type_hints(shape, include_extras=True)
        fields = [self._field(name, hint) for name, hint in hints.items()]
        if not shape.__total__:
            one_of = " |\n".join(f"  {{ {field} }}" for field in fields)
            return f"/** {_comment(shape)} */\nexport type {shape.__name__} =\n{one_of};"
        lines = "".join(f"  {field};\n" for field in fields)
        return f"/** {_comment(shape)} */\nexport interface {shape.__name__} {{\n{lines}}}"

    def _field(self, name: str, hint: Any) -> str:
        if get_origin(hint) is NotRequired:
            return f"{name}?: {self._type(get_args(hint)[0])}"
        return f"{name}: {self._type(hint)}"

    def _type(self, hint: Any, defined: str = "") -> str:
        """A hint in TypeScript; `defined` is the name that this is the definition of."""
        alias = next((name for name, one in self.aliases.items() if one == hint and name != defined), None)
        if alias is not None:
            return alias
        if hint in PLAIN:
            return PLAIN[hint]
        if typing.is_typeddict(hint):
            if hint.__module__ != self.name:
                assert hint.__name__ not in {shape.__name__ for shape in self.shapes}, hint
                self.used.setdefault(hint.__module__, set()).add(hint.__name__)
            return str(hint.__name__)
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return " | ".join(map(json.dumps, hint.__metadata__[0]))
        if origin is Literal:
            return " | ".join(map(json.dumps, args))
        if origin in {Union, UnionType}:
            return " | ".join(map(self._type, args))
        if origin is list:
            inner = self._type(args[0])
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        if origin is dict:
            return f"Record<string, {self._type(args[1])}>"
        raise TypeError(f"{self.name}: {hint!r} has no form in TypeScript")


def _from(here: Path, file: Path) -> str:
    path = Path(relpath(file, here)).as_posix()
    return path if path.startswith(".") else f"./{path}"


def _comment(shape: Any) -> str:
    """What stands in the first line of a class, or of its docstring."""
    said = inspect.getsource(shape).partition("\n")[0].partition("  # ")[2]
    return said or str(shape.__doc__).partition("\n")[0]


def main(check: bool) -> int:
    """Write the files; or with `check` only say which of them are not what the shapes give."""
    stale = {
        path: text
        for path, text in generated().items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    }
    for path, text in stale.items():
        if check:
            name = path.relative_to(FRONTEND).as_posix()
            print(f"{name} is not what the shapes give: run `python3 run.py build`.", file=sys.stderr)
        else:
            path.write_text(text, encoding="utf-8", newline="\n")
    return int(check and bool(stale))


if __name__ == "__main__":
    sys.path.insert(0, str(FRONTEND.parents[1]))
    sys.exit(main("--check" in sys.argv))
