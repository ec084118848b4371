"""A small part of what `python3 run.py endure` tries in full."""

import damage
import pytest
from kernels import Kernel
from killed_kernels import kill_one

pytestmark = pytest.mark.long


def test_damaged_codes_are_refused_with_a_sentence():
    report = damage.codes(2_000, seed=2)
    assert report.accepted == []
    assert report.slowest < damage.LIMIT
    assert all(sentence.endswith(".") for sentence in report.sentences)


def test_damaged_save_files_are_refused_with_a_sentence(tmp_path, monkeypatch):
    monkeypatch.setenv("TERRA_SAVES", "off")  # put back afterwards
    report = damage.files(1_000, seed=2, folder=tmp_path)
    assert report.accepted == []
    assert report.slowest < damage.LIMIT
    assert all(sentence.endswith((".", ")")) for sentence in report.sentences)


@pytest.mark.parametrize("seed", range(3))
def test_a_killed_kernel_costs_at_most_one_move(seed):
    killed = kill_one(seed)
    assert killed.seen > 0
    assert killed.lost <= 1
    assert killed.same


CELL = "table = tw.new(players=2, seed=7)\ntable"


@pytest.fixture(scope="module")
def kernel(tmp_path_factory):
    running = Kernel(tmp_path_factory.mktemp("notebooks") / "first.ipynb")
    yield running
    running.close()


@pytest.fixture
def folder(tmp_path, kernel):
    """A folder of notebooks; the kernel then is that of one of them."""
    become(kernel, tmp_path / "first.ipynb")
    return tmp_path


def become(kernel, notebook):
    notebook.touch()
    kernel.run(f"import os; os.environ['JPY_SESSION_NAME'] = {str(notebook)!r}")


def played(kernel, count, cell="one", code=CELL):
    """A table that a cell has made, after so many clicks; how many moves it has then."""
    table = kernel.show(code, cell)
    for _ in range(count):
        table.play(move=table.moves[-1])
    kernel.run("import terra_widgets.table.autosave.later as later; later.LATER.finish()")
    return table.state["snapshot"]["log"]["last"]


def offered(kernel, cell="one", code=CELL):
    return [offer["moves"] for offer in kernel.show(code, cell).autosave["offers"]]


def test_each_cell_gets_its_own_games_back(kernel, folder):
    one, two = played(kernel, 1, "one"), played(kernel, 3, "two")
    assert one != two
    assert (offered(kernel, "one"), offered(kernel, "two")) == ([one], [two])
    assert offered(kernel, "three") == []


def test_equal_tables_of_one_cell_are_told_apart(kernel, folder):
    twice = "a, b = (tw.new(players=2, seed=7) for _ in range(2))\n"
    a, b = played(kernel, 1, code=twice + "a"), played(kernel, 3, code=twice + "b")
    assert a != b
    assert (offered(kernel, code=twice + "a"), offered(kernel, code=twice + "b")) == ([a], [b])


def test_equal_cells_of_two_notebooks_are_told_apart(kernel, folder):
    first = played(kernel, 1)
    become(kernel, folder / "second.ipynb")
    assert offered(kernel) == []
    second = played(kernel, 3)
    assert offered(kernel) == [second]
    become(kernel, folder / "first.ipynb")
    assert offered(kernel) == [first]


def test_a_renamed_notebook_keeps_its_games(kernel, folder):
    first = played(kernel, 1)
    (folder / "first.ipynb").rename(folder / "renamed.ipynb")
    become(kernel, folder / "renamed.ipynb")
    assert offered(kernel) == [first]


def test_a_visitor_of_voila_never_finds_the_game_of_another(kernel, folder):
    kernel.run("os.environ['SERVER_SOFTWARE'] = 'voila/0.5.13'")
    try:
        played(kernel, 1)
        assert offered(kernel) == []
    finally:
        kernel.run("del os.environ['SERVER_SOFTWARE']")
    assert [path.name for path in folder.iterdir()] == ["first.ipynb"]
