"""The columns of `tables`: how the database keeps each part of a table."""

from __future__ import annotations

from typing import Any

from sqlalchemy import BigInteger, Boolean, Column, Integer, String, Text
from sqlalchemy.types import TypeEngine

from daikaiju.table.stored_parts import PARTS

KINDS: dict[str, TypeEngine[Any]] = {
    "created_at": BigInteger(),
    "active_at": BigInteger(),
    "locked": Boolean(),
    "listed": Boolean(),
    "starts_itself": Boolean(),
    "clock_kind": String(8),
    "clock_seconds": Integer(),
    "deadline": BigInteger(),
    "secret": String(64),
    "creator": String(32),
    **dict.fromkeys(("options", "origin", "exchange", "rated", "assignment", "forfeits"), Text()),
}
"""The kind of each column that is not a short text."""

SHORT = String(16)
NULLABLE = frozenset(("lesson", "rematch", "deadline", "origin", "exchange", "rated", "assignment", "forfeits"))

COLUMNS = tuple(
    Column(part.name, KINDS.get(part.name, SHORT), primary_key=part.name == "id", nullable=part.name in NULLABLE)
    for part in PARTS
)
"""All of them but the archive, which a table does not hold in memory."""

CHANGING = tuple(column for column, part in zip(COLUMNS, PARTS, strict=True) if part.changes)
