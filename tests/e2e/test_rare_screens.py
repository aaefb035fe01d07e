"""Rare screens: six monsters with all they can have, leaving, an invitation to a rematch, being out of the game."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.e2e.lines import Line
from tests.e2e.people import DESKTOP, PHONE, TABLET, Company, Person
from tests.e2e.playing import PANEL, Player
from tests.e2e.test_axe import finds_nothing

from daikaiju import King

BEYOND = """() => [...document.querySelectorAll('.table :not(svg *)')]
  .filter((it) => it.checkVisibility() && it.getBoundingClientRect().right > innerWidth + 1)
  .map((it) => it.outerHTML.slice(0, 120))"""
"""Whatever sticks out of the screen."""

COVERED = """() => {
  scrollTo(0, document.documentElement.scrollHeight)
  return [...document.querySelectorAll('[data-anchor^=market-]')].filter((card) => {
    const { left, right, top, bottom } = card.getBoundingClientRect()
    return [top + 6, bottom - 6].some((y) => !card.contains(document.elementFromPoint((left + right) / 2, y)))
  }).length
}"""
"""How many cards of the market are still covered after scrolling down."""

OWNED = ["wings", "made_in_a_lab", "giant_brain", "spiked_tail", "regeneration"]


def six(line: Line, seat: int) -> King:
    """Six monsters in the same seats: both places in Tokyo taken, tokens, many cards, somebody eliminated."""
    seats = [one["monster"] for one in line.last["scene"]["monsters"]]
    me, *others = seats[seat:] + seats[:seat]
    monsters = {
        me: {"energy": 12, "hearts": 3, "stars": 15, "cards": OWNED, "poison": 2, "shrink": 1},
        others[0]: {"zone": "city", "hearts": 2, "stars": 18, "cards": ["camouflage", "urbavore"]},
        others[1]: {"zone": "bay", "stars": 11, "energy": 20},
        others[2]: {"poison": 1, "cards": ["extra_head", "extra_head_2", "fire_breathing"]},
        others[3]: {"shrink": 3},
        others[4]: {"eliminated": True, "stars": 9},
    }
    game = King(seats, position={"active": me, "monsters": monsters})
    game.roll(random.Random(1))
    return game


def out(line: Line, seat: int) -> King:
    """This seat's monster is eliminated."""
    seats = [one["monster"] for one in line.last["scene"]["monsters"]]
    return King(seats, position={"active": seats[seat - 1], "monsters": {seats[seat]: {"eliminated": True}}})


def rare_screens(person: Person) -> Iterator[str]:
    """Show one after another, each by its name."""
    page = person.page
    line = Line(person)
    person.go("/")
    person.press(person.button("web-change-setup"))
    person.picks("web-how-many-bots", "5")
    yield "set-up"
    person.opens_more()
    yield "more of the set-up"
    seat = f"{person.say('web-seat-number', seat=2)}: {person.say('web-monster')}"
    person.press(page.get_by_role("button", name=seat))
    page.get_by_role("dialog", name=person.say("web-monster-gallery")).wait_for()
    yield "gallery"
    page.keyboard.press("Escape")
    person.press(person.button("web-start-now"))
    Player(person).until_asked()
    seat = line.last["question"]["seat"]
    line.tell(six(line, seat), seat)
    page.locator(f"{PANEL} .answers button").first.wait_for()
    page.get_by_role("list", name=person.say("web-cards")).first.wait_for()
    yield "six monsters"
    person.press(person.button("web-settings"))
    yield "settings"
    person.press(person.button("web-leave"))
    person.button("web-leave-yes").scroll_into_view_if_needed()
    yield "leaving"
    page.keyboard.press("Escape")
    line.change_table(rematch="a-new-table", rematch_by=(seat + 1) % 6)
    person.link("web-tables-join").wait_for()
    yield "rematch"
    line.change_table()
    line.tell(out(line, seat), None)
    person.link("web-out-new").wait_for()
    yield "out"


@pytest.mark.parametrize(
    ("screen", "theme", "lang"),
    [(DESKTOP, "night", "en"), (PHONE, "day", "ru"), (TABLET, "night", "uk")],
    ids=["desktop", "phone by day", "tablet"],
)
def test_rare_screens_have_no_barriers_and_nothing_is_covered(
    company: Company, screen: ViewportSize, theme: str, lang: str
) -> None:
    person = company.person(screen=screen, theme=theme, lang=lang, name="Ann")
    for name in rare_screens(person):
        finds_nothing(person)
        assert person.page.evaluate(BEYOND) == [], name
        if name in ("six monsters", "rematch", "out"):
            expect(person.page.locator("[data-anchor=market-0]")).to_be_attached()
            assert person.page.evaluate(COVERED) == 0, name


TITLED_AS_HEADED = """() => {
  const heading = document.querySelector("main :is(h1, h2)")?.innerText.replace(/\\.$/, "");
  return heading && document.title === `${heading} · Daikaiju`;
}"""


def test_an_address_with_nothing_behind_it_leads_home(company: Company) -> None:
    company.excused = "404"
    person = company.person(lang="uk", screen=PHONE)
    titles = set()
    for path in ("/nonsense", "/people/nobody", "/t/nothing", "/tournament/nothing"):
        person.go(path)
        person.page.wait_for_function(TITLED_AS_HEADED)
        titles.add(person.page.title())
        finds_nothing(person)
        person.press(person.page.get_by_role("main").get_by_role("link", name=person.say("web-home")))
        person.button("web-play-now").first.wait_for()
    assert len(titles) == 4
    person.go("/game/nothing")
    expect(person.page.get_by_role("alert")).to_be_visible()
    expect(person.button("web-load-again")).to_be_hidden()
    expect(person.page.get_by_role("main").get_by_role("link", name=person.say("web-home"))).to_be_visible()
