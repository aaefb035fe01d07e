"""The analysis board: positions opened and played on in any way, hints about them, and refusals in one sentence."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import orjson
import pytest

from daikaiju.server.coach_worker import Position
from daikaiju.server.protocol.coach import CoachHint
from daikaiju.server.upload_worker import answer
from tests.server.browsers import Browser, Served
from tests.server.stores import SQLITE

STORES = (SQLITE,)
Serve = Callable[..., Served]
FRESH = "game: king\nseats: [gigazaur, the_king]\nstart: setup\n"
SET_UP = "game: king\nseats: [gigazaur, the_king]\nposition: {monsters: {gigazaur: {hearts: 3, stars: 7, energy: 5}}}\n"
IMPOSSIBLE = SET_UP.replace("energy: 5", "energy: 900")


def analysed(**asked: Any) -> dict[str, Any]:
    """What the process for visitors' files says."""
    said = answer(b"analyse", orjson.dumps(asked))
    assert said[:1] == b"+", said
    found: dict[str, Any] = orjson.loads(said[1:])
    return found


def refused(**asked: Any) -> str:
    said = answer(b"analyse", orjson.dumps(asked))
    assert said[:1] == b"-", said
    return str(orjson.loads(said[1:])[0])


def test_a_position_is_opened_and_played_on() -> None:
    opened = analysed(text=FRESH)
    assert opened["waits_for_chance"]
    assert opened["question"] is None
    rolled = analysed(text=opened["text"], roll=True)
    assert rolled["question"]["decision"] == "roll"
    stop = rolled["question"]["reroll"]["first"]
    stopped, reroll = (analysed(text=rolled["text"], action=action) for action in (stop, stop + 1))
    assert reroll["waits_for_chance"]
    assert stopped["text"] != reroll["text"]
    assert stopped["text"].startswith(rolled["text"].rstrip())
    steps = len(rolled["text"].split("script:\n")[1].splitlines())
    assert analysed(text=stopped["text"], step=steps)["text"] == rolled["text"]
    assert analysed(text=stopped["text"], step=0)["text"] == opened["text"]


def test_a_position_set_up_by_hand_is_shown_and_one_that_cannot_occur_is_marked() -> None:
    shown = analysed(text=SET_UP)
    assert (shown["scene"]["monsters"][0]["hearts"], shown["remarks"]) == (3, [])
    assert [remark["key"] for remark in analysed(text=IMPOSSIBLE)["remarks"]] == ["insight-odd-energy"]


def test_what_is_wrong_is_said_in_one_sentence() -> None:
    assert refused(text="nonsense") == "bad_file"
    assert refused(text=FRESH, step=99) == "bad_file"
    assert refused(text=FRESH, action=0) == "illegal"
    assert refused(text=analysed(text=FRESH, roll=True)["text"], action=10**9) == "illegal"
    assert refused(text=FRESH + "position: {agenda: [[offer_yield, 99, 99, 99]]}\n") in ("bad_file", "file_underway")
    assert refused(txt=FRESH) == refused(text=FRESH, step=-1) == "bad_request"


def test_over_http(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[Position] = []

    async def next_hint(_: object, position: Position, *__: object, **___: object) -> CoachHint | None:
        said.append(position)
        return None if len(said) % 3 == 0 else CoachHint(position.number, [], [], None, len(said))

    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            assert (await ann.http.post("/api/hint", content=FRESH)).json()["code"] == "no_coach"
            assert (await ann.http.post("/api/analysis", json={"text": FRESH})).json()["waits_for_chance"]
            assert (await ann.http.post("/api/analysis", json={"text": "x"})).status_code == 422
            server.registry.bots.preparation.names = ("champion",)
            monkeypatch.setattr(server.registry.coach.worker, "run", next_hint)
            told = [orjson.loads(line) for line in (await ann.http.post("/api/hint", content=FRESH)).text.splitlines()]
            assert [one["roll_outs"] for one in told] == [1, 2]
            assert (said[0].game, said[0].seats) == ("king", ["gigazaur", "the_king"])
            table = await ann.new_table("me", "me")
            async with ann.at(table) as page:
                await page.hello()
                await page.until("whole")
            refusal = await ann.http.get(f"/api/tables/{table}/step?number=3")
            assert refusal.json()["code"] == "not_over"

    with serve() as server:
        asyncio.run(run(server))


def test_an_entry_of_a_table_is_a_step_of_its_file(serve: Serve) -> None:
    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("bot:random", "bot:random")
            async with ann.at(table) as page:
                await page.hello()
                await page.until("table", lambda told: told["status"] == "over")
            for number in (-1, 0, 17):
                step = (await ann.http.get(f"/api/tables/{table}/step?number={number}")).json()["step"]
                assert step == number + 1, "bots take nothing back"

    with serve() as server:
        asyncio.run(run(server))
