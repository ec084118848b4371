"""A small lesson near the folder in which a notebook would run."""

import pytest
from small_lesson import lay

import terra_widgets as tw


@pytest.fixture
def desk(tmp_path, monkeypatch):
    """The folder of the lesson; work is kept in the folder of the notebook."""
    monkeypatch.chdir(lay(tmp_path))
    return tmp_path / "lessons" / "90_small"


@pytest.fixture
def lesson(desk):
    return tw.Lesson("90_small", learner="Team A")
