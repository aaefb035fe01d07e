"""Reviews of finished games, in the database."""

from __future__ import annotations

import zlib

from sqlalchemy import select

from daikaiju.server.db.queries import Querying
from daikaiju.server.db.upsert import replace
from daikaiju.server.reviews.schema import reviews


class ReviewStore(Querying):
    """The reviews that somebody asked for."""

    async def review(self, table: str) -> bytes | None:
        """The review of a game as JSON, if one was made."""
        rows = await self._all(select(reviews.c.review).where(reviews.c.table_id == table))
        return zlib.decompress(rows[0].review) if rows else None

    async def set_review(self, table: str, made_at: int, review: bytes) -> None:
        """Keep a review, in place of an earlier one."""
        row = {"table_id": table, "made_at": made_at, "review": zlib.compress(review)}
        async with self._changing() as connection:
            await connection.execute(replace(self.dialect, reviews, row))
