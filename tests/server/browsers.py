"""A real server in a thread of the test, and browsers that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Self

import httpx
import orjson
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from daikaiju.server.app.application import new_app
from daikaiju.server.app.serving import config_of, listen
from daikaiju.server.runtime.settings import Settings
from daikaiju.server.tables.registry import TableRegistry
from daikaiju.server.workers.coach import CoachProcess
from tests.server.declared import check_message
from tests.server.sharing import Shares
from tests.server.waiting import PATIENCE


class Served:
    """A server that runs as long as the block lasts."""

    def __init__(self, settings: Settings) -> None:
        self.app = new_app(settings)
        self.registry: TableRegistry = self.app.state.registry
        self._server = uvicorn.Server(config_of(self.app, settings))
        self._socket = listen("127.0.0.1", 0)
        self.place = f"127.0.0.1:{self._socket.getsockname()[1]}"
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self._socket]}, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        waited, until = threading.Event(), time.monotonic() + PATIENCE
        while not self._server.started and self._thread.is_alive() and time.monotonic() < until:
            waited.wait(0.05)
        assert self._server.started
        return self

    def metrics(self) -> str:
        """What it counts, as Prometheus reads it."""
        return self.registry.metrics.text().decode()

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()


def coach_of(registry: TableRegistry) -> CoachProcess:
    """The coach of a server that thinks itself."""
    assert isinstance(registry.coach, CoachProcess)
    return registry.coach


class Page:
    """One open table in one browser."""

    def __init__(self, socket: ClientConnection, shares: Shares | None = None) -> None:
        self.socket = socket
        self.shares: Shares | None = shares or Shares()
        """What it adds to the dice; None for a page that adds nothing."""
        self.table: dict[str, Any] = {}
        self.number = -1
        self.question: dict[str, Any] | None = None
        self.scene: dict[str, Any] = {}
        self.got: list[dict[str, Any]] = []

    async def send(self, **message: Any) -> None:
        await self.socket.send(orjson.dumps(message).decode())

    async def next(self) -> dict[str, Any]:
        """The next message; what it says about the game is remembered."""
        message: dict[str, Any] = orjson.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.got.append(message)
        check_message(message)
        if message["kind"] == "table":
            self.table = message
            for answer in self.shares.messages(message) if self.shares is not None else ():
                await self.send(**answer)
        if message["kind"] in ("news", "whole"):
            if message["kind"] == "news":
                assert message["from"] == self.number, "news with a gap"
            self.number, self.question, self.scene = message["number"], message["question"], message["scene"]
        return message

    async def until(self, kind: str, like: Callable[[dict[str, Any]], bool] = lambda message: True) -> dict[str, Any]:
        """The next matching message of a kind; an unexpected refusal is an error."""
        while True:
            message = await self.next()
            if message["kind"] == kind and like(message):
                return message
            assert message["kind"] != "refused", message

    async def hello(self, have: int = -1, **more: Any) -> dict[str, Any]:
        await self.send(kind="hello", have=have, **more)
        return await self.until("table")

    async def begun(self) -> None:
        """Wait until the game has begun and its news has arrived."""
        while self.number < 0:
            await self.next()

    @property
    def actions(self) -> list[int]:
        """The possible actions; of the possible rerolls, only none and all."""
        if self.question is None or "answers" not in self.question:
            return []
        actions = [answer["action"] for answer in self.question["answers"]]
        if "reroll" in self.question:
            first, dice = self.question["reroll"]["first"], self.question["reroll"]["dice"]
            actions += [first, first + (1 << dice) - 1]
        return actions

    async def act(self, action: int | None = None, key: str = "", at: int | None = None) -> dict[str, Any]:
        """Answer the open question; returns the acknowledgement."""
        assert self.question is not None
        key = key or secrets.token_hex(8)
        chosen = self.actions[0] if action is None else action
        place = self.number if at is None else at
        seat, self.question = self.question["seat"], None
        await self.send(kind="act", seat=seat, at=place, action=chosen, key=key)
        return await self.until("ack", lambda message: message["key"] == key)

    async def refused(self, **message: Any) -> str:
        """Send something that must be refused; returns the code. The server may refuse a page before it says anything,
        and close its socket."""
        with contextlib.suppress(ConnectionClosed):
            await self.send(**message)
        return await self.next_refusal()

    async def next_refusal(self) -> str:
        while True:
            answer = await self.next()
            if answer["kind"] == "refused":
                assert answer["text"]["key"].startswith("server-refused-")
                return str(answer["code"])

    async def closed(self) -> None:
        """Wait until the server closes the socket."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self.next()

    async def my_turn(self) -> None:
        """Wait until this browser is asked."""
        while not self.actions:
            await self.next()


class Browser:
    """A person with a cookie."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.shares = Shares()
        self.http = httpx.AsyncClient(base_url=f"http://{place}", timeout=PATIENCE)

    async def __aenter__(self) -> Self:
        await self.http.get("/api/me")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def new_table(self, *seats: str, begin: bool = True, **more: Any) -> str:
        """A table, whose game begins before this returns if everyone is present."""
        body = {"seats": [{"by": by} for by in seats], "start": True, **more}
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 200, answer.text
        table = str(answer.json()["id"])
        if begin and body["start"] and {seat["by"] for seat in body["seats"]} & {"me", "open"} == {"me"}:
            async with self.at(table) as page:
                await page.hello()
                await page.until("table", lambda shown: shown["status"] != "waiting")
        return table

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @asynccontextmanager
    async def at(self, table: str, **headers: str) -> AsyncIterator[Page]:
        address = f"ws://{self.place}/ws/tables/{table}"
        cookie = {"Cookie": self.cookie, **headers}
        async with connect(address, additional_headers=cookie, max_size=None, open_timeout=PATIENCE) as socket:
            yield Page(socket, self.shares)


@asynccontextmanager
async def game_of_two(ann: Browser, bob: Browser, **options: Any) -> AsyncIterator[tuple[str, Page, Page]]:
    """The table of a game that Ann opened and Bob joined, and their pages, which know the first question."""
    table = await ann.new_table("me", "open", start=False, name="Ann", **options)
    async with ann.at(table) as page, bob.at(table) as other:
        await page.hello()
        await other.hello()
        await other.send(kind="sit", name="Bob")
        await page.until("table", lambda shown: shown["seats"][1]["by"] == "person")
        await page.send(kind="start")
        await asyncio.gather(page.until("news"), other.until("news"))
        yield table, page, other
