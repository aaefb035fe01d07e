"""The browser itself."""

from __future__ import annotations

from playwright.sync_api import Browser, Playwright
from tests.e2e.needs import chromium

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
FLAGS += ["--disable-component-update", "--disable-sync"]


def launched(playwright: Playwright) -> Browser:
    """Debian's Chromium, or whichever is installed."""
    return playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
