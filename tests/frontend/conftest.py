"""A browser for the tests of the view."""

import os

import pytest
from stage import browser, chromium, open_page


@pytest.fixture(scope="session")
def opened():
    """A real Chromium, one for all tests; without one they are skipped, but never in the CI."""
    if chromium() is None and not os.environ.get("CI"):
        pytest.skip("there is no Chromium here")
    with browser() as running:
        yield running


@pytest.fixture
def stage(opened):
    """Opens pages, and closes them after the test; errors in a page fail the test."""
    pages, errors = [], []

    def opening(*size, **look):
        page = open_page(opened, *size, **look)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
        pages.append(page)
        return page

    yield opening
    for page in pages:
        assert page.strays == [], "the view asks for nothing from anywhere"
        page.context.close()
    assert errors == []
