"""Rows of the database with types."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from sqlalchemy import Row

Kind = TypeVar("Kind")


def typed(kind: type[Kind], rows: Iterable[Row[Any]]) -> list[Kind]:
    """Rows as objects of a class whose fields are named like the columns."""
    return [kind(**row._mapping) for row in rows]


def first(kind: type[Kind], rows: Iterable[Row[Any]]) -> Kind | None:
    """The first row, if there is one."""
    return next(iter(typed(kind, rows)), None)
