"""Every page of the page that needs no server, in every language, from a phone to a big screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize
from tests.e2e.hosting import moves_to, store
from tests.e2e.needs import SITE_MISSING, has_site
from tests.e2e.people import DESKTOP, PHONE, Company
from tests.e2e.playing import Player
from tests.e2e.test_axe import finds_nothing
from tests.offline.storing import stores_of, tables_of

from daikaiju.puzzles.collection import shipped
from daikaiju.words import LANGUAGES

pytestmark = pytest.mark.skipif(not has_site(), reason=SITE_MISSING)

SCREENS = (
    PHONE,
    ViewportSize(width=768, height=1024),
    DESKTOP,
    ViewportSize(width=1920, height=1080),
)
STORED = stores_of("first")
TABLES = tables_of(STORED)
PAGES = (
    "/",
    f"/t/{TABLES['running']}",
    f"/game/{TABLES['over']}",
    f"/game/{TABLES['over']}/review",
    "/analysis",
    "/learn",
    f"/puzzles/{next(iter(shipped().listed))}",
    "/puzzles",
    "/rules/king",
    "/rules/duel",
    "/fair",
    "/viewer",
    "/statistics",
    "/credits",
    "/games",
    "/nowhere",
)

SETTLED = """() => {
  const shown = document.querySelector('main')
  return shown && !document.querySelector('[aria-busy=true]') && document.fonts.status === 'loaded'
}"""
OVERFLOWING = """() => {
  const scrolls = (it) => {
    for (let up = it; up; up = up.parentElement) {
      if (up !== document.documentElement && /auto|scroll/.test(getComputedStyle(up).overflowX)) return true
    }
    return false
  }
  const unseen = (it) => {
    for (let up = it; up; up = up.parentElement) if (getComputedStyle(up).clipPath.startsWith('inset(50%')) return true
    return false
  }
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const it = walker.currentNode.parentElement
    if (!walker.currentNode.data.trim() || !it.checkVisibility()) continue
    if (it.closest('svg, select, noscript') || unseen(it)) continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const { left, right, width } = range.getBoundingClientRect()
    if (width > 0 && (left < -1 || right > innerWidth + 1) && !scrolls(it)) found.push(walker.currentNode.data)
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push(`wide: ${document.documentElement.scrollWidth}`)
  return found
}"""
"""Texts that are cut off by the edge of the screen, and whether the page can be pushed sideways."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_fits_every_screen_and_has_no_barriers(visitors: Company, lang: str) -> None:
    person = visitors.person(lang=lang)
    page, failed = person.page, list[str]()
    store(person, STORED)
    page.on("requestfailed", lambda request: failed.append(request.url))
    page.on("response", lambda response: failed.append(response.url) if response.status >= 400 else None)
    person.go("/")
    for path in PAGES:
        moves_to(person, path)
        if path.startswith("/t/"):
            Player(person).until_asked()
        page.get_by_text(person.say("web-loading"), exact=True).wait_for(state="detached")
        page.wait_for_function(SETTLED)
        for screen in SCREENS:
            page.set_viewport_size(screen)
            assert page.evaluate(OVERFLOWING) == [], f"{path} at {screen['width']}"
        for screen in (DESKTOP, PHONE) if lang == "en" else (PHONE,):
            page.set_viewport_size(screen)
            finds_nothing(person)
    assert failed == []
