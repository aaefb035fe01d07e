"""Where the servers of the tests keep their games: SQLite and PostgreSQL, each test with both."""

from __future__ import annotations

import hashlib
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, create_engine, text

from daikaiju.server.db.engine import read_address, sqlite_in
from tests.server.postgresql import PostgreSQL, programs

SQLITE, POSTGRESQL = "sqlite", "postgresql"
STORES = (SQLITE, POSTGRESQL)
STRICTEST = (SQLITE if programs() is None else POSTGRESQL,)
"""Enough for tests of what people may send: it refuses all that the other refuses, and letters without meaning."""

MISSING = "PostgreSQL is not installed on this system (Debian's package is called postgresql)"


class Stores:
    """The database that belongs to a folder, in the kind of store the tests use now."""

    def __init__(self) -> None:
        self.kind = SQLITE
        self._postgresql: PostgreSQL | None = None
        self._databases: set[str] = set()

    def use(self, kind: str) -> None:
        self.kind = kind

    @staticmethod
    def available(kind: str) -> bool:
        return kind == SQLITE or programs() is not None

    @property
    def postgresql(self) -> PostgreSQL:
        """The server, started when it is first needed."""
        if self._postgresql is None:
            self._postgresql = PostgreSQL()
        return self._postgresql

    def address(self, folder: Path) -> str | None:
        """What --database must be for a server with this folder; None for SQLite, which is in the folder."""
        if self.kind == SQLITE:
            return None
        name = "games_" + hashlib.sha256(str(folder).encode()).hexdigest()[:16]
        if name not in self._databases:
            self.postgresql.execute(f"CREATE DATABASE {name}")
            self._databases.add(name)
        return self.postgresql.address(name)

    @contextmanager
    def opened(self, folder: Path) -> Iterator[Connection]:
        """The database of a folder, read and changed from outside; what is changed is stored at the end."""
        address = self.address(folder)
        url = sqlite_in(folder) if address is None else read_address(address).set(drivername="postgresql+psycopg")
        # Of PostgreSQL one moment is seen, even while servers write.
        engine = create_engine(url, **({} if address is None else {"isolation_level": "REPEATABLE READ"}))
        try:
            with engine.begin() as connection:
                yield connection
        finally:
            engine.dispose()

    @contextmanager
    def as_left(self, folder: Path) -> Iterator[Connection]:
        """The database of a server that was perhaps killed, to be read only.

        Of SQLite it is a copy, because opening the database would repair what the next start must be able to repair.
        """
        if self.kind != SQLITE:
            with self.opened(folder) as connection:
                yield connection
            return
        with tempfile.TemporaryDirectory() as copied:
            for file in folder.glob("tables.sqlite*"):
                shutil.copy(file, copied)
            with self.opened(Path(copied)) as connection:
                assert connection.execute(text("PRAGMA integrity_check")).scalar() == "ok"
                yield connection

    def close(self) -> None:
        if self._postgresql is not None:
            self._postgresql.close()


stores = Stores()
