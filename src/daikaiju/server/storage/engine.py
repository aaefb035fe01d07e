"""Opening the database."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from daikaiju.server.storage.migrations import migrate

FILE = "tables.sqlite"
READERS = 3


class Damaged(Exception):
    """The file is not a database, or an unreadable one; says why."""


def check_database(folder: Path) -> None:
    """Raise Damaged unless the database in a folder is intact, or new."""
    try:
        with closing(sqlite3.connect(folder / FILE)) as database:
            problem = str(database.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        raise Damaged(str(error)) from None
    if problem != "ok":
        raise Damaged(problem.splitlines()[-1])


async def open_database(folder: Path) -> AsyncEngine:
    """The database in a folder, created or brought up to date."""
    folder.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(folder / FILE)), pool_size=READERS, max_overflow=0
    )
    event.listen(engine.sync_engine, "connect", prepare)
    async with engine.begin() as connection:
        await connection.run_sync(migrate)
    return engine


def writing_engine(engine: AsyncEngine) -> Engine:
    """The same database for a thread that only writes."""
    writing = create_engine(engine.url.set(drivername=engine.url.get_backend_name()), pool_size=1, max_overflow=0)
    event.listen(writing, "connect", prepare)
    return writing


def prepare(connection: Any, _record: Any) -> None:
    """Readers do not wait for the writer, and committed data is on the disk."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
