"""How hatchling fills the wheel and the sdist: lessons and notebooks, and nothing that a learner made."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.append(str(Path(__file__).resolve().parent / "lessons"))
import shipped


class LessonsAndNotebooks(BuildHookInterface):  # type: ignore[type-arg]
    """Adds them, each notebook as it was built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Say which file goes where; a kit that is installed in place has them beside it."""
        if version == "editable":
            return
        root, wheel = Path(self.root), self.target_name == "wheel"
        self.folder = tempfile.mkdtemp()
        put = build_data["force_include"]
        for path in shipped.lesson_files(root):
            inside = path.relative_to(root / "lessons")
            if not wheel:
                put[str(path)] = f"lessons/{inside.as_posix()}"
            elif len(inside.parts) > 1 or inside.suffix == ".toml":
                put[str(path)] = f"terra_widgets/lesson_data/{inside.as_posix()}"
        for path in shipped.notebooks(root):
            inside = path.relative_to(root / "notebooks")
            clean = Path(self.folder, inside)
            clean.parent.mkdir(parents=True, exist_ok=True)
            clean.write_text(shipped.clean(path), encoding="utf-8", newline="\n")
            put[str(clean)] = f"{'terra_widgets/' if wheel else ''}notebooks/{inside.as_posix()}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Clear away."""
        if version != "editable":
            shutil.rmtree(self.folder, ignore_errors=True)
