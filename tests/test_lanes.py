"""Which tests run: those that each change needs, all of them with `--all`, and any that are named."""

from types import SimpleNamespace

import pytest
from lanes import first_quick, leave_out_long, workers


@pytest.fixture
def asked(tmp_path):
    """What pytest knows after some words on its command line, in a folder with one test file."""
    (tmp_path / "test_one.py").touch()

    def made(*words, long=False, marks=""):
        return SimpleNamespace(
            args=list(words),
            option=SimpleNamespace(all=long, markexpr=marks),
            invocation_params=SimpleNamespace(dir=tmp_path),
            hook=SimpleNamespace(pytest_deselected=lambda items: None),
        )

    return made


def left(config, tmp_path):
    """The tests that run, of three in a file: a quick one, a long one and one that measures time."""
    tests = [
        SimpleNamespace(path=tmp_path / "test_one.py", mark=mark, get_closest_marker={mark: mark}.get)
        for mark in ("quick", "long", "alone")
    ]
    leave_out_long(config, tests)
    return [test.mark for test in tests]


@pytest.mark.parametrize("words", [(), (".",), ("elsewhere/test_one.py",)])
def test_at_a_change_long_tests_are_left_out(asked, tmp_path, words):
    assert left(asked(*words), tmp_path) == ["quick"]


@pytest.mark.parametrize("options", [{"long": True}, {"marks": "long"}])
def test_all_tests_run_when_they_are_asked_for(asked, tmp_path, options):
    assert left(asked(".", **options), tmp_path) == ["quick", "long", "alone"]


@pytest.mark.parametrize("word", ["test_one.py", "test_one.py::test_a_thing[a::b]"])
def test_a_named_file_runs_whole_and_in_one_process(asked, tmp_path, word):
    assert left(asked(word), tmp_path) == ["quick", "long", "alone"]
    assert workers(asked(word)) == 0


@pytest.mark.parametrize("words", [(".",), ("tests", "terra_widgets"), ("test_one.py", ".")])
def test_folders_run_on_all_cores(asked, words):
    assert workers(asked(*words)) > 1


def test_of_many_parameters_the_first_are_quick():
    assert first_quick(range(4), 2) == [0, 1, *(pytest.param(n, marks=pytest.mark.long) for n in (2, 3))]
