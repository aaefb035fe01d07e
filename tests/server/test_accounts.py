"""Accounts: making one, signing in elsewhere, passkeys and codes, names, and leaving."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import text

from tests.server.authenticator import Passkey, to_text
from tests.server.browsers import Served
from tests.server.stores import stores
from tests.server.visitors import SITE, Visitor

Serve = Callable[..., Served]


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


def test_the_guests_seats_become_the_account_holders(server: Served) -> None:
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


def test_a_name_belongs_to_its_holder_alone(server: Served) -> None:
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
