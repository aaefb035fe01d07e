"""A table as it is stored, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from daikaiju.server.db.upsert import Values
from daikaiju.server.tables.columns import CHANGING, COLUMNS
from daikaiju.table.seats import Seat
from daikaiju.table.table import Table

if TYPE_CHECKING:
    from daikaiju.server.tables.store import Stored


def row(table: Table) -> Values:
    """The row of a table in the database."""
    return {one.column.name: one.write(table) for one in COLUMNS}


def changes(table: Table) -> Values:
    """The columns that may change, for `change_table`."""
    return {"table": table.id, **{f"new_{one.column.name}": one.write(table) for one in CHANGING}}


def seat_row(table: Table, number: int) -> Values:
    """The row of a seat in the database."""
    seat = table.seats[number]
    return {"table_id": table.id, "seat": number, **{name: getattr(seat, name) for name in Seat.__slots__}}


def seat_changes(table: Table, number: int) -> Values:
    """The columns of a seat, for `change_seat`."""
    seat = table.seats[number]
    return {"table": table.id, "place": number, **{f"new_{name}": getattr(seat, name) for name in Seat.__slots__}}


def from_stored(stored: Stored) -> Table:
    """A stored table, without its game."""
    columns: Any = stored.table
    seats = [Seat(**{name: getattr(line, name) for name in Seat.__slots__}) for line in stored.seats]
    table = Table(columns.id, columns.game, {}, seats, creator=columns.creator, secret=bytes.fromhex(columns.secret))
    for one in COLUMNS:
        one.read(table, getattr(columns, one.column.name))
    return table
