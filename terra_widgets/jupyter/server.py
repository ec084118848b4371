"""An extension of the Jupyter server: it answers a click at once.

Small messages usually wait up to 40 ms in the server's socket for more to come, so that fewer packets
are sent. A board that is clicked feels that. A setting in `config/` switches the extension on, for servers
that look there: those of `terra start`, and Binder's.

Another setting there leaves out a part of JupyterLab's page: whenever a kernel is busy, and again when it no
longer is, that fetches another picture for the browser's tab. At a board these were four requests a click,
and a fifth of all that server and browser did for it. The others have JupyterLab keep what widgets show when
a notebook is saved, and ask nobody for news.

On Binder and JupyterHub a class can join a room below `terra/`.
"""

from __future__ import annotations

import os
from typing import Any

from jupyter_server.serverapp import ServerApp
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection

SETTING = "kernel_websocket_connection_class"
SHARED = ("JUPYTERHUB_SERVICE_PREFIX", "BINDER_LAUNCH_HOST", "BINDER_REPO_URL")
"""Any of these says that the server is one of a hub."""


class PromptConnection(ZMQChannelsWebsocketConnection):
    """The usual connection between a page and its kernel, without the wait."""

    def connect(self) -> Any:
        """Begin the connection; what is sent leaves at once."""
        self.websocket_handler.set_nodelay(True)
        return super().connect()


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": "terra_widgets.jupyter.server"}]


def _load_jupyter_server_extension(server: ServerApp) -> None:
    # Another connection was chosen on purpose, such as one to kernels elsewhere: it stays.
    if server.web_app.settings.get(SETTING) is ZMQChannelsWebsocketConnection:
        server.web_app.settings[SETTING] = PromptConnection
    if any(os.environ.get(name) for name in SHARED):
        _add_room(server)


def _add_room(server: ServerApp) -> None:
    """Let a class join below `terra/`: only where others reach this server anyway, by a path of its own."""
    from terra_widgets.room.in_jupyter import InJupyter

    room = InJupyter(server.base_url)
    server.web_app.add_handlers(".*$", room.handlers())  # type: ignore[no-untyped-call]

    def listening() -> None:
        room.announce(f"{server.local_url.partition(server.base_url)[0]}{server.base_url}")

    server.io_loop.add_callback(listening)  # comes after what binds the port
