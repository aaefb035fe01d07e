"""What playing in a real browser needs beyond Python, and what this machine lacks."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

HOME = Path(__file__).parents[2]
PAGE = HOME / "src" / "daikaiju" / "server" / "page" / "index.html"
SITE = HOME / "build" / "play"
AXE = HOME / "web" / "node_modules" / "axe-core" / "axe.min.js"
SITE_MISSING = "the page that needs no server is not built: make site does it"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""Chromium without windows needs a third less processor time for the same tests."""


def chromium() -> str | None:
    """Where Chromium is, if it is installed."""
    return next((path for name in BROWSERS if (path := shutil.which(name))), None)


def has_site() -> bool:
    """Whether the page that needs no server is built."""
    return (SITE / "sw.js").is_file()


def missing() -> str | None:
    """What is missing, in one sentence, or None when everything is there."""
    if os.environ.get("BROWSER") == "no":
        return "BROWSER=no was given"
    if chromium() is None:
        return "Chromium is missing: install your system's package (on Debian, as root, make test does it)"
    if not PAGE.is_file():
        return "the page is not built: make page does it"
    if not AXE.is_file():
        return "axe-core is missing: make page installs it together with what builds the page"
    return None


if __name__ == "__main__" and (lack := missing()) is not None:
    print(f"The tests in a real browser are skipped: {lack}.")
