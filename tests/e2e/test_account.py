"""Accounts and ratings in a real browser, with the authenticator that Chromium itself pretends to have."""

from __future__ import annotations

import secrets
import time

from playwright.sync_api import CDPSession, expect
from tests.e2e.people import PHONE, Company, Person
from tests.e2e.playing import Player
from tests.e2e.test_axe import finds_nothing

LONGEST_GAME = 120
"""How many seconds two bots may take on a busy machine."""


class Device:
    """What holds a person's passkeys, and always sees their finger."""

    def __init__(self, session: CDPSession) -> None:
        self._session = session
        wishes = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
        options = {**wishes, "isUserVerified": True, "automaticPresenceSimulation": True}
        added = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        self._identity = added["authenticatorId"]

    def take_away(self) -> None:
        self._session.send("WebAuthn.removeVirtualAuthenticator", {"authenticatorId": self._identity})


def new_name() -> str:
    """A name that nobody has taken, nor this test before it was repeated; with a dot, which addresses must bear."""
    return f"A. {secrets.token_hex(4)}"


def at_account(company: Company, name: str, lang: str = "en") -> tuple[Person, CDPSession]:
    """A person on the account page, under a name of the server: there are no passkeys for addresses."""
    person = company.person(screen=PHONE, name=name, lang=lang, hand="keys")
    person.address = person.address.replace("127.0.0.1", "localhost")
    session = person.context.new_cdp_session(person.page)
    session.send("WebAuthn.enable")
    person.go("/")
    person.press(person.button("web-menu"))
    person.press(person.link("web-account"))
    person.button("web-account-sign-in-button").wait_for()
    return person, session


def test_an_account_from_its_making_to_its_end(company: Company) -> None:
    name = new_name()
    person, session = at_account(company, name)
    page = person.page
    phone = Device(session)
    finds_nothing(person)
    person.press(person.button("web-account-make"))
    person.button("web-account-code-saved").wait_for()
    finds_nothing(person)
    code = page.locator("code").inner_text()
    person.press(person.button("web-account-code-saved"))
    expect(page.locator("code")).to_have_count(0)
    expect(page.get_by_role("heading", name=name)).to_be_visible()

    person.press(person.button("web-account-sign-out").first)
    person.press(person.button("web-account-sign-in-button"))
    expect(page.get_by_role("heading", name=name)).to_be_visible()

    phone.take_away()
    Device(session)
    person.press(person.button("web-account-passkey-add"))
    names = page.get_by_label(person.say("web-account-passkey-one"))
    expect(names).to_have_count(2)
    names.last.fill("Key ring")
    names.last.press("Tab")
    remove = person.button("web-account-passkey-remove", name="Key ring")
    person.press(remove)
    expect(names).to_have_count(1)
    finds_nothing(person)

    person.press(person.button("web-account-sign-out-everywhere"))
    page.locator("summary").click()
    page.get_by_label(person.say("web-account-code")).fill(code)
    person.press(person.button("web-account-recover-button"))
    person.press(person.button("web-account-code-saved"))
    page.get_by_label(person.say("web-your-name")).last.fill(name)
    person.press(person.button("web-account-delete"))
    expect(page.get_by_text(person.say("web-account-gone"))).to_be_visible()
    person.button("web-account-make").wait_for()


def test_a_rated_game_shows_on_the_profile(company: Company) -> None:
    name = new_name()
    person, session = at_account(company, name)
    page = person.page
    Device(session)
    person.press(person.button("web-account-make"))
    person.press(person.button("web-account-code-saved"))
    person.go("/")
    person.press(person.button("web-duel"))
    person.opens_more()
    page.get_by_label(person.say("web-rated")).check()
    person.press(person.button("web-start-now"))
    page.wait_for_url("**/t/*")
    person.press(person.button("web-settings"))
    person.press(person.button("web-leave"))
    expect(page.get_by_text(person.say("web-leave-rated"))).to_be_visible()
    person.press(person.button("web-leave-yes"))
    # A bot plays to the end, and then the game is rated.
    until = time.monotonic() + LONGEST_GAME
    while not page.evaluate("name => fetch(`/api/people/${name}`).then((told) => told.json())", name)["games"]:
        assert time.monotonic() < until, "the game was not rated"
        page.wait_for_timeout(200)
    person.go("/leaderboard")
    expect(page.get_by_text(person.say("web-leaderboard-empty"))).to_have_count(2)
    finds_nothing(person)
    person.go(f"/people/{name}")
    page.get_by_role("img").wait_for()
    expect(page.get_by_text(person.say("web-profile-place", left="yes", place=2, seats=2))).to_be_visible()
    finds_nothing(person)


def test_at_a_numeric_address_the_way_to_passkeys_is_one_press(company: Company) -> None:
    person = company.person(name="Ann")
    person.address = person.address.replace("localhost", "127.0.0.1")
    person.go("/account")
    person.press(person.link("web-account-localhost"))
    person.page.wait_for_url("http://localhost:*/account")
    person.button("web-account-make").wait_for()


def test_games_come_along_from_the_number_to_the_name(company: Company) -> None:
    person = company.person(name="Ann")
    person.address = person.address.replace("localhost", "127.0.0.1")
    person.go("/")
    person.press(person.button("web-play-now"))
    Player(person).until_asked()
    table = person.table
    person.go("/account")
    person.press(person.link("web-account-localhost"))
    # What brought them along is in no address that somebody could keep.
    person.page.wait_for_url("http://localhost:*/account")
    expect(person.page.get_by_role("status").filter(has_text=person.say("web-account-arrived"))).to_be_visible()
    finds_nothing(person)
    person.address = person.address.replace("127.0.0.1", "localhost")
    person.go("/")
    person.press(person.link("web-own-go-on"))
    assert person.table == table
    Player(person).until_asked()


def test_a_stale_way_over_says_so_and_loses_nothing(company: Company) -> None:
    company.excused = "403"
    person = company.person()
    person.go("/account#handover=used-before")
    expect(person.page.get_by_role("alert").filter(has_text=person.say("server-refused-handover-gone"))).to_be_visible()
    assert person.page.url.endswith("/account")
    person.button("web-account-make").wait_for()
