"""What the stores have in common: reading, and changes that are made all or none."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from contextvars import ContextVar
from typing import Any, TypeVar

from sqlalchemy import CursorResult, Executable, Row
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from daikaiju.server.db.upsert import Values
from daikaiju.table.refusals import Refused

log = logging.getLogger("daikaiju.server")

NOT_KEPT = "a value or a character in it cannot be kept by the database"

has_connection: ContextVar[bool] = ContextVar("has_connection", default=False)
"""Whether the code that runs now holds a connection, directly or through whoever called or started it."""

Kind = TypeVar("Kind")


class SecondConnection(Exception):
    """Somebody who holds a connection asked for another: a few of them at once would wait for each other for ever."""


class Querying:
    """The database, for queries about one subject. All connections of stores are taken here, one at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        # Outside a transaction, PostgreSQL need not be told where reading begins and ends.
        reading = {} if engine.dialect.name == "sqlite" else {"isolation_level": "AUTOCOMMIT"}
        self._reader = engine.execution_options(**reading)

    @property
    def dialect(self) -> str:
        return self.engine.dialect.name

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with; nothing else may be awaited while it is held."""
        try:
            async with held(self._reader.connect()) as connection:
                yield connection
        except DataError as error:
            raise Refused("bad_request", why=NOT_KEPT) from error
        except SQLAlchemyError as error:
            log.exception("the database could not be read")
            raise Refused("not_read") from error

    @asynccontextmanager
    async def _changing(self, *, raises_conflicts: bool = False) -> AsyncIterator[AsyncConnection]:
        """A transaction, stored all or not at all; nothing else may be awaited until it ends.

        Where somebody knows what to do about a conflict with what is stored, it is raised as an IntegrityError.
        """
        try:
            async with held(self.engine.begin()) as connection:
                yield connection
        except DataError as error:
            raise Refused("bad_request", why=NOT_KEPT) from error
        except SQLAlchemyError as error:
            if raises_conflicts and isinstance(error, IntegrityError):
                raise
            log.exception("something could not be stored")
            raise Refused("not_stored") from error

    async def _all(self, query: Executable, values: Values | None = None) -> Sequence[Row[Any]]:
        async with self._reading() as connection:
            return (await connection.execute(query, values)).all()

    async def _change(self, *changes: Executable) -> list[int]:
        """Make some changes, all or none; returns how many rows each concerned. Raises IntegrityError."""
        async with self._changing(raises_conflicts=True) as connection:
            made: list[CursorResult[Any]] = [await connection.execute(change) for change in changes]
            return [result.rowcount for result in made]


@asynccontextmanager
async def held(opening: AbstractAsyncContextManager[AsyncConnection]) -> AsyncIterator[AsyncConnection]:
    """A connection, unless one is held already."""
    check_none_held()
    before = has_connection.set(True)
    try:
        async with opening as connection:
            yield connection
    finally:
        has_connection.reset(before)


def check_none_held() -> None:
    if has_connection.get():
        raise SecondConnection


def typed(kind: type[Kind], rows: Iterable[Row[Any]]) -> list[Kind]:
    """Rows as objects of a class whose fields are named like the columns."""
    return [kind(**row._mapping) for row in rows]


def first(kind: type[Kind], rows: Iterable[Row[Any]]) -> Kind | None:
    """The first row, if there is one."""
    return next(iter(typed(kind, rows)), None)
