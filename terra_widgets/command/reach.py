"""Where the browser is: on this machine, behind ssh, or outside a container."""

from __future__ import annotations

import getpass
import os
import sys
from collections.abc import Mapping
from pathlib import Path

CONTAINERS = ("/.dockerenv", "/run/.containerenv")


def can_open_browser(env: Mapping[str, str]) -> bool:
    """Whether a browser can be opened that the person would see."""
    if env.get("BROWSER"):  # somebody has seen to it, also behind ssh
        return True
    if behind_ssh(env):
        return False
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(env.get("DISPLAY") or env.get("WAYLAND_DISPLAY") or env.get("WSL_DISTRO_NAME"))


def behind_ssh(env: Mapping[str, str]) -> bool:
    """Whether the person sits at another machine, and came here with ssh."""
    return bool(env.get("SSH_CONNECTION") or env.get("SSH_TTY"))


def in_container() -> bool:
    """Whether this runs in a container."""
    return bool(os.environ.get("container")) or any(Path(path).exists() for path in CONTAINERS)  # noqa: SIM112


def tunnel(env: Mapping[str, str], port: int) -> str:
    """The command for the person's own machine that brings a port of this one there."""
    # What ssh says of the connection: the other machine and its port, then this one and its port.
    _, _, here, ssh_port = (env.get("SSH_CONNECTION", "").split() + [""] * 4)[:4]
    other = f" -p {ssh_port}" if ssh_port not in {"", "22"} else ""
    return f"ssh -N -L {port}:127.0.0.1:{port}{other} {_user()}@{here or _name()}"


def _user() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # a user without a name, as in some containers
        return "user"


def _name() -> str:
    import platform

    return platform.node() or "host"
