"""Playing somebody now: people who wait find each other, wherever they are connected, and nobody is left alone."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from daikaiju.server.app.services import new_services
from daikaiju.server.db import engine
from daikaiju.server.matchmaking import queue, store
from daikaiju.server.runtime.settings import milliseconds
from tests.server.browsers import Browser, Page, Served
from tests.server.visitors import Visitor
from tests.server.waiting import PATIENCE

Serve = Callable[..., Served]


@pytest.fixture(autouse=True)
def _patient() -> Iterator[None]:
    """However busy the machine, nobody counts as gone who is only slow; not undone by tests that undo their own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(queue, "BETWEEN", PATIENCE)
        patch.setattr(store, "ARRIVING", 1000 * PATIENCE)
        patch.setattr(engine, "LONGEST_WAIT", PATIENCE)
        yield


async def wish(browser: Browser, **what: Any) -> dict[str, Any]:
    answer = await browser.http.post("/api/pairing", json={"game": "duel", **what})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def state(browser: Browser, mark: str = "") -> dict[str, Any]:
    return dict((await browser.http.get("/api/pairing", params={"mark": mark})).json())


async def until(browser: Browser, status: str, mark: str = "") -> dict[str, Any]:
    """Ask as a page does, until the state is this one."""
    async with asyncio.timeout(PATIENCE):
        while (told := await state(browser, mark))["status"] != status:
            mark = told["mark"]
    return told


async def clear(*browsers: Browser) -> None:
    for browser in browsers:
        await browser.http.post("/api/pairing/leave")


def test_two_people_waiting_meet_at_a_table_that_starts_by_itself(server: Served) -> None:
    async def meet() -> None:
        async with Browser(server.place) as ann, Browser(server.place) as bob:
            assert (await state(ann))["status"] == "none"
            first = await wish(ann, clock=60, name="Ann")
            assert (first["status"], first["table"], first["others"]) == ("waiting", None, 0)
            assert first["wish"] == {"game": "duel", "players": None, "clock": 60, "rated": False, "name": "Ann"}
            second = await wish(bob, clock=60, name="Bob")
            assert second["status"] == "paired", "whoever fits is there already"
            assert (await until(ann, "paired", first["mark"]))["table"] == second["table"]
            async with ann.at(second["table"]) as page, bob.at(second["table"]) as other:
                told = await page.hello()
                assert [seat["name"] for seat in told["seats"]] == ["Ann", "Bob"]
                assert (told["clock"], told["game"]) == ({"kind": "move", "seconds": 60}, "duel")
                await other.hello()
                await page.begun()
                await other.begun()
            await until(ann, "none", second["table"])
            await until(bob, "none", second["table"])
            assert "daikaiju_pairing_seconds_count" in server.metrics()
            assert "daikaiju_seeking" in server.metrics()

    asyncio.run(meet())


@pytest.mark.parametrize("connections", [1, 3])
def test_many_who_join_at_once_are_paired_and_nobody_at_a_table_waits(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, connections: int
) -> None:
    monkeypatch.setattr(engine, "READERS", connections)

    async def answer(page: Page, until_all: asyncio.Event) -> int:
        """Play at a table where one person has all seats; a refusal is an error."""
        answers = 0
        while not until_all.is_set():
            await page.my_turn()
            await page.act()
            answers += 1
        return answers

    async def join(place: str, people: int) -> None:
        async with AsyncExitStack() as opened:
            browsers = [await opened.enter_async_context(Browser(place)) for _ in range(people)]
            player = await opened.enter_async_context(Browser(place))
            page = await opened.enter_async_context(player.at(await player.new_table(*["me"] * 6)))
            await page.hello()
            all_paired = asyncio.Event()
            answering = asyncio.create_task(answer(page, all_paired))
            await asyncio.gather(*(wish(browser, clock=60) for browser in browsers))
            told = await asyncio.gather(*(until(browser, "paired") for browser in browsers))
            all_paired.set()
            assert await answering > 0
            assert set(Counter(state["table"] for state in told).values()) == {2}
            await clear(*browsers)

    with serve() as server:
        for people in (4, 6, 8):
            asyncio.run(join(server.place, people))


