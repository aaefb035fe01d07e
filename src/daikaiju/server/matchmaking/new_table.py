"""The table of a group that was paired: everybody has a seat, and the game begins once all have arrived."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from daikaiju.fairness.dice import new_secret
from daikaiju.server.matchmaking.store import Waiting
from daikaiju.table.changes import Change
from daikaiju.table.new_table import checked_options
from daikaiju.table.protocol.tables import ClockSetting
from daikaiju.table.seats import OPEN, Seat
from daikaiju.table.table import Table


class NewTables(Protocol):
    """Where new tables are kept."""

    @property
    def now(self) -> Callable[[], int]: ...

    async def add(self, table: Table) -> None: ...

    async def save(self, table: Table, change: Change) -> None: ...

    async def offer(self, table: Table) -> None: ...


async def open_for(tables: NewTables, identity: str, people: Sequence[Waiting], clock: int) -> Table:
    """Seat people at a new table with this id; the one who has waited longest is its creator."""
    first = people[0]
    options, monsters = checked_options(first.game, {}, [None] * len(people))
    seats = [Seat(monster, OPEN) for monster in monsters]
    for seat, row in zip(seats, people, strict=True):
        seat.give_to(row.person, row.name)
    table = Table(
        identity,
        first.game,
        options,
        seats,
        creator=first.person,
        secret=new_secret(),
        clock=ClockSetting("move", clock),
        now=tables.now(),
    )
    table.starts_itself = True
    table.rated = [] if first.rated else None
    await tables.add(table)
    return table


async def give_up(tables: NewTables, table: Table) -> None:
    """Empty a table that was opened too late."""
    async with table.lock:
        table.vacate(*range(len(table.seats)))
        await tables.save(table, Change(table=True, seats=set(range(len(table.seats)))))
