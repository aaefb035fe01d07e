"""A site without a server: one of these runs in the worker of each page."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from typing import Protocol

from daikaiju.services.levels import Levels
from daikaiju.site.answers import Answers
from daikaiju.site.database import Database
from daikaiju.site.host import Locks, SiteHost
from daikaiju.site.lines import Line
from daikaiju.site.thinking import Think, Thinker

log = logging.getLogger("daikaiju.site")


class Port(Protocol):
    """Where everything goes that a page is told. Requests and lines have numbers, which the page gives them."""

    def reply(self, request: int, status: int, kind: str) -> None:
        """The reply to a request begins."""
        ...

    def more(self, request: int, text: str) -> None: ...

    def end(self, request: int) -> None: ...

    def tell(self, line: int, text: str) -> None: ...

    def close(self, line: int, code: int) -> None: ...


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


class Site:
    """Answers a page: its requests, and what it says on its lines to tables."""

    def __init__(self, port: Port, database: Database, locks: Locks, think: Think) -> None:
        thinker = Thinker(think)
        self.port = port
        self.host = SiteHost(database, locks, Levels(champion=True), thinker, wall_clock)
        self.answers = Answers(self.host, thinker)
        self._requests: dict[int, asyncio.Task[None]] = {}
        self._lines: dict[int, Line] = {}

    async def start(self) -> None:
        await self.host.start()

    # --- requests -------------------------------------------------------------------------------

    def request(self, number: int, method: str, address: str, body: str) -> None:
        """The page asks something."""
        task = asyncio.ensure_future(self._answer(number, method, address, body))
        self._requests[number] = task
        task.add_done_callback(lambda _: self._requests.pop(number, None))

    def abort(self, number: int) -> None:
        """The page no longer waits for a reply."""
        if number in self._requests:
            self._requests[number].cancel()

    async def _answer(self, number: int, method: str, address: str, body: str) -> None:
        reply = await self.answers.answer(method, address, body)
        self.port.reply(number, reply.status, reply.kind)
        if isinstance(reply.body, bytes):
            self.port.more(number, reply.body.decode())
        else:
            await self._follow(number, reply.body)
        self.port.end(number)

    async def _follow(self, number: int, parts: AsyncIterator[bytes]) -> None:
        async for part in parts:
            self.port.more(number, part.decode())

    # --- lines ----------------------------------------------------------------------------------

    def open(self, number: int, table: str) -> None:
        """The page opens a line to a table."""
        line = Line(lambda text: self.port.tell(number, text), lambda code: self._close(number, code))
        self._lines[number] = line
        self.host.spawn(line.serve(self.host, table))

    def hear(self, number: int, text: str) -> None:
        """The page says something on a line."""
        if number in self._lines:
            self._lines[number].hear(text)

    def leave(self, number: int) -> None:
        """The page has closed a line."""
        line = self._lines.pop(number, None)
        if line is not None:
            line.hear(None)

    def _close(self, number: int, code: int) -> None:
        self._lines.pop(number, None)
        self.port.close(number, code)

    def lose(self, table: str) -> None:
        """Another tab has taken a table over: the lines here come back, and learn so."""
        if table in self.host.tables:
            self.host.forget(self.host.tables[table])
