"""Playing somebody now: two browsers find each other, and people who would rather not wait play bots."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.e2e.people import PHONE, Company, Person
from tests.e2e.test_axe import finds_nothing


def looks(person: Person, game: str) -> None:
    """From the first page into the queue."""
    person.go("/")
    person.press(person.link("web-play-somebody").first)
    person.choose(person.page.get_by_role("combobox").first, person.say(f"web-game-{game}"))
    person.press(person.button("web-pairing-look"))


def test_two_browsers_find_each_other(company: Company) -> None:
    ann = company.person(name="Ann", hand="keys")
    looks(ann, "duel")
    expect(ann.page.get_by_role("status").filter(has_text=ann.say("web-pairing-width-0"))).to_be_visible()
    finds_nothing(ann)
    ann.page.reload()
    expect(ann.button("web-pairing-cancel")).to_be_visible()
    bob = company.person(lang="uk", hand="touch", screen=PHONE, name="Bob")
    looks(bob, "duel")
    for one in (ann, bob):
        one.page.wait_for_url("**/t/*")
        one.page.get_by_role("region", name=one.say("web-board")).wait_for()
    assert ann.table == bob.table


def test_bots_are_offered_to_those_who_wait_and_cancelling_ends_it(company: Company) -> None:
    ann = company.person(name="Ann", screen=PHONE)
    ann.go("/play")
    # The time that passes here is the browser's own.
    ann.page.clock.install()
    ann.choose(ann.page.get_by_label(ann.say("web-pairing-players")), "6")
    ann.press(ann.button("web-pairing-look"))
    ann.press(ann.button("web-pairing-cancel"))
    ann.press(ann.button("web-pairing-look"))
    ann.page.get_by_role("timer").wait_for()
    expect(ann.button("web-pairing-bots-now")).not_to_be_visible()
    ann.page.clock.fast_forward(31_000)
    ann.button("web-pairing-bots-now").wait_for()
    finds_nothing(ann)
    ann.press(ann.button("web-pairing-go-on"))
    expect(ann.button("web-pairing-bots-now")).not_to_be_visible()
    ann.page.clock.fast_forward(31_000)
    ann.press(ann.button("web-pairing-bots-now"))
    ann.page.get_by_role("region", name=ann.say("web-board")).wait_for()
