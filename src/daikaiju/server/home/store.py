"""How many people are here, in the database."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import func, select, union

from daikaiju.server.db.queries import Querying
from daikaiju.server.matchmaking.schema import seekers
from daikaiju.server.tables.schema import seats, tables


class HomeStore(Querying):
    """Counts people, whichever process they are connected to."""

    async def playing(self, since: int, besides: Collection[str]) -> int:
        """How many people sit at a table in progress where something has happened since."""
        there = (
            select(func.count(seats.c.person.distinct()))
            .join(tables, tables.c.id == seats.c.table_id)
            .where(tables.c.status == "running", tables.c.active_at > since, seats.c.by == "person")
            .where(seats.c.person.not_in(besides))
        )
        return int((await self._all(there))[0][0])

    async def waiting(self, since: int, besides: Collection[str]) -> int:
        """How many people look for opponents, or sit at a public table with an open seat."""
        open_seats = seats.alias()
        has_room = select(open_seats.c.seat).where(open_seats.c.table_id == tables.c.id, open_seats.c.by == "open")
        sitting = (
            select(seats.c.person)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(tables.c.status == "waiting", tables.c.listed, ~tables.c.locked)
            .where(tables.c.active_at > since, seats.c.by == "person", has_room.exists())
        )
        seeking = select(seekers.c.person).where(seekers.c.table_id.is_(None))
        everybody = union(sitting, seeking).subquery()
        others = select(func.count()).select_from(everybody).where(everybody.c.person.not_in(besides))
        return int((await self._all(others))[0][0])
