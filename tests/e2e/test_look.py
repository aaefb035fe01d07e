"""The look of the page: large cards, help at the table, and settings."""

from __future__ import annotations

from playwright.sync_api import Route, expect
from tests.e2e.people import PHONE, Company, Person
from tests.e2e.playing import Player
from tests.e2e.test_axe import finds_nothing

CARD = "[data-anchor=market-1] .face"
TOPS_IN_TEN_FRAMES = """async (it) => {
  const tops = new Set()
  for (let frame = 0; frame < 10; frame++) {
    tops.add(it.getBoundingClientRect().top)
    await new Promise(requestAnimationFrame)
  }
  return [...tops]
}"""
"""Where the upper edge of something is."""


TOO_SMALL = """(least) => [...document.querySelectorAll('.reach, aside li button')]
  .filter((it) => it.checkVisibility())
  .filter((it) => Math.max(it.offsetHeight, parseFloat(getComputedStyle(it, '::after').height) || 0) < least)
  .map((it) => it.outerHTML)"""
"""Small buttons that a finger would miss."""


def at_a_table(person: Person) -> None:
    person.go("/")
    person.press(person.button("web-play-now").first)
    Player(person).until_asked()


def test_a_card_is_shown_large_and_the_dice_are_explained(company: Company) -> None:
    person = company.person()
    at_a_table(person)
    page = person.page
    name = page.locator(CARD).locator(".name").inner_text()
    large = page.get_by_role("region", name=name)
    page.locator(CARD).dispatch_event("pointerenter", {"pointerType": "mouse"})
    page.wait_for_timeout(600)
    expect(large).to_be_hidden()  # a card that comes to lie under a resting mouse
    page.hover(CARD)
    expect(large).to_contain_text(page.locator(CARD).locator(".effect").inner_text())
    large.hover()
    page.wait_for_timeout(400)
    expect(large).to_be_visible()
    finds_nothing(person)
    page.keyboard.press("Escape")
    expect(large).to_be_hidden()
    page.hover(CARD)
    large.get_by_role("button", name=person.say("web-more")).click()
    expect(page.get_by_role("dialog", name=name)).to_be_visible()
    expect(large).to_be_hidden()
    page.keyboard.press("Escape")
    person.press(person.button("web-help"))
    expect(page.get_by_role("dialog")).to_contain_text(person.say("web-help-dice"))
    expect(page.get_by_role("dialog")).to_contain_text(person.say("web-learn-king-goal"))
    finds_nothing(person)


def test_a_button_stays_put_under_the_mouse(company: Company) -> None:
    person = company.person()
    person.go("/")
    button = person.page.locator(".button:enabled").first
    box = button.bounding_box()
    assert box is not None
    middle = box["x"] + box["width"] / 2
    for edge in (box["y"] + 0.5, box["y"] + box["height"] - 0.5):
        person.page.mouse.move(middle, edge)
        assert button.evaluate(TOPS_IN_TEN_FRAMES) == [box["y"]]
        person.page.mouse.down()
        assert button.evaluate(TOPS_IN_TEN_FRAMES) == [box["y"]]
        person.page.mouse.move(0, 0)
        person.page.mouse.up()


def test_a_finger_held_on_a_card_shows_it_and_does_not_press_it(company: Company) -> None:
    person = company.person(hand="touch", screen=PHONE)
    at_a_table(person)
    page = person.page
    box = page.locator(CARD).bounding_box()
    assert box is not None
    finger = {"x": box["x"] + 20, "y": box["y"] + 20}
    session = person.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    large = page.get_by_role("region", name=page.locator(CARD).locator(".name").inner_text())
    expect(large).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(200)
    expect(large).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.touchscreen.tap(10, 10)
    expect(large).to_be_hidden()


def test_by_day_with_large_text_and_without_motion(company: Company) -> None:
    person = company.person()
    at_a_table(person)
    page = person.page
    person.press(person.button("web-settings"))
    page.get_by_role("radio", name=person.say("web-theme-day")).check()
    page.get_by_role("radio", name=person.say("web-motion-less")).check()
    page.get_by_role("radio", name=person.say("web-text-size-percent", percent=130)).check()
    finds_nothing(person)
    page.keyboard.press("Escape")
    finds_nothing(person)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.reload()
    Player(person).until_asked()
    assert page.evaluate("({ ...document.documentElement.dataset })") == {"theme": "day", "motion": "less"}
    page.goto(person.address)
    page.get_by_role("main").wait_for()
    finds_nothing(person)


def test_fingers_hit_small_buttons_beside_their_edge(company: Company) -> None:
    person = company.person(screen=PHONE, hand="touch")
    person.starts("web-duel")
    assert Player(person).until_asked()["dice"]
    assert person.page.locator(".reach").count() >= 5  # both tracks, both powers, the chances
    person.press(person.page.get_by_role("banner").locator("button[aria-expanded]"))
    expect(person.page.locator("aside li button").last).to_be_visible()
    assert person.page.evaluate(TOO_SMALL, 44) == []


def test_a_page_without_anything_offers_something_to_do(company: Company) -> None:
    person = company.person()
    person.page.route("**/api/tables", lambda route: route.fulfill(json=[]) if is_get(route) else route.continue_())
    person.go("/statistics")
    person.press(person.button("web-play-now"))
    assert Player(person).until_asked()["kind"] == "asked"
    person.go("/watch")
    finds_nothing(person)
    person.press(person.button("web-watch-bots"))
    person.page.get_by_role("heading", name=person.say("web-title-table")).wait_for(state="attached")
    expect(person.page.get_by_text(person.say("web-you"), exact=True)).to_have_count(0)


def is_get(route: Route) -> bool:
    return route.request.method == "GET"
