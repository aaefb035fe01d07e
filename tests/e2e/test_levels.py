"""The levels of bots: all of them can be chosen as soon as the page is there."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Route, ViewportSize, expect
from tests.e2e.people import DESKTOP, PHONE, Company, Hand
from tests.e2e.test_axe import finds_nothing

STRONG = ["champion", "search"]


def offer_strong_bots(route: Route) -> None:
    """The catalogue of a server with the champion."""
    told: dict[str, Any] = route.fetch().json()
    route.fulfill(json={**told, "bots": told["bots"] + STRONG})


@pytest.mark.parametrize(("hand", "screen"), [("mouse", DESKTOP), ("touch", PHONE)])
def test_the_strongest_bots_can_be_chosen_at_once(company: Company, hand: Hand, screen: ViewportSize) -> None:
    person = company.person(hand=hand, screen=screen, name="Ann")
    person.page.route("**/api/catalogue", offer_strong_bots)
    person.go("/")
    person.press(person.button("web-duel"))
    person.opens_more()
    rival = person.page.get_by_role("combobox", name=person.say("web-seat-number", seat=2))
    rival.select_option(label=person.say("web-bot", bot="champion"))
    expect(person.page.get_by_text(person.say("web-bot-character", bot="champion"))).to_be_visible()
    expect(rival).to_have_value("bot:champion")
    finds_nothing(person)
