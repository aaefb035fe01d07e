"""Keys mean what the buttons say, wherever the mouse was last."""

from __future__ import annotations

import time

from playwright.sync_api import Locator, expect
from tests.e2e.people import PATIENCE, PHONE, Company, Person
from tests.e2e.playing import PANEL, Player


def asked_to_roll(company: Company) -> tuple[Person, Player]:
    person = company.person()
    person.go("/")
    person.press(person.button("web-play-now"))
    player = Player(person)
    assert player.until_asked()["dice"]
    return person, player


def dice(person: Person) -> Locator:
    return person.page.get_by_role("list", name=person.say("web-dice"), exact=True).get_by_role("button")


def test_space_rolls_and_enter_keeps_after_clicks_elsewhere(company: Company) -> None:
    person, player = asked_to_roll(company)
    keyboard = person.page.keyboard
    dice(person).first.click()
    expect(dice(person).first).to_have_attribute("aria-pressed", "true")
    player._mark()
    keyboard.press("Space")
    assert player.until_asked()["dice"][0]["kept"], "rolled, and the kept die stayed"
    person.chat_button().click()
    person.button("web-log").click()
    player._mark()
    keyboard.press("Enter")
    turn = person.page.get_by_text(person.say("web-turn", turn=1))
    began = time.monotonic()
    while player.until_asked()["dice"] and turn.is_visible():
        assert time.monotonic() - began < PATIENCE / 1000, "the dice should be kept"


def test_a_button_reached_with_tab_does_what_buttons_do(company: Company) -> None:
    person, _ = asked_to_roll(company)
    person.tab_to(dice(person).first)
    person.page.keyboard.press("Space")
    expect(dice(person).first).to_have_attribute("aria-pressed", "true")
    expect(person.page.locator(PANEL)).to_be_visible()


def test_a_new_page_begins_at_its_heading(company: Company) -> None:
    """A reader is told where a link has led, and Tab goes on from there; going back is the same."""
    person = company.person(hand="keys")
    person.go("/")
    heading = person.page.get_by_role("heading", level=1)
    expect(heading).not_to_be_focused()
    person.press(person.link("web-rules-king"))
    expect(person.page).to_have_url(person.address + "/rules/king")
    expect(heading).to_be_focused()
    person.page.go_back()
    expect(heading).to_have_text("Daikaiju")
    expect(heading).to_be_focused()


def test_a_log_that_covers_the_table_is_left_with_escape(company: Company) -> None:
    person, _ = asked_to_roll(company)
    person.page.set_viewport_size(PHONE)
    side = person.page.get_by_role("complementary", name=person.say("web-side"))
    person.tab_to(person.log_button())
    person.page.keyboard.press("Enter")
    expect(side).to_be_focused()
    person.page.keyboard.press("Escape")
    expect(side).to_be_hidden()
    expect(person.log_button()).to_be_focused()


def test_the_log_is_one_stop_and_the_focus_comes_back_to_it(company: Company) -> None:
    person, _ = asked_to_roll(company)
    log = person.page.get_by_role("list", name=person.say("web-log"), exact=True)
    lines = log.get_by_role("button")
    assert log.locator("button[tabindex='0']").count() == 1
    person.tab_to(lines.last)
    person.page.keyboard.press("ArrowUp")
    expect(lines.nth(lines.count() - 2)).to_be_focused()
    person.page.keyboard.press("Enter")
    person.page.get_by_role("dialog").wait_for()
    person.page.keyboard.press("Escape")
    expect(lines.nth(lines.count() - 2)).to_be_focused()
