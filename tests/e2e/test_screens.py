"""Every screen: all of Tokyo is visible, the current task is above the fold, and the market can be reached."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.e2e.people import Company
from tests.e2e.playing import PANEL, Player

SCREENS = {
    "laptop": ViewportSize(width=1366, height=768),
    "big": ViewportSize(width=1920, height=1080),
    "bigger": ViewportSize(width=2560, height=1440),
    "tablet upright": ViewportSize(width=820, height=1180),
    "small tablet upright": ViewportSize(width=768, height=1024),
    "small tablet": ViewportSize(width=1024, height=768),
    "phone": ViewportSize(width=360, height=740),
    "taller phone": ViewportSize(width=390, height=844),
    "phone on its side": ViewportSize(width=740, height=360),
    "laptop at twice its size": ViewportSize(width=683, height=384),
}
FITS = "(width) => document.documentElement.scrollWidth <= width"
BOXES = """(names) => names.map((name) => {
  const { left, top, right, bottom } = document.querySelector(name).getBoundingClientRect()
  return { left, top, right, bottom }
})"""
FIGURE = """() => {
  const zone = document.querySelector('[data-anchor=city]').getBoundingClientRect()
  const svg = document.querySelector('[data-anchor=city] .monster svg')
  if (!svg) return true
  const figure = svg.getBoundingClientRect()
  return figure.left >= zone.left - 1 && figure.right <= zone.right + 1 && figure.bottom <= zone.bottom
}"""
OPEN = """() => {
  const { left, right, bottom } = document.querySelector('[data-anchor=market-1]').getBoundingClientRect()
  return document.elementFromPoint((left + right) / 2, bottom - 6)?.closest('[data-anchor=market-1]') != null
}"""
IN_SIGHT = """(it) => {
  const { left, right, top, bottom } = it.getBoundingClientRect()
  return [top + 4, bottom - 4].every((y) => document.elementFromPoint((left + right) / 2, y)?.closest('button') === it)
}"""
LOW = 600
"""Where the window is lower, the market may have to be scrolled to."""
FIRST = f"{PANEL} .answers button"


@pytest.mark.parametrize("game", ["web-play-now", "web-duel"])
def test_everything_that_matters_is_on_the_screen(company: Company, game: str) -> None:
    person = company.person()
    if game == "web-duel":
        person.starts(game)
    else:
        person.go("/")
        person.press(person.button(game))
    player = Player(person)
    for _ in range(4):
        player.do(player.until_asked())
    player.until_asked()
    for name, screen in SCREENS.items():
        person.page.set_viewport_size(screen)
        person.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))")
        person.page.wait_for_function(FITS, arg=screen["width"])
        (answer,) = person.page.evaluate(BOXES, [FIRST])
        assert answer["bottom"] <= screen["height"], f"{name}: the first answer is below the fold"
        if game == "web-play-now":
            (tokyo,) = person.page.evaluate(BOXES, ["[data-anchor=city]"])
            assert tokyo["top"] >= 0, name
            assert tokyo["bottom"] <= screen["height"], f"{name}: Tokyo is below the fold"
            assert person.page.evaluate(FIGURE), f"{name}: a monster in Tokyo is cut off"
            card = person.page.locator("[data-anchor=market-1]")
            if screen["height"] > LOW:
                assert person.page.evaluate(OPEN), f"{name}: the market is covered"
            card.scroll_into_view_if_needed()
            expect(card).to_be_in_viewport(ratio=0.9)
            person.page.evaluate("scrollTo(0, 0)")


@pytest.mark.parametrize("game", ["web-play-now", "web-duel"])
def test_rolling_and_stopping_are_both_in_sight_below_the_chances(company: Company, game: str) -> None:
    person = company.person(lang="ru")
    if game == "web-duel":
        person.starts(game)
    else:
        person.go("/")
        person.press(person.button(game).first)
    assert Player(person).until_asked()["dice"]
    person.press(person.button("web-chances-show"))
    person.page.locator("#chances > div").first.wait_for()
    for name, screen in SCREENS.items():
        person.page.set_viewport_size(screen)
        person.page.wait_for_function(FITS, arg=screen["width"])
        for button in person.page.locator(FIRST).all():
            assert button.evaluate(IN_SIGHT), f"{name}: {button.inner_text()}"
