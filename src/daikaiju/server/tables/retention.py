"""How long games are kept."""

from __future__ import annotations

from collections.abc import Callable, Container

from sqlalchemy import Delete, bindparam, delete

from daikaiju.server.db.metadata import metadata
from daikaiju.server.db.writer import Writer
from daikaiju.server.tables.schema import tables
from daikaiju.server.tables.store import Store

A_DAY = 24 * 60 * 60 * 1000


def of_tables() -> list[Delete]:
    """Delete tables with everything that belongs to them, whichever room of the server keeps it."""
    parts = [one for one in reversed(metadata.sorted_tables) if "table_id" in one.c and one.c.table_id.foreign_keys]
    return [
        *(delete(part).where(part.c.table_id == bindparam("table")) for part in parts),
        delete(tables).where(tables.c.id == bindparam("table")),
    ]


async def forget_old_games(
    store: Store, writer: Writer, now: Callable[[], int], days: float, in_use: Container[str]
) -> None:
    """Delete the tables nobody has touched for this many days, a few at a time, so that nothing waits."""
    if days <= 0:
        return
    statements, after = of_tables(), ""
    while old := await store.untouched_since(now() - int(days * A_DAY), after, now()):
        after = old[-1]
        rows = [{"table": table} for table in old if table not in in_use]
        if rows:
            await writer.write([(statement, rows) for statement in statements])
