"""What is stored of a table, each part in one place: its name, and how it is written and read.

A part is a number, a text, a truth value or nothing, so that any store can keep it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from daikaiju.fairness.exchange import stored_exchange
from daikaiju.game import Options
from daikaiju.table.assignment import Assignment
from daikaiju.table.protocol.tables import ClockSetting
from daikaiju.table.seats import Seat
from daikaiju.table.starting_position import Origin
from daikaiju.table.table import Table


@dataclass(frozen=True)
class Part:
    """A part of a table, and how it is stored."""

    name: str
    write: Callable[[Table], object]
    read: Callable[[Table, Any], None]
    changes: bool = True
    """Whether it may change once the table is there."""


def plain(name: str, *, changes: bool = True) -> Part:
    """An attribute of the same name, kept as it is."""
    return Part(name, lambda table: getattr(table, name), lambda table, value: setattr(table, name, value), changes)


def as_json(name: str, kind: Any) -> Part:
    """An attribute of the same name, kept as JSON."""

    def write(table: Table) -> str | None:
        value = getattr(table, name)
        return None if value is None else msgspec.json.encode(value).decode()

    def read(table: Table, text: str | None) -> None:
        setattr(table, name, None if text is None else msgspec.json.decode(text, type=kind))

    return Part(name, write, read)


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


def write_origin(table: Table) -> str | None:
    return None if table.origin is None else msgspec.json.encode(table.origin).decode()


def write_forfeits(table: Table) -> str | None:
    return msgspec.json.encode(sorted(table.forfeits)).decode() if table.forfeits else None


def read_forfeits(table: Table, text: str | None) -> None:
    table.forfeits = forfeits_of(text)


def forfeits_of(text: str | None) -> set[int]:
    """The seats whose player left for good, as they are stored."""
    return set() if text is None else set(msgspec.json.decode(text, type=list[int]))


PARTS = (
    Part("id", lambda table: table.id, read_nothing, changes=False),
    plain("created_at", changes=False),
    plain("active_at"),
    plain("status"),
    plain("game", changes=False),
    as_json("options", Options),
    plain("creator"),
    plain("locked"),
    plain("listed", changes=False),
    plain("starts_itself"),
    plain("lesson", changes=False),
    plain("rematch"),
    Part("clock_kind", lambda table: table.clock.kind, read_clock),
    Part("clock_seconds", lambda table: table.clock.seconds, read_seconds),
    plain("deadline"),
    Part("secret", lambda table: table.exchange.secret.hex(), read_nothing),
    Part("origin", write_origin, read_origin, changes=False),
    Part("exchange", lambda table: msgspec.json.encode(table.exchange.to_stored()).decode(), read_exchange),
    plain("rules"),
    as_json("rated", list[str]),
    as_json("assignment", Assignment),
    Part("forfeits", write_forfeits, read_forfeits),
)
"""All of them but its seats, which are stored one by one, and what a store may keep besides."""


def parts_of(table: Table) -> dict[str, object]:
    """What is stored of a table."""
    return {part.name: part.write(table) for part in PARTS}


def seat_parts(seat: Seat) -> dict[str, object]:
    """What is stored of a seat."""
    return {name: getattr(seat, name) for name in Seat.__slots__}


def table_from(parts: Mapping[str, Any], seats: Iterable[Mapping[str, Any]]) -> Table:
    """A stored table, without its game; what an older version did not store is as in a new one."""
    sitting = [Seat(**{name: seat[name] for name in Seat.__slots__ if name in seat}) for seat in seats]
    secret = bytes.fromhex(parts["secret"])
    table = Table(parts["id"], parts["game"], {}, sitting, creator=parts["creator"], secret=secret)
    for part in PARTS:
        if part.name in parts:
            part.read(table, parts[part.name])
    return table
