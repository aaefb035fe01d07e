"""The write statements: each is built once, so that the writer can gather its rows."""

from __future__ import annotations

from typing import Final

from sqlalchemy import bindparam, delete, insert, update

from daikaiju.server.tables.columns import CHANGING
from daikaiju.server.tables.schema import entries, lines, seats, tables
from daikaiju.table.seats import Seat

new_table = insert(tables)
new_seat = insert(seats)
new_entry = insert(entries)
new_line = insert(lines)

CLOSED: Final = "closed"
"""The status of a table that an operator closed for good; a process that still has it in memory cannot undo that."""

change_table = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.status != CLOSED)
    .values({one.name: bindparam(f"new_{one.name}") for one in CHANGING})
)
change_seat = (
    update(seats)
    .where(seats.c.table_id == bindparam("table"), seats.c.seat == bindparam("place"))
    .values({name: bindparam(f"new_{name}") for name in Seat.__slots__})
)
drop_seat = delete(seats).where(seats.c.table_id == bindparam("table"), seats.c.seat == bindparam("place"))
set_deadline = update(tables).where(tables.c.id == bindparam("table")).values(deadline=bindparam("new_deadline"))
set_archive = update(tables).where(tables.c.id == bindparam("table")).values(archive=bindparam("new_archive"))
