"""Storing a row whether there is one with its key or not, in either kind of database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Executable, Table
from sqlalchemy.dialects import postgresql, sqlite

Values = Mapping[str, object]
"""The values of a row, by the names of their columns."""


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
