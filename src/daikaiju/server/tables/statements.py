"""The write statements: each is built once, so that the writer can gather its rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy import Executable, Table, bindparam, delete, insert, update
from sqlalchemy.dialects import postgresql, sqlite

from daikaiju.server.tables.columns import CHANGING
from daikaiju.server.tables.schema import entries, lines, seats, tables
from daikaiju.table.seats import Seat

new_table = insert(tables)
new_seat = insert(seats)
new_entry = insert(entries)
new_line = insert(lines)

Values = Mapping[str, object]
"""The values of a row, by the names of their columns."""

CLOSED: Final = "closed"
"""The status of a table that an operator closed for good; a process that still has it in memory cannot undo that."""

change_table = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.status != CLOSED)
    .values({one.column.name: bindparam(f"new_{one.column.name}") for one in CHANGING})
)
change_seat = (
    update(seats)
    .where(seats.c.table_id == bindparam("table"), seats.c.seat == bindparam("place"))
    .values({name: bindparam(f"new_{name}") for name in Seat.__slots__})
)
drop_seat = delete(seats).where(seats.c.table_id == bindparam("table"), seats.c.seat == bindparam("place"))
set_deadline = update(tables).where(tables.c.id == bindparam("table")).values(deadline=bindparam("new_deadline"))
set_archive = update(tables).where(tables.c.id == bindparam("table")).values(archive=bindparam("new_archive"))


def replace(dialect: str, table: Table, row: Values, *, unless_there: bool = False) -> Executable:
    """Store a row in place of the one with its key, or only if there is none."""
    keys = [column.name for column in table.primary_key]
    return upsert(dialect, table, row, keys, () if unless_there else [name for name in row if name not in keys])


def upsert(dialect: str, table: Table, row: Values, keys: Sequence[str], changed: Sequence[str]) -> Executable:
    """Store a row; if there is one with these keys already, only some of its columns change."""
    new: postgresql.Insert | sqlite.Insert = (
        (postgresql if dialect == "postgresql" else sqlite).insert(table).values(**row)
    )
    values = {name: new.excluded[name] for name in changed}
    stored: Executable = (
        new.on_conflict_do_update(index_elements=keys, set_=values) if values else new.on_conflict_do_nothing()
    )
    return stored
