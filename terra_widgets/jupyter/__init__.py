"""JupyterLab as Terra wants it, for the servers that Terra starts and for no others."""

from pathlib import Path

CONFIG = Path(__file__).resolve().parent / "config"
"""The settings of such a server, in the form of a folder that `JUPYTER_CONFIG_PATH` can name."""
LABEXTENSION = Path(__file__).resolve().parent / "labextension"
"""What it adds to its page."""
