"""Friends in the browser: asked by name, seen online, invited with one click, wherever they are."""

from __future__ import annotations

import secrets

from playwright.sync_api import ViewportSize, expect
from tests.e2e.people import DESKTOP, PHONE, Company, Hand, Person
from tests.e2e.test_axe import finds_nothing
from tests.server.visitors import Visitor


def holder(company: Company, name: str, screen: ViewportSize, hand: Hand = "mouse", lang: str = "en") -> Person:
    """Somebody who is signed in to a new account."""
    visitor = Visitor(company.address.removeprefix("http://"))
    visitor.make(name)
    person = company.person(name=name, screen=screen, hand=hand, lang=lang)
    cookie = visitor.http.cookies["daikaiju"]
    person.context.add_cookies([{"name": "daikaiju", "value": cookie, "url": company.address}])
    person.go("/credits")
    remembers = "localStorage.daikaiju = JSON.stringify({ ...JSON.parse(localStorage.daikaiju), account: true })"
    person.context.add_init_script(f"if (location.host) {remembers}")
    return person


def test_friends_find_each_other_at_a_table(company: Company) -> None:
    ann_name, bob_name = (f"{name} {secrets.token_hex(3)}" for name in ("Ann", "Bob"))
    ann = holder(company, ann_name, DESKTOP, "keys")
    bob = holder(company, bob_name, PHONE, "touch", "uk")
    ann.go("/friends")
    ann.page.get_by_label(ann.say("web-friend-name")).fill(bob_name)
    ann.press(ann.button("web-friend-ask"))
    expect(ann.page.get_by_text(ann.say("web-friend-asked"))).to_be_visible()
    bob.go("/")
    bob.press(bob.link("web-friend-answer"))
    bob.press(bob.button("web-friend-accept"))
    expect(bob.page.get_by_role("listitem").filter(has_text=ann_name)).to_contain_text(bob.say("web-friend-online"))
    finds_nothing(bob)

    ann.starts("web-friends")
    ann.press(ann.button("web-friend-invite"))
    expect(ann.page.get_by_text(ann.say("web-friend-invited"))).to_be_visible()
    finds_nothing(ann)
    bob.go("/rules/duel")
    bob.link("web-friend-come").wait_for()
    finds_nothing(bob)
    bob.press(bob.link("web-friend-come"))
    bob.page.wait_for_url(f"**/t/{ann.table}")
    expect(bob.link("web-friend-come")).not_to_be_visible()


def test_a_menu_on_a_profile_blocks_and_hears_again(company: Company) -> None:
    ann_name, bob_name = (f"{name} {secrets.token_hex(3)}" for name in ("Ann", "Bob"))
    ann = holder(company, ann_name, DESKTOP, "keys")
    holder(company, bob_name, PHONE)
    ann.go(f"/people/{bob_name}")
    menu, item = ann.button("web-person-menu", name=bob_name), ann.page.get_by_role("menuitem")
    told = ann.page.get_by_role("main").get_by_role("status")
    ann.press(menu)
    finds_nothing(ann)
    item.filter(has_text=ann.say("web-person-block")).press("Enter")
    expect(told).to_have_text(ann.say("server-notice-ignoring", how="block"))
    expect(menu).to_be_focused()
    ann.press(menu)
    item.filter(has_text=ann.say("web-person-unblock")).press("Enter")
    expect(told).to_have_text(ann.say("server-notice-ignoring", how="hear"))
    ann.go(f"/people/{ann_name}")
    ann.page.get_by_role("heading", level=1).wait_for()
    expect(ann.button("web-person-menu", name=ann_name)).to_have_count(0)
