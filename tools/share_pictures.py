"""Draws what other programs show of the page: pictures of shared links and invitations, and the installed page's icons.

python -m tools.share_pictures, after the page was built
"""

from __future__ import annotations

import base64
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.e2e.browsing import launched
from tests.e2e.serving import served
from tools.small_png import small_png

FOLDER = Path(__file__).parents[1] / "web" / "public"
ICONS = {"icon-180": (180, 0.0), "icon-192": (192, 0.0), "icon-512": (512, 0.0), "icon-maskable-512": (512, 0.1)}
"""The size of each icon, and how much of it is edge that a phone may cut away."""

ONLY_THE_CITY = """
  header, footer, .ways, .problem, .now { display: none !important }
  .hero { height: 630px; min-height: 0 !important; align-content: start !important; padding-top: 70px !important }
  .cast .middle { display: block !important; left: calc(50% - 150px) !important }
"""


MONSTERS = Path(__file__).parents[1] / "web" / "src" / "art" / "monsters"
NIGHT = """
  body { margin: 0; height: 420px; overflow: hidden; background: linear-gradient(#171335, #3b1d63 55%, #c2407a) }
  .moon { position: absolute; left: 230px; top: 24px; width: 340px; height: 340px; border-radius: 50%;
          background: radial-gradient(#fff3c4, #ffc928 70%) }
  .city { position: absolute; inset: auto 0 0; width: 800px; height: 170px }
  .monster { position: absolute; left: 215px; bottom: -6px; width: 370px; height: 370px }
  .monster > svg { width: 100%; height: 100% }
"""
HOUSES = ((0, 70, 80), (66, 60, 130), (120, 90, 95), (205, 50, 150), (540, 60, 120), (596, 80, 165), (672, 60, 100))
HOUSES += ((728, 72, 140), (250, 300, 46))
"""Where the houses of an invitation's city stand, and how wide and high they are."""


def invitation(page: Page, monster: Path) -> None:
    """A monster before the moon."""
    houses = "".join(
        f'<rect x="{x}" y="{170 - high}" width="{wide}" height="{high}" fill="#0d0a22"/>'
        + "".join(
            f'<rect x="{x + across}" y="{182 - high + down}" width="7" height="9" fill="#ffc928" opacity="0.8"/>'
            for down in range(0, high - 24, 24)
            for across in range(10, wide - 12, 18)
            if (across * 7 + down * 5 + x) % 3
        )
        for x, wide, high in HOUSES
    )
    city = f'<svg class="city" viewBox="0 0 800 170">{houses}</svg>'
    figure = f'<div class="monster">{monster.read_text()}</div>'
    page.set_viewport_size({"width": 800, "height": 420})
    page.set_content(f'<style>{NIGHT}</style><body><div class="moon"></div>{city}{figure}')
    page.screenshot(path=FOLDER / "invite" / f"{monster.stem}.jpg", type="jpeg", quality=80)


PIXELS = """async (drawn) => {
  const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(drawn), (one) => one.charCodeAt(0))]))
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  context.drawImage(picture, 0, 0)
  const { data } = context.getImageData(0, 0, picture.width, picture.height)
  return btoa(Array.from(data, (one) => String.fromCharCode(one)).join(''))
}"""
"""What a picture's pixels are, as bytes in base64."""


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
    drawn = base64.b64encode(page.screenshot(omit_background=True)).decode()
    (FOLDER / f"{name}.png").write_bytes(small_png(base64.b64decode(page.evaluate(PIXELS, drawn)), size))


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
        for monster in sorted(MONSTERS.glob("*.svg")):
            invitation(page, monster)
        for name, (size, edge) in ICONS.items():
            icon(page, name, size, edge)
        browser.close()


if __name__ == "__main__":
    main()
