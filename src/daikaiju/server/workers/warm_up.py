"""Bots that must be compiled before they can play: prepared in the background, so that nobody waits for them.

One process compiles at the lowest priority and ends. Then each process in which bots think is replaced by a new one
that has loaded what was compiled; until then the old one answers. Once all of it is done, people may choose these bots.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import Awaitable, Callable
from time import monotonic

from daikaiju.bots.registry import Entry, level_entries
from daikaiju.extras import MissingExtra, need
from daikaiju.server.workers.worker import Worker

log = logging.getLogger("daikaiju.server")

LOWEST_PRIORITY = 19


class NotPrepared(Exception):
    """This server cannot offer a bot that must be compiled."""


class Preparation:
    """Which bots must be prepared, and whether they are."""

    def __init__(self, wanted: bool) -> None:
        self.names: tuple[str, ...] = ()
        """The bots to compile that are, or will be, ready."""
        self._must = {entry.name for entry in level_entries() if entry.prepared_by is not None}
        self._done = asyncio.Event()
        self._worker = Worker()
        if wanted:
            self.names = tuple(entry.name for entry in level_entries() if entry.prepared_by and is_installed(entry))
        if not self.names:
            self._done.set()

    @property
    def offered(self) -> tuple[str, ...]:
        """The levels that are or will be there, from the weakest to the strongest."""
        return tuple(e.name for e in level_entries() if e.name in self.names or e.name not in self._must)

    @property
    def waiting(self) -> tuple[str, ...]:
        """Those of them that are not ready yet."""
        return () if self._done.is_set() else self.names

    def is_offered(self, bot: str) -> bool:
        """Whether a bot is ready, or will be."""
        return bot not in self._must or bot in self.names

    async def ready(self, bot: str) -> None:
        """Return once a bot can be asked."""
        name = bot.partition(":")[0]
        if name in self._must:
            await self._done.wait()
            if name not in self.names:
                raise NotPrepared(name)

    async def run(self, load: Callable[[], Awaitable[None]]) -> None:
        """Compile what is not compiled yet, then let every process that needs it load it."""
        if self._done.is_set():
            return
        begun = monotonic()
        try:
            await self._worker.run(compile_here)
            await self._worker.retire()
            await load()
        except Exception:
            log.exception("%s could not be prepared and is not offered", " and ".join(self.names))
            self.names = ()
        else:
            log.info("%s can be chosen, %.0f s after the start", " and ".join(self.names), monotonic() - begun)
        self._done.set()

    def close(self) -> None:
        self._worker.kill()


def is_installed(entry: Entry) -> bool:
    """Whether a bot has what it needs; if not, the log says what to install."""
    try:
        if entry.extra is not None:
            need(entry.extra)
    except MissingExtra as missing:
        log.info("the bot %s is not offered: %s", entry.name, missing)
        return False
    return True


def compile_here() -> None:
    """Compile the coach and every bot that needs it, at the lowest priority."""
    with contextlib.suppress(OSError, AttributeError):  # not every system has priorities
        os.nice(LOWEST_PRIORITY)
    from daikaiju.games import GAMES
    from daikaiju.insight.hints import prepare
    from daikaiju.processes import one_at_a_time
    from daikaiju.targets.cpu import cache_home

    with one_at_a_time(cache_home() / "compiling.lock"):
        load_here()
        for game in GAMES:
            prepare(game)


def load_here() -> None:
    """Load every compiled bot, which takes only a moment."""
    for prepare in {entry.prepared_by: entry.prepare for entry in level_entries() if entry.is_installed()}.values():
        prepare()
