"""The browser itself."""

from __future__ import annotations

from contextlib import ExitStack

from playwright.sync_api import Browser, Playwright, sync_playwright
from tests.e2e.needs import chromium

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
FLAGS += ["--disable-component-update", "--disable-sync"]


def launched(playwright: Playwright) -> Browser:
    """Debian's Chromium, or whichever is installed."""
    return playwright.chromium.launch(executable_path=chromium(), args=FLAGS)


class SharedBrowser:
    """One browser for many tests in a row, started when it is needed, and again if it has crashed."""

    def __init__(self) -> None:
        self._open = ExitStack()
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None

    def running(self) -> Browser:
        if self._browser is None or not self._browser.is_connected():
            self.close()
            self._browser = launched(self.playwright())
            self._open.callback(self._browser.close)
        return self._browser

    def playwright(self) -> Playwright:
        """What starts browsers; there is one of it at a time."""
        if self._playwright is None:
            self._playwright = self._open.enter_context(sync_playwright())
        return self._playwright

    def close(self) -> None:
        self._browser = self._playwright = None
        self._open.close()
