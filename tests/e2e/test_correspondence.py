"""Play by correspondence in a browser: the clock of days, and how somebody learns that it is their turn."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.e2e.people import Company
from tests.e2e.playing import first_asked
from tests.e2e.test_axe import finds_nothing
from tests.e2e.test_seats_and_clocks import two_at_a_table

DAY = 24 * 60 * 60


def test_tables_that_wait_for_somebody_are_marked_wherever_they_are(company: Company) -> None:
    ann, bob = two_at_a_table(company, clock={"kind": "move", "seconds": 3 * DAY})
    asked = first_asked(ann, bob)
    other = (bob if asked is ann else ann).person
    person = asked.person
    table = person.table
    expect(person.page.get_by_role("timer")).to_have_text(re.compile(r"[23]\sd\s\d+\sh"))
    person.go("/")
    mine = person.page.get_by_role("listitem").filter(has=person.page.locator(f"a[href='/t/{table}']"))
    expect(mine).to_contain_text(re.compile(r"Your turn: [23]\sd\s\d+\sh left"))
    expect(person.page).to_have_title(re.compile(r"^\(1\) "))
    expect(person.page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("favicon-turn.svg"))
    finds_nothing(person)
    person.go("/credits")
    expect(person.page).to_have_title(re.compile(r"^\(1\) "))
    person.press(person.link("web-turns", count=1))
    expect(person.page).to_have_url(re.compile(table))
    other.go("/")
    theirs = other.page.get_by_role("listitem").filter(has=other.page.locator(f"a[href='/t/{table}']"))
    expect(theirs).to_be_visible()
    expect(theirs).not_to_contain_text("Your turn")
    expect(other.page).not_to_have_title(re.compile(r"^\("))


def test_a_host_chooses_days(company: Company) -> None:
    ann = company.person(name="Ann", lang="uk")
    ann.starts("web-friends")
    ann.press(ann.page.locator("summary").filter(has_text=ann.say("web-change-setup")))
    clock = ann.page.get_by_role("combobox", name=ann.say("web-clock"), exact=True)
    ann.choose(clock, ann.say("web-clock-days"))
    expect(ann.page.locator("main .lead").first).to_contain_text(ann.say("web-clock-days-many", days=3))
    finds_nothing(ann)
