"""The analysis board: a new game, an answer tried, another branch, a comment, and a position as text."""

from __future__ import annotations

import re

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


@pytest.mark.parametrize(
    ("hand", "screen", "lang"), [("mouse", DESKTOP, "ru"), ("touch", PHONE, "en")], ids=["desktop", "phone"]
)
def test_a_position_is_set_up_by_hand(company: Company, hand: Hand, screen: ViewportSize, lang: str) -> None:
    person = company.person(hand=hand, screen=screen, lang=lang)
    page = person.page
    page.route("**/api/hint", lambda route: route.fulfill(status=200, body=b"", content_type="application/x-ndjson"))
    person.go("/analysis")
    person.press(person.button("web-analysis-by-hand-king"))
    text = page.get_by_role("textbox", name=person.say("web-analysis-text"))
    monster = page.get_by_role("group", name=person.say("king-monster-gigazaur"), exact=True)
    hearts = person.say("web-form-of", what=person.say("web-form-hearts"), monster=person.say("king-monster-gigazaur"))
    person.press(monster.get_by_role("button", name=person.say("web-form-less", what=hearts)))
    monster.get_by_role("combobox").select_option("city")
    page.get_by_label(person.say("web-form-phase")).select_option("rolling")
    die = page.get_by_role("button", name=person.say("web-form-die", die=1, face=person.say("face-1", count=1)))
    person.press(die)
    expect(text).to_have_value(re.compile(r"hearts: 9, stars: 0, energy: 0, zone: city[\s\S]*dice: \['2', '2', '3'"))
    person.press(monster.get_by_role("button", name=person.say("web-form-add-card")))
    page.get_by_label(person.say("web-rules-search")).fill(person.say("king-card-wings"))
    person.press(
        page.get_by_role("dialog").get_by_role("listitem").filter(has_text=person.say("king-card-wings")).first
    )
    expect(text).to_have_value(re.compile(r"cards: \[wings\]"))
    finds_nothing(person)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the screen"
    company.excused = "422"
    monster.get_by_role("spinbutton", name=hearts).fill("12")
    monster.get_by_role("spinbutton", name=hearts).blur()
    problem = page.get_by_role("alert").filter(has_text="12")
    expect(problem).to_be_visible()
    expect(text).to_have_value(re.compile(r"hearts: 9"))
    person.press(person.button("web-undo"))
    expect(problem).to_be_hidden()
    person.press(person.button("web-undo"))
    expect(text).not_to_have_value(re.compile(r"wings"))


def test_the_address_is_always_the_position(company: Company) -> None:
    person = company.person()
    page = person.page
    nothing = b""
    page.route(
        "**/api/hint", lambda route: route.fulfill(status=200, body=nothing, content_type="application/x-ndjson")
    )
    person.go("/analysis")
    person.press(person.button("web-analysis-fresh-king"))
    text = page.get_by_role("textbox", name=person.say("web-analysis-text"))
    nodes = page.get_by_role("region", name=person.say("web-analysis-variations")).get_by_role("listitem")
    expect(nodes).to_have_count(1)
    page.wait_for_url("**/analysis#tree=*")
    begun = text.input_value()
    # Dice are pressed here; no key does that, so none is shown.
    assert page.get_by_role("list", name=person.say("web-dice")).locator("button > span.number").count() == 0
    person.press(person.button("web-stop-rolling"))
    expect(nodes).to_have_count(2)
    then = text.input_value()
    page.get_by_label(person.say("web-analysis-comment")).fill("hm")
    expect(nodes.last).to_contain_text("hm")
    page.wait_for_function("before => location.hash.length > before", arg=len(page.evaluate("location.hash")))
    page.reload()
    expect(nodes).to_have_count(2)
    expect(nodes.last).to_contain_text("hm")
    expect(text).to_have_value(then)
    page.go_back()
    expect(text).to_have_value(begun)
    page.go_forward()
    expect(text).to_have_value(then)
    shared = page.url
    page.go_back()
    page.go_back()
    expect(person.button("web-analysis-fresh-king")).to_be_visible()
    page.go_back()
    expect(page).not_to_have_url(re.compile("analysis"))

    other = company.person(lang="uk")
    other.page.route(
        "**/api/hint", lambda route: route.fulfill(status=200, body=nothing, content_type="application/x-ndjson")
    )
    other.page.goto(shared)
    expect(other.page.get_by_role("textbox", name=other.say("web-analysis-text"))).to_have_value(then)


def test_a_link_that_was_cut_off_says_so_and_offers_an_empty_board(company: Company) -> None:
    person = company.person()
    company.excused = "409"  # this server has no coach to ask
    for cut in ("tree=AAAA", "text=!", "nonsense"):
        person.page.goto("about:blank")
        person.go(f"/analysis#{cut}")
        expect(person.page.get_by_role("alert")).to_have_text(person.say("web-analysis-bad-address"))
    finds_nothing(person)
    person.press(person.button("web-analysis-by-hand-duel"))
    expect(person.page.get_by_role("alert")).to_have_count(0)
    person.page.wait_for_url("**/analysis#tree=*")


def test_a_duel_is_set_up_by_hand(company: Company) -> None:
    person = company.person(hand="mouse", screen=DESKTOP, lang="uk")
    page = person.page
    hints = msgspec.json.encode(hint(0, 12)) + b"\n"
    page.route("**/api/hint", lambda route: route.fulfill(status=200, body=hints, content_type="application/x-ndjson"))
    person.go("/analysis")
    person.press(person.button("web-analysis-fresh-duel"))
    expect(page.get_by_text(person.say("web-coach-effort", games=12))).to_be_visible()
    text = page.get_by_role("textbox", name=person.say("web-analysis-text"))
    expect(text).to_have_value(re.compile("game: duel"))
    person.press(person.button("web-form-open"))
    page.get_by_label(person.say("duel-token-cat"), exact=True).select_option("fame")
    expect(text).to_have_value(re.compile(r"cat: fame 1"))
    marker = f"{person.say('web-duel-track', track='fame')}: {person.say('web-form-marker')}"
    person.press(page.get_by_role("button", name=person.say("web-form-less", what=marker)))
    expect(text).to_have_value(re.compile(r"fame: -1"))
    finds_nothing(person)
