"""A tournament in two browsers: announced on a phone, joined by a guest, begun, and ended early."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.e2e.people import DESKTOP, PHONE, TABLET, Company
from tests.e2e.test_account import Device, at_account, new_name
from tests.e2e.test_axe import finds_nothing
from tests.e2e.test_look import CUT


def test_a_tournament_is_held_joined_and_ended(company: Company) -> None:
    company.excused = "409"
    name = new_name()
    ann, session = at_account(company, name, lang="uk")
    Device(session)
    ann.press(ann.button("web-account-make"))
    ann.press(ann.button("web-account-code-saved"))
    ann.go("/tournaments")
    ann.press(ann.button("web-tournament-hold").first)
    ann.page.get_by_label(ann.say("web-tournament-name")).fill("Kitchen Cup")
    ann.page.get_by_label(ann.say("web-tournament-least")).fill("2")
    finds_nothing(ann)
    for screen in (DESKTOP, TABLET, PHONE):
        ann.page.set_viewport_size(screen)
        assert ann.page.evaluate(CUT) == [], screen
    ann.press(ann.button("web-tournament-announce"))
    ann.page.wait_for_url("**/tournament/*")
    ann.press(ann.button("web-tournament-begin"))
    too_few = ann.page.get_by_role("alert")
    expect(too_few).not_to_be_empty()
    with ann.page.expect_response("**/api/tournaments/*"):
        pass
    expect(too_few).not_to_be_empty()  # the page has asked how things stand since, and still says why
    ann.press(ann.button("web-tournament-join"))
    ann.button("web-tournament-withdraw").wait_for()
    finds_nothing(ann)

    bob = company.person(name="Bob the guest", lang="ru")
    bob.go("/tournaments")
    bob.press(bob.page.get_by_role("link", name="Kitchen Cup").first)
    bob.press(bob.button("web-tournament-join"))
    bob.button("web-tournament-withdraw").wait_for()

    ann.press(ann.button("web-tournament-begin"))
    for person in (ann, bob):
        person.link("web-tournament-go").wait_for()
        standings = person.page.get_by_role("table")
        expect(standings.get_by_role("row", name="Bob the guest")).to_be_visible()
        finds_nothing(person)
    bob.press(bob.link("web-tournament-go"))
    bob.page.wait_for_url("**/t/*")
    bob.link("web-end-tournament").wait_for()
    finds_nothing(bob)
    ann.press(ann.button("web-tournament-end"))
    expect(ann.button("web-tournament-end-not")).to_be_focused()
    ann.press(ann.button("web-tournament-end-sure"))
    ann.page.get_by_role("heading", name=ann.say("web-tournament-final")).wait_for()
    bob.press(bob.link("web-end-tournament"))
    bob.page.get_by_role("heading", name=bob.say("web-tournament-final")).wait_for()
