"""Reading from the database, and the few things written outside any table."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, and_, delete, func, select

from daikaiju.server.db.queries import Querying
from daikaiju.server.db.schema import leases, processes
from daikaiju.server.tables import mapping, schema
from daikaiju.server.tables.schema import LETTERS_OF_A_PERSON
from daikaiju.table.entries import Entry
from daikaiju.table.pieces import Piece
from daikaiju.table.stored_game import StoredGame

MOST_OWN = 12
MOST_LISTED = 100
MOST_LINES = 200
AT_ONCE = 64
"""How many pieces of news are decompressed before other tasks get a turn."""
MOST_FORGOTTEN = 50


@dataclass(frozen=True)
class Stored:
    """A stored table: its own row and those of its seats."""

    table: Row[Any]
    seats: Sequence[Row[Any]]


class Store(Querying):
    """All queries to the database."""

    async def check(self) -> None:
        """Raise a refusal unless the database answers."""
        await self._all(select(1))

    async def table(self, table: str) -> Stored | None:
        found = await self._all(select(schema.tables).where(schema.tables.c.id == table))
        if not found:
            return None
        of_seats = select(schema.seats).where(schema.seats.c.table_id == table).order_by(schema.seats.c.seat)
        return Stored(found[0], await self._all(of_seats))

    async def entries(self, table: str) -> list[Entry]:
        """All entries of a table, in order."""
        of = schema.entries.c
        query = select(of.number, of.seat, of.choice).where(of.table_id == table).order_by(of.number)
        return [Entry(row.number, row.seat, row.choice) for row in await self._all(query)]

    async def stored_game(self, table: str) -> StoredGame | None:
        """The game of a table."""
        stored = await self.table(table)
        return None if stored is None else mapping.from_stored(stored).stored_game(await self.entries(table))

    async def pieces(self, table: str, after: int) -> list[Piece]:
        """The news after an entry."""
        of = schema.entries.c
        rows = await self._all(
            select(of.news).where(of.table_id == table, of.number > after, of.news.is_not(None)).order_by(of.number)
        )
        pieces: list[Piece] = []
        for start in range(0, len(rows), AT_ONCE):
            pieces += [Piece.read(zlib.decompress(row.news)) for row in rows[start : start + AT_ONCE]]
            # A long game must not hold up all other tables.
            await asyncio.sleep(0)
        return pieces

    async def last_pieces(self, table: str, most: int) -> list[Piece]:
        """The last pieces of news, in order."""
        of = schema.entries.c
        query = select(of.news).where(of.table_id == table, of.news.is_not(None)).order_by(of.number.desc()).limit(most)
        return [Piece.read(zlib.decompress(row.news)) for row in reversed(await self._all(query))]

    async def number_of_key(self, table: str, key: str) -> int | None:
        """Which entry an answer with this key from its sender became."""
        of = schema.entries.c
        found = await self._all(select(of.number).where(of.table_id == table, of.key == key).limit(1))
        return found[0].number if found else None

    async def lines(self, table: str) -> Sequence[Row[Any]]:
        """The last lines of the chat, in order."""
        of = schema.lines.c
        rows = await self._all(
            select(schema.lines).where(of.table_id == table).order_by(of.number.desc()).limit(MOST_LINES)
        )
        return list(reversed(rows))

    async def lines_between(self, table: str, first: int, last: int) -> Sequence[Row[Any]]:
        """Some lines of the chat, in order."""
        of = schema.lines.c
        some = select(schema.lines).where(of.table_id == table, of.number.between(first, last))
        return await self._all(some.order_by(of.number))

    async def line(self, table: str, number: int) -> Row[Any] | None:
        """One line of the chat."""
        of = schema.lines.c
        found = await self._all(select(schema.lines).where(of.table_id == table, of.number == number))
        return found[0] if found else None

    async def said_by(self, people: Sequence[str]) -> Sequence[Row[Any]]:
        """Everything somebody ever said, in order; the key of a line begins with its speaker."""
        of = schema.lines.c
        theirs = func.substr(of.key, 1, LETTERS_OF_A_PERSON).in_(people)
        return await self._all(select(of.table_id, of.text, of.at).where(theirs).order_by(of.at))

    async def listed(self, active_since: int) -> list[Stored]:
        """Public tables that are waiting or in progress, newest first."""
        of = schema.tables.c
        found = await self._all(
            select(schema.tables)
            .where(of.listed, of.status.in_(("waiting", "running")), of.active_at > active_since)
            .order_by(of.active_at.desc())
            .limit(MOST_LISTED)
        )
        return await self._with_seats(found)

    async def tables_of(self, people: Sequence[str], most: int | None = MOST_OWN) -> list[Stored]:
        """The last tables at which somebody sat, under any identity they had, the newest first."""
        of = schema.tables.c
        sitting = select(schema.seats.c.table_id).where(schema.seats.c.person.in_(people))
        newest = select(schema.tables).where(of.id.in_(sitting)).order_by(of.active_at.desc())
        found = await self._all(newest.limit(most))
        return await self._with_seats(found)

    async def _with_seats(self, found: Sequence[Row[Any]]) -> list[Stored]:
        ids = [row.id for row in found]
        rows = await self._all(
            select(schema.seats).where(schema.seats.c.table_id.in_(ids)).order_by(schema.seats.c.seat)
        )
        return [Stored(table, [row for row in rows if row.table_id == table.id]) for table in found]

    async def ticking(self) -> list[str]:
        """The tables in progress with a running clock."""
        of = schema.tables.c
        rows = await self._all(select(of.id).where(of.status == "running", of.deadline.is_not(None)))
        return [row.id for row in rows]

    async def forget_processes(self) -> int:
        """Let one server run all tables from now on; returns the latest server time that earlier ones had reached."""
        rows = await self._all(select(func.max(processes.c.seen)))
        await self._change(delete(leases), delete(processes))
        return int(rows[0][0] or 0)

    async def untouched_since(self, before: int, after: str, now: int) -> list[str]:
        """Some tables, in order of their ids, where nothing has happened for a long time and that no process runs."""
        of, entry, lease, process = schema.tables.c, schema.entries.c, leases.c, processes.c
        played = select(entry.number).where(entry.table_id == of.id, entry.at >= before).exists()
        alive = select(process.id).where(process.expires_at > now)
        held = select(lease.table_id).where(lease.table_id == of.id, lease.process.in_(alive)).exists()
        # Ratings can be computed again only as long as their games are there.
        counts = and_(of.status == "over", of.rated.is_not(None))
        old = select(of.id).where(of.id > after, of.active_at < before, ~played, ~held, ~counts)
        old = old.order_by(of.id).limit(MOST_FORGOTTEN)
        return [row.id for row in await self._all(old)]
