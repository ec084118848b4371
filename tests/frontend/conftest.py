"""Pages for the tests of the view."""

import pytest
from stage import again, leave, open_page


@pytest.fixture(scope="session")
def spare():
    """Pages that no test uses now; opening one takes ten times as long as using it again."""
    return []


@pytest.fixture
def stage(machine, spare):
    """Opens pages; errors in a page fail the test."""
    pages, others = [], []

    def opening(*size, dark=False, **options):
        if options:
            page = open_page(machine.browser, *size, dark=dark, **options)
            others.append(page)
        elif spare:
            page = again(spare.pop(), *size, dark=dark)
        else:
            page = open_page(machine.browser, *size, dark=dark)
        pages.append(page)
        return page

    yield opening
    errors = [error for page in pages for error in page.errors]
    strays = [url for page in pages for url in page.strays]
    for page in pages:
        if page in others or errors:
            machine.do(page.context.close)
        else:
            machine.do(leave, page)
            spare.append(page)
    assert strays == [], "the view asks for nothing from anywhere"
    assert errors == []
