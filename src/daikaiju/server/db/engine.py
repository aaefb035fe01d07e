"""Opening the database: a file of SQLite by default, or PostgreSQL."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection

from daikaiju.errors import DaikaijuError, Problem
from daikaiju.extras import need
from daikaiju.server.db.leases import LONGEST_IDLE
from daikaiju.server.db.migrations import migrate

FILE = "tables.sqlite"
READERS = 3
POSTGRESQL = "postgresql"
CONNECTING = 5
"""How many seconds PostgreSQL has to answer a new connection."""

UNTRIED = 2.0
"""How many seconds a connection to PostgreSQL may have been unused without being tried before it is used again."""

USED = "used"
"""Under which name a connection remembers when that was."""

ATTEMPTS = 5
"""How often the database is opened before a server gives up: while a busy machine starts it, it may fall silent for so
long that it loses its connection."""

LONGEST_WAIT = 5
"""How many seconds somebody waits for a connection while others use them all; then they are told to try again."""

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
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        # What SQLite says about a damaged file can contain parts of it.
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
        return postgresql_engine(address.set(drivername="postgresql+psycopg"), READERS, alone=alone)
    engine = create_async_engine(address.set(drivername="sqlite+aiosqlite"), **pool(READERS))
    event.listen(engine.sync_engine, "connect", prepare)
    return engine


def postgresql_engine(address: URL, connections: int, *, alone: bool) -> AsyncEngine:
    engine = create_async_engine(address, **pool(connections), **of_postgresql(alone))
    check_after_pauses(engine.sync_engine)
    return engine


async def open_database(address: URL, *, alone: bool = True) -> AsyncEngine:
    """A database, created or brought up to date; not `alone` if other servers share it."""
    if not is_postgresql(address):
        Path(address.database or "").parent.mkdir(parents=True, exist_ok=True)
    engine = reading_engine(address, alone=alone)
    try:
        await bring_up_to_date(engine)
    except BaseException:
        await engine.dispose()
        raise
    return engine


async def bring_up_to_date(engine: AsyncEngine, attempts: int = ATTEMPTS) -> None:
    """Migrate the database, again if the connection is lost: whatever was done until then is undone."""
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
    except DBAPIError as error:
        if not error.connection_invalidated or attempts == 1:
            raise
        await bring_up_to_date(engine, attempts - 1)


def writing_engine(engine: AsyncEngine, *, alone: bool = True) -> Engine:
    """The same database for a thread that only writes."""
    if is_postgresql(engine.url):
        writing = create_engine(engine.url, **pool(1), **of_postgresql(alone, prepares=True))
        check_after_pauses(writing)
        event.listen(writing, "connect", claim if alone else claim_with_others)
    else:
        writing = create_engine(engine.url.set(drivername="sqlite"), **pool(1))
        event.listen(writing, "connect", prepare)
    return writing


def is_postgresql(address: URL) -> bool:
    return address.get_backend_name() == POSTGRESQL


def pool(connections: int) -> dict[str, Any]:
    """The options of an engine that has so many connections and no more; the one used last is used next, which seldom
    has to be tried."""
    return {"pool_size": connections, "max_overflow": 0, "pool_timeout": LONGEST_WAIT, "pool_use_lifo": True}


def of_postgresql(alone: bool, *, prepares: bool = False) -> dict[str, Any]:
    """The options of its connections: where others wait for what a process has locked, PostgreSQL ends a transaction
    whose process falls silent."""
    settings: dict[str, object] = {} if alone else {"idle_in_transaction_session_timeout": LONGEST_IDLE}
    connecting: dict[str, object] = {"connect_timeout": CONNECTING, "application_name": "daikaiju"}
    if prepares:
        # `transactions` prepares its statements, to be planned once; psycopg would drop them together with its own.
        settings["plan_cache_mode"] = "force_generic_plan"
        connecting["prepare_threshold"] = None
    connecting["options"] = " ".join(f"-c {name}={value}" for name, value in settings.items())
    return {"connect_args": connecting}


def check_after_pauses(engine: Engine) -> None:
    """Have a connection that was not used for a while tried before it is used again, and replaced if it is broken.

    Trying it every time would cost as much as most queries do.
    """

    def try_again(connection: DBAPIConnection, record: ConnectionPoolEntry, _proxy: PoolProxiedConnection) -> None:
        if time.monotonic() - record.info.get(USED, -UNTRIED) < UNTRIED:
            return
        try:
            engine.dialect.do_ping(connection)
        except engine.dialect.loaded_dbapi.Error as error:
            raise DisconnectionError from error

    def used(_connection: DBAPIConnection | None, record: ConnectionPoolEntry) -> None:
        record.info[USED] = time.monotonic()

    event.listen(engine, "checkout", try_again)
    event.listen(engine, "checkin", used)
    event.listen(engine, "connect", used)


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
