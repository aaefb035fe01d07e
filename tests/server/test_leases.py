"""Leases in PostgreSQL: the transaction that stores a change checks its number, whatever a process believes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, create_engine, text
from sqlalchemy.exc import DBAPIError

from daikaiju.server.processes.leases import LASTS, HeldElsewhere
from daikaiju.server.storage import leases
from daikaiju.server.storage.engine import of_postgresql, read_address
from daikaiju.server.storage.leases import Fence, LeaseLost
from daikaiju.server.storage.migrations import migrate
from tests.server.stores import POSTGRESQL, stores

STORES = (POSTGRESQL,)
TABLE = "abc"
NEW_TABLE = """INSERT INTO tables (id, created_at, active_at, status, game, options, creator, locked, listed,
    starts_itself, clock_kind, clock_seconds, deadline, secret, rules)
    VALUES ('abc', 0, 0, 'running', 'king', '{}', 'ann', false, false, false, 'move', 60, 61000, '', '')"""


@pytest.fixture
def engine(store: str, tmp_path: Path) -> Iterator[Engine]:
    address = read_address(stores.address(tmp_path) or "").set(drivername="postgresql+psycopg")
    engine = create_engine(address, **of_postgresql(alone=False))
    with engine.begin() as connection:
        migrate(connection)
        connection.execute(text(NEW_TABLE))
    yield engine
    engine.dispose()


def expire(connection: Connection, process: int) -> None:
    """As if a process had been paused for longer than leases last."""
    late = text("UPDATE processes SET expires_at = expires_at - :ms WHERE id = :id")
    connection.execute(late, {"id": process, "ms": LASTS})


def deadline(connection: Connection) -> int:
    return int(connection.execute(text("SELECT deadline FROM tables")).scalar_one())


def test_a_process_that_was_paused_cannot_write(engine: Engine) -> None:
    with engine.begin() as connection:
        first, second = leases.join(connection, "first").id, leases.join(connection, "second").id
        taken = leases.acquire(connection, TABLE, first, 1000)
        assert taken is not None
        before = Fence(first, TABLE, taken.lease.fence)
        leases.check(connection, [before])
        with pytest.raises(HeldElsewhere):
            leases.acquire(connection, TABLE, second, 1000)
        assert leases.renew(connection, first, 5000) is not None
        time = deadline(connection)
        expire(connection, first)
        with pytest.raises(LeaseLost):
            leases.check(connection, [before])
        taken = leases.acquire(connection, TABLE, second, 400_000)
        assert taken is not None
        assert taken.handed_over
        # The player who is asked has as long as when the first process was last seen.
        assert deadline(connection) - 400_000 == time - 5000
        assert leases.renew(connection, first, 6000) is None
        with pytest.raises(LeaseLost):
            leases.check(connection, [before, Fence(second, TABLE, taken.lease.fence)])
        leases.check(connection, [Fence(second, TABLE, taken.lease.fence)])


def test_an_old_number_of_the_same_process_no_longer_counts(engine: Engine) -> None:
    with engine.begin() as connection:
        me = leases.join(connection, "me").id
        first = leases.acquire(connection, TABLE, me, 0)
        again = leases.acquire(connection, TABLE, me, 0)
        assert first is not None
        assert again is not None
        assert again.lease.fence == first.lease.fence + 1
        with pytest.raises(LeaseLost):
            leases.check(connection, [Fence(me, TABLE, first.lease.fence)])


def test_what_is_given_back_is_free_at_once_and_no_time_is_lost(engine: Engine) -> None:
    with engine.begin() as connection:
        first, second = leases.join(connection, "first").id, leases.join(connection, "second").id
        leases.acquire(connection, TABLE, first, 10_000)
        left = deadline(connection) - 20_000
        leases.leave(connection, first, 20_000)
        assert leases.living(connection) == [second]
        assert leases.orphaned(connection) == [TABLE]
        leases.acquire(connection, TABLE, second, 3000)
        assert deadline(connection) - 3000 == left
        assert leases.orphaned(connection) == []
        assert leases.acquire(connection, "unknown", second, 0) is None


def test_postgresql_ends_a_transaction_whose_process_fell_silent(engine: Engine) -> None:
    with engine.begin() as connection:
        first, second = leases.join(connection, "first").id, leases.join(connection, "second").id
        taken = leases.acquire(connection, TABLE, first, 0)
        assert taken is not None
    paused = engine.connect()
    leases.check(paused, [Fence(first, TABLE, taken.lease.fence)])
    # It does nothing from now on, and holds the lock; the other waits no longer than PostgreSQL tolerates silence.
    with engine.begin() as connection:
        expire(connection, first)
        again = leases.acquire(connection, TABLE, second, 0)
        assert again is not None
    with pytest.raises(DBAPIError):
        paused.execute(text("SELECT 1"))
    paused.invalidate()
    paused.close()
