"""The columns of `tables`, each in one place: how the database keeps it, and what of a table it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import BigInteger, Boolean, Column, Integer, String, Text
from sqlalchemy.types import TypeEngine

from daikaiju.fairness.exchange import stored_exchange
from daikaiju.game import Options
from daikaiju.table.assignment import Assignment
from daikaiju.table.protocol.tables import ClockSetting
from daikaiju.table.starting_position import Origin
from daikaiju.table.table import Table


@dataclass(frozen=True)
class Stored:
    """A column and what it holds."""

    column: Column[Any]
    write: Callable[[Table], object]
    read: Callable[[Table, Any], None]
    changes: bool = True
    """Whether it may change once the table is there."""


def plain(name: str, kind: TypeEngine[Any], *, nullable: bool = False, changes: bool = True) -> Stored:
    """An attribute of the same name, kept as it is."""
    return Stored(
        Column(name, kind, nullable=nullable),
        lambda table: getattr(table, name),
        lambda table, value: setattr(table, name, value),
        changes,
    )


def as_json(name: str, kind: Any, *, nullable: bool = False, changes: bool = True) -> Stored:
    """An attribute of the same name, kept as JSON."""

    def write(table: Table) -> str | None:
        value = getattr(table, name)
        return None if value is None else msgspec.json.encode(value).decode()

    def read(table: Table, text: str | None) -> None:
        setattr(table, name, None if text is None else msgspec.json.decode(text, type=kind))

    return Stored(Column(name, Text, nullable=nullable), write, read, changes)


def read_nothing(table: Table, value: object) -> None:
    """It is read with another column, or given to the table when it is made."""


def read_clock(table: Table, kind: Any) -> None:
    table.clock = ClockSetting(kind, table.clock.seconds)


def read_seconds(table: Table, seconds: int) -> None:
    table.clock = ClockSetting(table.clock.kind, seconds)


def read_exchange(table: Table, text: str | None) -> None:
    if text is not None:
        after = table.exchange.after
        table.exchange = stored_exchange(table.id, table.exchange.secret.hex(), msgspec.json.decode(text))
        table.exchange.after = after


def read_origin(table: Table, text: str | None) -> None:
    table.origin = None if text is None else msgspec.json.decode(text, type=Origin)
    table.exchange.after = None if table.origin is None else len(table.origin.answers)


def write_forfeits(table: Table) -> str | None:
    return msgspec.json.encode(sorted(table.forfeits)).decode() if table.forfeits else None


def read_forfeits(table: Table, text: str | None) -> None:
    table.forfeits = forfeits_of(text)


def forfeits_of(text: str | None) -> set[int]:
    """The seats whose player left for good, as they are stored."""
    return set() if text is None else set(msgspec.json.decode(text, type=list[int]))


COLUMNS = (
    Stored(Column("id", String(16), primary_key=True), lambda table: table.id, read_nothing, changes=False),
    plain("created_at", BigInteger(), changes=False),
    plain("active_at", BigInteger()),
    plain("status", String(16)),
    plain("game", String(16), changes=False),
    as_json("options", Options),
    plain("creator", String(32)),
    plain("locked", Boolean()),
    plain("listed", Boolean(), changes=False),
    plain("starts_itself", Boolean()),
    plain("lesson", String(16), nullable=True, changes=False),
    plain("rematch", String(16), nullable=True),
    Stored(Column("clock_kind", String(8), nullable=False), lambda table: table.clock.kind, read_clock),
    Stored(Column("clock_seconds", Integer, nullable=False), lambda table: table.clock.seconds, read_seconds),
    # When the seat that is asked runs out of time.
    plain("deadline", BigInteger(), nullable=True),
    Stored(Column("secret", String(64), nullable=False), lambda table: table.exchange.secret.hex(), read_nothing),
    Stored(
        # From which position a game goes on.
        Column("origin", Text),
        lambda table: None if table.origin is None else msgspec.json.encode(table.origin).decode(),
        read_origin,
        changes=False,
    ),
    # What was exchanged for the dice besides the secret.
    Stored(
        Column("exchange", Text), lambda table: msgspec.json.encode(table.exchange.to_stored()).decode(), read_exchange
    ),
    plain("rules", String(16)),
    as_json("rated", list[str], nullable=True),
    as_json("assignment", Assignment, nullable=True),
    Stored(Column("forfeits", Text), write_forfeits, read_forfeits),
)
"""All of them but the archive, which a table does not hold in memory."""

CHANGING = tuple(one for one in COLUMNS if one.changes)
