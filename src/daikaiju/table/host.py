"""Whoever runs tables: the tables in memory, and what they need from outside, handed in behind small protocols."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Protocol

from daikaiju.game import Game
from daikaiju.table.bots import Bots, consider_bots
from daikaiju.table.changes import Change, Line
from daikaiju.table.coach import Coach
from daikaiju.table.deadlines import Deadlines
from daikaiju.table.entries import Entry
from daikaiju.table.handlers import HANDLERS
from daikaiju.table.hooks import Alone, Feature, Handler, People
from daikaiju.table.loading import load
from daikaiju.table.news import send_table
from daikaiju.table.observer import Observer
from daikaiju.table.pieces import Piece
from daikaiju.table.protocol.requests import Request
from daikaiju.table.protocol.tables import GoalChances
from daikaiju.table.refusals import Refused
from daikaiju.table.table import Table
from daikaiju.table.tasks import Tasks

SEND_LATER, SEND_LATER_EACH = 0.05, 0.001
"""Seconds until arrivals and departures are announced, and how many more for each person who is told."""

Odds = Callable[[Game], list[GoalChances]]
"""What the dice can still bring to the player who is asked."""


class Storage(Protocol):
    """A place to store tables. What is saved is there for good when the call returns, all of it or nothing."""

    async def table(self, identity: str) -> Table | None:
        """A table without its game."""
        ...

    async def add(self, table: Table) -> None:
        """Store a new table."""
        ...

    async def save(self, table: Table, change: Change) -> None: ...

    async def entries(self, table: str) -> list[Entry]:
        """All entries, in order."""
        ...

    async def pieces(self, table: str, after: int) -> list[Piece]:
        """The news after an entry."""
        ...

    async def last_pieces(self, table: str, most: int) -> list[Piece]:
        """The last pieces of news, in order."""
        ...

    async def number_of_key(self, table: str, key: str) -> int | None:
        """Which entry an answer with this key from its sender became."""
        ...

    async def lines(self, table: str) -> list[Line]:
        """The last lines of the chat, in order."""
        ...


class TableHost:
    """The tables that run here."""

    def __init__(
        self,
        storage: Storage,
        bots: Bots,
        *,
        now: Callable[[], int],
        server_time: Callable[[], int] | None = None,
        people: People | None = None,
        features: Sequence[Feature] = (),
        coach: Coach | None = None,
        odds: Odds | None = None,
        observer: Observer | None = None,
        pace: float = 0.0,
        background: Tasks | None = None,
    ) -> None:
        self.storage = storage
        self.bots = bots
        self.now = now
        """The time, in milliseconds since 1970."""
        self.server_time = server_time or now
        """The time by which clocks run, in milliseconds; it never jumps."""
        self.people: People = people or Alone()
        self.features: list[Feature] = []
        self.handlers: dict[type[Request], Handler] = dict(HANDLERS)
        self.take_part(*features)
        self.coach = coach
        self.odds = odds
        self.observer = observer or Observer()
        self.pace = pace
        """How many seconds bots appear to think, for those who like it calm."""
        self.tables: dict[str, Table] = {}
        self.deadlines = Deadlines(self)
        self.background = background or Tasks()
        self.closing = False
        self._announced: set[str] = set()

    def take_part(self, *features: Feature) -> None:
        """Let features have their say from now on."""
        self.features += features
        for feature in features:
            self.handlers.update(feature.handlers)

    # --- tables ---------------------------------------------------------------------------------

    async def find(self, identity: str) -> Table:
        """A table, from memory or from where it is stored."""
        table = self.tables.get(identity)
        if table is None:
            table = await self.storage.table(identity)
            if table is None:
                raise Refused("no_such_table")
            await load(self.storage, table)
            if identity in self.tables:
                # Somebody else asked for it at the same time.
                return self.tables[identity]
            self.keep(table)
        return table

    def keep(self, table: Table) -> None:
        """Remember a table that was just stored or read."""
        table.has_coach = self.has_coach(table)
        table.arrived(self.server_time())
        self.tables[table.id] = table
        self.deadlines.watch(table)

    async def add(self, table: Table) -> None:
        """Store a new table."""
        await self.storage.add(table)
        self.keep(table)

    async def offer(self, table: Table) -> None:
        """A new table is ready for its first page."""

    async def save(self, table: Table, change: Change) -> None:
        """Store a change of a table; if that fails, the table is forgotten. The table's lock is held."""
        if change.table:
            table.active_at = self.now()
        try:
            await self.storage.save(table, change)
        except Exception as error:
            self.forget(table)
            raise Refused("not_stored") from error

    def forget(self, table: Table) -> None:
        """Remove a table from memory; its pages return to what is stored."""
        table.lock.dead = True
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        self.bots.release(table.id)
        for page in list(table.connections):
            page.close()

    def has_coach(self, table: Table) -> bool:
        """Whether there is a coach for the game of a table; for a rating or in a tournament everybody thinks for
        themselves."""
        if self.coach is None or table.rated is not None or table.assignment is not None:
            return False
        return self.coach.is_offered and (self.coach.knows_packs or not table.options.get("packs"))

    def consider_bots(self, table: Table) -> None:
        """If a bot is next, let it think."""
        consider_bots(self, table)

    def after_over(self, table: Table) -> None:
        """A game is over, and that is stored."""
        for feature in self.features:
            feature.after_over(table)

    # --- pages ----------------------------------------------------------------------------------

    def send_table(self, table: Table) -> None:
        """Tell everyone who sits where."""
        send_table(table)

    def send_table_soon(self, table: Table) -> None:
        """The same a moment later, but only once, however often people come and go in the meantime."""
        if table.id not in self._announced and not self.closing:
            self._announced.add(table.id)
            self.spawn(self._send_table_later(table))

    async def _send_table_later(self, table: Table) -> None:
        await asyncio.sleep(SEND_LATER + SEND_LATER_EACH * len(table.connections))
        self._announced.discard(table.id)
        async with table.lock:
            # Under the lock, nothing is sent that is not stored yet.
            self.send_table(table)

    # --- tasks ----------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[object, None, object]) -> None:
        """Run something in the background."""
        self.background.spawn(work)
