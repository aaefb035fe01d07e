"""The queue in the database: people may be connected to any process, and one process at a time pairs them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TypedDict

from sqlalchemy import ColumnElement, delete, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from daikaiju.server.db.lease_store import clock
from daikaiju.server.db.queries import Querying, typed
from daikaiju.server.db.upsert import replace
from daikaiju.server.ignoring.store import blocked_between
from daikaiju.server.matchmaking.groups import Group
from daikaiju.server.matchmaking.schema import seekers
from daikaiju.server.matchmaking.wishes import Seeker
from daikaiju.server.tables.schema import seats, tables

PAIRING = 0x70616972696E67
"""The number of the lock held by the process that is pairing ("pairing" in ASCII)."""

PRESENT = 3_000
"""Somebody seen within this many milliseconds may be paired, unless they are known to be gone."""

GONE = 6_000
"""As if not seen for this many milliseconds, somebody is noted who is known to be gone: longer than necessary, since
people may be paired just then by a clock that was read before."""

KEPT = 15_000
"""How many milliseconds somebody who is not seen keeps their place."""

OPENING = 10_000
"""How many milliseconds a process has to open a table for a group; then its people wait again."""

ARRIVING = 6_000
"""How many milliseconds people have to arrive at their table before the others wait again."""

Blocks = set[frozenset[str]]
"""The pairs of people of whom one has blocked the other."""

Decide = Callable[[Sequence[Seeker], Blocks, int], dict[str, Group]]
"""Who plays together at this time: the names of new tables, and the group at each. A plain function, since the queue
is locked until it returns."""


class Wish(TypedDict):
    """What somebody would play, as it is stored; None stands for any."""

    person: str
    name: str
    game: str
    players: int | None
    clock: int | None
    rated: bool
    rating: int | None


@dataclass(frozen=True, slots=True)
class Waiting(Seeker):
    """A row of `seekers`: somebody in the queue, and at which table they are to play, once they are paired."""

    name: str
    seen: int
    table_id: str | None
    paired_at: int | None
    is_open: bool


Paired = tuple[str, list[Waiting], int]
"""The name of a table, the people who are to sit there, and their clock."""


class SeekerStore(Querying):
    """All queries about people who wait. Times are those of a server that is alone, which no change of the wall clock
    moves, or of the database that several share."""

    def __init__(self, engine: AsyncEngine, now: Callable[[], int] | None) -> None:
        super().__init__(engine)
        self._now_here = now
        self._shared = now is None

    async def _now(self, connection: AsyncConnection) -> int:
        if self._now_here is not None:
            return self._now_here()
        return int((await connection.execute(select(clock))).scalar_one())

    async def add(self, wish: Wish) -> None:
        """Somebody begins to wait, or begins again with other wishes."""
        async with self._changing() as connection:
            now = await self._now(connection)
            row = {**wish, "since": now, "seen": now, "table_id": None, "paired_at": None, "is_open": False}
            await connection.execute(replace(self.dialect, seekers, row))

    async def remove(self, person: str) -> None:
        await self._change(delete(seekers).where(seekers.c.person == person))

    async def see(self, people: Collection[str]) -> None:
        """Note that some people are still there."""
        async with self._changing() as connection:
            now = await self._now(connection)
            await connection.execute(update(seekers).where(seekers.c.person.in_(people)).values(seen=now))

    async def lose(self, people: Collection[str]) -> None:
        """Note that some people are gone: they keep their place for a while, but are not paired."""
        async with self._changing() as connection:
            before = await self._now(connection) - GONE
            gone = update(seekers).where(seekers.c.person.in_(people), seekers.c.seen > before)
            await connection.execute(gone.values(seen=before))

    async def all(self) -> tuple[list[Waiting], int]:
        """Everybody who waits or was just paired, and the time."""
        async with self._reading() as connection:
            rows = await connection.execute(select(seekers))
            return typed(Waiting, rows), await self._now(connection)

    async def pair(self, decide: Decide) -> list[Paired]:
        """Let somebody decide who plays together, unless another process does just now; returns the new groups."""
        of = seekers.c
        async with self._changing() as connection:
            if self._shared:
                lock = text("SELECT pg_try_advisory_xact_lock(:number)")
                if not (await connection.execute(lock, {"number": PAIRING})).scalar_one():
                    return []
            now = await self._now(connection)
            # Somebody seen in the future waited for a server with another clock.
            gone = or_(of.seen < now - KEPT, of.seen > now + KEPT)
            await connection.execute(delete(seekers).where(of.table_id.is_(None), gone))
            late = or_(of.paired_at < now - OPENING, of.paired_at > now + OPENING)
            await self._wait_again(connection, ~of.is_open, late)
            await self._settle(connection, now)
            waiting = select(seekers).where(of.table_id.is_(None), of.seen >= now - PRESENT).with_for_update()
            rows = {row.person: row for row in typed(Waiting, await connection.execute(waiting))}
            blocks = await blocked_between(connection, rows)
            groups = decide(list(rows.values()), blocks, now)
            found: list[Paired] = []
            for table, group in groups.items():
                people = [seeker.person for seeker in group.seekers]
                paired = update(seekers).where(of.person.in_(people)).values(table_id=table, paired_at=now)
                await connection.execute(paired)
                found.append((table, [rows[person] for person in people], group.clock))
            return found

    async def opened(self, table: str) -> int:
        """Note that the table of a group is open; returns for how many of them that was in time."""
        (mine,) = await self._change(update(seekers).where(seekers.c.table_id == table).values(is_open=True))
        return mine

    async def _wait_again(self, connection: AsyncConnection, *which: ColumnElement[bool]) -> None:
        again = {"table_id": None, "paired_at": None, "is_open": False}
        await connection.execute(update(seekers).where(*which).values(**again))

    async def _settle(self, connection: AsyncConnection, now: int) -> None:
        """Remove those whose game has begun. If somebody is gone or does not arrive, the others wait again."""
        of = seekers.c
        paired = (await connection.execute(select(seekers).where(of.is_open))).all()
        names = {row.table_id for row in paired}
        if not names:
            return
        waiting = select(tables.c.id).where(tables.c.id.in_(names), tables.c.status == "waiting")
        still = {row.id for row in await connection.execute(waiting)}
        await connection.execute(delete(seekers).where(of.is_open, of.table_id.in_(names - still)))
        sitting = select(seats.c.table_id, seats.c.person, seats.c.commitment).where(seats.c.table_id.in_(still))
        invited = (await connection.execute(sitting.where(seats.c.person.is_not(None)))).all()
        for name in still:
            mine = [row for row in paired if row.table_id == name]
            seated = [row for row in invited if row.table_id == name]
            arrived = {row.person for row in seated if row.commitment is not None}
            late = any(row.paired_at < now - ARRIVING for row in mine) and len(arrived) < len(mine)
            if late:
                await connection.execute(delete(seekers).where(of.table_id == name, of.person.not_in(arrived)))
            if late or {row.person for row in seated} != {row.person for row in mine}:
                await self._wait_again(connection, of.table_id == name)
