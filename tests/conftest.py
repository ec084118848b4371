"""What all tests share."""

import os
from pathlib import Path

import pytest

# --doctest-modules would read these as test files too, and they all have one name.
collect_ignore_glob = ["*conftest.py"]

# No table of a test keeps itself in the folder where the tests run; tests of keeping say where.
os.environ["TERRA_SAVES"] = "off"


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the project."""
    return Path(__file__).resolve().parent.parent


def pytest_terminal_summary(terminalreporter):
    """Repeat at the end which checks of `run.py test` failed before pytest began."""
    for name in os.environ.get("TERRA_FAILED_CHECKS", "").split():
        terminalreporter.write_line(f"FAILED {name}: see above, before the tests", red=True)
