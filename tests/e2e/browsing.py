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
        self._browser: Browser | None = None

    def running(self) -> Browser:
        if self._browser is None or not self._browser.is_connected():
            self.close()
            self._browser = launched(self._open.enter_context(sync_playwright()))
            self._open.callback(self._browser.close)
        return self._browser

    def close(self) -> None:
        self._browser = None
        self._open.close()
