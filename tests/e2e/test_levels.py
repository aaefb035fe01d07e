"""The levels of bots: those that are getting ready are shown, and can be chosen once they are."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Route, ViewportSize, expect
from tests.e2e.people import DESKTOP, PHONE, Company, Hand, Person
from tests.e2e.test_axe import finds_nothing

STRONG = ["champion", "search"]


class Catalogue:
    """The server's catalogue with strong bots in it, of which some are getting ready."""

    def __init__(self, person: Person) -> None:
        self.preparing = STRONG
        person.page.route("**/api/catalogue", self.answer)

    def answer(self, route: Route) -> None:
        told: dict[str, Any] = route.fetch().json()
        route.fulfill(json={**told, "bots": told["bots"] + STRONG, "preparing": self.preparing})


def option(select: Locator, bot: str) -> Locator:
    return select.locator(f"option[value$='{bot}']")


@pytest.mark.parametrize(("hand", "screen"), [("mouse", DESKTOP), ("touch", PHONE)])
def test_strong_bots_can_be_chosen_once_they_are_ready(company: Company, hand: Hand, screen: ViewportSize) -> None:
    person = company.person(hand=hand, screen=screen, name="Ann")
    catalogue = Catalogue(person)
    person.go("/")
    person.press(person.button("web-duel"))
    rival = person.page.get_by_role("combobox", name=person.say("web-seat-number", seat=2))
    champion = person.say("web-bot", bot="champion")
    expect(option(rival, "champion")).to_have_text(person.say("web-bot-preparing", bot=champion))
    expect(option(rival, "champion")).to_be_disabled()
    expect(person.page.get_by_text(person.say("web-bot-preparing-hint"))).to_be_visible()
    finds_nothing(person)
    catalogue.preparing = []
    expect(option(rival, "champion")).to_be_enabled()
    rival.select_option(label=champion)
    expect(person.page.get_by_text(person.say("web-bot-character", bot="champion"))).to_be_visible()
    expect(rival).to_have_value("bot:champion")
