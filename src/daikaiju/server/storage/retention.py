"""How long games are kept."""

from __future__ import annotations

from collections.abc import Callable, Container

from sqlalchemy import bindparam, delete

from daikaiju.server.storage import schema
from daikaiju.server.storage.store import Store
from daikaiju.server.storage.writer import Job, Writer

A_DAY = 24 * 60 * 60 * 1000

of_table = [
    delete(table).where(table.c.table_id == bindparam("table"))
    for table in (schema.entries, schema.lines, schema.seats, schema.leases, schema.reviews, schema.figures)
]
of_tables = delete(schema.tables).where(schema.tables.c.id == bindparam("table"))


async def forget_old_games(
    store: Store, writer: Writer, now: Callable[[], int], days: float, in_use: Container[str]
) -> None:
    """Delete the tables nobody has touched for so many days, a few at a time, so as to hold nobody up."""
    if days <= 0:
        return
    after = ""
    while old := await store.untouched_since(now() - int(days * A_DAY), after, now()):
        after = old[-1]
        rows = [{"table": table} for table in old if table not in in_use]
        if rows:
            job: Job = [(statement, rows) for statement in (*of_table, of_tables)]
            await writer.write(job)
