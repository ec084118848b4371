"""What all tests share."""

import os
import sys
from pathlib import Path

import pytest

pytest.register_assert_rewrite("machine")  # before it is imported: its fixtures say what is wrong
from machine import axe, lab, machine, other, reader  # noqa: E402
from quiet import turn  # noqa: E402

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


def pytest_xdist_auto_num_workers():
    """One process more than cores: some always wait for a server, a kernel or an installation."""
    return (os.cpu_count() or 1) + 1


# What takes seconds without a browser, the longest first.
LONG = ("test_binder.py", "test_offline.py", "test_notebooks.py", "test_endure.py", "test_properties.py")


def pytest_collection_modifyitems(items):
    """Put what is long first, so that at the end no process waits for another one.

    Each process begins with an equal share of this list, and takes from the end of another's when it has
    done its own. JupyterLab's tests are the heads of two shares, so that two JupyterLabs serve them all;
    other long ones are the head of the third. What measures time comes before all of them: nothing long has
    begun then that it would have to wait for. For that the other shares begin with something quick.
    """
    count = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    heads = [[], [], []]
    rest = []
    for item in items:
        wanted = getattr(item, "fixturenames", ())
        if "lab" in wanted:
            first = item.get_closest_marker("alone") or item.path.name == "test_learner.py"
            heads[0 if first else 1].append(item)
        elif item.path.name in LONG:
            heads[2].append(item)
        else:
            rest.append(item)
    heads[0].sort(key=lambda item: item.get_closest_marker("alone") is None)
    heads[2].sort(key=lambda item: LONG.index(item.path.name))
    rest.sort(key=lambda item: "machine" not in getattr(item, "fixturenames", ()))
    shares = [[] for _ in range(count)]
    for place, head in enumerate(heads):
        share = shares[place % count]
        share.extend(rest.pop() for _ in range(2 if place and len(rest) > 1 else 0))
        share.extend(head)
    each = len(items) // count
    for share in shares:
        room = max(each - len(share), 0)
        share.extend(rest[:room])
        del rest[:room]
    items[:] = [item for share in shares for item in share] + rest


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item):
    """Let tests that measure time be alone on the machine."""
    with turn(alone=item.get_closest_marker("alone") is not None):
        return (yield)


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
