"""What the stores have in common: reading, and changes that are made all or none."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from sqlalchemy import CursorResult, Executable, Row
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from daikaiju.server.refusals import Refused

log = logging.getLogger("daikaiju.server")

NOT_KEPT = "a value or a character in it cannot be kept by the database"


class Querying:
    """The database, for queries about one subject."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    @property
    def dialect(self) -> str:
        return self.engine.dialect.name

    async def _all(self, query: Executable) -> Sequence[Row[Any]]:
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(query)).all()
        except DataError as error:
            raise Refused("bad_request", why=NOT_KEPT) from error
        except SQLAlchemyError as error:
            log.exception("the database could not be read")
            raise Refused("not_read") from error

    async def _change(self, *changes: Executable) -> list[int]:
        """Make some changes, all or none; returns how many rows each concerned. Raises IntegrityError."""
        try:
            async with self.engine.begin() as connection:
                made: list[CursorResult[Any]] = [await connection.execute(change) for change in changes]
                return [result.rowcount for result in made]
        except IntegrityError:
            raise
        except DataError as error:
            raise Refused("bad_request", why=NOT_KEPT) from error
        except SQLAlchemyError as error:
            log.exception("something could not be stored")
            raise Refused("not_stored") from error
