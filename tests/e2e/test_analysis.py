"""The analysis board: a new game, an answer tried, another branch, a comment, and a position as text."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import ViewportSize, expect
from tests.e2e.people import DESKTOP, PHONE, Company, Hand
from tests.e2e.test_axe import finds_nothing
from tests.e2e.test_coach import hint


@pytest.mark.parametrize(
    ("hand", "screen", "lang"), [("mouse", DESKTOP, "en"), ("touch", PHONE, "uk")], ids=["desktop", "phone"]
)
def test_variations_are_tried_and_a_position_is_set_up(
    company: Company, hand: Hand, screen: ViewportSize, lang: str
) -> None:
    person = company.person(hand=hand, screen=screen, lang=lang)
    page = person.page
    hints = msgspec.json.encode(hint(0, 12)) + b"\n"
    page.route("**/api/hint", lambda route: route.fulfill(status=200, body=hints, content_type="application/x-ndjson"))
    person.go("/analysis")
    person.button("web-analysis-fresh-king").wait_for()
    finds_nothing(person)
    person.press(person.button("web-analysis-fresh-king"))
    variations = page.get_by_role("region", name=person.say("web-analysis-variations"))
    nodes = variations.get_by_role("listitem")
    expect(nodes).to_have_count(1)
    expect(page.get_by_text(person.say("web-coach-effort", games=12))).to_be_visible()
    person.press(person.button("web-stop-rolling"))
    expect(nodes).to_have_count(2)
    person.press(nodes.first.get_by_role("button"))
    person.press(page.get_by_role("button", name=person.say("web-roll", dice=6, all="yes")))
    expect(nodes).to_have_count(3)
    person.press(person.button("web-analysis-roll"))
    expect(nodes).to_have_count(4)
    page.get_by_label(person.say("web-analysis-comment")).fill("hm")
    expect(nodes.last).to_contain_text("hm")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the screen"
    finds_nothing(person)
    text = page.get_by_role("textbox", name=person.say("web-analysis-text"))
    text.fill("game: king\nseats: 2\nposition: {monsters: {gigazaur: {hearts: 3, energy: 900}}}\n")
    person.press(person.button("web-analysis-set"))
    expect(page.get_by_text(person.say("insight-odd", reasons="")[:20])).to_be_visible()
    expect(nodes).to_have_count(1)
    company.excused = "422"
    text.fill("nonsense")
    person.press(person.button("web-analysis-set"))
    expect(page.get_by_role("alert")).to_be_visible()
