"""What all tests share."""

import contextlib
import gc
import os
import sys
from pathlib import Path

import pytest
from _pytest.doctest import DoctestModule
from hypothesis import HealthCheck, settings

pytest.register_assert_rewrite("machine")  # before it is imported: its fixtures say what is wrong
from lanes import leave_out_long, measures, workers  # noqa: E402
from machine import axe, jupyterlab, machine, other, reader, spare, stage  # noqa: E402
from quiet import turn  # noqa: E402

__all__ = ["axe", "jupyterlab", "machine", "other", "reader", "spare", "stage"]  # fixtures for all tests

ROOT = Path(__file__).resolve().parent.parent

# The same examples each time, and a machine with much else to do may be slow to make them.
settings.register_profile(
    "kit", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("kit")

# No table of a test keeps itself in the folder where the tests run; tests of keeping say where.
os.environ["TERRA_SAVES"] = "off"

# As run.py does for its test command: all Pythons that the tests start find their libraries compiled.
if sys.dont_write_bytecode:
    sys.dont_write_bytecode = False
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = str(ROOT / ".pytest_cache" / "bytecode")


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the project."""
    return ROOT


class Examples:
    """Reads examples only in files that have some: others need not be imported for it."""

    @pytest.hookimpl(wrapper=True)
    def pytest_collect_file(self, file_path):
        return [
            one
            for one in (yield)
            if not isinstance(one, DoctestModule) or ">>>" in file_path.read_text(encoding="utf-8")
        ]


def pytest_configure(config):
    config.pluginmanager.register(Examples())  # for the package too, where this file has no say


def pytest_addoption(parser):
    parser.addoption("--all", action="store_true", help="run the tests marked long as well")


def pytest_report_header(config):
    return None if config.option.all else "long tests run in files that are named; --all runs them all"


def pytest_xdist_auto_num_workers(config):
    return workers(config)


# What takes seconds without JupyterLab, the slowest first.
SLOW = (
    "test_fresh_clone.py", "test_learner.py", "test_notebooks.py",
    "test_style.py", "test_endure.py", "test_properties.py",
)  # fmt: skip


def pytest_collection_modifyitems(config, items):
    """Put what is slow first, so that at the end no process waits for another one.

    Each process begins with an equal share of this list, and takes from the end of another's when it has
    done its own. So JupyterLab's tests stand at the head of the first share, where one JupyterLab serves
    them all, and other slow ones at the head of the second. What measures time comes before all of them:
    nothing slow has begun then that it would have to wait for. For that the second share begins with
    something quick.
    """
    leave_out_long(config, items)
    lab = {"jupyterlab", "machine"}
    in_lab = [item for item in items if measures(item) or lab <= set(getattr(item, "fixturenames", ()))]
    taken = {id(item) for item in in_lab}
    slow = [item for item in items if item.path.name in SLOW and id(item) not in taken]
    taken |= {id(item) for item in slow}
    rest = [item for item in items if id(item) not in taken]
    in_lab.sort(key=lambda item: (not measures(item), item.path.name != "test_learner.py"))
    slow.sort(key=lambda item: SLOW.index(item.path.name))
    rest.sort(key=lambda item: "machine" not in getattr(item, "fixturenames", ()))
    quick = [rest.pop() for _ in range(min(2, len(rest)))]
    share = max(len(items) // int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")) - len(in_lab), 0)
    items[:] = [*in_lab, *rest[:share], *quick, *slow, *rest[share:]]


def pytest_collection_finish():
    """Let Python look for garbage only in what comes from now on: the tests themselves stay to the end."""
    gc.collect()
    gc.freeze()


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


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport():
    """Write signs that are none as their numbers: a worker could not send them, and all would end there."""
    report = yield
    report.sections = [
        (name, text.encode(errors="backslashreplace").decode()) for name, text in report.sections
    ]
    return report


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem):
    """Run each test that uses the browser in the one thread that owns it."""
    if "machine" not in pyfuncitem.fixturenames:
        return None
    given = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    pyfuncitem.funcargs["machine"].do(pyfuncitem.obj, **given)
    return True
