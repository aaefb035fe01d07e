"""Whole games over real sockets: with bots, on one screen, with two browsers; and what is kept of them."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from daikaiju.fairness.dice import commitment
from daikaiju.fairness.verdict import verify
from daikaiju.text.files import parse
from daikaiju.text.script import play, read_scenario
from tests.server.browsers import Browser, Page, Served


async def play_on(page: Page, dice: random.Random) -> None:
    """Play at random until the game is over."""
    while page.table["status"] == "running":
        if page.actions:
            await page.act(dice.choice(page.actions))
        else:
            await page.next()


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("king", ["me", "bot:greedy", "bot:random", "bot:greedy"]),
        ("king", ["me", "me"]),
        ("duel", ["me", "bot:greedy"]),
    ],
)
def test_a_whole_game_is_played_kept_and_fair(server: Served, game: str, seats: list[str]) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table(*seats, game=game, name="Ann")
            async with ann.at(table) as page:
                shown = await page.hello()
                assert shown["status"] == "running"
                assert [seat["mine"] for seat in shown["seats"]] == [seat == "me" for seat in seats]
                assert shown["fair"]["secret"] is None
                await page.until("whole")
                await play_on(page, random.Random(1))
                assert page.scene["over"]
                assert page.table["fair"]["commitment"] == shown["fair"]["commitment"]
                secret = page.table["fair"]["secret"]
                assert commitment(bytes.fromhex(secret)) == shown["fair"]["commitment"]
            await check_what_is_kept(ann, table, page)

    asyncio.run(run())


async def check_what_is_kept(browser: Browser, table: str, page: Page) -> None:
    replay = (await browser.http.get(f"/api/tables/{table}/replay")).json()
    numbers = [-1, *(told["number"] for told in replay["told"])]
    assert [told["from"] for told in replay["told"]] == numbers[:-1]
    assert numbers[-1] == page.number
    assert replay["told"][-1]["scene"] == page.scene
    assert replay["ending"]["key"].startswith(("king-won", "duel-won"))
    assert len(replay["statistics"]) == len(page.table["seats"])
    file = (await browser.http.get(f"/api/tables/{table}/game.yaml")).text
    document = parse(file)[0]
    scenario = read_scenario(document)
    play(scenario)
    assert scenario.game.over
    verdicts = verify(file)
    assert [verdict.status for verdict in verdicts] == ["fair"]
    assert verdicts[0].rolls > 5
    opened = (await browser.http.post("/api/replay", content=file)).json()
    assert [told["scene"] for told in opened["told"]][-1] == page.scene
    assert opened["ending"] == replay["ending"]
    assert opened["statistics"] == replay["statistics"]
    verified = (await browser.http.post("/api/verify", json=file)).json()
    assert [document["findings"] for document in verified["documents"]] == [[]]
    assert {**verified["documents"][0]["fair"], "stage": "fixed"} == page.table["fair"]
    assert len(verified["documents"][0]["draws"]) == verdicts[0].rolls


@pytest.mark.any_store
def test_two_browsers_see_the_same(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann, Browser(server.place) as bob, Browser(server.place) as eve:
            table = await ann.new_table("me", "open", start=False, name="Ann")
            async with ann.at(table) as one, bob.at(table) as two, eve.at(table) as watching:
                await one.hello()
                assert (await two.hello())["status"] == "waiting"
                assert two.table["seats"][0]["claim"] is None
                await watching.hello()
                await two.send(kind="sit", seat=1, name="Bob")
                await two.until("table", lambda shown: shown["seats"][1]["name"] == "Bob")
                await one.until("table", lambda shown: len(shown["fair"]["commitments"]) == 2)
                await one.send(kind="start")
                await two.until("table", lambda shown: shown["fair"]["stage"] == "opening")
                pages = [one, two]
                for page in (one, two, watching):
                    await page.until("news")
                dice = random.Random(2)
                for _ in range(20):
                    asked = next(page for page in pages if page.actions)
                    other = pages[1 - pages.index(asked)]
                    assert other.question is not None
                    assert "answers" not in other.question
                    assert "reroll" not in other.question
                    await asked.act(dice.choice(asked.actions))
                    seen = [await page.until("news") for page in (asked, other, watching)]
                    assert len({str(news["scene"]) + str(news["events"]) for news in seen}) == 1
                assert watching.table["spectators"] == 1

    asyncio.run(run())


@pytest.mark.any_store
def test_a_game_of_six_bots_can_be_watched(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table(*["bot:random"] * 6, options={"edition": "2010"})
            async with ann.at(table) as page:
                await page.hello()
                await page.until("table", lambda shown: shown["status"] == "over")
                assert page.scene["over"]

    asyncio.run(run())


@pytest.mark.any_store
@pytest.mark.parametrize("game", ["king", "duel"])
def test_a_lesson_gives_tips_and_ends(server: Served, game: str) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann:
            table = (await ann.http.post(f"/api/lessons/{game}")).json()["id"]
            async with ann.at(table) as page:
                shown = await page.hello()
                assert shown["lesson"] == game
                assert shown["fair"]["scheme"] == "lesson"
                await page.until("whole")
                await play_on(page, random.Random(3))
            news = [message for message in page.got if message["kind"] in ("news", "whole")]
            tips = [message["lesson"]["key"] for message in news if "lesson" in message]
            assert len(tips) == len(set(tips)) >= 6
            assert tips[0] == f"learn-{game}-roll"
            assert tips[-1] == f"learn-{game}-over"
            file: dict[str, Any] = parse((await ann.http.get(f"/api/tables/{table}/game.yaml")).text)[0]
            assert "fair" not in file

    asyncio.run(run())


@pytest.mark.any_store
@pytest.mark.parametrize("game", ["king", "duel"])
def test_a_lost_lesson_goes_on_from_the_last_turn(server: Served, game: str) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann, Browser(server.place) as bob:
            table = (await ann.http.post(f"/api/lessons/{game}")).json()["id"]
            async with ann.at(table) as page:
                learner = next(number for number, seat in enumerate((await page.hello())["seats"]) if seat["mine"])
                await page.until("whole")
                await play_on(page, random.Random(3))
            news = [message for message in page.got if message["kind"] in ("news", "whole")]
            # In a turn of others they may be asked too, whether to leave Tokyo.
            turns = [
                one["scene"]["turn"]
                for one in news
                if one["scene"]["active"] == (one["question"] or {}).get("seat") == learner
            ]
            said = {one["lesson"]["key"] for one in news if "lesson" in one and one["scene"]["turn"] < turns[-1]}

            again = (await ann.http.post(f"/api/lessons/{game}", params={"lost": table})).json()["id"]
            async with ann.at(again) as page:
                await page.hello()
                whole = await page.until("whole")
                assert (whole["scene"]["turn"], whole["scene"]["active"]) == (turns[-1], learner)
                assert whole["question"]["seat"] == learner
                assert whole.get("lesson", {}).get("key") not in said
                await play_on(page, random.Random(4))
            assert (await bob.http.post(f"/api/lessons/{game}", params={"lost": table})).status_code == 404
            assert (await ann.http.post(f"/api/lessons/{game}", params={"lost": "nowhere"})).status_code == 404

    asyncio.run(run())
