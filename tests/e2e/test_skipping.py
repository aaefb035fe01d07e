"""Skipping ahead never plays the turn, the log follows, and the page is no higher than the window."""

from __future__ import annotations

import time
from typing import Literal

import pytest
from playwright.sync_api import Error, ViewportSize, expect
from tests.e2e.lines import Line
from tests.e2e.people import DESKTOP, PATIENCE, PHONE, Company, Person
from tests.e2e.playing import PANEL, Player
from tests.e2e.test_alive import Told, event

LAPTOP = ViewportSize(width=1366, height=768)
HEIGHTS = "() => [document.documentElement.scrollHeight, innerHeight, scrollY]"
BELOW = "(list) => list.scrollHeight - list.scrollTop - list.clientHeight"
"""How much of the log is below what is seen of it."""

BETWEEN_PRESSES = 200
PAUSE = 700
"""How many milliseconds without a press show that the next one is meant."""
STILL_PRESSING = 8
"""How often somebody presses on after the question has appeared."""


def test_a_long_log_makes_the_page_no_higher(company: Company) -> None:
    person = company.person(screen=LAPTOP)
    person.go("/")
    person.press(person.button("web-play-now"))
    player = Player(person)
    player.go_on(8)
    player.until_asked()
    log = person.page.get_by_role("list", name=person.say("web-log"), exact=True)
    assert log.get_by_role("listitem").count() > 60
    assert person.page.evaluate(HEIGHTS) == [768, 768, 0]
    person.page.mouse.move(500, 300)
    person.page.mouse.wheel(0, 2000)
    person.page.wait_for_timeout(200)
    assert person.page.evaluate(HEIGHTS) == [768, 768, 0]


def test_the_log_follows_until_the_reader_scrolls_up(company: Company) -> None:
    person = company.person(screen=LAPTOP)
    person.go("/")
    person.press(person.button("web-play-now"))
    player = Player(person)
    log = person.page.get_by_role("list", name=person.say("web-log"), exact=True)
    for _ in range(5):
        player.go_on(1)
        player.until_asked()
        person.page.wait_for_function(f"(list) => ({BELOW})(list) < 4", arg=log.element_handle())
    log.hover()
    person.page.mouse.wheel(0, -600)
    person.page.wait_for_function(f"(list) => ({BELOW})(list) > 400", arg=log.element_handle())
    lines = log.get_by_role("listitem").count()
    player.go_on(2)
    player.until_asked()
    assert log.get_by_role("listitem").count() > lines
    assert log.evaluate(BELOW) > 400
    log.hover()
    person.page.mouse.wheel(0, 20_000)
    person.page.wait_for_function(f"(list) => ({BELOW})(list) < 4", arg=log.element_handle())
    player.go_on(2)
    player.until_asked()
    person.page.wait_for_function(f"(list) => ({BELOW})(list) < 4", arg=log.element_handle())


def presses(person: Person, how: Literal["Space", "mouse", "touch"]) -> None:
    """Press what skips: a key, or the middle of the panel, where the answers will be."""
    if how == "Space":
        person.page.keyboard.press("Space")
        return
    box = person.page.locator(".question").bounding_box()
    assert box is not None
    # The lower left of it, where the button that rolls is.
    x, y = box["x"] + box["width"] / 4, box["y"] + box["height"] - 34
    if how == "mouse":
        person.page.mouse.click(x, y)
    else:
        person.page.touchscreen.tap(x, y)


def stop_clock(person: Person) -> None:
    """Stop the page's clock a moment from now; on a busy machine that may be over, and then it stops and complains."""
    while True:
        try:
            person.page.clock.pause_at(person.page.evaluate("Date.now()") / 1000 + 0.1)
        except Error as error:
            if "to the past" not in error.message:
                raise
        else:
            return


@pytest.mark.parametrize("how", ["Space", "mouse", "touch"])
def test_pressing_again_and_again_skips_and_does_not_answer(
    company: Company, how: Literal["Space", "mouse", "touch"]
) -> None:
    """The page's clock stands still between presses, so that they follow each other quickly on a busy machine, too."""
    touch = how == "touch"
    person = company.person(speed="calm", hand="touch" if touch else "mouse", screen=PHONE if touch else DESKTOP)
    line, clock = Line(person), person.page.clock
    clock.install()
    person.go("/")
    person.press(person.button("web-play-now").first)
    person.page.locator(".question").wait_for()
    stop_clock(person)
    asked = person.page.locator(PANEL)
    began, after = time.monotonic(), 0
    while after < STILL_PRESSING:
        presses(person, how)
        after += asked.is_visible()
        person.page.wait_for_timeout(BETWEEN_PRESSES)  # for the server, whose clock goes on
        clock.run_for(BETWEEN_PRESSES)
        assert "act" not in line.heard
        assert time.monotonic() - began < PATIENCE / 1000, "nobody was asked"
    clock.run_for(PAUSE)
    presses(person, how)
    line.wait_for("act")


def test_a_press_on_the_board_skips_what_is_shown_and_reads_otherwise(company: Company) -> None:
    person = company.person(name="Ann", speed="calm")
    told = Told(person)
    told.tell(10)
    told.tell(1, *[event("lost_hearts", told.other, amount=1, total=left) for left in range(9, 0, -1)])
    person.page.locator(".thing.strike").first.wait_for(state="attached")
    city, opened = person.page.locator("[data-anchor=city]"), person.page.get_by_role("dialog")
    city.click()
    told.line.wait_for("skip")
    expect(person.page.locator(f"[data-anchor=seat-{told.other}] .counter.heart b")).to_have_text("1")
    expect(opened).to_have_count(0)
    city.click()
    expect(opened).to_be_visible()
