"""Accounts in a real browser, with the authenticator that Chromium itself pretends to have."""

from __future__ import annotations

from playwright.sync_api import CDPSession, expect
from tests.e2e.people import PHONE, Company, Person
from tests.e2e.test_axe import finds_nothing


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


def at_account(company: Company) -> tuple[Person, CDPSession]:
    """A person on the account page, under a name of the server: there are no passkeys for addresses."""
    person = company.person(screen=PHONE, name="Ann of the tests", hand="keys")
    person.address = person.address.replace("127.0.0.1", "localhost")
    session = person.context.new_cdp_session(person.page)
    session.send("WebAuthn.enable")
    person.go("/")
    person.press(person.link("web-account"))
    person.button("web-account-sign-in-button").wait_for()
    return person, session


def test_an_account_from_its_making_to_its_end(company: Company) -> None:
    person, session = at_account(company)
    page = person.page
    phone = Device(session)
    finds_nothing(person)
    person.press(person.button("web-account-make"))
    person.button("web-account-code-saved").wait_for()
    finds_nothing(person)
    code = page.locator("code").inner_text()
    person.press(person.button("web-account-code-saved"))
    expect(page.locator("code")).to_have_count(0)
    expect(page.get_by_role("heading", name="Ann of the tests")).to_be_visible()

    person.press(person.button("web-account-sign-out").first)
    person.press(person.button("web-account-sign-in-button"))
    expect(page.get_by_role("heading", name="Ann of the tests")).to_be_visible()

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
    page.get_by_label(person.say("web-your-name")).last.fill("Ann of the tests")
    person.press(person.button("web-account-delete"))
    expect(page.get_by_text(person.say("web-account-gone"))).to_be_visible()
    person.button("web-account-make").wait_for()