@pytest.mark.any_store
def test_those_who_come_while_others_are_paired_share_the_next_step(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[int] = []

    class Counting:
        async def pair(self, _: object) -> list[Any]:
            steps.append(len(steps))
            await asyncio.sleep(0)
            return []

        async def all(self) -> tuple[list[Any], int]:
            return [], 0

    async def come() -> None:
        waiting = new_services(server.registry)["pairing"]
        monkeypatch.setattr(waiting, "_store", Counting())
        first = asyncio.create_task(waiting.step())
        while not steps:
            await asyncio.sleep(0)
        await asyncio.gather(first, *(waiting.step() for _ in range(50)))

    asyncio.run(come())
    assert len(steps) == 2, "one that had begun, and one for all who came meanwhile"


def test_wishes_that_differ_are_not_paired_until_they_widen(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def meet() -> None:
        async with Browser(server.place) as ann, Browser(server.place) as bob, Browser(server.place) as cyd:
            assert (await wish(ann, clock=15))["status"] == "waiting"
            assert (await wish(bob, clock=300))["status"] == "waiting"
            assert (await wish(cyd, game="king", players=5))["status"] == "waiting"
            assert (await state(bob))["others"] == 1, "those who wait for another game do not count"
            # As if thirty seconds had passed: anything will do.
            monkeypatch.setattr("daikaiju.server.matchmaking.wishes.WIDENS", (0, 0))
            tables = [(await until(one, "paired"))["table"] for one in (ann, bob)]
            assert tables[0] == tables[1]
            assert (await state(cyd))["status"] == "waiting", "the game itself is never another"
            await clear(ann, bob, cyd)

    asyncio.run(meet())


def test_somebody_who_cancels_or_leaves_is_not_paired(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with Browser(server.place) as ann, Browser(server.place) as bob, Browser(server.place) as cyd:
            await wish(ann)
            await clear(ann)
            assert (await state(ann))["status"] == "none"
            assert (await wish(bob))["status"] == "waiting"
            # Bob closes his page: after a moment he is not paired, and later his place is gone.
            monkeypatch.setattr(store, "PRESENT", -1)
            assert (await wish(cyd))["status"] == "waiting"
            monkeypatch.setattr(store, "KEPT", -1)
            await until(cyd, "none")
            monkeypatch.undo()
            assert (await state(bob))["status"] == "none"
            assert (await wish(bob))["status"] == "waiting"
            await clear(bob)

    asyncio.run(go())


def test_a_reload_keeps_the_place(server: Served) -> None:
    async def reload() -> None:
        async with Browser(server.place) as ann, Browser(server.place) as bob:
            before = await wish(ann, players=2, rated=False)
            again = await state(ann)
            assert (again["status"], again["wish"]) == ("waiting", before["wish"])
            assert again["waited"] >= before["waited"]
            assert (await wish(bob))["status"] == "paired"
            await clear(ann, bob)

    asyncio.run(reload())


@pytest.mark.parametrize("jump", [60_000, -60_000])
def test_nobody_loses_their_place_when_the_clock_is_set(serve: Serve, jump: int) -> None:
    set_by = 0

    async def wait(server: Served) -> None:
        nonlocal set_by
        async with Browser(server.place) as ann, Browser(server.place) as bob, Browser(server.place) as cyd:
            await wish(ann, clock=15)
            set_by = jump
            assert (await wish(cyd, game="king"))["status"] == "waiting"
            waiting = await state(ann)
            assert (waiting["status"], waiting["width"]) == ("waiting", 0)
            assert waiting["waited"] < 10_000
            assert (await wish(bob, clock=15))["status"] == "paired"

    with serve(now=lambda: milliseconds() + set_by) as server:
        asyncio.run(wait(server))


@pytest.mark.parametrize("how", ["cancels", "stays away"])
def test_if_somebody_does_not_come_the_others_wait_again(
    server: Served, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    async def wait() -> None:
        async with Browser(server.place) as ann, Browser(server.place) as bob, Browser(server.place) as cyd:
            await wish(ann, name="Ann")
            table = (await wish(bob))["table"]
            async with ann.at(table) as page:
                await page.hello()
                await page.until("table", lambda told: bool(told["fair"]["commitments"]))
                if how == "cancels":
                    await clear(bob)
                else:
                    monkeypatch.setattr(store, "ARRIVING", -1)
                told = await until(ann, "waiting", table)
                monkeypatch.undo()
                assert told["wish"]["name"] == "Ann", "with the same wishes"
            assert (await state(bob))["status"] == "none"
            third = await wish(cyd)
            assert third["status"] == "paired"
            assert third["table"] != table
            assert (await until(ann, "paired"))["table"] == third["table"]
            await clear(ann, cyd)

    asyncio.run(wait())


def test_a_table_that_could_not_be_opened_leaves_everybody_waiting(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise OSError("the process died here")

    async def wait() -> None:
        async with Browser(server.place) as ann, Browser(server.place) as bob:
            await wish(ann)
            monkeypatch.setattr(queue, "open_for", fail)
            await bob.http.post("/api/pairing", json={"game": "duel"})
            assert (await state(ann))["status"] == "waiting", "nobody is told of a table that is not there"
            monkeypatch.undo()
            monkeypatch.setattr(store, "OPENING", -1)
            await until(ann, "paired", "waiting")
            monkeypatch.undo()
            await clear(ann, bob)

    asyncio.run(wait())


def test_a_table_that_opens_too_late_holds_nobody(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def late(self: Any, table: str) -> int:
        return 0

    async def wait() -> None:
        async with Browser(server.place) as ann, Browser(server.place) as bob:
            await wish(ann, name="Ann")
            monkeypatch.setattr(store.SeekerStore, "opened", late)
            await wish(bob, name="Bob")
            assert not (await ann.http.get("/api/me/tables")).json(), "nobody sits there"
            monkeypatch.undo()
            await clear(ann, bob)

    asyncio.run(wait())


def test_rated_games_are_for_account_holders(server: Served) -> None:
    guest, ann, bob = Visitor(server), Visitor(server), Visitor(server)
    ann.make("Ann P")
    bob.make("Bob P")
    body = {"game": "duel", "rated": True}
    assert guest.http.post("/api/pairing", json=body).json()["code"] == "rated_account"
    assert ann.http.post("/api/pairing", json=body).json()["status"] == "waiting"
    assert guest.http.post("/api/pairing", json={"game": "duel"}).json()["status"] == "waiting", "that is not rated"
    paired = bob.http.post("/api/pairing", json=body).json()
    assert paired["status"] == "paired"

    async def look() -> None:
        async with ann.socket().at(paired["table"]) as page:
            told = await page.hello()
            assert told["rated"]
            assert [seat["name"] for seat in told["seats"]] == ["Ann P", "Bob P"]

    asyncio.run(look())
    for one in (guest, ann, bob):
        one.http.post("/api/pairing/leave")


def test_people_who_blocked_each_other_are_not_paired(server: Served) -> None:
    async def meet() -> None:
        async with Browser(server.place) as ann, Browser(server.place) as bob, Browser(server.place) as cyd:
            await wish(ann)
            table = (await wish(bob))["table"]
            async with ann.at(table) as page:
                await page.hello()
                await page.send(kind="ignore", how="block", seat=1)
                await page.until("notice")
            await clear(ann, bob)
            assert (await wish(bob))["status"] == "waiting"
            assert (await wish(ann))["status"] == "waiting"
            assert (await wish(cyd))["status"] == "paired"
            assert (await until(bob, "paired"))["table"] == (await until(cyd, "paired"))["table"], "he waited longest"
            await clear(ann, bob, cyd)

    asyncio.run(meet())


@pytest.mark.any_store
@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"game": "duel", "players": 3}, "duel is for 2 players"),
        ({"clock": 7}, "a clock of 7 seconds cannot be wished for, only one of 15, 30, 60, 120, 300"),
        ({"players": 7}, "Expected `int` <= 6"),
        ({"game": "chess"}, "Invalid enum value 'chess'"),
        ({"bots": True}, "unknown field `bots`"),
    ],
)
def test_bad_wishes_are_refused_with_a_sentence(server: Served, body: dict[str, Any], why: str) -> None:
    answer = Visitor(server).http.post("/api/pairing", json=body)
    assert answer.status_code == 422
    assert why in answer.json()["text"]["args"]["why"]


@pytest.mark.any_store
def test_asking_to_be_paired_is_limited(serve: Serve) -> None:
    with serve(limits=True) as server:
        ann = Visitor(server)
        codes = [ann.http.post("/api/pairing", json={}).status_code for _ in range(40)]
        assert codes.count(200) >= 30
        assert codes[-1] == 429
