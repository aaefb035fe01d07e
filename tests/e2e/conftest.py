"""A real server, a real Chromium, and people with browsers of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.e2e.browsing import SharedBrowser
from tests.e2e.hosting import Host, hosted
from tests.e2e.needs import SITE, missing
from tests.e2e.people import PATIENCE, Company
from tests.e2e.serving import served

HERE = Path(__file__).parent
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser these tests are visibly skipped."""
    lack = missing()
    for item in items:
        if lack is not None and HERE in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=lack))


shared_browser = SharedBrowser()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Close the browser before tests without one: while it runs, they can have no event loop."""
    if nextitem is None or HERE not in nextitem.path.parents:
        shared_browser.close()


@pytest.fixture(scope="session")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its games."""
    return tmp_path_factory.mktemp("games")


@pytest.fixture(scope="session")
def address(games: Path) -> Iterator[str]:
    """Where the server is."""
    with served(games) as at:
        yield at


@pytest.fixture(scope="session")
def plain_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A web server that knows nothing of the game."""
    with hosted(SITE, tmp_path_factory.mktemp("plain")) as host:
        yield host


@pytest.fixture
def shared() -> SharedBrowser:
    """For tests that start a browser of their own."""
    return shared_browser


@pytest.fixture
def browser() -> Browser:
    """The browser of everyone in these tests."""
    return shared_browser.running()


@pytest.fixture
def company(browser: Browser, address: str) -> Iterator[Company]:
    """The people who come to play."""
    with Company(browser, address) as company:
        yield company


@pytest.fixture
def visitors(browser: Browser, plain_host: Host) -> Iterator[Company]:
    """The people who open the page that needs no server."""
    with Company(browser, plain_host.address + "?") as visitors:
        yield visitors
