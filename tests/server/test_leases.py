"""Leases in PostgreSQL: the transaction that stores a change checks its number, whatever a process believes."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from psycopg.errors import DivisionByZero
from psycopg.pq import TransactionStatus
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from daikaiju.server.db import lease_store, transactions
from daikaiju.server.db import writer as writer_module
from daikaiju.server.db.engine import of_postgresql, read_address, reading_engine, writing_engine
from daikaiju.server.db.lease_store import A_DAY, Fence, LeaseLost
from daikaiju.server.db.leases import LASTS, MARGIN, HeldElsewhere
from daikaiju.server.db.migrations import migrate
from daikaiju.server.db.transactions import Statements
from daikaiju.server.db.writer import Job, Writer
from daikaiju.server.tables.columns import CHANGING
from daikaiju.server.tables.statements import change_table, new_entry, set_deadline
from tests.server.stores import POSTGRESQL, stores

STORES = (POSTGRESQL,)
TABLE = "abc"
NEW_TABLE = """INSERT INTO tables (id, created_at, active_at, status, game, options, creator, locked, listed,
    starts_itself, clock_kind, clock_seconds, deadline, secret, rules)
    VALUES ('abc', 0, 0, 'running', 'king', '{}', 'ann', false, false, false, 'move', 60, 61000, '', '')"""


@pytest.fixture
def engine(store: str, tmp_path: Path) -> Iterator[Engine]:
    address = read_address(stores.address(tmp_path) or "").set(drivername="postgresql+psycopg")
    engine = create_engine(address)
    with engine.begin() as connection:
        migrate(connection)
        connection.execute(text(NEW_TABLE))
    yield engine
    engine.dispose()


@pytest.fixture
def writing(engine: Engine) -> Iterator[Engine]:
    """The connection of a writer."""
    writing = writing_engine(reading_engine(engine.url.set(drivername="postgresql"), alone=False), alone=False)
    yield writing
    writing.dispose()


def expire(connection: Connection, process: int) -> None:
    """As if a process had been paused for longer than leases last."""
    late = text("UPDATE processes SET expires_at = expires_at - :ms WHERE id = :id")
    connection.execute(late, {"id": process, "ms": LASTS})


def keep_alive(connection: Connection, *processes: int) -> None:
    """As if some processes would renew for as long as a test takes."""
    connection.execute(
        text("UPDATE processes SET expires_at = expires_at + :ms WHERE id = ANY(:ids)"),
        {"ms": A_DAY, "ids": list(processes)},
    )


def read_clock(connection: Connection) -> int:
    return int(connection.execute(text(f"SELECT {lease_store.CLOCK}")).scalar_one())


def deadline(connection: Connection) -> int:
    return int(connection.execute(text("SELECT deadline FROM tables")).scalar_one())


def test_a_process_that_was_paused_cannot_write(engine: Engine) -> None:
    with engine.begin() as connection:
        first, second = lease_store.join(connection, "first").id, lease_store.join(connection, "second").id
        taken = lease_store.acquire(connection, TABLE, first, 1000)
        assert taken is not None
        before = Fence(first, TABLE, taken.lease.fence)
        lease_store.check(connection, [before])
        with pytest.raises(HeldElsewhere):
            lease_store.acquire(connection, TABLE, second, 1000)
        assert lease_store.renew(connection, first, 5000) is not None
        time = deadline(connection)
        expire(connection, first)
        with pytest.raises(LeaseLost):
            lease_store.check(connection, [before])
        taken = lease_store.acquire(connection, TABLE, second, 400_000)
        assert taken is not None
        assert taken.handed_over
        # The player who is asked has as long as when the first process was last seen.
        assert deadline(connection) - 400_000 == time - 5000
        assert lease_store.renew(connection, first, 6000) is None
        with pytest.raises(LeaseLost):
            lease_store.check(connection, [before, Fence(second, TABLE, taken.lease.fence)])
        lease_store.check(connection, [Fence(second, TABLE, taken.lease.fence)])


def test_a_process_is_renewed_in_one_message_that_leaves_no_transaction_open(engine: Engine) -> None:
    with engine.begin() as connection:
        first, second = lease_store.join(connection, "first").id, lease_store.join(connection, "second").id
    sent: list[str] = []

    def note(*given: object) -> None:
        sent.append(str(given[2]))

    at_once = engine.execution_options(isolation_level="AUTOCOMMIT")
    event.listen(at_once, "before_cursor_execute", note)
    with at_once.connect() as connection:
        # Often enough for psycopg to prepare whatever it can.
        for server_time in range(20):
            assert lease_store.renew(connection, first, server_time) == [first, second]
        assert len(sent) == 20
        before = read_clock(connection)
        lease_store.renew(connection, first, 19)
        expires_at = connection.execute(text("SELECT expires_at FROM processes WHERE id = :id"), {"id": first})
        assert before + LASTS <= expires_at.scalar_one() <= read_clock(connection) + LASTS
        expire(connection, first)
        assert lease_store.renew(connection, first, 20) is None
        raw = connection.connection.driver_connection
        assert raw is not None
        assert raw.info.transaction_status == TransactionStatus.IDLE
        assert connection.execute(text("SELECT max(seen) FROM processes")).scalar_one() == 19
        assert lease_store.living(connection) == [second]


def test_the_clock_is_read_once_a_process_is_locked(engine: Engine) -> None:
    with engine.begin() as connection:
        me = lease_store.join(connection, "me").id
        connection.execute(text("UPDATE processes SET expires_at = expires_at - :ms"), {"ms": LASTS - 500})
    at_once = engine.execution_options(isolation_level="AUTOCOMMIT")
    with ThreadPoolExecutor(1) as other, engine.begin() as locking, at_once.connect() as connection:
        locking.execute(text("SELECT 1 FROM processes FOR UPDATE"))
        renewing = other.submit(lease_store.renew, connection, me, 1)
        # By the time the lock is released, the process has expired, whenever it began to wait.
        locking.execute(text("SELECT pg_sleep(0.7)"))
        locking.commit()
        assert renewing.result() is None


def test_an_old_number_of_the_same_process_no_longer_counts(engine: Engine) -> None:
    with engine.begin() as connection:
        me = lease_store.join(connection, "me").id
        first = lease_store.acquire(connection, TABLE, me, 0)
        again = lease_store.acquire(connection, TABLE, me, 0)
        assert first is not None
        assert again is not None
        assert again.lease.fence == first.lease.fence + 1
        with pytest.raises(LeaseLost):
            lease_store.check(connection, [Fence(me, TABLE, first.lease.fence)])


def test_what_is_given_back_is_free_at_once_and_no_time_is_lost(engine: Engine) -> None:
    with engine.begin() as connection:
        first, second = lease_store.join(connection, "first").id, lease_store.join(connection, "second").id
        lease_store.acquire(connection, TABLE, first, 10_000)
        left = deadline(connection) - 20_000
        lease_store.leave(connection, first, 20_000)
        assert lease_store.living(connection) == [second]
        assert lease_store.orphaned(connection) == [TABLE]
        lease_store.acquire(connection, TABLE, second, 3000)
        assert deadline(connection) - 3000 == left
        assert lease_store.orphaned(connection) == []
        assert lease_store.acquire(connection, "unknown", second, 0) is None


def check_in_one_message(writing: Engine, fences: list[Fence]) -> None:
    """Store nothing in a transaction of one message; afterwards, none is open."""
    with closing(writing.raw_connection()) as pooled:
        raw = pooled.driver_connection
        assert raw is not None
        try:
            transactions.commit_at_once(pooled, Statements(writing.dialect), [], fences)
        finally:
            assert raw.info.transaction_status == TransactionStatus.IDLE


def test_a_transaction_in_one_message_is_stored_exactly_when_the_rules_allow_it(
    engine: Engine, writing: Engine
) -> None:
    with engine.begin() as connection:
        for name in ("def", "o'hara"):
            connection.execute(text(NEW_TABLE.replace("'abc'", ":name")), {"name": name})
        here, there, soon, gone = (lease_store.join(connection, name).id for name in "abcd")
        holders = {TABLE: here, "def": there, "o'hara": here}
        for table, process in holders.items():
            assert lease_store.acquire(connection, table, process, 0) is not None
        late = text("UPDATE processes SET expires_at = expires_at - :ms WHERE id = :id")
        connection.execute(late, {"id": soon, "ms": LASTS - MARGIN + 1})
        connection.execute(late, {"id": gone, "ms": LASTS})
        keep_alive(connection, here, there)
    known = [Fence(by, name, number) for by in (here, there) for name in holders for number in (0, 1, 2)]
    known += [Fence(here, "unknown", 1), Fence(soon, "new", 0), Fence(gone, "new", 0), Fence(99, "new", 0)]
    stored = 0
    for fences in [*([fence] for fence in known), *(list(pair) for pair in itertools.combinations(known, 2))]:
        try:
            with engine.begin() as connection:
                lease_store.check(connection, fences)
        except LeaseLost:
            with pytest.raises(DivisionByZero):
                check_in_one_message(writing, fences)
        else:
            check_in_one_message(writing, fences)
            stored += 1
    assert stored > len(holders)


@pytest.mark.parametrize("loss", ["the lease is taken", "the process expires"])
def test_a_transaction_in_one_message_is_checked_once_its_leases_are_locked(
    engine: Engine, writing: Engine, loss: str
) -> None:
    with engine.begin() as connection:
        me, other = lease_store.join(connection, "me").id, lease_store.join(connection, "other").id
        taken = lease_store.acquire(connection, TABLE, me, 0)
        assert taken is not None
        if loss == "the lease is taken":
            keep_alive(connection, me)
        else:
            connection.execute(text("UPDATE processes SET expires_at = expires_at - :ms"), {"ms": LASTS - MARGIN - 500})
    with ThreadPoolExecutor(1) as elsewhere, engine.begin() as locking:
        locking.execute(text("SELECT 1 FROM leases FOR UPDATE"))
        stored = elsewhere.submit(check_in_one_message, writing, [Fence(me, TABLE, taken.lease.fence)])
        if loss == "the lease is taken":
            while not locking.execute(text("SELECT count(*) FROM pg_locks WHERE NOT granted")).scalar_one():
                assert not stored.done()
            locking.execute(text("UPDATE leases SET process = :other, fence = fence + 1"), {"other": other})
        else:
            # By the time the lock is released, too little of the lease is left, whenever it began to wait.
            locking.execute(text("SELECT pg_sleep(0.7)"))
        locking.commit()
        assert isinstance(stored.exception(), DivisionByZero)


def test_jobs_are_stored_together_except_those_whose_lease_is_lost(engine: Engine) -> None:
    with engine.begin() as connection:
        connection.execute(text(NEW_TABLE.replace("'abc'", "'def'")))
        me = lease_store.join(connection, "me").id
        mine, lost = (lease_store.acquire(connection, table, me, 0) for table in (TABLE, "def"))
        assert mine is not None
        assert lost is not None
        lease_store.acquire(connection, "def", me, 0)

    def answer(table: str, number: int) -> Job:
        row = {"table_id": table, "number": number, "seat": 0, "choice": 0, "key": None, "at": 0, "news": None}
        return [(new_entry, [row]), (set_deadline, [{"table": table, "new_deadline": number}])]

    async def store() -> list[BaseException | None]:
        reading = reading_engine(engine.url.set(drivername="postgresql"), alone=False)
        writer = Writer(reading, alone=False)
        await writer.open()
        current, old = Fence(me, TABLE, mine.lease.fence), Fence(me, "def", lost.lease.fence)
        writes = [writer.write(answer(TABLE, number), current) for number in range(8)]
        # A number that is there already is a fault of this job alone.
        writes += [writer.write(answer("def", 0), old), writer.write(answer(TABLE, 3), current)]
        told = await asyncio.gather(*writes, return_exceptions=True)
        await writer.close()
        await reading.dispose()
        return told

    told = asyncio.run(store())
    assert told[:8] == [None] * 8
    assert isinstance(told[8], LeaseLost)
    assert isinstance(told[9], IntegrityError)
    with engine.begin() as connection:
        stored = connection.execute(text("SELECT table_id, number FROM entries ORDER BY number")).all()
        assert [tuple(row) for row in stored] == [(TABLE, number) for number in range(8)]
        deadlines = connection.execute(text("SELECT deadline FROM tables ORDER BY id")).scalars().all()
        assert deadlines == [7, 61000]


def test_a_job_is_stored_in_one_message_whatever_its_values(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    def not_at_once(*_: object) -> None:
        raise AssertionError("the job was not stored in one message")

    monkeypatch.setattr(writer_module, "commit", not_at_once)
    with engine.begin() as connection:
        me = lease_store.join(connection, "me").id
        taken = lease_store.acquire(connection, TABLE, me, 0)
        assert taken is not None
    row = {"table_id": TABLE, "seat": -1, "choice": 2**40, "at": -5}
    entries: list[dict[str, object]] = [
        {**row, "number": 0, "key": "it's 100 % \\ \u2603", "news": bytes(range(256))},
        {**row, "number": 1, "key": None, "news": None},
    ]
    changed: dict[str, object] = {f"new_{one.name}": None for one in CHANGING} | {
        "new_status": "over", "new_creator": "ann", "new_options": '{"a": "%s"}', "new_locked": True,
        "new_active_at": 7, "new_clock_kind": "none", "new_clock_seconds": 0, "new_starts_itself": False,
        "new_secret": "", "new_rules": "",
    }  # fmt: skip

    async def store() -> None:
        reading = reading_engine(engine.url.set(drivername="postgresql"), alone=False)
        writer = Writer(reading, alone=False)
        await writer.open()
        job: Job = [(new_entry, entries), (change_table, [{"table": TABLE, **changed}])]
        await writer.write(job, Fence(me, TABLE, taken.lease.fence))
        await writer.write([(set_deadline, [{"table": TABLE, "new_deadline": 5}])])
        await writer.close()
        await reading.dispose()

    asyncio.run(store())
    with engine.begin() as connection:
        stored = connection.execute(text("SELECT * FROM entries ORDER BY number")).mappings()
        assert [dict(found) for found in stored] == entries
        found = connection.execute(text("SELECT status, options, locked, deadline, rated FROM tables")).one()
        assert tuple(found) == ("over", '{"a": "%s"}', True, 5, None)


def test_postgresql_ends_a_transaction_whose_process_fell_silent(engine: Engine) -> None:
    with engine.begin() as connection:
        first, second = lease_store.join(connection, "first").id, lease_store.join(connection, "second").id
        taken = lease_store.acquire(connection, TABLE, first, 0)
        assert taken is not None
    impatient = create_engine(engine.url, **of_postgresql(alone=False))
    paused = impatient.connect()
    lease_store.check(paused, [Fence(first, TABLE, taken.lease.fence)])
    # It does nothing from now on, and holds the lock; the other waits no longer than PostgreSQL tolerates silence.
    with engine.begin() as connection:
        expire(connection, first)
        again = lease_store.acquire(connection, TABLE, second, 0)
        assert again is not None
    with pytest.raises(DBAPIError):
        paused.execute(text("SELECT 1"))
    paused.invalidate()
    paused.close()
    impatient.dispose()
