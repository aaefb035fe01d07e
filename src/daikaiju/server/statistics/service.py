"""Counting finished games: each in a worker, once, and again when a review has come or the counting has changed."""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Iterable

import msgspec

from daikaiju.insight.figures import GameFigures
from daikaiju.server.reviews.store import ReviewStore
from daikaiju.server.runtime.background import Background
from daikaiju.server.statistics.store import CountedGame, FigureStore
from daikaiju.server.tables.store import Store
from daikaiju.server.workers.worker import Worker
from daikaiju.services.statistics.service import NOT_COUNTED, VERSION, count_here, no_figures
from daikaiju.table.refusals import Refused

log = logging.getLogger("daikaiju.server")


def is_counted(row: CountedGame) -> bool:
    """Whether the figures of a game are there and up to date."""
    return bool(row.figures is not None and row.version == VERSION and row.reviewed_at == row.made_at)


def read_figures(row: CountedGame) -> GameFigures:
    return msgspec.json.decode(zlib.decompress(row.figures or b""), type=GameFigures)


class Statistics:
    """Counts games, each only once at a time, however many ask for it."""

    def __init__(
        self, store: FigureStore, games: Store, reviews: ReviewStore, worker: Worker, background: Background
    ) -> None:
        self.store = store
        self._games, self._reviews = games, reviews
        self._file_worker, self._background = worker, background
        self._under_way: dict[str, asyncio.Task[GameFigures]] = {}
        self._queue: dict[str, None] = {}
        self._working: asyncio.Task[object] | None = None

    async def figures(self, identity: str) -> GameFigures:
        """The figures of a finished game, counted now if they are not there."""
        row = await self.store.of_table(identity)
        if row is None:
            raise Refused("no_such_table")
        if is_counted(row):
            return read_figures(row)
        task = self._under_way.get(identity)
        if task is None:
            task = self._under_way[identity] = asyncio.create_task(self._count(row))
            task.add_done_callback(lambda _: self._under_way.pop(identity, None))
        return await asyncio.shield(task)

    def later(self, identities: Iterable[str]) -> None:
        """Count some games in the background, one after the other."""
        self._queue |= dict.fromkeys(identities)
        if self._queue and (self._working is None or self._working.done()):
            self._working = self._background.spawn(self._work())

    async def _work(self) -> None:
        while self._queue:
            identity = next(iter(self._queue))
            del self._queue[identity]
            try:
                await self.figures(identity)
            except Exception:
                log.exception("table %s cannot be counted", identity, extra={"table": identity})

    async def _count(self, row: CountedGame) -> GameFigures:
        game = await self._games.stored_game(row.id)
        if game is None:
            raise Refused("no_such_table")
        try:
            counted = await self._file_worker.run(
                count_here, game, await self.store.answered_by_people(row.id), await self._reviews.review(row.id)
            )
        except NOT_COUNTED as error:
            log.warning("table %s has no figures: %r", row.id, error, extra={"table": row.id})
            counted = no_figures(row.game, game.options)
        await self.store.keep(row.id, VERSION, row.made_at, counted)
        return msgspec.json.decode(counted, type=GameFigures)
