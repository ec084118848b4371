"""PDFs of HTML files, where a browser that can print by itself is installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "msedge",
    "microsoft-edge",
)
# Where they are on machines that don't name them in PATH.
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    r"%ProgramFiles%\Google\Chrome\Application\chrome.exe",
    r"%ProgramFiles(x86)%\Google\Chrome\Application\chrome.exe",
    r"%LocalAppData%\Google\Chrome\Application\chrome.exe",
    r"%ProgramFiles(x86)%\Microsoft\Edge\Application\msedge.exe",
    r"%ProgramFiles%\Microsoft\Edge\Application\msedge.exe",
)
FLAGS = (
    "--headless", "--disable-gpu", "--disable-dev-shm-usage", "--disable-extensions", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-pdf-header-footer",
)  # fmt: skip
PATIENCE = 120.0


def find() -> str | None:
    """The browser that makes PDFs here: the one that TERRA_CHROMIUM names, or one that is installed."""
    named = os.environ.get("TERRA_CHROMIUM")
    if named:
        return named
    installed = filter(None, map(shutil.which, NAMES))
    places = (os.path.expandvars(place) for place in PLACES)
    return next(installed, None) or next((place for place in places if Path(place).is_file()), None)


def to_pdf(browser: str, page: Path) -> Path:
    """Print a page to a PDF beside it; OSError says why there is none."""
    target = page.with_suffix(".pdf")
    flags = [*FLAGS, *(["--no-sandbox"] if getattr(os, "geteuid", lambda: 1)() == 0 else [])]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        made = Path(profile) / "page.pdf"
        words = [
            browser,
            *flags,
            f"--user-data-dir={profile}",
            f"--print-to-pdf={made}",
            page.resolve().as_uri(),
        ]
        try:
            done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, check=False)
        except subprocess.TimeoutExpired as error:
            raise OSError(f"no answer in {PATIENCE:.0f} s") from error
        if not made.is_file() or not made.stat().st_size:
            raise OSError((done.stderr.strip().splitlines() or ["no PDF"])[-1][:200])
        shutil.move(made, target)
    return target
