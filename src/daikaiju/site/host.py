"""The tables that run in a page. A table that is open in another tab is run there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypeVar

import msgspec

from daikaiju.insight.figures import GameFigures
from daikaiju.rules.version import rules_version
from daikaiju.services.coaching import Coaching
from daikaiju.services.levels import Levels
from daikaiju.services.odds import chances
from daikaiju.services.replays.messages import Archive
from daikaiju.services.replays.service import (
    after_earlier,
    archive_here,
    before_piece,
    earlier_here,
    proof_of,
)
from daikaiju.services.statistics.service import NOT_COUNTED, VERSION, count_here, no_figures
from daikaiju.site.bots import SiteBots
from daikaiju.site.database import ARCHIVES, FIGURES, NOTES, REVIEWS, Database, Write
from daikaiju.site.storage import SiteStorage, text_of
from daikaiju.site.thinking import Thinker
from daikaiju.table.disconnect import send_away
from daikaiju.table.hooks import Alone
from daikaiju.table.host import TableHost
from daikaiju.table.pace import USUAL_PACE
from daikaiju.table.pieces import Piece, without_undone_pieces
from daikaiju.table.refusals import Refused
from daikaiju.table.server_time import ServerTime
from daikaiju.table.table import OLD_RULES, OVER, Table

log = logging.getLogger("daikaiju.site")

ME = "me"
"""Whoever sits in front of the screen."""


TICK, HEARTBEAT = 0.2, 5.0
"""How many seconds pass between two looks at the clocks, and two notes of the time."""

TIME, NAME = "time", "name"


class Locks(Protocol):
    """Which of a browser's tabs has which table."""

    async def take(self, table: str) -> bool:
        """Take a table; returns whether no other tab has it."""
        ...

    def give_back(self, table: str) -> None: ...


class Counted(msgspec.Struct):
    """The figures of a game, and by which version of the counting."""

    version: int
    figures: GameFigures


