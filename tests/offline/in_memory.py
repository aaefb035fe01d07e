"""A site without a browser: its store is a dictionary, its page a list of what it was told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from daikaiju.site.database import Write
from daikaiju.site.site import Site
from daikaiju.site.thinking import work


class Full(Exception):
    """There is no room."""


class MemoryDatabase:
    """Keeps texts in dictionaries; all of a write or nothing."""

    def __init__(self) -> None:
        self.stores: dict[str, dict[str, str]] = {}
        self.full = False

    async def read(self, store: str, key: str) -> str | None:
        await asyncio.sleep(0)
        return self.stores.get(store, {}).get(key)

    async def within(self, store: str, first: str, last: str) -> list[tuple[str, str]]:
        await asyncio.sleep(0)
        return sorted((key, value) for key, value in self.stores.get(store, {}).items() if first <= key <= last)

    async def write(self, changes: Sequence[Write]) -> None:
        await asyncio.sleep(0)
        taken = [one for one in changes if one.fresh and one.key in self.stores.get(one.store, {})]
        if self.full or taken:
            raise Full(taken)
        for store, key, value, _ in changes:
            self.stores.setdefault(store, {})[key] = value


class SharedLocks:
    """The locks of one browser, as one of its tabs sees them."""

    def __init__(self, taken: dict[str, object] | None = None) -> None:
        self.taken = {} if taken is None else taken

    async def take(self, table: str) -> bool:
        return self.taken.setdefault(table, self) is self

    def give_back(self, table: str) -> None:
        if self.taken.get(table) is self:
            del self.taken[table]


class Tab:
    """A tab of a browser: asks, and plays at tables."""

    def __init__(self) -> None:
        self.site: Site
        self._replies: dict[int, tuple[int, list[str], asyncio.Event]] = {}
        self._lines: dict[int, asyncio.Queue[dict[str, Any]]] = {}
        self._last = 0

    # --- what the site says ---------------------------------------------------------------------

    def reply(self, request: int, status: int, kind: str) -> None:
        self._replies[request] = (status, [], asyncio.Event())

    def more(self, request: int, text: str) -> None:
        self._replies[request][1].append(text)

    def end(self, request: int) -> None:
        self._replies[request][2].set()

    def tell(self, line: int, text: str) -> None:
        self._lines[line].put_nowait(json.loads(text))

    def close(self, line: int, code: int) -> None:
        self._lines[line].put_nowait({"kind": "closed", "code": code})

    # --- what the tab does ----------------------------------------------------------------------

    async def ask(self, method: str, path: str, body: object = "", status: int = 200) -> Any:
        """The answer to a request: JSON, or the text of a file."""
        text = await self.ask_text(method, path, body, status)
        return text if path.endswith(".yaml") else json.loads(text)

    async def ask_text(self, method: str, path: str, body: object = "", status: int = 200) -> str:
        number = self._last = self._last + 1
        self.site.request(number, method, path, body if isinstance(body, str) else json.dumps(body))
        while number not in self._replies:
            await asyncio.sleep(0.001)
        found, parts, over = self._replies[number]
        await over.wait()
        assert found == status, "".join(parts)
        return "".join(parts)

    def open(self, table: str) -> Seat:
        number = self._last = self._last + 1
        self._lines[number] = asyncio.Queue()
        self.site.open(number, table)
        return Seat(self, number)


class Seat:
    """A line to a table."""

    def __init__(self, tab: Tab, number: int) -> None:
        self.tab, self.number = tab, number
        self.heard: list[dict[str, Any]] = []

    def say(self, **message: object) -> None:
        self.tab.site.hear(self.number, json.dumps(message))

    def leave(self) -> None:
        self.tab.site.leave(self.number)

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message = await asyncio.wait_for(self.tab._lines[self.number].get(), 30)
            self.heard.append(message)
            if message["kind"] in kinds:
                return message

    async def asked(self) -> dict[str, Any]:
        """The next news in which this page is asked something, or with which the game ends."""
        while True:
            news = await self.hear("news", "whole")
            if news["scene"]["over"] or "answers" in (news["question"] or {}):
                return news

    async def play(self, choose: Any, most: int = 10**6) -> dict[str, Any]:
        """Answer so many questions, or all of them; returns the news of the next one, or of the end."""
        news = await self.asked()
        for number in range(most):
            if news["scene"]["over"]:
                break
            self.say(kind="act", **answer_to(news, choose), key=f"{self.number}-{number}")
            news = await self.asked()
        return news


def answer_to(news: dict[str, Any], choose: Any) -> dict[str, Any]:
    question = news["question"]
    actions = [one["action"] for one in question["answers"]]
    if question.get("reroll"):
        actions.append(question["reroll"]["first"])
    return {"seat": question["seat"], "at": news["number"], "action": choose(actions)}


@asynccontextmanager
async def tab_of(database: MemoryDatabase, locks: SharedLocks | None = None) -> AsyncIterator[Tab]:
    """A tab of a browser with this store."""
    tab = Tab()

    async def think(name: str, needed: str) -> str:
        await asyncio.sleep(0)
        return work(name, needed)

    tab.site = Site(tab, database, locks or SharedLocks(), think)
    await tab.site.start()
    tab.site.host.pace = 0.0
    try:
        yield tab
    finally:
        tab.site.host.closing = True
        await tab.site.host.background.cancel()
