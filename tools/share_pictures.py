"""Draws what other programs show of the page: the picture of a shared link, and the icons of an installed page.

python -m tools.share_pictures, after the page was built
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.e2e.browsing import launched
from tests.e2e.serving import served

FOLDER = Path(__file__).parents[1] / "web" / "public"
ICONS = {"icon-180": (180, 0.0), "icon-192": (192, 0.0), "icon-512": (512, 0.0), "icon-maskable-512": (512, 0.1)}
"""The size of each icon, and how much of it is edge that a phone may cut away."""

ONLY_THE_CITY = """
  header, footer, .ways, .problem, .now { display: none !important }
  .hero { height: 630px; min-height: 0 !important; align-content: start !important; padding-top: 70px !important }
  .cast .middle { display: block !important; left: calc(50% - 150px) !important }
"""


def icon(page: Page, name: str, size: int, edge: float) -> None:
    drawing = (FOLDER / "favicon.svg").read_text()
    if edge or name == "icon-180":
        # The program that shows these crops them, so they have no rounded corners of their own.
        drawing = drawing.replace(' rx="28"', "")
    inside = round(size * (1 - 2 * edge))
    style = f"margin:0;background:#ffc928;display:grid;place-items:center;height:{size}px"
    if name in ("icon-192", "icon-512"):
        style = style.replace("background:#ffc928;", "")
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f'<body style="{style}"><div style="width:{inside}px">{drawing}</div>')
    page.screenshot(path=FOLDER / f"{name}.png", omit_background=True)


def main() -> None:
    with tempfile.TemporaryDirectory() as games, served(Path(games)) as address, sync_playwright() as playwright:
        browser = launched(playwright)
        page = browser.new_page(locale="en", viewport={"width": 1200, "height": 630})
        page.goto(address)
        page.get_by_role("main").wait_for()
        page.evaluate("(css) => document.styleSheets[0].insertRule('@media all {' + css + '}')", ONLY_THE_CITY)
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(800)
        page.screenshot(path=FOLDER / "share.jpg", type="jpeg", quality=80)
        for name, (size, edge) in ICONS.items():
            icon(page, name, size, edge)
        browser.close()


if __name__ == "__main__":
    main()
