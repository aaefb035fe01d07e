"""Accounts: making one, signing in elsewhere, passkeys and codes, leaving; and every way in that must stay shut."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from daikaiju.server.accounts.passkeys import LONGEST_ANSWER
from tests.server.authenticator import Passkey, to_bytes, to_text
from tests.server.browsers import Browser, Served
from tests.server.stores import stores
from tests.server.waiting import PATIENCE

Serve = Callable[..., Served]
SITE = "localhost"


class Visitor:
    """A browser at the server's name, with a device that holds passkeys."""

    def __init__(self, server: Served | str, port: str = "") -> None:
        place = server if isinstance(server, str) else server.place
        self.port = port or place.rpartition(":")[2]
        self.origin = f"http://{SITE}:{self.port}"
        headers = {"Host": f"{SITE}:{self.port}", "Origin": self.origin}
        self.http = httpx.Client(base_url=f"http://{place}", headers=headers, timeout=PATIENCE)

    def ask(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(f"/api/account{path}", json=body)

    def done(self, path: str, **body: Any) -> Any:
        answer = self.ask(path, **body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refused(self, path: str, **body: Any) -> str:
        answer = self.ask(path, **body)
        assert 400 <= answer.status_code < 500, answer.text
        return str(answer.json()["code"])

    def question(self, purpose: str, name: str = "") -> dict[str, Any]:
        return dict(self.done("/question", purpose=purpose, name=name)["options"])

    def make(self, name: str, passkey: Passkey | None = None) -> tuple[Passkey, str]:
        """A new account; returns its passkey and recovery code."""
        passkey = passkey or Passkey(SITE)
        made = passkey.make(self.question("make", name), self.origin)
        account = self.done("", credential=made, name=name, passkey_name="Phone")
        assert (account["name"], len(account["passkeys"])) == (name, 1)
        return passkey, account["code"]

    def signed(self, passkey: Passkey) -> dict[str, Any]:
        return passkey.sign(self.question("sign_in"), self.origin)

    def account(self) -> Any:
        return self.http.get("/api/account").json()["account"]

    def new_table(self, **more: Any) -> str:
        seats = [{"by": "me"}, {"by": "open"}]
        answer = self.http.post("/api/tables", json={"seats": seats, **more})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["id"])

    def tables(self) -> list[str]:
        return [table["id"] for table in self.http.get("/api/me/tables").json()]

    def socket(self) -> Browser:
        """The same browser, at tables."""
        browser = Browser(self.http.base_url.netloc.decode())
        browser.http.cookies = self.http.cookies
        return browser


def test_an_account_is_made_and_used_on_another_device(server: Served) -> None:
    phone, laptop = Visitor(server), Visitor(server)
    played = phone.new_table(name="Somebody")
    passkey, code = phone.make("Ann")
    assert phone.tables() == [played], "what was played as a guest comes along"
    assert phone.http.get("/api/me").json() == {"name": "Ann"}
    assert len(code) == 24
    elsewhere = laptop.new_table()
    laptop.done("/sign-in", credential=laptop.signed(passkey))
    assert set(laptop.tables()) == {played, elsewhere}
    assert set(phone.tables()) == {played, elsewhere}
    assert laptop.account()["passkeys"][0]["used_at"] is not None
    # The guest that signed in, and the one that made the account, are known by their numbers no longer.
    laptop.done("/sign-out")
    assert laptop.account() is None
    assert laptop.tables() == []
    assert phone.account() is not None


def test_seats_of_the_guest_are_the_account_holders(server: Served) -> None:
    phone, laptop = Visitor(server), Visitor(server)
    passkey, _ = phone.make("Bea")
    table = laptop.new_table(start=True)

    async def sit() -> None:
        async with laptop.socket().at(table) as before:
            told = await before.hello()
            assert told["seats"][0]["mine"]
            answer = await asyncio.to_thread(laptop.ask, "/sign-in", credential=laptop.signed(passkey))
            assert answer.status_code == 200
            await before.closed()
        async with phone.socket().at(table) as after:
            told = await after.hello()
            assert told["seats"][0]["mine"]
            assert told["creator"]

    asyncio.run(sit())


def test_passkeys_are_named_added_and_removed(server: Served) -> None:
    person = Visitor(server)
    first, code = person.make("Cem")
    second = Passkey(SITE)
    options = person.question("add")
    assert [known["id"] for known in options["excludeCredentials"]] == [to_text(first.id)]
    person.done("/passkeys", credential=second.make(options, person.origin), name="", passkey_name="Key ring")
    person.done("/passkeys/rename", id=to_text(second.id), name="Blue key")
    assert [key["name"] for key in person.account()["passkeys"]] == ["Phone", "Blue key"]
    person.done("/passkeys/remove", id=to_text(first.id))
    assert person.refused("/passkeys/remove", id=to_text(first.id)) == "no_such_passkey"
    assert person.refused("/passkeys/remove", id=to_text(second.id)) == "last_passkey"
    assert person.refused("/passkeys/remove", id=to_text(second.id), code="ABCD") == "bad_code"
    assert person.done("/passkeys/remove", id=to_text(second.id), code=code)["passkeys"] == []
    other = Visitor(server)
    assert other.refused("/sign-in", credential=other.signed(second)) == "unknown_passkey"
    account = other.done("/recover", code=code.lower().replace("-", " "))
    assert account["code"] != code
    assert person.account() is None, "a recovered account is signed out elsewhere"
    assert Visitor(server).refused("/recover", code=code) == "bad_code", "a code can be used once"
    assert other.done("/code")["code"] != account["code"]
    assert Visitor(server).refused("/recover", code=account["code"]) == "bad_code"


def test_signing_out_everywhere_ends_every_session_and_page(server: Served) -> None:
    phone, laptop = Visitor(server), Visitor(server)
    passkey, _ = phone.make("Dan")
    laptop.done("/sign-in", credential=laptop.signed(passkey))
    table = laptop.new_table()
    stolen = dict(laptop.http.cookies)

    async def leave() -> None:
        async with laptop.socket().at(table) as page:
            assert (await page.hello())["creator"]
            await asyncio.to_thread(phone.done, "/sign-out", everywhere=True)
            await page.closed()
        async with laptop.socket().at(table) as page:
            assert not (await page.hello())["creator"]

    asyncio.run(leave())
    assert phone.account() is None
    thief = Visitor(server)
    thief.http.cookies.update(stolen)
    assert thief.account() is None
    assert thief.refused("/sign-out") == "not_signed_in"


def test_a_deleted_account_leaves_games_but_no_name(server: Served, store: str) -> None:
    phone, laptop, friend = Visitor(server), Visitor(server), Visitor(server)
    guest = dict(phone.http.cookies)
    passkey, code = phone.make("Eve Adams")
    laptop_table = laptop.new_table(name="Evelyn")
    laptop.done("/sign-in", credential=laptop.signed(passkey))
    table = phone.new_table()

    async def chat() -> None:
        async with phone.socket().at(table) as page:
            await page.hello()
            await page.send(kind="say", text="hi", key="1")
            await page.until("ack")

    asyncio.run(chat())
    data = phone.http.get("/api/account/data")
    assert "attachment" in data.headers["content-disposition"]
    assert data.json()["name"] == "Eve Adams"
    assert {one["id"] for one in data.json()["tables"]} == {table, laptop_table}
    assert [one["text"] for one in data.json()["said"]] == ["hi"]
    assert phone.refused("/delete", name="eve") == "other_name"
    phone.done("/delete", name="Eve Adams")
    for who in (phone, laptop):
        assert who.account() is None
        assert who.tables() == []
    back = Visitor(server)
    back.http.cookies.update(guest)
    assert back.tables() == [], "the guest's old cookie opens nothing"
    assert friend.refused("/sign-in", credential=friend.signed(passkey)) == "unknown_passkey"
    assert friend.refused("/recover", code=code) == "bad_code"

    async def look() -> None:
        async with friend.socket().at(table) as page:
            told = await page.hello()
            assert [seat["by"] for seat in told["seats"]] == ["open", "open"]
            lines = [message for message in page.got if message["kind"] == "chat"] or [await page.until("chat")]
            assert [(line["name"], line["text"]) for line in lines[0]["lines"]] == [("", "hi")]

    asyncio.run(look())
    with stores.opened(server.registry.settings.folder) as database:
        for column, of in (("name", "people"), ("name", "seats"), ("name", "lines"), ("name_key", "accounts")):
            names = set(database.execute(text(f"SELECT {column} FROM {of}")).scalars())
            assert not {name for name in names if name.lower().startswith("eve")}
    friend.make("Eve Adams")


def test_a_name_is_its_holders_alone(server: Served) -> None:
    ann, other = Visitor(server), Visitor(server)
    ann.make("Fay Lee")
    assert other.refused("/question", purpose="make", name="fay  LEE") == "name_taken"
    for name in ("Fay Lee", "ｆａｙ lee"):
        answer = other.http.put("/api/me", json={"name": name})
        assert (answer.status_code, answer.json()["code"]) == (409, "name_taken")
    seats = [{"by": "me", "name": "FAY LEE"}, {"by": "open"}]
    assert other.http.post("/api/tables", json={"seats": seats}).json()["code"] == "name_taken"
    assert ann.http.put("/api/me", json={"name": "Other"}).json() == {"name": "Fay Lee"}, (
        "only the account page renames"
    )
    assert ann.http.put("/api/account", json={"name": "Fay L."}).json()["name"] == "Fay L."
    assert other.http.put("/api/me", json={"name": "Fay Lee"}).status_code == 200

    async def sit() -> None:
        table = ann.new_table()
        async with other.socket().at(table) as page:
            await page.hello()
            assert await page.refused(kind="sit", seat=1, name="fay l.") == "name_taken"

    asyncio.run(sit())


# --- attacks ------------------------------------------------------------------------------------


def test_a_challenge_is_answered_once_by_whoever_was_asked(server: Served, caplog: pytest.LogCaptureFixture) -> None:
    ann, thief = Visitor(server), Visitor(server)
    passkey, _ = ann.make("Gil")
    ann.done("/sign-out")
    answer = ann.signed(passkey)
    with caplog.at_level(logging.WARNING):
        assert thief.refused("/sign-in", credential=answer) == "challenge_gone", "it was asked of somebody else"
    assert "a passkey was refused (challenge_gone)" in caplog.text
    ann.done("/sign-in", credential=answer)
    ann.done("/sign-out")
    assert ann.refused("/sign-in", credential=answer) == "challenge_gone", "it was used"
    made = Passkey(SITE).make(ann.question("make", "Hal"), ann.origin)
    assert ann.refused("/sign-in", credential=made) == "challenge_gone", "it was asked for another purpose"
    invented = passkey.sign({"challenge": to_text(bytes(32))}, ann.origin)
    assert ann.refused("/sign-in", credential=invented) == "challenge_gone"


def test_a_challenge_expires(serve: Serve) -> None:
    late = [0]
    with serve(now=lambda: 1_700_000_000_000 + late[0]) as server:
        ann = Visitor(server)
        passkey, _ = ann.make("Ida")
        ann.done("/sign-out")
        answer = ann.signed(passkey)
        late[0] = LONGEST_ANSWER + 1
        assert ann.refused("/sign-in", credential=answer) == "challenge_gone"
        ann.done("/sign-in", credential=ann.signed(passkey))
        late[0] += 366 * 24 * 60 * 60 * 1000
        assert ann.account() is None, "a session lasts a year"


def test_a_signature_for_another_website_is_refused(server: Served, caplog: pytest.LogCaptureFixture) -> None:
    ann = Visitor(server)
    passkey, _ = ann.make("Jim")
    ann.done("/sign-out")
    for origin in ("https://evil.example", f"https://{SITE}:{ann.port}", f"http://{SITE}", "null"):
        with caplog.at_level(logging.WARNING):
            answer = passkey.sign(ann.question("sign_in"), origin)
            assert ann.refused("/sign-in", credential=answer) == "other_origin"
        assert origin in caplog.text
    other_site = Passkey("evil.example")
    made = other_site.make(ann.question("make", "Kay"), ann.origin)
    assert ann.refused("", credential=made, name="Kay", passkey_name="x") == "bad_passkey"
    asked = ann.http.post(
        "/api/account/question", json={"purpose": "sign_in"}, headers={"Origin": "http://evil.example"}
    )
    assert (asked.status_code, asked.json()["code"]) == (403, "other_origin")


def test_at_an_address_without_a_name_there_are_no_passkeys(server: Served) -> None:
    answer = httpx.post(f"http://{server.place}/api/account/question", json={"purpose": "sign_in"})
    assert (answer.status_code, answer.json()["code"]) == (409, "no_passkeys_here")
    assert httpx.get(f"http://{server.place}/api/account").json() == {"account": None, "possible": False}


def test_a_copied_passkey_is_noticed(server: Served, caplog: pytest.LogCaptureFixture) -> None:
    ann, thief = Visitor(server), Visitor(server)
    passkey, _ = ann.make("Lea")
    copied = passkey.copy()
    ann.done("/sign-out")
    ann.done("/sign-in", credential=ann.signed(passkey))
    with caplog.at_level(logging.WARNING):
        assert thief.refused("/sign-in", credential=thief.signed(copied)) == "cloned_passkey"
    assert "cloned_passkey" in caplog.text
    other = Visitor(server)
    other.done("/sign-in", credential=other.signed(passkey))


def test_a_key_opens_only_its_own_account(server: Served) -> None:
    ann, bob = Visitor(server), Visitor(server)
    hers, _ = ann.make("Mia")
    his, _ = bob.make("Ned")
    guest = Visitor(server)
    forged = guest.signed(his)
    forged["id"] = forged["rawId"] = to_text(hers.id)
    assert guest.refused("/sign-in", credential=forged) == "bad_passkey", "signed with another key"
    forged = guest.signed(his)
    forged["response"]["userHandle"] = hers.holder
    assert guest.refused("/sign-in", credential=forged) == "bad_passkey", "said to be for another account"
    again = Passkey(SITE, id=hers.id)
    made = again.make(guest.question("make", "Oz"), guest.origin)
    assert guest.refused("", credential=made, name="Oz", passkey_name="x") == "passkey_known"
    added = again.make(bob.question("add"), bob.origin)
    assert bob.refused("/passkeys", credential=added, name="", passkey_name="x") == "passkey_known"
    assert bob.refused("/passkeys/remove", id=to_text(hers.id)) == "no_such_passkey"
    assert bob.refused("/passkeys/rename", id=to_text(hers.id), name="x") == "no_such_passkey"
    stranger = Visitor(server)
    for path in ("/code", "/sign-out", "/delete", "/passkeys/remove"):
        assert stranger.ask(path, name="Mia", id="x").status_code in (401, 422)
    assert bob.refused("/question", purpose="sign_in") == "signed_in"


@pytest.mark.any_store
@pytest.mark.parametrize("part", ["clientDataJSON", "authenticatorData", "signature", "userHandle"])
def test_a_mangled_answer_is_refused(server: Served, part: str) -> None:
    ann = Visitor(server)
    passkey, _ = ann.make(f"Mangled {part}"[:24])
    ann.done("/sign-out")
    strange: tuple[Any, ...] = ("", "A", "AA", "!", "é", {}, 5, "A" * 5000)
    for broken in strange:
        answer = ann.signed(passkey)
        answer["response"][part] = broken
        assert ann.refused("/sign-in", credential=answer) == "bad_passkey", broken


@pytest.mark.any_store
def test_a_mangled_passkey_is_refused(server: Served) -> None:
    guest = Visitor(server)
    for mangle in (lambda made: b"", lambda made: made[:-9], lambda made: b"\xff" * 500):
        made = Passkey(SITE).make(guest.question("make", "Quin"), guest.origin)
        made["response"]["attestationObject"] = to_text(mangle(to_bytes(made["response"]["attestationObject"])))
        assert guest.refused("", credential=made, name="Quin", passkey_name="x") == "bad_passkey"
    assert guest.refused("", credential={}, name="Quin", passkey_name="x") == "bad_passkey"


def test_guessing_is_slowed_down(serve: Serve) -> None:
    with serve(limits=True) as server:
        thief = Visitor(server)
        codes = [thief.refused("/recover", code=f"{number:020}") for number in range(40)]
        assert codes[0] == "bad_code"
        assert codes[-1] == "too_fast"


def test_accounts_survive_a_restart(serve: Serve, tmp_path: Path) -> None:
    with serve() as server:
        ann = Visitor(server)
        passkey, _ = ann.make("Pam")
        cookies = dict(ann.http.cookies)
    with serve() as server:
        again = Visitor(server)
        again.http.cookies.update(cookies)
        assert again.account()["name"] == "Pam"
        again.done("/sign-out", everywhere=True)
        again.done("/sign-in", credential=again.signed(passkey))
