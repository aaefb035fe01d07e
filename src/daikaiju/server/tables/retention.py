"""How long games are kept."""

from __future__ import annotations

from collections.abc import Callable, Container

from sqlalchemy import bindparam, delete, select

from daikaiju.server import schema
from daikaiju.server.db.writer import Job, Writer
from daikaiju.server.tables.store import Store

A_DAY = 24 * 60 * 60 * 1000

of_table = [
    delete(table).where(table.c.table_id == bindparam("table"))
    for table in (schema.entries, schema.lines, schema.seats, schema.leases, schema.reviews, schema.figures)
]
of_tables = delete(schema.tables).where(schema.tables.c.id == bindparam("table"))


old_report_lines = delete(schema.report_lines).where(
    schema.report_lines.c.report.in_(
        select(schema.reports.c.number).where(schema.reports.c.resolved_at < bindparam("before"))
    )
)
old_reports = delete(schema.reports).where(schema.reports.c.resolved_at < bindparam("before"))
old_guests_lists = delete(schema.ignored).where(
    schema.ignored.c.at < bindparam("before"), schema.ignored.c.person.not_in(select(schema.accounts.c.person))
)
"""A guest's cookie lasts a year, so nobody needs an older list of theirs."""


async def forget_old_games(
    store: Store, writer: Writer, now: Callable[[], int], days: float, in_use: Container[str]
) -> None:
    """Delete the tables nobody has touched for this many days, a few at a time, so that nothing waits, and reports
    that were resolved as long ago."""
    await writer.write([(old_guests_lists, [{"before": now() - 365 * A_DAY}])])
    if days <= 0:
        return
    before = [{"before": now() - int(days * A_DAY)}]
    await writer.write([(old_report_lines, before), (old_reports, before)])
    after = ""
    while old := await store.untouched_since(now() - int(days * A_DAY), after, now()):
        after = old[-1]
        rows = [{"table": table} for table in old if table not in in_use]
        if rows:
            job: Job = [(statement, rows) for statement in (*of_table, of_tables)]
            await writer.write(job)
