"""Leases in PostgreSQL: rows are locked, then `processes.leases` decides, then they are changed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import (
    BigInteger,
    Connection,
    String,
    bindparam,
    column,
    delete,
    func,
    insert,
    literal_column,
    select,
    table,
    update,
)
from sqlalchemy.dialects.postgresql import insert as insert_unless_there

from daikaiju.server.db import leases as rules
from daikaiju.server.db.leases import Expired, Lease, Process, Taken
from daikaiju.server.db.schema import leases, processes, server_state
from daikaiju.server.db.server_state import HEARTBEAT

A_DAY = 24 * 60 * 60 * 1000
MOST_TAKEN_OVER = 20

CLOCK = "(extract(epoch from clock_timestamp()) * 1000)::bigint"
"""The database's clock, in milliseconds."""

clock = literal_column(CLOCK, BigInteger)


CHECK_HELD = """SELECT 1 / (count(*) = cardinality($1::text[]))::int FROM (
    SELECT FROM leases JOIN unnest($1::text[], $2::int[], $3::bigint[]) AS shown (name, by, number)
    ON (table_id, process, fence) = (name, by, number) ORDER BY table_id FOR SHARE OF leases
) AS held"""

CHECK_ALIVE = f"""SELECT 1 / (count(*) = cardinality($1::int[]))::int FROM processes
WHERE id = ANY($1::int[]) AND expires_at > {CLOCK} + {rules.MARGIN}"""
"""Together these say what `leases.may_write` says, or divide by zero: for tables, processes and numbers, and then, when
the leases are locked and it is time to read the clock, for processes alone."""


tables = table("tables", column("id", String), column("status", String), column("deadline", BigInteger))
"""What leases have to know about tables."""


class Fence(NamedTuple):
    """What a change to a table must carry: its process and the number of the table's lease; 0 for a new table."""

    process: int
    table: str
    number: int


class LeaseLost(Exception):
    """A change came from a process that no longer runs the table."""


new_lease = insert(leases)
alive = select(processes.c.id).where(processes.c.expires_at > clock)
run_by_nobody = (
    select(tables.c.id)
    .where(
        tables.c.status == "running",
        tables.c.deadline.is_not(None),
        tables.c.id.not_in(select(leases.c.table_id).where(leases.c.process.in_(alive))),
    )
    .order_by(func.random())
    .limit(MOST_TAKEN_OVER)
)
RENEWING = f"""WITH mine AS MATERIALIZED (SELECT id, expires_at FROM processes WHERE id = %(me)s FOR UPDATE),
renewed AS (
    UPDATE processes SET expires_at = {CLOCK} + {rules.LASTS}, seen = %(seen)s FROM mine
    WHERE processes.id = mine.id AND mine.expires_at > {CLOCK} RETURNING processes.id
)
SELECT id FROM renewed UNION ALL
SELECT id FROM processes WHERE id <> %(me)s AND expires_at > {CLOCK} AND EXISTS (SELECT FROM renewed)"""
"""What `leases.renewed` says, by a clock that is read once the row is locked."""

give_back = (
    update(leases)
    .where(
        leases.c.table_id == bindparam("table"),
        leases.c.process == bindparam("by"),
        leases.c.fence == bindparam("number"),
    )
    .values(process=None, seen=bindparam("new_seen"))
)


def join(connection: Connection, name: str) -> Process:
    """Add this process to those that run tables; its server time continues from the latest that is known."""
    holds = select(leases.c.table_id).where(leases.c.process == processes.c.id).exists()
    connection.execute(delete(processes).where(processes.c.expires_at < clock - A_DAY, ~holds))
    seen = latest_seen(connection)
    now = connection.execute(select(clock)).scalar_one()
    row = {"name": name, "expires_at": now, "seen": seen}
    (identity,) = connection.execute(insert(processes).returning(processes.c.id), row).one()
    me = rules.joined(identity, now, seen)
    _store(connection, me)
    return me


