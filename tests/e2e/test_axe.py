"""Axe looks for barriers on every page, at desktop and phone size, in the middle of games and at their end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator
from tests.e2e.needs import AXE
from tests.e2e.people import DESKTOP, PHONE, Company, Person
from tests.e2e.playing import sees_the_end, sits_down_near_the_end

PAGES = (
    "/",
    "/play",
    "/watch",
    "/community",
    "/settings",
    "/analysis",
    "/learn",
    "/puzzles",
    "/rules/king",
    "/rules/duel",
    "/fair",
    "/viewer",
    "/account",
    "/friends",
    "/statistics",
    "/tournaments",
    "/leaderboard",
    "/credits",
    "/nowhere",
)
BARRIERS = """async () => {
  const flat = new CSSStyleSheet()
  flat.replaceSync('* { background-image: none !important; text-shadow: none !important }')
  document.adoptedStyleSheets = [flat]
  const rules = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]))
  const { violations } = await axe.run(document, { resultTypes: ['violations'], rules })
  document.adoptedStyleSheets = []
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 200)}
    ${node.failureSummary}`))
}"""
"""Every rule Axe knows, level AAA included. It can judge contrast only on flat colours, so dots and shadows go."""


def finds_nothing_at_any_size(person: Person) -> None:
    """Axe finds nothing wrong with what is shown now, on a desktop or on a phone."""
    for screen in (PHONE, DESKTOP):
        person.page.set_viewport_size(screen)
        finds_nothing(person)


def finds_nothing(person: Person) -> None:
    """Axe finds nothing wrong with what is shown now."""
    page = person.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    # What depends on the size of things is there once they have been drawn.
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    found = page.evaluate(BARRIERS)
    assert found == [], f"{page.url}\n" + "\n".join(found)


def readable(person: Person) -> list[Locator]:
    """Things at a table that explain themselves when pressed."""
    page = person.page
    market, row = (page.get_by_role("region", name=person.say(key)) for key in ("play-market", "duel-row"))
    card = market.or_(row).get_by_role("button").first
    line = page.get_by_role("list", name=person.say("web-log"), exact=True).get_by_role("button").last
    return [card, line] if line.is_visible() else [card]


@pytest.mark.parametrize("path", PAGES)
def test_pages_to_read(company: Company, path: str) -> None:
    person = company.person()
    person.go(path)
    person.page.wait_for_load_state("networkidle")
    finds_nothing_at_any_size(person)


def test_the_menu_and_the_first_screen_of_somebody_who_comes_back(company: Company) -> None:
    person = company.person(name="Ann")
    player = sits_down_near_the_end(person, "king")
    player.finish()
    sees_the_end(person)
    sits_down_near_the_end(person, "duel")
    person.press(person.button("web-menu"))
    finds_nothing_at_any_size(person)
    person.go("/")
    person.link("web-own-go-on").wait_for()
    finds_nothing_at_any_size(person)
    person.page.set_viewport_size(PHONE)
    person.press(person.button("web-menu"))
    finds_nothing(person)


def test_before_a_game(company: Company) -> None:
    person = company.person()
    person.go("/")
    person.press(person.button("web-friends"))
    person.button("web-open-table").wait_for()
    finds_nothing_at_any_size(person)
    person.opens_more()
    finds_nothing_at_any_size(person)
    person.press(person.button("web-open-table"))
    person.button("web-lock").wait_for()
    finds_nothing_at_any_size(person)


@pytest.mark.parametrize("game", ["king", "duel"])
def test_a_game_from_a_question_to_its_replay(company: Company, game: str) -> None:
    person = company.person()
    player = sits_down_near_the_end(person, game)
    finds_nothing_at_any_size(person)
    for opens in (person.button("web-settings"), *readable(person)):
        person.press(opens)
        finds_nothing_at_any_size(person)
        person.press(person.page.get_by_role("dialog").get_by_role("button", name=person.say("web-close")))
    player.finish()
    sees_the_end(person)
    finds_nothing_at_any_size(person)
    person.press(person.link("web-end-replay"))
    person.page.get_by_role("slider").wait_for()
    finds_nothing_at_any_size(person)
