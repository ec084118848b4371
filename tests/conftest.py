"""What all tests share."""

import os
import sys
from pathlib import Path

import pytest

pytest.register_assert_rewrite("machine")  # before it is imported: its fixtures say what is wrong
from machine import axe, lab, machine, other, reader  # noqa: E402

__all__ = ["axe", "lab", "machine", "other", "reader"]  # fixtures for all tests

ROOT = Path(__file__).resolve().parent.parent

# --doctest-modules would read these as test files too, and they all have one name.
collect_ignore_glob = ["*conftest.py"]

# No table of a test keeps itself in the folder where the tests run; tests of keeping say where.
os.environ["TERRA_SAVES"] = "off"

# The tests start hundreds of Pythons: kernels, servers, workers. Where Python is told to keep no bytecode,
# as in many containers, each would compile all libraries anew, which takes longer than what they do.
if sys.dont_write_bytecode:
    sys.dont_write_bytecode = False
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = str(ROOT / ".pytest_cache" / "bytecode")


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the project."""
    return ROOT


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem):
    """Run each test that uses the browser in the one thread that owns it."""
    if "machine" not in pyfuncitem.fixturenames:
        return None
    given = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    pyfuncitem.funcargs["machine"].do(pyfuncitem.obj, **given)
    return True


def pytest_terminal_summary(terminalreporter):
    """Repeat at the end which checks of `run.py test` failed before pytest began."""
    for name in os.environ.get("TERRA_FAILED_CHECKS", "").split():
        terminalreporter.write_line(f"FAILED {name}: see above, before the tests", red=True)
