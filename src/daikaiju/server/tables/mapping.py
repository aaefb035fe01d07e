"""A table as rows of the database, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.server.db.upsert import Values
from daikaiju.table.stored_parts import PARTS, parts_of, seat_parts, table_from
from daikaiju.table.table import Table

if TYPE_CHECKING:
    from daikaiju.server.tables.store import Stored


def row(table: Table) -> Values:
    """The row of a table in the database."""
    return parts_of(table)


def changes(table: Table) -> Values:
    """The columns that may change, for `change_table`."""
    return {"table": table.id, **{f"new_{part.name}": part.write(table) for part in PARTS if part.changes}}


def seat_row(table: Table, number: int) -> Values:
    """The row of a seat in the database."""
    return {"table_id": table.id, "seat": number, **seat_parts(table.seats[number])}


def seat_changes(table: Table, number: int) -> Values:
    """The columns of a seat, for `change_seat`."""
    parts = seat_parts(table.seats[number])
    return {"table": table.id, "place": number, **{f"new_{name}": value for name, value in parts.items()}}


def from_stored(stored: Stored) -> Table:
    """A stored table, without its game."""
    return table_from(stored.table._asdict(), [seat._asdict() for seat in stored.seats])
