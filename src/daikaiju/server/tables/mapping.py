"""A table as it is stored, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import orjson

from daikaiju.fairness.exchange import stored_exchange
from daikaiju.server.ratings import participants
from daikaiju.server.tables.statements import CHANGING, Values
from daikaiju.server.tournaments import assignment
from daikaiju.table import starting_position
from daikaiju.table.protocol.tables import ClockSetting
from daikaiju.table.seats import Seat
from daikaiju.table.table import Table

if TYPE_CHECKING:
    from daikaiju.server.tables.store import Stored


def row(table: Table) -> Values:
    """The row of a table in the database."""
    return {
        "id": table.id,
        "created_at": table.created_at,
        "active_at": table.active_at,
        "status": table.status,
        "game": table.game,
        "options": orjson.dumps(table.options).decode(),
        "creator": table.creator,
        "locked": table.locked,
        "listed": table.listed,
        "starts_itself": table.starts_itself,
        "lesson": table.lesson,
        "rematch": table.rematch,
        "clock_kind": table.clock.kind,
        "clock_seconds": table.clock.seconds,
        "deadline": table.deadline,
        "secret": table.exchange.secret.hex(),
        "exchange": orjson.dumps(table.exchange.to_stored()).decode(),
        "rules": table.rules,
        "rated": participants.to_stored(table.rated),
        "assignment": assignment.to_stored(table.assignment),
        "origin": starting_position.to_stored(table.origin),
    }


def changes(table: Table) -> Values:
    """The columns that may change, for `change_table`."""
    columns = row(table)
    return {"table": table.id, **{f"new_{name}": columns[name] for name in CHANGING}}


def from_stored(stored: Stored) -> Table:
    """A stored table, without its game."""
    columns = stored.table
    table = Table(
        columns.id,
        columns.game,
        orjson.loads(columns.options),
        [Seat(**{name: getattr(line, name) for name in Seat.__slots__}) for line in stored.seats],
        creator=columns.creator,
        secret=bytes.fromhex(columns.secret),
        clock=ClockSetting(columns.clock_kind, columns.clock_seconds),
        listed=columns.listed,
        lesson=columns.lesson,
        origin=starting_position.from_stored(columns.origin),
        now=columns.created_at,
    )
    table.active_at = columns.active_at
    table.status = columns.status
    table.locked = columns.locked
    table.starts_itself = columns.starts_itself
    table.rematch = columns.rematch
    table.deadline = columns.deadline
    table.rules = columns.rules
    table.rated = participants.from_stored(columns.rated)
    table.assignment = assignment.from_stored(columns.assignment)
    if columns.exchange is not None:
        after = table.exchange.after
        table.exchange = stored_exchange(columns.id, columns.secret, orjson.loads(columns.exchange))
        table.exchange.after = after
    return table
