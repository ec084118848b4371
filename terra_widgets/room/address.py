"""Under which addresses the devices of a class reach this machine, and the picture that brings them there."""

from __future__ import annotations

import io
import ipaddress
import socket
from collections.abc import Callable

import segno

LOOPBACK = "127.0.0.1"
ELSEWHERE = "192.0.2.1"
"""An address that nobody has: asking the system for the way there sends nothing."""
QUIET_ZONE = 2


def here() -> str:
    """The address of this machine in its local network; the loopback address where there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect((ELSEWHERE, 9))
            found = str(asked.getsockname()[0])
        except OSError:
            found = ""
    return found if found and not found.startswith("0.") else LOOPBACK


def page_address(host: str, port: int) -> str:
    """The address of the students' page.

    >>> page_address("192.168.1.5", 8800), page_address("::1", 8800)
    ('http://192.168.1.5:8800/', 'http://[::1]:8800/')
    """
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def known_hosts(names: set[str]) -> Callable[[str], bool]:
    """Which names a request may use for this machine: numbers, and names that mean it.

    Another site could let its own name point here, and would then speak with the room as a page of ours.

    >>> known = known_hosts({"teacher.local"})
    >>> known("192.168.1.5"), known("localhost"), known("teacher.local"), known("evil.example")
    (True, True, True, False)
    """

    def known(host: str) -> bool:
        name = host.lower().strip("[]").rstrip(".")
        if name == "localhost" or name in names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    return known


def own_names() -> set[str]:
    """What this machine is called."""
    name = socket.gethostname().lower()
    short = name.split(".", 1)[0]
    return {name, short, f"{short}.local"}


def code_picture(address: str) -> str:
    """An address as a QR code: an SVG drawing."""
    drawn = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        drawn,
        kind="svg",
        xmldecl=False,
        svgns=True,
        border=QUIET_ZONE,
        light="#ffffff",
        dark="#000000",
        scale=8,
    )
    return drawn.getvalue().decode()


def code_in_terminal(address: str) -> str:
    """An address as a QR code made of letters, for a terminal."""
    drawn = io.StringIO()
    segno.make(address, error="l", micro=False).terminal(out=drawn, border=QUIET_ZONE, compact=True)
    return drawn.getvalue()
