"""A transaction in PostgreSQL in two messages: one begins it and asks for its leases, the other stores and commits.

Each round trip costs this process more than the statements in it. A message arrives whole or not at all, and between
the two PostgreSQL ends the transaction of a process that falls silent. In one of psycopg's pipelines it would not: it
waits there without limit, with the leases locked.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Dialect, Executable

from daikaiju.server.cluster.lease_store import CLOCK, Fence, check_rows
from daikaiju.server.db.upsert import Values

if TYPE_CHECKING:
    import psycopg

BEGIN = "BEGIN"
CHECKED = f"""{BEGIN};
SELECT table_id, process, fence, seen FROM leases WHERE table_id = ANY(%s) ORDER BY table_id FOR SHARE;
SELECT id, expires_at, seen, {CLOCK} FROM processes WHERE id = ANY(%s)"""
"""What `leases.check` asks: the clock is read once the leases are locked."""


class Compiled:
    """Statements as text for psycopg, each built once for the columns of its rows."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._known: dict[tuple[int, frozenset[str]], tuple[Executable, str, Values]] = {}

    def text_of(self, statement: Executable, row: Values) -> tuple[str, Values]:
        """The text, and the values of its parameters that are not in the rows."""
        key = id(statement), frozenset(row)
        if key not in self._known:
            # mypy: every statement here is a clause that can be compiled.
            built = statement.compile(dialect=self._dialect, column_keys=list(row))  # type: ignore[attr-defined]
            constants = {name: value for name, value in built.params.items() if value is not None}
            self._known[key] = statement, str(built), constants
        return self._known[key][1:]


def commit_at_once(
    connection: Connection,
    compiled: Compiled,
    changes: Iterable[tuple[Executable, list[Values]]],
    fences: Collection[Fence],
) -> None:
    """Store changes in one transaction, if the fences allow it; if this raises, nothing is stored."""
    from psycopg import ClientCursor

    raw: Any = connection.connection.driver_connection
    with transaction(raw):
        cursor = ClientCursor(raw)
        begin(cursor, fences)
        texts = [
            cursor.mogrify(text, {**constants, **row})
            for statement, rows in changes
            for row in rows
            for text, constants in (compiled.text_of(statement, row),)
        ]
        cursor.execute(";".join([*texts, "COMMIT"]))


def begin(cursor: psycopg.ClientCursor[Any], fences: Collection[Fence]) -> None:
    """Begin a transaction, if the fences allow it."""
    if not fences:
        cursor.execute(BEGIN)
        return
    tables = [fence.table for fence in fences if fence.number]
    cursor.execute(CHECKED, [tables, list({fence.process for fence in fences})])
    cursor.nextset()
    held = cursor.fetchall()
    cursor.nextset()
    check_rows(fences, held, cursor.fetchall())


@contextmanager
def transaction(raw: psycopg.Connection[Any]) -> Iterator[None]:
    """Undo what is begun inside if it fails."""
    raw.autocommit = True  # psycopg would send a BEGIN of its own and wait for the reply
    try:
        yield
    except BaseException:
        if not raw.closed:
            raw.rollback()
        raise
    finally:
        if not raw.closed:
            raw.autocommit = False
