"""The coach at the table: only for those who want it, only if all agree, and the log says so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from daikaiju.server.workers.coach import CoachProcess
from daikaiju.services.coaching import HandedOver
from daikaiju.services.levels import Levels
from daikaiju.table.coach import Position
from daikaiju.table.protocol.coach import CoachHint
from tests.server.browsers import Browser, Page, Served, coach_of
from tests.server.stores import SQLITE
from tests.server.waiting import eventually

STORES = (SQLITE,)
Serve = Callable[..., Served]
BETTER = 3
"""How many hints the coach of these tests has for a question."""


@pytest.fixture
def coached(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server with a coach that says something at once, without thinking."""
    said: dict[tuple[str, int], int] = {}

    async def next_hint(_: object, position: Position, *__: object, **___: object) -> CoachHint | None:
        place = (position.table, position.number)
        said[place] = said.get(place, 0) + 1
        return None if said[place] > BETTER else CoachHint(position.number, [], [], None, said[place])

    with serve() as server:
        server.registry.levels.has_champion = True
        monkeypatch.setattr(coach_of(server.registry).worker, "run", next_hint)
        yield server


async def asked(page: Page) -> int:
    """Wait until somebody at this page is asked; the number of the question."""
    while page.question is None or "answers" not in page.question:
        await page.next()
    return page.number


async def answers(page: Page, number: int) -> dict[str, Any]:
    """Answer the open question; returns the news of it."""
    question = page.question
    assert question is not None
    reroll = question.get("reroll")
    action = reroll["first"] if reroll else question["answers"][0]["action"]
    await page.send(kind="act", seat=question["seat"], at=number, action=action, key=f"k{number}")
    return await page.until("news", lambda news: news["from"] == number)


def test_hints_come_when_switched_on(coached: Served) -> None:
    async def run() -> None:
        async with Browser(coached.place) as ann:
            table = await ann.new_table("me", "bot:random")
            async with ann.at(table) as page:
                await page.hello()
                number = await asked(page)
                assert page.table["coach"] == {"wanted": [], "on": False}
                await page.send(kind="hint", at=number)
                assert (await page.until("refused"))["code"] == "coach_off"
                await page.send(kind="coach", on=True)
                await page.until("table", lambda told: told["coach"] == {"wanted": [0], "on": True})
                await page.send(kind="hint", at=number)
                hints = [await page.until("hint") for _ in range(BETTER)]
                assert [hint["roll_outs"] for hint in hints] == [1, 2, 3]
                assert {hint["number"] for hint in hints} == {number}
                # Nobody else plays who would want to know.
                assert all(event["name"] != "asked_coach" for event in (await answers(page, number))["events"])
                await page.send(kind="hint", at=number)
                assert (await page.until("refused"))["code"] in ("late", "not_your_seat", "over")

    asyncio.run(run())


def test_where_several_play_all_must_agree(coached: Served) -> None:
    async def run() -> None:
        async with Browser(coached.place) as ann, Browser(coached.place) as bob, Browser(coached.place) as eve:
            table = await ann.new_table("me", "open")
            async with ann.at(table) as hers, bob.at(table) as his, eve.at(table) as watching:
                for page in (hers, his, watching):
                    await page.hello()
                await his.send(kind="sit", seat=1, name="Bob")
                await hers.until("table", lambda told: told["status"] == "running")
                await hers.send(kind="coach", on=True)
                await his.until("table", lambda told: told["coach"] == {"wanted": [0], "on": False})
                await watching.send(kind="coach", on=True)
                assert (await watching.until("refused"))["code"] == "not_seated"
                play = coached.registry.tables[table].play
                assert play is not None
                first = hers if play.asked == 0 else his
                number = await asked(first)
                await first.send(kind="hint", at=number)
                assert (await first.until("refused"))["code"] == "coach_off"
                await his.send(kind="coach", on=True)
                await hers.until("table", lambda told: told["coach"]["on"])
                await first.send(kind="hint", at=number)
                await first.until("hint")
                await watching.send(kind="hint", at=number)
                assert (await watching.until("refused"))["code"] == "not_your_seat"
                event = (await answers(first, number))["events"][0]
                assert (event["name"], event["say"]["key"]) == ("asked_coach", "log-asked-coach")
                await his.send(kind="coach", on=False)
                await hers.until("table", lambda told: not told["coach"]["on"])

    asyncio.run(run())


def test_there_is_no_coach_without_the_champion_or_for_packs_where_pages_think(serve: Serve) -> None:
    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "bot:random")
            async with ann.at(table) as page:
                await page.hello()
                assert page.table["coach"] is None
                await page.send(kind="coach", on=True)
                assert (await page.until("refused"))["code"] == "no_coach"
        played = server.registry.tables[table]
        server.registry.levels.has_champion = True
        assert server.registry.has_coach(played)
        played.options["packs"] = ["undead"]
        assert server.registry.has_coach(played)
        server.registry.coach = HandedOver()
        assert not server.registry.has_coach(played)

    with serve() as server:
        asyncio.run(run(server))


def test_addresses_take_turns_with_the_coach(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    asking: list[object] = []

    async def next_hint(*_: object, whose: str, **__: object) -> None:
        asking.append(whose)

    async def run(server: Served) -> None:
        monkeypatch.setattr(coach_of(server.registry).worker, "run", next_hint)
        async with Browser(server.place) as ann:
            await ann.http.post("/api/hint", content="game: duel\nseats: 2\n")
            table = await ann.new_table("me", "bot:random")
            async with ann.at(table) as page:
                await page.hello()
                number = await asked(page)
                await page.send(kind="coach", on=True)
                await page.until("table", lambda told: told["coach"]["on"])
                await page.send(kind="hint", at=number)
                await eventually(lambda: len(asking) == 2, "the coach should be asked")
        assert asking == ["127.0.0.1", "127.0.0.1"]

    with serve(limits=True) as server:
        server.registry.levels.has_champion = True
        asyncio.run(run(server))


def test_first_hints_do_not_wait_for_better_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    hurried: list[bool] = []

    async def next_hint(_: object, position: Position, *__: object, soon: bool, **___: object) -> CoachHint | None:
        hurried.append(soon)
        return CoachHint(position.number, [], [], None, 0) if len(hurried) < BETTER else None

    async def run() -> None:
        coach = CoachProcess(Levels(champion=False))
        monkeypatch.setattr(coach.worker, "run", next_hint)
        await coach.think("ann", Position("t", 1, "king", [], {}, b""), lambda: True, lambda _: None)

    asyncio.run(run())
    assert hurried == [True, False, False]


def test_a_new_question_replaces_the_one_before(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> list[int]:
        coach, told = CoachProcess(Levels(champion=False)), []

        async def slow(_: object, position: Position, *__: object, **___: object) -> CoachHint:
            await asyncio.sleep(0.01)
            return CoachHint(position.number, [], [], None, 0)

        monkeypatch.setattr(coach.worker, "run", slow)
        for number in range(5):
            position = Position("table", number, "king", [], {}, b"")
            coach.think("ann", position, lambda: True, lambda hint: told.append(hint.number))
        await eventually(lambda: bool(told), "the coach should have answered")
        await coach.close()
        return told

    assert set(asyncio.run(run())) == {4}