def latest_seen(connection: Connection) -> int:
    """The most server time that any process is known to have reached."""
    seen = connection.execute(select(func.max(processes.c.seen))).scalar_one() or 0
    state = server_state.c
    beaten = connection.execute(select(state.value).where(state.name == HEARTBEAT)).scalar_one_or_none() or 0
    return max(int(seen), int(beaten))


def renew(connection: Connection, process: int, server_time: int) -> list[int] | None:
    """Renew this process; returns those that have not expired, or None if this one has."""
    values = {"me": process, "seen": server_time}
    return list(connection.exec_driver_sql(RENEWING, values).scalars()) or None


def leave(connection: Connection, process: int, server_time: int) -> None:
    """Give everything back: the process is about to stop."""
    connection.execute(update(leases).where(leases.c.process == process).values(process=None, seen=server_time))
    connection.execute(update(processes).where(processes.c.id == process).values(expires_at=0, seen=server_time))


def living(connection: Connection) -> list[int]:
    """The processes that have not expired."""
    return list(connection.execute(alive).scalars())


def acquire(connection: Connection, table: str, process: int, server_time: int) -> Taken | None:
    """Take the lease of a table and move its clock into this process's time; None if there is no such table."""
    seen = select(func.coalesce(func.max(server_state.c.value), "0")).where(server_state.c.name == HEARTBEAT)
    first = select(tables.c.id, literal_column("0"), seen.scalar_subquery().cast(BigInteger)).where(
        tables.c.id == table
    )
    there = insert_unless_there(leases).from_select(["table_id", "fence", "seen"], first).on_conflict_do_nothing()
    connection.execute(there)
    row = connection.execute(select(leases).where(leases.c.table_id == table).with_for_update()).one_or_none()
    if row is None:
        return None
    # Only under the lease's lock is it certain that what is read about the processes is not outdated.
    holder = None if row.process is None else _process(connection, row.process, lock=True)
    me = _process(connection, process)
    now = connection.execute(select(clock)).scalar_one()
    if me is None:
        raise Expired
    taken = rules.take(Lease(row.process, row.fence, row.seen), holder, me, now, server_time)
    connection.execute(
        update(leases).where(leases.c.table_id == table).values(process=taken.lease.process, fence=taken.lease.fence)
    )
    if taken.shift:
        connection.execute(
            update(tables)
            .where(tables.c.id == table, tables.c.deadline.is_not(None))
            .values(deadline=tables.c.deadline + taken.shift)
        )
    return taken


def check(connection: Connection, fences: Iterable[Fence]) -> None:
    """Raise LeaseLost unless all these changes may be stored; nobody can take the tables until the transaction ends."""
    shown = list(fences)
    of = leases.c
    tables_shown = [fence.table for fence in shown if fence.number]
    held = select(of.table_id, of.process, of.fence, of.seen).where(of.table_id.in_(tables_shown))
    rows = connection.execute(held.order_by(of.table_id).with_for_update(read=True)).all()
    by = processes.c
    known = select(by.id, by.expires_at, by.seen, clock).where(by.id.in_({fence.process for fence in shown}))
    of_table = {table: Lease(process, fence, seen) for table, process, fence, seen in rows}
    alive_at = {
        process: (Process(process, expires_at, seen), now)
        for process, expires_at, seen, now in connection.execute(known)
    }
    for process, identity, number in shown:
        lease = of_table.get(identity) if number else Lease(process, 0, 0)
        me, now = alive_at.get(process, (None, 0))
        if not rules.may_write(lease, me, number, now):
            raise LeaseLost(f"process {process} no longer runs table {identity}")


def orphaned(connection: Connection) -> list[str]:
    """Some tables with a running clock that no live process runs."""
    return list(connection.execute(run_by_nobody).scalars())


def _process(connection: Connection, identity: int, *, lock: bool = False) -> Process | None:
    query = select(processes).where(processes.c.id == identity)
    row = connection.execute(query.with_for_update() if lock else query).one_or_none()
    return None if row is None else Process(row.id, row.expires_at, row.seen)


def _store(connection: Connection, process: Process) -> None:
    row = {"expires_at": process.expires_at, "seen": process.seen}
    connection.execute(update(processes).where(processes.c.id == process.id).values(**row))
