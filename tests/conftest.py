"""What all tests share."""

import contextlib
import gc
import os
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

pytest.register_assert_rewrite("machine")  # before it is imported: its fixtures say what is wrong
from machine import axe, jupyterlab, machine, other, reader, spare, stage  # noqa: E402
from quiet import turn  # noqa: E402

__all__ = ["axe", "jupyterlab", "machine", "other", "reader", "spare", "stage"]  # fixtures for all tests

ROOT = Path(__file__).resolve().parent.parent

# --doctest-modules would read these as test files too, and they all have one name.
collect_ignore_glob = ["*conftest.py"]

# The same examples each time, and a machine with much else to do may be slow to make them.
settings.register_profile(
    "kit", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("kit")

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


# What takes seconds without JupyterLab, the longest first.
LONG = (
    "test_fresh_clone.py", "test_learner.py", "test_notebooks.py",
    "test_style.py", "test_endure.py", "test_properties.py",
)  # fmt: skip


def pytest_collection_modifyitems(items):
    """Put what is long first, so that at the end no process waits for another one.

    Each process begins with an equal share of this list, and takes from the end of another's when it has
    done its own. So JupyterLab's tests stand at the head of the first share, where one JupyterLab serves
    them all, and other long ones at the head of the second. What measures time comes before all of them:
    nothing long has begun then that it would have to wait for. For that the second share begins with
    something quick.
    """
    in_lab = [item for item in items if {"jupyterlab", "machine"} <= set(getattr(item, "fixturenames", ()))]
    taken = {id(item) for item in in_lab}
    long = [item for item in items if item.path.name in LONG and id(item) not in taken]
    taken |= {id(item) for item in long}
    rest = [item for item in items if id(item) not in taken]
    in_lab.sort(key=lambda item: (not item.get_closest_marker("alone"), item.path.name != "test_learner.py"))
    long.sort(key=lambda item: LONG.index(item.path.name))
    rest.sort(key=lambda item: "machine" not in getattr(item, "fixturenames", ()))
    quick = [rest.pop() for _ in range(min(2, len(rest)))]
    share = max(len(items) // int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")) - len(in_lab), 0)
    items[:] = [*in_lab, *rest[:share], *quick, *long, *rest[share:]]


def pytest_collection_finish():
    """Let Python look for garbage only in what comes from now on: the tests themselves stay to the end."""
    gc.collect()
    gc.freeze()


def measures(item):
    return item.get_closest_marker("alone") is not None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item):
    """Let no test begin while another one measures time."""
    with contextlib.nullcontext() if measures(item) else turn(alone=False):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item):
    """Let tests that measure time be alone on the machine, once all that they need has been started."""
    with turn(alone=True) if measures(item) else contextlib.nullcontext():
        return (yield)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem):
    """Run each test that uses the browser in the one thread that owns it."""
    if "machine" not in pyfuncitem.fixturenames:
        return None
    given = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    pyfuncitem.funcargs["machine"].do(pyfuncitem.obj, **given)
    return True
