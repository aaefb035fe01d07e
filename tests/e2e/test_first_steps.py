"""The first minute: a name, a table, a decision, whatever the network does."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.e2e.people import Company
from tests.e2e.playing import Player
from tests.e2e.slowness import slowed


def test_a_newcomer_who_types_a_name_keeps_the_seat_on_a_slow_network(company: Company) -> None:
    with slowed(company.address, b"PUT /api/me", 1.0) as address:
        person = company.person()
        person.address = address
        person.go("/")
        person.press(person.button("web-change-setup"))
        person.page.get_by_label(person.say("web-your-name")).fill("Ann")
        person.press(person.button("web-start-now"))
        assert Player(person).until_asked()["kind"] == "asked"
        expect(person.page.get_by_text("Ann", exact=True)).to_be_visible()
        person.page.close()
