"""Malicious files are quickly refused with a reason, and the next visitor's file is read as usual."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable

import httpx
import orjson
import pytest

from daikaiju.server.app.application import FILE_READER
from daikaiju.server.app.file_reader import TooSlow, answer, limited_time
from daikaiju.server.files.uploads import REFUSED, Uploads
from daikaiju.server.http.limits import Buckets, Limit, Limits
from daikaiju.table.refusals import Refused
from tests.server.browsers import Served
from tests.server.waiting import PATIENCE

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
    monkeypatch.setattr("daikaiju.server.files.uploads.MOST_SECONDS", 0.01)

    async def run() -> None:
        uploads = Uploads(Limits(on=False), FILE_READER)
        with pytest.raises(Refused, match="file_too_slow"):
            await uploads.read("replay", ENDLESS.encode())
        monkeypatch.setattr("daikaiju.server.files.uploads.MOST_SECONDS", 60.0)
        assert b'"told":[' in await uploads.read("replay", GOOD.encode())
        await uploads.close()

    asyncio.run(run())


def test_a_worker_that_dies_is_replaced() -> None:
    async def run() -> None:
        uploads = Uploads(Limits(on=False), FILE_READER)
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
        uploads = Uploads(Limits(on=False), FILE_READER)
        asked = [uploads.read("replay", GOOD.encode()) for _ in range(40)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        refused = [one.code for one in answers if isinstance(one, Refused)]
        assert refused
        assert set(refused) == {"busy"}
        assert sum(isinstance(one, bytes) for one in answers) == 40 - len(refused)
        await uploads.close()

    asyncio.run(run())


@pytest.fixture
def losing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lose what is raised while Python tidies up, like the process that reads files; pytest's own hook takes so long
    that the next attempt to give up could be raised in it."""
    monkeypatch.setattr(sys, "unraisablehook", lambda _: None)


@pytest.mark.usefixtures("losing")
def test_a_file_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("daikaiju.server.app.file_reader.MOST_SECONDS", 0.2)
    assert answer(b"replay", ENDLESS.encode()) == REFUSED + b'["file_too_slow",{}]'


@pytest.mark.usefixtures("losing")
def test_a_file_is_given_up_even_if_python_tidies_up_just_then(monkeypatch: pytest.MonkeyPatch) -> None:
    def work(seconds: float) -> None:
        until = time.process_time() + seconds
        while time.process_time() < until:
            pass

    class Untidy:
        def __del__(self) -> None:
            work(60)

    def read() -> None:
        with limited_time():
            del [Untidy()][0]
            work(60)

    monkeypatch.setattr("daikaiju.server.app.file_reader.MOST_SECONDS", 0.1)
    with pytest.raises(TooSlow):
        read()


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


SLOW = "game: king\nseats: [gigazaur, the_king]\nscript: [" + "{dice: [1, 1, 1, 1, 1, 1]}, " * 15_000 + "]\n"
"""It keeps a worker busy for a second or two, and is small enough to be sent."""


def visitor(served: Served, address: str) -> httpx.AsyncClient:
    """Somebody at one of this machine's own addresses."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(transport=transport, base_url=f"http://{served.place}", timeout=PATIENCE)


@pytest.mark.any_store
@pytest.mark.parametrize("path", ["/api/analysis", "/api/hint"])
def test_slow_files_of_one_address_keep_nobody_else_waiting(serve: Serve, path: str) -> None:
    body = SLOW.encode() if path == "/api/hint" else orjson.dumps({"text": SLOW})
    with serve(limits=True) as served:
        served.registry.levels.has_champion = True

        async def run() -> None:
            async with visitor(served, "127.0.0.2") as eve, visitor(served, "127.0.0.3") as ann:
                assert (await ann.post("/api/replay", content=GOOD)).json()["told"], "a worker is ready"
                slow = [asyncio.create_task(eve.post(path, content=body)) for _ in range(4)]
                assert (await ann.post("/api/replay", content=GOOD)).json()["told"]
                assert sum(not one.done() for one in slow) >= 2, "somebody else waited for several slow files"
                for one in slow:
                    one.cancel()

        asyncio.run(run())


@pytest.mark.any_store
def test_an_address_pays_for_the_work_its_files_make() -> None:
    async def run() -> None:
        limits = Limits(on=True)
        limits.of[Limit.WORK] = Buckets(0.001, 300)
        uploads = Uploads(limits, FILE_READER)
        with pytest.raises(Refused, match="file"):
            await uploads.read("replay", SLOW.encode(), "10.0.0.1")
        for _ in range(3):  # a fast machine reads one in less time than an address has
            with pytest.raises(Refused):
                await uploads.read("replay", SLOW.encode(), "10.0.0.1")
        with pytest.raises(Refused, match="too_fast"):
            await uploads.read("replay", GOOD.encode(), "10.0.0.1")
        for _ in range(3):
            assert b'"told":[' in await uploads.read("replay", GOOD.encode(), "10.0.0.2")
        await uploads.close()

    asyncio.run(run())


@pytest.mark.any_store
@pytest.mark.parametrize("path", ["replay", "verify", "review", "analysis", "analysis/play", "hint"])
def test_nothing_is_read_for_somebody_who_is_gone(serve: Serve, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    with serve() as served:
        served.registry.levels.has_champion = True
        begun, stopped = asyncio.Event(), asyncio.Event()

        async def run() -> None:
            loop = asyncio.get_running_loop()

            async def read(*_: object) -> bytes:
                loop.call_soon_threadsafe(begun.set)
                try:
                    return await asyncio.Event().wait() and b""
                finally:
                    loop.call_soon_threadsafe(stopped.set)

            monkeypatch.setattr(served.app.state.uploads, "read", read)
            async with visitor(served, "127.0.0.1") as ann:
                content = orjson.dumps({"text": GOOD, "seat": 0, "bot": "random"})
                asking = asyncio.create_task(ann.post(f"/api/{path}", content=content))
                await asyncio.wait_for(begun.wait(), PATIENCE)
                asking.cancel()
                await asyncio.wait_for(stopped.wait(), PATIENCE)

        asyncio.run(run())
