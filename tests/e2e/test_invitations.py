"""Invited guests: what they meet first, and what they are offered when they come too late."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from tests.e2e.people import PHONE, Company, Person
from tests.e2e.playing import Player
from tests.e2e.test_axe import finds_nothing


def follows(guest: Person, table: str) -> None:
    """Somebody follows a link that they were sent."""
    guest.go(f"/t/{table}")


def invitation(guest: Person) -> Locator:
    return guest.page.get_by_role("region").filter(has=guest.page.get_by_role("heading", level=1))


def test_a_guest_meets_the_host_and_one_button(company: Company) -> None:
    ann = company.person(name="Ann")
    ann.starts("web-friends")
    bob = company.person(name="Bob", lang="uk", screen=PHONE, hand="touch")
    follows(bob, ann.table)
    game = bob.say("web-game-king")
    expect(bob.page.get_by_role("heading", level=1)).to_have_text(
        bob.say("web-invited-title", name="Ann", named="yes", state="waiting", game=game)
    )
    expect(bob.button("web-invited-sit")).to_be_in_viewport()
    expect(invitation(bob)).to_contain_text(bob.say("web-invited-seats", open=2, seats=3))
    finds_nothing(bob)
    bob.press(bob.button("web-invited-sit"))
    expect(ann.page.get_by_text("Bob", exact=True)).to_be_visible()
    expect(bob.page.get_by_role("heading", level=1)).to_have_text(bob.say("web-waiting"))


def test_a_guest_without_a_name_is_asked_for_one_on_the_way(company: Company) -> None:
    ann = company.person(name="Ann")
    ann.starts("web-friends")
    bob = company.person()
    follows(bob, ann.table)
    bob.press(bob.button("web-invited-sit"))
    dialog = bob.page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("Bobby")
    bob.press(dialog.get_by_role("button", name=bob.say("web-sit")))
    expect(ann.page.get_by_text("Bobby", exact=True)).to_be_visible()


def test_whoever_comes_too_late_for_a_seat_is_told_and_has_a_table_like_it(company: Company) -> None:
    ann = company.person(name="Ann")
    ann.starts("web-friends")
    bob, cid, dan = (company.person(name=name) for name in ("Bob", "Cid", "Dan"))
    for guest in (bob, cid, dan):
        follows(guest, ann.table)
    for guest in (bob, cid):
        guest.press(guest.button("web-invited-sit"))
        expect(guest.button("web-invited-sit")).to_have_count(0)
    expect(dan.page.get_by_role("heading", name=dan.say("web-late-full"))).to_be_visible()
    finds_nothing(dan)
    before = ann.table
    dan.press(dan.button("web-late-same"))
    dan.page.wait_for_url(lambda url: "/t/" in url and not url.endswith(before))
    expect(dan.button("web-start")).to_be_disabled()
    expect(dan.page.locator(".seats li")).to_have_count(3)


def test_a_locked_table_says_so(company: Company) -> None:
    ann = company.person(name="Ann")
    ann.starts("web-friends")
    ann.press(ann.button("web-lock"))
    bob = company.person(name="Bob")
    follows(bob, ann.table)
    expect(bob.page.get_by_role("heading", name=bob.say("web-late-locked"))).to_be_visible()
    expect(bob.button("web-invited-sit")).to_have_count(0)
    ann.press(ann.button("web-unlock"))
    expect(bob.button("web-invited-sit")).to_be_visible()


def test_nobody_silently_becomes_a_spectator(company: Company) -> None:
    ann = company.person(name="Ann")
    ann.go("/")
    ann.press(ann.button("web-play-now").first)
    Player(ann).until_asked()
    bob = company.person(name="Bob", lang="ru")
    follows(bob, ann.table)
    dialog = bob.page.get_by_role("dialog", name=bob.say("web-late-running"))
    expect(dialog).to_be_visible()
    finds_nothing(bob)
    for offer in ("web-late-watch", "web-late-same", "web-play-now"):
        expect(dialog.get_by_role("button", name=bob.say(offer), exact=True)).to_be_visible()
    bob.press(dialog.get_by_role("button", name=bob.say("web-late-watch"), exact=True))
    expect(dialog).to_have_count(0)
    bob.page.reload()
    bob.page.get_by_role("region", name=bob.say("web-board")).wait_for()
    expect(dialog).to_have_count(0)
    cid = company.person(name="Cid")
    follows(cid, ann.table)
    cid.press(cid.button("web-play-now"))
    cid.page.wait_for_url(lambda url: "/t/" in url and not url.endswith(ann.table))


def test_an_invitation_to_a_table_that_is_gone_offers_another(company: Company) -> None:
    company.excused = "404"
    bob = company.person(name="Bob")
    bob.go("/t/nosuchtabl")
    expect(bob.page.get_by_role("heading", level=1)).to_have_text(bob.say("server-refused-no-such-table"))
    finds_nothing(bob)
    bob.press(bob.button("web-play-now"))
    bob.page.wait_for_url("**/t/*")
    Player(bob).until_asked()
