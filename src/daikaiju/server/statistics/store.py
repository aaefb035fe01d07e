"""Finished games in figures, in the database."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, select

from daikaiju.server.db.queries import Querying, first, typed
from daikaiju.server.db.upsert import replace
from daikaiju.server.reviews.schema import reviews
from daikaiju.server.statistics.schema import figures
from daikaiju.server.tables.schema import entries, seats, tables
from daikaiju.table.protocol.tables import GameName

MOST_GAMES = 1000
"""How many of somebody's last games statistics cover."""


@dataclass(frozen=True, slots=True)
class CountedGame:
    """A finished game with its figures, compressed, and the time of its review, if there are any."""

    id: str
    game: GameName
    options: str
    active_at: int
    lesson: str | None
    version: int | None
    reviewed_at: int | None
    figures: bytes | None
    made_at: int | None


@dataclass(frozen=True, slots=True)
class SeatOfGame:
    """Who sat where."""

    table_id: str
    seat: int
    monster: str
    by: str
    person: str | None


class FigureStore(Querying):
    """All queries about figures."""

    async def of_table(self, table: str) -> CountedGame | None:
        found = await self._all(with_figures().where(tables.c.id == table))
        return first(CountedGame, found)

    async def of_tables(self, identities: Sequence[str]) -> list[CountedGame]:
        found = await self._all(with_figures().where(tables.c.id.in_(identities))) if identities else []
        return typed(CountedGame, found)

    async def of_people(self, people: Sequence[str]) -> list[CountedGame]:
        """Somebody's finished games, under any identity they had, the newest first."""
        of = tables.c
        sitting = select(seats.c.table_id).where(seats.c.person.in_(people))
        over = with_figures().where(of.id.in_(sitting), of.status == "over", of.lesson.is_(None), of.origin.is_(None))
        return typed(CountedGame, await self._all(over.order_by(of.active_at.desc()).limit(MOST_GAMES)))

    async def seats_of(self, identities: Sequence[str]) -> dict[str, list[SeatOfGame]]:
        """Who sat where, by table."""
        of = seats.c
        chosen = select(of.table_id, of.seat, of.monster, of.by, of.person).where(of.table_id.in_(identities))
        found: dict[str, list[SeatOfGame]] = {identity: [] for identity in identities}
        for seat in typed(SeatOfGame, await self._all(chosen.order_by(of.seat))):
            found[seat.table_id].append(seat)
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
