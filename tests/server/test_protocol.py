"""What the socket promises: nothing twice, nothing late, nothing missed, nothing for others."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.browsers import Browser, Served


def test_a_repeated_answer_changes_nothing(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "me")
            async with ann.at(table) as page:
                await page.hello()
                await page.until("whole")
                question, at, action = page.question, page.number, page.actions[-1]
                assert question is not None
                first = await page.act(action, key="once")
                await page.until("news")
                after = page.number
                again = {"kind": "act", "seat": question["seat"], "at": at, "action": action, "key": "once"}
                await page.send(**again)
                assert await page.until("ack") == first
                # Another key for the same entry is too late; only one answer can have a given number.
                assert await page.refused(**{**again, "key": "twice"}) == "late"
                await page.send(kind="since", have=-1)
                whole = await page.until("whole")
                assert whole["number"] == after
                assert whole["told"][0]["from"] == -1

    asyncio.run(run())


def test_an_old_key_is_known_after_the_memory_forgot_it(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "me")
            async with ann.at(table) as page:
                await page.hello()
                await page.until("whole")
                question, at, action = page.question, page.number, page.actions[-1]
                assert question is not None
                first = await page.act(action, key="old")
            server.registry.tables[table].keys.clear()
            async with ann.at(table) as page:
                await page.hello()
                await page.until("whole")
                await page.send(kind="act", seat=question["seat"], at=at, action=action, key="old")
                assert await page.until("ack") == first

    asyncio.run(run())


def test_a_page_with_a_gap_gets_what_it_missed(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "me", "me")
            async with ann.at(table) as page:
                await page.hello()
                await page.until("whole")
                numbers = [page.number]
                for _ in range(12):
                    await page.my_turn()
                    await page.act(page.actions[-1])
                    await page.until("news")
                    numbers.append(page.number)
                for have in (-1, numbers[0], numbers[5], numbers[-2], numbers[-1]):
                    await page.send(kind="since", have=have)
                    whole = await page.until("whole")
                    missed = [told["number"] for told in whole["told"]]
                    assert missed == [number for number in numbers if number > have]
                    assert [told["from"] for told in whole["told"]] == ([have, *missed][:-1] if missed else [])
                    assert whole["number"] == numbers[-1]
                    assert whole["scene"] == page.scene

    asyncio.run(run())


@pytest.mark.any_store
def test_only_the_holder_of_a_seat_acts_for_it(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann, Browser(server.place) as eve:
            table = await ann.new_table("me", "me")
            async with ann.at(table) as page, eve.at(table) as other:
                await page.hello()
                await page.until("whole")
                await other.hello()
                await other.until("whole")
                question = page.question
                assert question is not None
                seat, action = question["seat"], page.actions[0]
                act = {"kind": "act", "seat": seat, "at": page.number, "action": action, "key": "k"}
                assert await other.refused(**act) == "not_your_seat"
                assert await page.refused(**{**act, "seat": 1 - seat}) == "not_your_turn"
                assert await page.refused(**{**act, "action": 999999}) == "illegal"
                assert await page.refused(**{**act, "seat": 5}) == "no_such_seat"
                assert await other.refused(kind="undo", seat=seat, at=page.number, key="u") == "not_your_seat"
                assert await other.refused(kind="stand", seat=seat) == "not_your_seat"
                assert await other.refused(kind="start") == "not_creator"
                assert await other.refused(kind="lock", locked=True) == "not_creator"
                assert await other.refused(kind="seat", seat=0, by="bot:greedy") == "not_creator"
                assert await other.refused(kind="sit", seat=0, name="Eve") == "taken"
                assert await page.refused(kind="rematch") == "not_over"
                assert await page.refused(kind="start") == "begun"
                assert all(seat["claim"] is None for seat in other.table["seats"])
                assert await page.act()

    asyncio.run(run())


@pytest.mark.any_store
def test_undo_takes_back_your_own_choice_until_something_has_answered_it(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann, Browser(server.place) as bob:
            table = await ann.new_table("me", "me")
            async with ann.at(table) as page, bob.at(table) as watching:
                await page.hello()
                await page.until("whole")
                await watching.hello()
                await watching.until("whole")
                before: dict[str, Any] = {}
                while True:
                    await page.my_turn()
                    before = {"scene": page.scene, "question": page.question, "number": page.number}
                    await page.act()
                    if (await page.until("news"))["undo"] is not None:
                        break
                seat, at = before["question"]["seat"], page.number
                assert await page.refused(kind="undo", seat=1 - seat, at=at, key="x") == "nothing_to_undo"
                await page.send(kind="undo", seat=seat, at=at, key="u")
                whole = await page.until("whole")
                assert whole["undone"] is True
                assert whole["scene"] == before["scene"]
                assert whole["question"] == before["question"]
                assert whole["number"] == at + 1
                assert whole["told"] == [
                    {"from": at, "number": at + 1, "events": [], "scene": before["scene"], "undone": at}
                ]
                await page.until("ack")
                assert (await watching.until("whole"))["number"] == at + 1
                # Repeating it changes nothing, and a page that arrives now is not told what was undone.
                await page.send(kind="undo", seat=seat, at=at, key="u")
                assert (await page.until("ack"))["number"] == at + 1
                await page.send(kind="since", have=-1)
                told = (await page.until("whole"))["told"]
                assert not any("undone" in piece for piece in told)
                assert told[-1]["number"] == at + 1
                assert [piece["from"] for piece in told[1:]] == [piece["number"] for piece in told[:-1]]
                assert await page.act()

    asyncio.run(run())


def test_a_claim_moves_a_seat_to_another_browser(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.place) as laptop, Browser(server.place) as phone:
            table = await laptop.new_table("me", "bot:greedy", name="Ann")
            async with laptop.at(table) as page:
                claim = (await page.hello())["seats"][0]["claim"]
                async with phone.at(table) as other:
                    await other.send(kind="hello", have=-1, claim="wrong")
                    assert not (await other.until("table"))["seats"][0]["mine"]
                async with phone.at(table) as other:
                    shown = await other.hello(claim=claim)
                    assert shown["seats"][0]["mine"]
                    assert shown["seats"][0]["name"] == "Ann"
                    await page.until("table", lambda shown: not shown["seats"][0]["mine"])
                    await other.my_turn()
                    assert await other.act()

    asyncio.run(run())


@pytest.mark.any_store
def test_people_come_and_go_before_the_game(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann, Browser(server.place) as bob:
            table = await ann.new_table("me", "open", "bot:random", start=False, name="Ann", listed=True)
            async with ann.at(table) as page, bob.at(table) as other:
                await page.hello()
                await other.hello()
                assert await other.refused(kind="sit", seat=1, name="B\u202eob") == "bad_name"
                assert await other.refused(kind="sit", seat=1, name="x" * 25) == "bad_name"
                await page.send(kind="lock", locked=True)
                await other.until("table", lambda shown: shown["locked"])
                assert await other.refused(kind="sit", seat=1, name="Bob") == "locked"
                await page.send(kind="lock", locked=False)
                await other.until("table", lambda shown: not shown["locked"])
                await other.send(kind="sit", seat=1, name="<b>Bob</b>")
                await page.until("table", lambda shown: shown["seats"][1]["name"] == "<b>Bob</b>")
                listed = (await bob.http.get("/api/tables")).json()
                assert next(one for one in listed if one["id"] == table)["seats"][1]["name"] == "<b>Bob</b>"
                await other.send(kind="stand", seat=1)
                await page.until("table", lambda shown: shown["seats"][1]["by"] == "open")
                await page.send(kind="seat", seat=1, by="bot:greedy", monster=page.table["seats"][0]["monster"])
                first = page.table["seats"][0]["monster"]
                shown = await page.until("table", lambda shown: shown["seats"][1]["by"] == "bot")
                assert shown["seats"][1]["monster"] == first != shown["seats"][0]["monster"]
                assert await page.refused(kind="seat", seat=1, by="bot:nobody") == "bad_message"
                assert await page.refused(kind="act", seat=0, at=-1, action=1, key="k") == "not_begun"
                await page.send(kind="start")
                await page.until("table", lambda shown: shown["status"] == "running")

    asyncio.run(run())


@pytest.mark.any_store
def test_everybody_chooses_their_own_monster_and_name_before_the_game(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann, Browser(server.place) as bob:
            seats = [{"by": "me", "monster": "gigazaur"}, {"by": "open"}, {"by": "bot:greedy", "monster": "alienoid"}]
            table = await ann.new_table(seats=seats, start=False)
            async with ann.at(table) as page, bob.at(table) as other:
                await page.hello()
                await other.hello()
                assert await other.refused(kind="seat", seat=1, monster="alienoid") == "not_creator"
                await other.send(kind="sit", seat=1, name="Bob")
                await other.send(kind="seat", seat=1, monster="alienoid", name="Bobby")
                shown = await page.until("table", lambda shown: shown["seats"][1]["monster"] == "alienoid")
                assert shown["seats"][1]["name"] == "Bobby"
                assert shown["seats"][2]["monster"] != "alienoid", "the bot has the other one now"
                assert await other.refused(kind="seat", seat=1, monster="gigazaur") == "monster_taken"
                assert await other.refused(kind="seat", seat=1, monster="godzilla") == "bad_message"
                assert await other.refused(kind="seat", seat=1, name="\u200b") == "bad_name"
                assert await other.refused(kind="seat", seat=0, name="Mine") == "not_creator"
                assert await page.refused(kind="seat", seat=1, name="Mine") == "not_your_seat"
                await page.send(kind="seat", seat=1, monster="gigazaur")
                shown = await other.until("table", lambda shown: shown["seats"][1]["monster"] == "gigazaur")
                assert (shown["seats"][1]["name"], shown["seats"][1]["mine"]) == ("Bobby", True)
                await other.send(kind="agree", terms=shown["terms"])
                await page.until("table", lambda shown: shown["seats"][1]["agreed"])
                await page.send(kind="start")
                await other.until("news")
                assert await other.refused(kind="seat", seat=1, monster="alienoid") == "begun"
                assert await page.refused(kind="seat", seat=0, name="Late") == "begun"

    asyncio.run(run())


@pytest.mark.any_store
def test_several_people_at_one_screen_have_names(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann:
            seats = [{"by": "me", "name": " Ann "}, {"by": "me", "name": "Bob"}, {"by": "me"}]
            table = await ann.new_table(seats=seats, name="All of us")
            async with ann.at(table) as page:
                shown = await page.hello()
                assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Bob", "All of us"]

    asyncio.run(run())


def test_chat_is_kept_and_limited(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann:
            await ann.http.put("/api/me", json={"name": "Ann"})
            table = await ann.new_table("bot:greedy", "open", start=False)
            async with ann.at(table) as page:
                await page.hello()
                await page.send(kind="say", text="  <script>hi</script>  ", key="1")
                line = (await page.until("chat", lambda chat: chat["lines"] != []))["lines"][0]
                assert (line["text"], line["name"], line["seat"]) == ("<script>hi</script>", "Ann", None)
                await page.send(kind="say", text="again", key="1")
                await page.until("ack")
                assert await page.refused(kind="say", text="x" * 301, key="2") == "bad_line"
                assert await page.refused(kind="say", text=" ", key="3") == "bad_line"
            async with ann.at(table) as page:
                await page.hello()
                assert (await page.until("chat"))["lines"] == [line]

    asyncio.run(run())


@pytest.mark.any_store
def test_a_face_is_seen_by_everybody_and_kept_by_nobody(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann, Browser(server.place) as bob:
            table = await ann.new_table("me", "open", start=False)
            async with ann.at(table) as page, bob.at(table) as watcher:
                await page.hello()
                await watcher.hello()
                await page.send(kind="react", seat=0, face="roar")
                for one in (page, watcher):
                    assert await one.until("reaction") == {"kind": "reaction", "seat": 0, "face": "roar"}
                assert await watcher.refused(kind="react", seat=0, face="roar") == "not_your_seat"
                assert await watcher.refused(kind="react", seat=1, face="roar") == "not_your_seat"
                assert await page.refused(kind="react", seat=0, face="wink") == "bad_message"
            async with bob.at(table) as watcher:
                await watcher.hello()
                await watcher.send(kind="ping")
                while (told := await watcher.next())["kind"] != "pong":
                    assert told["kind"] != "reaction"

    asyncio.run(run())


def test_a_rematch_brings_the_same_people_together(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "bot:random", game="duel", name="Ann")
            async with ann.at(table) as page:
                await page.hello()
                await page.send(kind="leave", seat=0)
                await page.until("table", lambda shown: shown["status"] == "over")
                await page.send(kind="rematch")
                again = (await page.until("table", lambda shown: shown["rematch"]))["rematch"]
            async with ann.at(again) as page:
                shown = await page.hello()
                assert [seat["by"] for seat in shown["seats"]] == ["bot", "bot"]
                await page.until("table", lambda shown: shown["status"] in ("running", "over"))

    asyncio.run(run())


@pytest.mark.any_store
def test_a_table_that_starts_itself_waits_for_the_dice_of_its_people(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "bot:greedy", begin=False)
            async with ann.at(table) as page:
                shown = await page.hello()
                assert (shown["status"], shown["fair"]["commitments"]) == ("waiting", [])
                shown = await page.until("table", lambda shown: shown["status"] == "running")
                assert shown["fair"]["shares"] == [{"seat": 0, "share": ann.shares.share(shown, 0)}]

    asyncio.run(run())


@pytest.mark.any_store
def test_a_page_without_a_share_keeps_nobody_waiting(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "bot:greedy", begin=False)
            async with ann.at(table) as page:
                page.shares = None
                assert (await page.hello())["status"] == "waiting"
                shown = await page.until("table", lambda shown: shown["status"] == "running")
                assert (shown["fair"]["shares"], shown["fair"]["without"]) == ([], [0])

    asyncio.run(run())
