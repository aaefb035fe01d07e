"""Finished games in figures, in the database."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, Select, select

from daikaiju.server.db.queries import Querying
from daikaiju.server.reviews.schema import reviews
from daikaiju.server.statistics.schema import figures
from daikaiju.server.tables.schema import entries, seats, tables
from daikaiju.server.tables.statements import replace

MOST_GAMES = 1000
"""How many of somebody's last games statistics cover."""


class FigureStore(Querying):
    """All queries about figures."""

    async def of_table(self, table: str) -> Row[Any] | None:
        """A game with its figures and the time of its review, if there are any."""
        found = await self._all(with_figures().where(tables.c.id == table))
        return found[0] if found else None

    async def of_people(self, people: Sequence[str]) -> Sequence[Row[Any]]:
        """The same for somebody's finished games, under any identity they had, the newest first."""
        of = tables.c
        sitting = select(seats.c.table_id).where(seats.c.person.in_(people))
        over = with_figures().where(of.id.in_(sitting), of.status == "over", of.lesson.is_(None), of.origin.is_(None))
        return await self._all(over.order_by(of.active_at.desc()).limit(MOST_GAMES))

    async def seats_of(self, identities: Sequence[str]) -> dict[str, list[Row[Any]]]:
        """Who sat where, by table."""
        of = seats.c
        chosen = select(of.table_id, of.seat, of.monster, of.by, of.person).where(of.table_id.in_(identities))
        found: dict[str, list[Row[Any]]] = {identity: [] for identity in identities}
        for row in await self._all(chosen.order_by(of.seat)):
            found[row.table_id].append(row)
        return found

    async def answered_by_people(self, table: str) -> set[int]:
        """The numbers of the entries that came from a page, not from a bot."""
        of = entries.c
        return {
            row.number for row in await self._all(select(of.number).where(of.table_id == table, of.key.is_not(None)))
        }

    async def keep(self, table: str, version: int, reviewed_at: int | None, counted: bytes) -> None:
        """Store the figures of a game, in place of earlier ones."""
        row = {"table_id": table, "version": version, "reviewed_at": reviewed_at, "figures": zlib.compress(counted)}
        async with self._changing() as connection:
            await connection.execute(replace(self.dialect, figures, row))


def with_figures() -> Select[Any]:
    of = tables.c
    joined = tables.outerjoin(figures, figures.c.table_id == of.id).outerjoin(reviews, reviews.c.table_id == of.id)
    return select(
        of.id,
        of.game,
        of.options,
        of.active_at,
        of.lesson,
        figures.c.version,
        figures.c.reviewed_at,
        figures.c.figures,
        reviews.c.made_at,
    ).select_from(joined)
