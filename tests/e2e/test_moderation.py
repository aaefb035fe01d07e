"""Moderation in a browser: somebody is reported, warned and no longer heard, and an operator's page does it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Locator, expect
from tests.e2e.people import PHONE, Company, Person
from tests.e2e.test_account import Device, at_account, new_name
from tests.e2e.test_axe import finds_nothing


def about(person: Person, line: str) -> Locator:
    """The menu beside a line of chat."""
    return person.page.get_by_role("listitem").filter(has_text=line).locator("button[aria-haspopup]")


def choose(person: Person, key: str) -> None:
    """Choose from the open menu about somebody."""
    items = person.page.get_by_role("menuitem")
    wanted = items.filter(has_text=person.say(key))
    if person.hand == "keys":
        expect(items.first).to_be_focused()
        for _ in range(items.count()):
            if wanted.evaluate("it => it === document.activeElement"):
                break
            person.page.keyboard.press("ArrowDown")
        expect(wanted).to_be_focused()
        person.page.keyboard.press("Enter")
    else:
        person.press(wanted)


def test_a_report_leads_to_a_warning_that_must_be_read(company: Company, games: Path) -> None:
    name = new_name()
    growl = f"Grr, {name}"
    ann, session = at_account(company, name)
    Device(session)
    ann.press(ann.button("web-account-make"))
    ann.press(ann.button("web-account-code-saved"))
    grant = [sys.executable, "-m", "daikaiju", "admin", "grant", name, "--reason", "a test", "--data", str(games)]
    subprocess.run(grant, check=True, capture_output=True)
    ann.starts("web-friends")
    bob = company.person(name="Bob", lang="uk", screen=PHONE)
    bob.go(f"/t/{ann.table}")
    bob.press(bob.button("web-sit").first)
    bob.page.get_by_label(bob.say("web-chat-write")).fill(growl)
    bob.press(bob.button("web-chat-send"))
    ann.press(about(ann, growl))
    finds_nothing(ann)
    choose(ann, "web-report")
    ann.page.get_by_label(ann.say("moderation-reason-spam")).check()
    finds_nothing(ann)
    ann.press(ann.button("web-report-send"))
    expect(ann.page.get_by_text(ann.say("server-notice-reported"))).to_be_visible()
    ann.press(about(ann, growl))
    choose(ann, "web-mute")
    expect(ann.page.get_by_text(growl)).to_have_count(0)

    ann.go("/admin")
    card = ann.page.get_by_role("article").filter(has_text=growl)
    finds_nothing(ann)
    card.get_by_label(ann.say("web-admin-act")).select_option("warn")
    card.get_by_label(ann.say("web-admin-reason"), exact=True).fill("Please be kind.")
    ann.press(card.get_by_role("button", name=ann.say("web-admin-do-warn"), exact=True))

    read = bob.button("web-warning-read")
    read.wait_for()
    finds_nothing(bob)
    bob.page.keyboard.press("Escape")
    expect(bob.page.get_by_text("Please be kind.")).to_be_visible()
    bob.press(read)
    expect(read).to_have_count(0)

    ann.go("/account")
    ann.press(ann.page.get_by_role("button", name=f"{ann.say('web-ignored-remove')}: Bob"))
    expect(ann.page.get_by_text(ann.say("web-ignored-none"))).to_be_visible()
    finds_nothing(ann)

    company.excused = "404"
    bob.go("/admin")
    expect(bob.page.get_by_role("heading", name=bob.say("web-not-found"))).to_be_visible()
