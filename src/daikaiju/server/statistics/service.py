"""Counting finished games: each in a worker, once, and again when a review has come or the counting has changed."""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Iterable

import msgspec

from daikaiju.insight.figures import GameFigures, StoredReview, figures_of
from daikaiju.server.reviews.store import ReviewStore
from daikaiju.server.runtime.background import Background
from daikaiju.server.statistics.store import CountedGame, FigureStore
from daikaiju.server.tables.store import Store
from daikaiju.server.workers.worker import Worker
from daikaiju.table.refusals import Refused
from daikaiju.table.stored_game import StoredGame

log = logging.getLogger("daikaiju.server")

VERSION = 1
"""Raise this when the counting changes; all games are then counted again."""


class ReviewFile(msgspec.Struct):
    """A review as it is stored."""

    review: StoredReview


def count_here(played: StoredGame, by_people: set[int], review: bytes | None) -> bytes:
    """The figures of a game as JSON. It may take a while, so a server lets another process do it."""
    game = played.replay()
    if not game.over:
        raise ValueError("by the current rules the game is not over")
    counted = {step for step, entry in enumerate(played.kept()) if entry.number in by_people}
    stored = None if review is None else msgspec.json.decode(review, type=ReviewFile).review
    return msgspec.json.encode(figures_of(game, stored, counted))


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
        except (ValueError, KeyError, IndexError, AssertionError) as error:
            # A game of older rules cannot always be played again; it is remembered as one without figures.
            log.warning("table %s has no figures: %r", row.id, error, extra={"table": row.id})
            counted = msgspec.json.encode(GameFigures(row.game, str(game.options.get("edition", "")), []))
        await self.store.keep(row.id, VERSION, row.made_at, counted)
        return msgspec.json.decode(counted, type=GameFigures)
