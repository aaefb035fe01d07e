"""Opening the database: a file of SQLite by default, or PostgreSQL."""

from __future__ import annotations

import contextlib
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from daikaiju.errors import DaikaijuError, Problem
from daikaiju.extras import need
from daikaiju.server.processes.leases import LONGEST_IDLE
from daikaiju.server.storage.migrations import migrate

FILE = "tables.sqlite"
READERS = 3
POSTGRESQL = "postgresql"
CONNECTING = 5
"""How many seconds PostgreSQL has to answer a new connection."""

WRITING = 0x6461696B61696A75
"""The number of the lock that a server that writes to a PostgreSQL database holds ("daikaiju" in ASCII): one server
alone, or several that share it."""


class Damaged(Exception):
    """The file is not a database, or cannot be read; says why."""


class DatabaseInUse(Exception):
    """Another server writes to the database."""


def check_database(folder: Path) -> None:
    """Raise Damaged unless the database in a folder is intact, or new."""
    try:
        with closing(sqlite3.connect(folder / FILE)) as database:
            problem = str(database.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        raise Damaged(str(error)) from None
    if problem != "ok":
        raise Damaged(problem.splitlines()[-1])


def sqlite_in(folder: Path) -> URL:
    """The address of the database in a folder."""
    return URL.create("sqlite", database=str(folder / FILE))


def read_address(given: str) -> URL:
    """The address of a PostgreSQL database as a person wrote it."""
    with contextlib.suppress(ArgumentError, ValueError):
        address = make_url(given)
        if address.drivername in (POSTGRESQL, "postgres") and address.database:
            need("postgresql")
            return address.set(drivername=POSTGRESQL)
    raise DaikaijuError(Problem("database-error-address", given=without_password(given)))


def without_password(given: str) -> str:
    """An address as it may be shown, however wrong it is."""
    scheme, separator, rest = given.rpartition("://")
    return scheme + separator + rest.rpartition("@")[2]


def reading_engine(address: URL, *, alone: bool = True) -> AsyncEngine:
    """A database as it is, for whatever is written outside any table; not `alone` if other servers share it."""
    if is_postgresql(address):
        return create_async_engine(
            address.set(drivername="postgresql+psycopg"), pool_size=READERS, max_overflow=0, **of_postgresql(alone)
        )
    engine = create_async_engine(address.set(drivername="sqlite+aiosqlite"), pool_size=READERS, max_overflow=0)
    event.listen(engine.sync_engine, "connect", prepare)
    return engine


async def open_database(address: URL, *, alone: bool = True) -> AsyncEngine:
    """A database, created or brought up to date; not `alone` if other servers share it."""
    if not is_postgresql(address):
        Path(address.database or "").parent.mkdir(parents=True, exist_ok=True)
    engine = reading_engine(address, alone=alone)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
    except BaseException:
        await engine.dispose()
        raise
    return engine


def writing_engine(engine: AsyncEngine, *, alone: bool = True) -> Engine:
    """The same database for a thread that only writes."""
    if is_postgresql(engine.url):
        writing = create_engine(engine.url, pool_size=1, max_overflow=0, **of_postgresql(alone))
        event.listen(writing, "connect", claim if alone else claim_with_others)
    else:
        writing = create_engine(engine.url.set(drivername="sqlite"), pool_size=1, max_overflow=0)
        event.listen(writing, "connect", prepare)
    return writing


def is_postgresql(address: URL) -> bool:
    return address.get_backend_name() == POSTGRESQL


def of_postgresql(alone: bool) -> dict[str, Any]:
    """The options of its connections: a broken one is noticed and replaced before it is used again.

    Where others wait for what a process has locked, PostgreSQL ends a transaction whose process falls silent.
    """
    connecting = {"connect_timeout": CONNECTING, "application_name": "daikaiju"}
    if not alone:
        connecting["options"] = f"-c idle_in_transaction_session_timeout={LONGEST_IDLE}"
    return {"pool_pre_ping": True, "connect_args": connecting}


def prepare(connection: DBAPIConnection, _record: object) -> None:
    """Let SQLite's readers not wait for the writer, and have committed data on the disk."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def claim(connection: DBAPIConnection, _record: object) -> None:
    """Make a connection the only one that writes; PostgreSQL releases the lock when the connection ends."""
    lock(connection, "pg_try_advisory_lock")


def claim_with_others(connection: DBAPIConnection, _record: object) -> None:
    """Let a connection write beside other processes that use leases, but not beside a server that runs alone."""
    lock(connection, "pg_try_advisory_lock_shared")


def lock(connection: DBAPIConnection, function: str) -> None:
    with closing(connection.cursor()) as cursor:
        cursor.execute(f"SELECT {function}(%s)", (WRITING,))
        row = cursor.fetchone()
    connection.commit()
    if row is None or not row[0]:
        connection.close()
        raise DatabaseInUse
