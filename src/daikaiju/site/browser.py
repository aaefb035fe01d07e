"""What the browser's worker calls: the site with JavaScript's side of it, and the work of a thinking worker.

What comes from JavaScript are functions that give promises, which Python can wait for.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from daikaiju.champion.shipped import FETCH
from daikaiju.site.database import Write
from daikaiju.site.site import Site
from daikaiju.site.thinking import work

__all__ = ["fetch_networks", "start", "work"]


def fetch_networks(fetch: Callable[[str], bool]) -> None:
    """From now on, have a network that has not come yet brought by a function of JavaScript, which Python waits for."""
    FETCH[:] = [fetch]


class BrowserDatabase:
    """The browser's store. Everything travels as text, which costs less than objects one by one."""

    def __init__(self, store: Any) -> None:
        self._store = store

    async def read(self, store: str, key: str) -> str | None:
        found: str | None = await self._store.read(store, key)
        return found

    async def within(self, store: str, first: str, last: str) -> list[tuple[str, str]]:
        rows = json.loads(await self._store.within(store, first, last))
        return [(key, value) for key, value in rows]

    async def write(self, changes: Sequence[Write]) -> None:
        await self._store.write(json.dumps(changes))


class BrowserLocks:
    """Which of the browser's tabs has which table."""

    def __init__(self, locks: Any) -> None:
        self._locks = locks

    async def take(self, table: str) -> bool:
        return bool(await self._locks.take(table))

    def give_back(self, table: str) -> None:
        self._locks.giveBack(table)


async def start(port: Any, store: Any, locks: Any, think: Any) -> Site:
    """The site of a page, ready to answer."""

    async def asked(name: str, needed: str) -> str:
        text: str = await think(name, needed)
        return text

    site = Site(port, BrowserDatabase(store), BrowserLocks(locks), asked)
    await site.start()
    return site