class SiteHost(TableHost):
    """The tables of a browser."""

    storage: SiteStorage
    people: Alone
    coach: Coaching

    def __init__(
        self, database: Database, locks: Locks, levels: Levels, thinker: Thinker, now: Callable[[], int]
    ) -> None:
        self.time = ServerTime()
        super().__init__(
            SiteStorage(database, now),
            SiteBots(levels, thinker),
            now=now,
            server_time=self.time,
            people=Alone(),
            coach=Coaching(thinker.next_hint, levels),
            odds=chances,
            pace=USUAL_PACE,
        )
        self.database, self.locks, self.levels = database, locks, levels
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._counting = False

    async def start(self) -> None:
        """Go on from where the last page stopped."""
        self.people.names[ME] = await self.database.read(NOTES, NAME) or ""
        self.time.go_on_from(int(await self.database.read(NOTES, TIME) or 0))
        self.spawn(self._repeat(self.deadlines.tick, TICK))
        self.spawn(self._repeat(self._note_time, HEARTBEAT))

    async def _repeat(self, work: Callable[[], Awaitable[None]], seconds: float) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception:
                log.exception("something that is done from time to time failed")

    async def _note_time(self) -> None:
        """Clocks stand still while no page is open."""
        if any(table.deadline is not None for table in self.tables.values()):
            await self.database.write([Write(NOTES, TIME, str(self.server_time()))])

    # --- tables ---------------------------------------------------------------------------------

    async def find(self, identity: str) -> Table:
        """A table, which this tab runs from now on."""
        task = self._loading.get(identity)
        if task is None:
            task = self._loading[identity] = asyncio.ensure_future(self._find(identity))
            task.add_done_callback(lambda _: self._loading.pop(identity, None))
        return await asyncio.shield(task)

    async def _find(self, identity: str) -> Table:
        if identity in self.tables:
            return self.tables[identity]
        if not await self.locks.take(identity):
            raise Refused("open_elsewhere")
        try:
            return await super().find(identity)
        except BaseException:
            self.locks.give_back(identity)
            raise

    async def look(self, identity: str) -> Table:
        """A table for reading only, whichever tab runs it."""
        table = self.tables.get(identity) or await self.storage.table(identity)
        if table is None:
            raise Refused("no_such_table")
        return table

    async def finished(self, identity: str) -> Table:
        """A table whose game can be watched from beginning to end."""
        table = await self.look(identity)
        if table.status not in (OVER, OLD_RULES):
            raise Refused("not_over")
        return table

    async def add(self, table: Table) -> None:
        await self.locks.take(table.id)
        await super().add(table)

    async def leave(self, table: Table) -> None:
        """Let a table go that nobody looks at any more; another tab may have it."""
        async with table.lock:
            if table.connections or self.tables.get(table.id) is not table:
                return
            self.forget(table)

    def forget(self, table: Table) -> None:
        """Remove a table from memory; its pages hear why, and then return to what is stored."""
        table.lock.dead = True
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
            self.locks.give_back(table.id)
        if table.connections:
            self.spawn(send_away(table))

    # --- finished games -------------------------------------------------------------------------

    def after_over(self, table: Table) -> None:
        self.spawn(self.archive(table))
        super().after_over(table)

    async def archive(self, table: Table) -> Archive | None:
        """What is kept of a finished game; made now if the page was closed before it could be."""
        if table.status != OVER:
            return None
        text = await self.database.read(ARCHIVES, table.id)
        stored = None if text is None else readable(text, Archive)
        if stored is not None:
            return stored
        made = archive_here(table.stored_game(await self.storage.entries(table.id)), proof_of(table))
        await self.database.write([Write(ARCHIVES, table.id, text_of(made))])
        return msgspec.json.decode(text_of(made), type=Archive)

    async def pieces(self, table: Table) -> list[Piece]:
        """The news of a finished game from its very beginning."""
        pieces = without_undone_pieces(await self.storage.pieces(table.id, -1))
        if table.origin is None or table.rules != rules_version():
            return pieces
        entries = await self.storage.entries(table.id)
        return after_earlier(earlier_here(before_piece(table, pieces[0], entries)), pieces)

    async def figures(self, table: Table) -> GameFigures:
        """A finished game in figures."""
        known = await self.known_figures(table)
        if known is not None:
            return known
        write = await self.count(table, await self.database.read(REVIEWS, table.id))
        await self.database.write([write])
        return msgspec.json.decode(write.value, type=Counted).figures

    async def known_figures(self, table: Table) -> GameFigures | None:
        """The figures of a finished game, if they were counted before."""
        text = await self.database.read(FIGURES, table.id)
        counted = None if text is None else readable(text, Counted)
        return None if counted is None or counted.version != VERSION else counted.figures

    def count_later(self, tables: Sequence[Table]) -> None:
        """Count some finished games while nobody waits for it."""
        if tables and not self._counting:
            self._counting = True
            self.spawn(self._count_all(tables))

    async def _count_all(self, tables: Sequence[Table]) -> None:
        for table in tables:
            try:
                await self.figures(table)
            except Exception:
                log.exception("table %s cannot be counted", table.id)
        self._counting = False

    async def count(self, table: Table, review: str | None) -> Write:
        """The figures of a finished game, with its review if there is one, to be stored."""
        played = table.stored_game(await self.storage.entries(table.id))
        people = await self.storage.answered_by_people(table.id)
        try:
            made = count_here(played, people, None if review is None else review.encode())
        except NOT_COUNTED:
            made = no_figures(table.game, table.options)
        return Write(FIGURES, table.id, text_of(Counted(VERSION, msgspec.json.decode(made, type=GameFigures))))


Kind = TypeVar("Kind")


def readable(text: str, kind: type[Kind]) -> Kind | None:
    """Something that can be made again from a game, if this version can read what another one made of it."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError:
        return None
