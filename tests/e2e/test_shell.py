"""What all pages have in common: the header, titles, Back, where the focus goes, settings, and the first screen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Route, ViewportSize, expect
from tests.e2e.people import DESKTOP, PHONE, Company, Person
from tests.e2e.playing import Player, sees_the_end, sits_down_near_the_end

PAGES = {
    "/": "web-nav-play",
    "/play": "web-nav-play",
    "/learn": "web-nav-learn",
    "/rules/king": "web-nav-learn",
    "/rules/duel": "web-nav-learn",
    "/fair": "web-nav-learn",
    "/credits": "web-nav-learn",
    "/puzzles": "web-puzzles",
    "/analysis": "web-nav-analysis",
    "/viewer": "web-nav-analysis",
    "/watch": "web-watch",
    "/community": "web-community",
    "/tournaments": "web-community",
    "/leaderboard": "web-community",
    "/friends": "web-community",
    "/account": "web-account",
    "/statistics": "web-account",
    "/settings": "web-settings",
    "/nowhere": "",
}
"""Every page that needs nothing to be there, and what in the header it belongs to."""

FOLLOW = """(path) => {
  const link = document.createElement("a")
  link.href = path
  document.body.append(link)
  link.click()
  link.remove()
}"""
"""Goes to another page as every link of ours does."""

AT_HEADING = "() => document.activeElement?.tagName === 'H1' && document.querySelectorAll('h1').length === 1"

RINGS = """() => [...document.querySelectorAll(".site-header a, h1, h2, main")]
  .filter((it) => it.matches(":focus"))
  .filter((it) => getComputedStyle(it).outlineStyle !== "none" || getComputedStyle(it).boxShadow !== "none")
  .map((it) => it.outerHTML.slice(0, 100))"""
"""What has a ring round it that nobody can press, or has just left."""

SHIFTS = """() => {
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifts.push(one.value)
  }).observe({ type: "layout-shift", buffered: true })
}"""


def follows(person: Person, path: str) -> None:
    person.page.evaluate(FOLLOW, path)
    # Puzzles say which one they are.
    person.page.wait_for_url(re.compile(re.escape(path)))
    person.page.wait_for_function(AT_HEADING)


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_page_has_its_title_and_the_same_header_and_begins_at_its_heading(
    company: Company, screen: ViewportSize
) -> None:
    person = company.person(screen=screen)
    page = person.page
    person.go("/settings")
    titles: dict[str, str] = {}
    for path, section in PAGES.items():
        follows(person, path)
        expect(page).to_have_title(re.compile(r"^Daikaiju$" if path == "/" else r"^\S.* · Daikaiju$"))
        titles[path] = page.title()
        assert page.evaluate(RINGS) == [], path
        expect(page.locator(".site-header")).to_have_count(1)
        if screen == PHONE:
            person.press(person.button("web-menu"))
        marked = page.locator(".site-header a[aria-current]:visible")
        if section:
            expect(marked).to_have_count(1)
            expect(marked).to_contain_text(person.say(section))
        else:
            expect(marked).to_have_count(0)
        page.keyboard.press("Escape")
        assert page.evaluate("document.documentElement.scrollWidth") <= screen["width"], path
    assert len(set(titles.values())) == len(PAGES), titles
    for path in reversed(list(PAGES)[:-1]):
        page.keyboard.press("Tab")
        page.go_back()
        page.wait_for_url(re.compile(re.escape(path)))
        expect(page).to_have_title(titles[path])


def test_back_finds_a_page_where_it_was_left(company: Company) -> None:
    person = company.person()
    page = person.page
    person.go("/rules/king")
    page.locator("#cards").wait_for()
    page.evaluate("scrollTo(0, 2345)")
    page.wait_for_function("() => scrollY === 2345")
    follows(person, "/credits")
    assert page.evaluate("scrollY") == 0, "another page begins at its top"
    page.go_back()
    page.wait_for_function("() => scrollY === 2345")
    page.wait_for_function(AT_HEADING)
    assert page.evaluate(RINGS) == []
    page.go_forward()
    page.wait_for_url("**/credits")
    page.wait_for_function("() => scrollY === 0")
    page.go_back()
    page.wait_for_function("() => scrollY === 2345")
    page.reload()
    page.wait_for_function("() => scrollY === 2345")


def test_the_focus_has_no_ring_where_nothing_can_be_pressed(company: Company) -> None:
    person = company.person(hand="keys")
    page = person.page
    person.go("/")
    person.press(page.locator(".site-header").get_by_role("link", name=person.say("web-community")))
    page.wait_for_url("**/community")
    page.wait_for_function(AT_HEADING)
    assert page.evaluate(RINGS) == []
    # The keys for Back belong to the browser, which this one does not have.
    page.keyboard.press("Alt")
    page.go_back()
    page.wait_for_url(re.compile(r"/$"))
    page.wait_for_function(AT_HEADING)
    assert page.evaluate(RINGS) == []


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_the_menu_of_a_phone_can_be_used_by_keyboard(company: Company, lang: str) -> None:
    person = company.person(screen=PHONE, hand="keys", lang=lang)
    page = person.page
    person.go("/learn")
    menu = person.button("web-menu")
    person.press(menu)
    expect(menu).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Tab")
    expect(page.get_by_role("navigation").get_by_role("link").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_be_focused()
    expect(menu).to_have_attribute("aria-expanded", "false")
    person.press(menu)
    person.press(person.link("web-settings"))
    page.wait_for_url("**/settings")
    expect(menu).to_have_attribute("aria-expanded", "false")
    page.wait_for_function(AT_HEADING)


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_at_a_running_table_a_small_menu_leads_everywhere(company: Company, screen: ViewportSize) -> None:
    person = company.person(screen=screen, name="Ann")
    sits_down_near_the_end(person, "king")
    expect(person.page.locator(".site-header")).to_have_count(0)
    menu = person.button("web-menu")
    person.press(menu)
    person.page.keyboard.press("Escape")
    expect(menu).to_be_focused()
    person.press(menu)
    person.press(person.link("web-nav-learn"))
    person.page.wait_for_url("**/learn")
    person.page.wait_for_function(AT_HEADING)


CONTROLS = """(where) => [...document.querySelectorAll(`${where} .settings :is(legend, label, .hint, option)`)]
  .map((it) => it.textContent.trim().replace(/\\s+/g, " "))"""


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_settings_are_the_same_on_their_page_and_at_the_table(company: Company, screen: ViewportSize) -> None:
    person = company.person(screen=screen, name="Ann")
    page = person.page
    person.go("/settings")
    page.get_by_label(person.say("web-theme-day")).check()
    page.get_by_label(person.say("web-text-size-percent", percent=115)).check()
    there = page.evaluate(CONTROLS, "main")
    assert len(there) > 20
    sits_down_near_the_end(person, "duel")
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
    person.press(person.button("web-settings"))
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".settings")).to_be_visible()
    assert page.evaluate(CONTROLS, "dialog") == there
    expect(dialog.get_by_label(person.say("web-text-size-percent", percent=115))).to_be_checked()
    dialog.get_by_label(person.say("web-theme-night")).check()
    page.keyboard.press("Escape")
    person.go("/settings")
    expect(page.get_by_label(person.say("web-theme-night"))).to_be_checked()


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_newcomer_sees_one_button(company: Company, screen: ViewportSize) -> None:
    person = company.person(screen=screen)
    person.go("/")
    person.page.wait_for_load_state("networkidle")
    expect(person.page.locator("main .button.strong")).to_have_count(1)
    expect(person.page.locator("#yours")).to_have_count(0)


SLOWLY = """() => {
  const fetch = window.fetch
  const later = (...asked) => new Promise((go) => setTimeout(go, 700)).then(() => fetch(...asked))
  window.fetch = (...asked) => (String(asked[0]).includes("/api/home") ? later : fetch)(...asked)
}"""
"""The server takes its time, so that everything is drawn before."""


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_somebody_who_returns_finds_their_things_and_nothing_moves(
    company: Company, screen: ViewportSize, lang: str
) -> None:
    person = company.person(screen=screen, name="Ann", lang=lang)
    page = person.page
    player = sits_down_near_the_end(person, "king")
    finished = person.table
    player.finish()
    end = sees_the_end(person)
    assert end.is_visible()
    sits_down_near_the_end(person, "duel")
    running = person.table
    page.add_init_script(f"({SHIFTS})(); ({SLOWLY})()")
    person.go("/")
    expect(page.locator("#yours")).to_have_text(person.say("web-home-title", name="Ann", named="yes"))
    expect(page.get_by_text(person.say("web-home-puzzle-new"))).to_be_visible()
    person.link("web-own-go-on").wait_for()
    link = person.link("web-end-replay")
    expect(link).to_contain_text(re.compile(f"{person.say('web-own-won')}|{person.say('web-own-lost')}"))
    expect(page.get_by_role("region", name=person.say("web-home-others"))).to_have_attribute("aria-busy", "false")
    page.wait_for_timeout(100)
    shifts: list[Any] = page.evaluate("window.shifts")
    assert sum(shifts) < 0.001, shifts
    expect(link).to_have_attribute("href", f"/game/{finished}")
    person.press(person.link("web-own-go-on"))
    page.wait_for_url(f"**/t/{running}")


def test_puzzles_that_arrive_late_do_not_call_anybody_back(company: Company) -> None:
    person = company.person()
    page = person.page
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    page.route("**/api/puzzles", hold)
    person.go("/settings")
    with page.expect_request("**/api/puzzles"):
        page.evaluate(FOLLOW, "/puzzles")
    follows(person, "/analysis")
    with page.expect_response("**/api/puzzles"):
        waiting[0].continue_()
    page.wait_for_timeout(300)
    expect(page.locator(".site-header a[aria-current]:visible")).to_contain_text(person.say("web-nav-analysis"))
    assert "/analysis" in page.url


def test_the_streak_of_daily_puzzles_is_on_the_first_screen(company: Company) -> None:
    person = company.person(name="Ann")
    person.context.add_init_script(
        """if (location.host) {
          const day = new Date(Date.now() - 864e5).toISOString().slice(0, 10)
          localStorage["daikaiju-puzzles"] ??= JSON.stringify({ answered: {}, streak: 4, longest: 4, lastDay: day })
        }"""
    )
    person.go("/")
    expect(person.page.get_by_text(person.say("web-home-puzzle-streak", days=4))).to_be_visible()
    person.press(person.link("web-home-puzzle-go"))
    person.page.wait_for_url(re.compile(r"/puzzles"))


def test_a_public_game_of_others_can_be_watched_from_the_first_screen(company: Company) -> None:
    ann, bob = company.person(name="Ann"), company.person(name="Bob")
    ann.go("/")
    seats = [{"by": "me"}, {"by": "bot:random"}]
    made = ann.page.request.post(f"{ann.address}/api/tables", data={"seats": seats, "listed": True, "start": True})
    table = made.json()["id"]
    ann.go(f"/t/{table}")
    Player(ann).until_asked()
    bob.go("/")
    others = bob.page.get_by_role("region", name=bob.say("web-home-others"))
    expect(others).to_contain_text(re.compile(r"\d"))
    bob.press(others.get_by_role("link", name=bob.say("web-tables-watch")))
    bob.page.wait_for_url(f"**/t/{table}")
    bob.go("/community")
    expect(bob.page.get_by_role("main")).to_contain_text(re.compile(r"\d"))
