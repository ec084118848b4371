"""How JupyterLab's page is laid out when it is first opened: the notebook, and the side bar folded away.

JupyterLab keeps the layout of its page in a folder of workspaces. `terra start` has one of its own for each
folder of notebooks, so that nobody's other JupyterLab changes. Whoever opens the side bar finds it open the
next time.
"""

from __future__ import annotations

import json
from pathlib import Path

from jupyterlab_server.workspaces_handler import WORKSPACE_EXTENSION, WorkspacesManager

DEFAULT = "default"
FOLDED = {
    "data": {"layout-restorer:data": {"left": {"collapsed": True}}},
    "metadata": {"id": DEFAULT},
}


def fold_away(folder: Path) -> None:
    """Fold the side bar away in a folder of workspaces, unless a layout is kept there already."""
    if not any(folder.glob(f"*{WORKSPACE_EXTENSION}")):
        WorkspacesManager(str(folder)).save(DEFAULT, json.dumps(FOLDED))
