"""Malicious files are quickly refused with a reason, and the next visitor's file is read as usual."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import httpx
import pytest

from daikaiju.server.refusals import Refused
from daikaiju.server.upload_worker import answer
from daikaiju.server.uploads import REFUSED, Uploads
from tests.server.browsers import Served

Serve = Callable[..., Served]

GOOD = "game: king\nseats: [gigazaur, the_king]\nscript: [{dice: [1, 1, 1, 1, energy, heart]}]\n"
NEVER_ANSWERED = "seats: 2\nscript: [{illegal: {}}]\n"
"""It used to end in an exception that a future cannot hold, so it was lost."""

AGENDA = "game: king\nseats: [gigazaur, the_king]\nposition: {agenda: [[offer_yield, 99, 99, 99]]}\n"
ASKING = "game: king\nseats: [gigazaur, the_king]\nposition: {asking: over}\n"
ENDLESS = "game: king\nseats: [gigazaur, the_king]\nscript: [" + "{dice: [1, 1, 1, 1, 1, 1]}, " * 19_000 + "]\n"

HOSTILE = {
    "never answered": NEVER_ANSWERED,
    "a day that is none": "!!timestamp x",
    "an empty number": "!!int ''",
    "a yes that is none": "!!bool x",
    "an order that is none": "seats: 2\ntitle: !!omap [a]",
    "half a letter": '{"seats": ["\\ud800", "gigazaur"]}',
    "half a letter as a key": '{"\\ud800": 1}',
    "seats to the sixtieth": "seats: 9:9:9:9:9:9:9",
    "a number beyond all numbers": "seats: .inf",
    "braces": "{" * 100_000,
    "brackets": "[" * 100_000,
    "lists in JSON": '{"seats":' + "[" * 100_000 + "]" * 100_000 + "}",
    "nothing in particular": "\ufeff",
    "another version of YAML": "%YAML 3.0\n---\n",
}


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("how", [b"replay", b"verify"])
def test_whatever_a_file_does_is_a_refusal(name: str, how: bytes) -> None:
    said = answer(how, HOSTILE[name].encode())
    # Where there is nothing to prove, a file need not be a game.
    assert (said.startswith(REFUSED) and b"file" in said) or (how == b"verify" and b"fair-no-proof" in said)


@pytest.mark.parametrize("text", [AGENDA, ASKING])
def test_a_file_may_not_say_what_the_rules_are_in_the_middle_of(text: str) -> None:
    assert answer(b"replay", text.encode()) == REFUSED + b'["file_underway",{}]'


def test_a_worker_that_is_stuck_is_killed_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("daikaiju.server.uploads.MOST_SECONDS", 0.01)

    async def run() -> None:
        uploads = Uploads()
        with pytest.raises(Refused, match="file_too_slow"):
            await uploads.read("replay", ENDLESS.encode())
        monkeypatch.setattr("daikaiju.server.uploads.MOST_SECONDS", 60.0)
        assert b'"told":[' in await uploads.read("replay", GOOD.encode())
        await uploads.close()

    asyncio.run(run())


def test_a_worker_that_dies_is_replaced() -> None:
    async def run() -> None:
        uploads = Uploads()
        await uploads.read("replay", GOOD.encode())
        uploads._idle[0].kill()
        await uploads._idle[0].wait()
        with pytest.raises(Refused, match="file_unreadable"):
            await uploads.read("replay", GOOD.encode())
        assert b'"told":[' in await uploads.read("replay", GOOD.encode())
        await uploads.close()

    asyncio.run(run())


def test_only_a_limited_number_of_files_wait() -> None:
    async def run() -> None:
        uploads = Uploads()
        asked = [uploads.read("replay", GOOD.encode()) for _ in range(40)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        refused = [one.code for one in answers if isinstance(one, Refused)]
        assert refused
        assert set(refused) == {"busy"}
        assert sum(isinstance(one, bytes) for one in answers) == 40 - len(refused)
        await uploads.close()

    asyncio.run(run())


def test_a_file_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("daikaiju.server.upload_worker.MOST_SECONDS", 0.2)
    assert answer(b"replay", ENDLESS.encode()) == REFUSED + b'["file_too_slow",{}]'


def test_one_file_at_a_time(serve: Serve) -> None:
    with serve(limits=True) as served:

        async def run() -> None:
            async with httpx.AsyncClient(base_url=f"http://{served.place}", timeout=60) as client:
                answers = await asyncio.gather(*(client.post("/api/replay", content=GOOD) for _ in range(5)))
                codes = sorted(answer.json().get("code", "read") for answer in answers)
                assert codes == ["one_file"] * 4 + ["read"]
                assert (await client.post("/api/replay", content=NEVER_ANSWERED)).status_code == 422
                assert (await client.post("/api/replay", content=GOOD)).json()["told"]

        asyncio.run(run())
