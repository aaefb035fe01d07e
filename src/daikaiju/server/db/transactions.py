"""A transaction in PostgreSQL in one message, which checks its leases, stores everything and commits.

Each round trip costs this process more than the statements in it. A message arrives whole or not at all, so a process
that falls silent leaves no transaction open. In one of psycopg's pipelines it would: PostgreSQL waits there without
limit, with the leases locked.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import Dialect, Executable, PoolProxiedConnection

from daikaiju.server.cluster.lease_store import CHECK_ALIVE, CHECK_HELD, Fence
from daikaiju.server.tables.statements import Values

if TYPE_CHECKING:
    import psycopg

PREPARED = "prepared"
"""Under which name a connection remembers which statements it knows."""

PARAMETER = re.compile(r"%\((\w+)\)s")


class Prepared(NamedTuple):
    """A statement with numbered parameters."""

    name: bytes
    text: str
    parameters: tuple[str, ...]
    constants: Values
    """The values of parameters that are not in the rows."""
    statement: Executable | None
    """Whose text it is, which makes sure that no other has the same identity."""


class Statements:
    """Statements that every connection prepares once; planning them each time costs PostgreSQL more than they do."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._known: dict[tuple[int, frozenset[str]], Prepared] = {}
        self._held = Prepared(b"daikaiju_held", CHECK_HELD, (), {}, None)
        self._alive = Prepared(b"daikaiju_alive", CHECK_ALIVE, (), {}, None)

    def of(self, statement: Executable, row: Values) -> Prepared:
        """A statement for rows with the columns of this one."""
        key = id(statement), frozenset(row)
        if key not in self._known:
            # mypy: every statement here is a clause that can be compiled.
            built = statement.compile(dialect=self._dialect, column_keys=list(row))  # type: ignore[attr-defined]
            names = tuple(dict.fromkeys(PARAMETER.findall(str(built))))
            text = PARAMETER.sub(lambda found: f"${names.index(found[1]) + 1}", str(built)).replace("%%", "%")
            name = b"daikaiju_%d" % len(self._known)
            self._known[key] = Prepared(name, text, names, built.params, statement)
        return self._known[key]

    def checking(self, fences: Collection[Fence], sending: Sending) -> Iterator[bytes]:
        """Statements that fail unless the fences allow a transaction."""
        held = [fence for fence in fences if fence.number]
        if held:
            by, tables, numbers = zip(*held, strict=True)
            yield sending.execute(self._held, sending.array(tables), sending.array(by), sending.array(numbers))
        if fences:
            yield sending.execute(self._alive, sending.array({fence.process for fence in fences}))


class Sending:
    """A connection to which a message is about to be sent."""

    def __init__(self, pooled: PoolProxiedConnection) -> None:
        from psycopg.adapt import Transformer

        self._raw: psycopg.Connection[object] = pooled.driver_connection  # type: ignore[assignment]  # an Any there
        self._knows: set[bytes] = pooled.info.setdefault(PREPARED, set())
        self._literal = Transformer(self._raw).as_literal

    def execute(self, prepared: Prepared, *values: bytes) -> bytes:
        """The text that executes a statement, which is prepared first if this connection does not know it yet."""
        if prepared.name not in self._knows:
            self.send(b"PREPARE %s AS %s" % (prepared.name, prepared.text.encode()))
            self._knows.add(prepared.name)
        return b"EXECUTE %s (%s)" % (prepared.name, b", ".join(values))

    def literal(self, value: object) -> bytes:
        return b"NULL" if value is None else self._literal(value)

    def array(self, values: Iterable[object]) -> bytes:
        return b"ARRAY[%s]" % b", ".join(map(self._literal, values))

    def send(self, message: bytes) -> None:
        """Send a message and wait for the reply. What is in one message is one transaction, which ends with it.

        This is libpq's own function, because psycopg's cursors take longer than the message does.
        """
        from psycopg import OperationalError
        from psycopg.errors import InvalidSqlStatementName, error_from_result
        from psycopg.pq import ExecStatus, TransactionStatus

        result = self._raw.pgconn.exec_(message)
        if result.status not in (ExecStatus.COMMAND_OK, ExecStatus.TUPLES_OK):
            error = error_from_result(result)
            if isinstance(error, InvalidSqlStatementName):
                # Something between here and PostgreSQL has reset the connection.
                self._knows.clear()
            raise error
        if self._raw.pgconn.transaction_status != TransactionStatus.IDLE:
            raise OperationalError("another transaction was open, so nothing was committed")


def commit_at_once(
    pooled: PoolProxiedConnection,
    statements: Statements,
    changes: Iterable[tuple[Executable, list[Values]]],
    fences: Collection[Fence],
) -> None:
    """Store changes in one transaction, if the fences allow it; if this raises, nothing is stored."""
    sending = Sending(pooled)
    texts = list(statements.checking(fences, sending))
    for statement, rows in changes:
        for row in rows:
            prepared = statements.of(statement, row)
            values = {**prepared.constants, **row}
            texts.append(sending.execute(prepared, *(sending.literal(values[name]) for name in prepared.parameters)))
    sending.send(b";".join(texts))
