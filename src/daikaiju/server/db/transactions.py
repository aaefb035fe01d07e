"""A transaction in PostgreSQL in one message, which checks its leases, stores everything and commits.

Each round trip costs this process more than the statements in it. A message arrives whole or not at all, so a process
that falls silent leaves no transaction open. In one of psycopg's pipelines it would: PostgreSQL waits there without
limit, with the leases locked.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from sqlalchemy import Dialect, Executable

from daikaiju.server.cluster.lease_store import Fence, statements_that_check
from daikaiju.server.tables.statements import Values

if TYPE_CHECKING:
    import psycopg

Literal = Callable[[object], bytes]
"""A value as it is written in a statement."""


class Templates:
    """Statements as text with places for values, each built once for the columns of its rows."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._known: dict[tuple[int, frozenset[str]], tuple[Executable, bytes, Values]] = {}

    def fill(self, statement: Executable, row: Values, literal: Literal) -> bytes:
        """A statement with the values of a row."""
        key = id(statement), frozenset(row)
        if key not in self._known:
            # mypy: every statement here is a clause that can be compiled.
            built = statement.compile(dialect=self._dialect, column_keys=list(row))  # type: ignore[attr-defined]
            constants = {name: value for name, value in built.params.items() if value is not None}
            self._known[key] = statement, str(built).encode(), constants
        _, template, constants = self._known[key]
        values = {**constants, **row}
        return template % {
            name.encode(): b"NULL" if value is None else literal(value) for name, value in values.items()
        }


def commit_at_once(
    raw: psycopg.Connection[Any],
    templates: Templates,
    changes: Iterable[tuple[Executable, list[Values]]],
    fences: Collection[Fence],
) -> None:
    """Store changes in one transaction, if the fences allow it; if this raises, nothing is stored.

    Whatever is in one message is one transaction, which ends with it. It is sent with libpq's own function, because
    psycopg's cursors take longer than the message does.
    """
    from psycopg import OperationalError
    from psycopg.adapt import Transformer
    from psycopg.errors import error_from_result
    from psycopg.pq import ExecStatus, TransactionStatus

    literal = Transformer(raw).as_literal
    message = b";".join(texts(templates, changes, fences, literal))
    result = raw.pgconn.exec_(message)
    if result.status not in (ExecStatus.COMMAND_OK, ExecStatus.TUPLES_OK):
        raise error_from_result(result)
    if raw.pgconn.transaction_status != TransactionStatus.IDLE:
        raise OperationalError("another transaction was open, so nothing was committed")


def texts(
    templates: Templates,
    changes: Iterable[tuple[Executable, list[Values]]],
    fences: Collection[Fence],
    literal: Literal,
) -> Iterator[bytes]:
    """The statements of a transaction."""
    if fences:
        yield from statements_that_check(fences, literal)
    for statement, rows in changes:
        for row in rows:
            yield templates.fill(statement, row, literal)
