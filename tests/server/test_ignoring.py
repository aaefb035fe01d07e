"""Muting and blocking: what is no longer heard, who may sit where, and that it follows the person, not the browser."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from daikaiju.server.ignoring.store import MOST_IGNORED
from tests.server.browsers import Browser, Page, Served
from tests.server.stores import stores
from tests.server.visitors import Visitor
from tests.server.waiting import PATIENCE


async def say(page: Page, words: str) -> int:
    """Say something; returns the number of the line."""
    await page.send(kind="say", text=words, key=words)
    return int((await page.until("ack", lambda told: told["key"] == words))["number"])


async def all_lines(page: Page) -> list[str]:
    """All there is to read for a page that has just arrived or changed its mind."""
    return [line["text"] for line in (await page.until("chat", lambda told: told["whole"]))["lines"]]


async def arrive(page: Page) -> list[str]:
    await page.hello()
    return await all_lines(page)


async def ignore(page: Page, how: str, **whom: int) -> list[str]:
    await page.send(kind="ignore", how=how, **whom)
    return await all_lines(page)


async def ignored(browser: Browser) -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = (await browser.http.get("/api/me/ignored")).json()
    return listed


def test_a_muted_person_is_not_heard_here_or_anywhere_and_is_not_told(server: Served) -> None:
    async def talk() -> None:
        async with Browser(server.place) as ann, Browser(server.place) as bob, Browser(server.place) as eve:
            table = await ann.new_table("me", "open", "open", name="Ann")
            async with ann.at(table) as hers, bob.at(table) as his, eve.at(table) as third:
                for page in (hers, his, third):
                    await arrive(page)
                await his.send(kind="sit", seat=1, name="Bob")
                await his.until("table", lambda told: told["seats"][1]["mine"])
                await say(his, "one")
                assert await ignore(hers, "mute", seat=1) == []
                assert hers.table["seats"][1]["ignored"] == "mute"
                await say(his, "two")
                await his.send(kind="react", seat=1, face="roar")
                await third.until("reaction")
                await say(third, "three")
                heard = await hers.until("chat")
                assert [line["text"] for line in heard["lines"]] == ["three"]
                assert not [told for told in hers.got if told["kind"] == "reaction"]
                assert [told["face"] for told in third.got if told["kind"] == "reaction"] == ["roar"]
                assert [told["seats"][1]["ignored"] for told in (his.table, third.table)] == [None, None]
            async with ann.at(table) as again:
                assert await arrive(again) == ["three"], "it is remembered"
                assert again.table["seats"][1]["ignored"] == "mute"
                assert await ignore(again, "hear", seat=1) == ["one", "two", "three"]
                assert await ignored(ann) == []

    asyncio.run(talk())


def test_a_spectator_is_muted_by_a_line_and_heard_again_from_the_list(server: Served) -> None:
    async def talk() -> None:
        async with Browser(server.place) as ann, Browser(server.place) as eve:
            table = await ann.new_table("me", "open")
            async with ann.at(table) as hers, eve.at(table) as third:
                await arrive(hers)
                await arrive(third)
                line = await say(third, "boo")
                await hers.until("chat")
                assert await ignore(hers, "block", line=line) == []
                (entry,) = await ignored(ann)
                assert (entry["how"], entry["name"]) == ("block", "")
                stranger = await eve.http.post("/api/me/ignored/remove", json={"id": entry["id"]})
                assert (stranger.status_code, stranger.json()["code"]) == (404, "not_ignored"), "it is Ann's list"
                assert (await ann.http.post("/api/me/ignored/remove", json={"id": entry["id"]})).json() == []
                await hers.closed()
            async with ann.at(table) as again:
                assert await arrive(again) == ["boo"]

    asyncio.run(talk())


def test_somebody_the_host_blocks_loses_the_seat_and_cannot_take_another(server: Served) -> None:
    async def play() -> None:
        async with Browser(server.place) as ann, Browser(server.place) as bob:
            table = await ann.new_table("me", "open", "open")
            async with ann.at(table) as hers, bob.at(table) as his:
                his.shares = None
                await arrive(hers)
                await arrive(his)
                await his.send(kind="sit", seat=2, name="Bob")
                await hers.until("table", lambda told: told["seats"][2]["by"] == "person")
                await ignore(hers, "block", seat=2)
                await his.until("table", lambda told: told["seats"][2]["by"] == "open")
                assert (await his.until("notice"))["text"]["key"] == "server-notice-removed"
                assert await his.refused(kind="sit", seat=1, name="Bob") == "not_welcome"
                assert await his.refused(kind="sit", seat=2, name="Rob") == "not_welcome"
            other = await ann.new_table("me", "open", listed=True)
            async with bob.at(other) as his:
                await arrive(his)
                assert await his.refused(kind="sit", seat=1, name="Bob") == "not_welcome"
            own = await bob.new_table("me", "open")
            async with ann.at(own) as hers:
                await arrive(hers)
                await hers.send(kind="sit", seat=1, name="Ann")
                await hers.until("table", lambda told: told["seats"][1]["mine"])

    asyncio.run(play())


def test_a_block_follows_both_from_guest_to_account(server: Served) -> None:
    ann, bob, elsewhere = Visitor(server), Visitor(server), Visitor(server)
    passkey, _ = elsewhere.make("Bob the Blocked")
    table = ann.new_table()

    async def block() -> None:
        async with ann.socket().at(table) as hers, bob.socket().at(table) as his:
            await arrive(hers)
            await arrive(his)
            await his.send(kind="sit", seat=1, name="B")
            await hers.until("table", lambda told: told["seats"][1]["by"] == "person")
            await ignore(hers, "block", seat=1)

    bob.http.get("/api/me")
    asyncio.run(block())
    ann.make("Ann the Blocker")
    bob.done("/sign-in", credential=bob.signed(passkey))

    async def sit(visitor: Visitor) -> None:
        async with visitor.socket().at(table) as page:
            await arrive(page)
            assert await page.refused(kind="sit", seat=1, name="") == "not_welcome"

    for visitor in (bob, elsewhere):
        asyncio.run(sit(visitor))
    assert [entry["how"] for entry in ann.http.get("/api/account/data").json()["ignored"]] == ["block"]

    with stores.opened(server.registry.settings.folder) as database:

        def number(name: str) -> str:
            found = database.execute(text("SELECT id FROM people WHERE name = :name"), {"name": name})
            return str(found.scalar_one())

        hers, his = number("Ann the Blocker"), number("Bob the Blocked")
    blocked = server.app.state.ignoring.blocked_between([hers, his, "0" * 24])
    pairs = asyncio.run_coroutine_threadsafe(blocked, server.registry.writer._loop).result(PATIENCE)
    assert pairs == {frozenset((hers, his))}
    bob.done("/delete", name="Bob the Blocked")
    (entry,) = ann.http.get("/api/me/ignored").json()
    assert entry["name"] == "", "the name goes with the account"
    ann.done("/delete", name="Ann the Blocker")
    with stores.opened(server.registry.settings.folder) as database:
        assert not database.execute(text("SELECT id FROM ignored WHERE person = :her"), {"her": hers}).all()


def test_a_rematch_leaves_the_seat_of_a_blocked_person_open(server: Served) -> None:
    async def play() -> None:
        async with Browser(server.place) as ann, Browser(server.place) as bob:
            table = await ann.new_table("me", "open", game="duel")
            async with ann.at(table) as hers, bob.at(table) as his:
                await arrive(hers)
                await arrive(his)
                await his.send(kind="sit", seat=1, name="Bob")
                for page in (hers, his):
                    await page.begun()
                await ignore(his, "block", seat=0)
                server.registry.tables[table].status = "over"
                await hers.send(kind="rematch")
                again = (await hers.until("table", lambda told: told["rematch"]))["rematch"]
            async with ann.at(again) as hers:
                await hers.hello()
                assert "Bob" not in [seat["name"] for seat in hers.table["seats"]]

    asyncio.run(play())


def test_what_cannot_be_ignored(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def try_it() -> None:
        async with Browser(server.place) as ann, Browser(server.place) as bob:
            table = await ann.new_table("me", "open", "bot:random")
            async with ann.at(table) as hers, bob.at(table) as his:
                await arrive(hers)
                await arrive(his)
                line = await say(his, "hm")
                refusals: dict[str, dict[str, Any]] = {
                    "yourself": {"seat": 0},
                    "nobody_sits": {"seat": 1},
                    "no_such_seat": {"seat": 5},
                    "no_such_line": {"line": 99},
                    "bad_message": {"seat": 0, "line": line},
                }
                for code, whom in refusals.items():
                    assert await hers.refused(kind="ignore", how="block", **whom) == code
                assert await hers.refused(kind="ignore", how="mute") == "bad_message"
                assert await hers.refused(kind="ignore", how="hate", seat=0) == "bad_message"
                assert await his.refused(kind="ignore", how="mute", line=line) == "yourself"
                monkeypatch.setattr("daikaiju.server.ignoring.store.MOST_IGNORED", 0)
                assert await hers.refused(kind="ignore", how="mute", line=line) == "too_many_ignored"
                for person in (ann, bob):
                    number = person.http.cookies["daikaiju"].partition(".")[0]
                    assert number not in str(hers.got) + str(his.got), "nobody's number is told"

    assert MOST_IGNORED > 100
    asyncio.run(try_it())


def test_account_holders_are_ignored_by_name(server: Served) -> None:
    ann, bob = Visitor(server), Visitor(server)
    ann.make("Ann Without Table")
    bob.make("Bob Without Table")

    def asked(visitor: Visitor, name: str, how: str) -> Any:
        return visitor.http.post("/api/me/ignored", json={"name": name, "how": how}).json()

    (entry,) = asked(ann, "bob without table", "mute")
    assert (entry["name"], entry["how"]) == ("Bob Without Table", "mute")
    (entry,) = asked(ann, "Bob Without Table", "block")
    assert entry["how"] == "block"
    assert asked(ann, "Ann Without Table", "mute")["code"] == "yourself"
    assert asked(ann, "Nobody Without Table", "mute")["code"] == "no_such_person"
    assert asked(ann, "Bob Without Table", "hear")["code"] == "bad_request"
    assert asked(Visitor(server), "Bob Without Table", "mute")["code"] == "not_signed_in"
    assert ann.http.post("/api/me/ignored/remove", json={"id": entry["id"]}).json() == []


@pytest.mark.any_store
def test_a_newcomer_ignores_nobody(server: Served) -> None:
    answer = httpx.get(f"http://{server.place}/api/me/ignored")
    assert (answer.json(), answer.headers.get("set-cookie")) == ([], None)
    other = httpx.post(
        f"http://{server.place}/api/me/ignored/remove", json={"id": "0"}, headers={"Origin": "http://evil.example"}
    )
    assert other.json()["code"] == "other_origin"
