"""Copying all games from one database to another, and checking that they arrived."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import URL, Connection, Table, create_engine, func, insert, inspect, select

from daikaiju.errors import DaikaijuError, Problem
from daikaiju.rules.version import rules_version
from daikaiju.server.db.engine import is_postgresql
from daikaiju.server.db.migrations import is_current
from daikaiju.server.db.upsert import Values
from daikaiju.server.schema import GAMES
from daikaiju.server.tables.mapping import from_stored
from daikaiju.server.tables.schema import entries, seats, tables
from daikaiju.server.tables.store import Stored
from daikaiju.table.entries import Entry
from daikaiju.table.loading import replayed
from daikaiju.table.pieces import Piece

AT_ONCE = 500
"""How many rows are copied at a time."""

Progress = Callable[[int, int], None]
"""Called with how many rows are done, and out of how many."""


@dataclass
class Copied:
    """What was copied."""

    rows: dict[str, int] = field(default_factory=dict)
    """How many rows each table of the database has."""
    replayed: int = 0
    """Games that were replayed by the rules with the same result."""
    older: int = 0
    """Games of other rules, which can only be watched and were copied unchecked."""


@contextmanager
def snapshot(address: URL) -> Iterator[Connection]:
    """A connection that sees the database as it was at one moment, even while a server uses it."""
    options: dict[str, Any] = {"isolation_level": "REPEATABLE READ"} if is_postgresql(address) else {}
    engine = create_engine(address.set(drivername=driver(address)), **options)
    try:
        with engine.connect() as connection:
            if not is_postgresql(address):
                connection.exec_driver_sql("BEGIN")
            yield connection
    finally:
        engine.dispose()


def driver(address: URL) -> str:
    return "postgresql+psycopg" if is_postgresql(address) else "sqlite"


def copy_games(source: Connection, target: Connection, progress: Progress) -> Copied:
    """Copy everything into an empty database, in the target's transaction, and check every game in it."""
    check_source(source)
    if any(count(target, table) for table in GAMES):
        raise DaikaijuError(Problem("copy-error-not-empty"))
    copied = Copied({table.name: count(source, table) for table in GAMES})
    games = [row.id for row in source.execute(select(tables.c.id).order_by(tables.c.id))]
    done, whole = 0, sum(copied.rows.values()) + len(games)
    for table in GAMES:
        for rows in in_parts(source, table):
            target.execute(insert(table), rows)
            done += len(rows)
            progress(done, whole)
        if digest(source, table) != digest(target, table):
            raise DaikaijuError(Problem("copy-error-differs", name=table.name))
    for game in games:
        replay(target, game, copied)
        done += 1
        progress(done, whole)
    return copied


def check_source(source: Connection) -> None:
    """Refuse a database without games, or with another schema version."""
    if not inspect(source).has_table(tables.name):
        raise DaikaijuError(Problem("copy-error-no-games"))
    if not is_current(source):
        raise DaikaijuError(Problem("copy-error-other-form"))


def count(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


def in_parts(connection: Connection, table: Table) -> Iterator[list[Values]]:
    """All rows in the order of their keys, some at a time."""
    query = select(table).order_by(*table.primary_key.columns)
    result = connection.execute(query, execution_options={"yield_per": AT_ONCE})
    for part in result.mappings().partitions():
        yield [dict(row) for row in part]


def digest(connection: Connection, table: Table) -> str:
    """A hash of all rows that does not depend on how the database sorts texts."""
    parts = (
        hashlib.sha256(repr([plain(value) for value in row.values()]).encode()).digest()
        for rows in in_parts(connection, table)
        for row in rows
    )
    return hashlib.sha256(b"".join(sorted(parts))).hexdigest()


def plain(value: object) -> object:
    return bytes(value) if isinstance(value, memoryview | bytearray) else value


def replay(connection: Connection, game: str, copied: Copied) -> None:
    """Replay a stored game by the rules and compare it with what people were told."""
    row = connection.execute(select(tables).where(tables.c.id == game)).one()
    of = entries.c
    found = connection.execute(select(entries).where(of.table_id == game).order_by(of.number)).all()
    if not found:
        return
    sitting = connection.execute(select(seats).where(seats.c.table_id == game).order_by(seats.c.seat)).all()
    table = from_stored(Stored(row, sitting))
    table.remember_piece(Piece.read(zlib.decompress(found[-1].news)))
    played = [Entry(entry.number, entry.seat, entry.choice) for entry in found]
    if replayed(table, played, drawn=row.rules == rules_version()) is not None:
        copied.replayed += 1
    elif row.rules == rules_version():
        raise DaikaijuError(Problem("copy-error-game", table=game))
    else:
        copied.older += 1
