"""Watches the clocks of all tables in memory, so that players who run out of time are marked away."""

from __future__ import annotations

import heapq
from typing import TYPE_CHECKING

from daikaiju.table.changes import Change
from daikaiju.table.clock import seats_changed
from daikaiju.table.table import RUNNING, Table

if TYPE_CHECKING:
    from daikaiju.table.host import TableHost


class Deadlines:
    """When players run out of time, the soonest first; a table whose clock was changed may be listed several times."""

    def __init__(self, host: TableHost) -> None:
        self._host = host
        self._soonest: list[tuple[int, str]] = []

    def watch(self, table: Table) -> None:
        """Remember when a table's clock runs out, if it has one that runs."""
        if table.deadline is not None:
            heapq.heappush(self._soonest, (table.deadline, table.id))

    async def tick(self) -> None:
        """Mark players who have run out of time as away."""
        now = self._host.server_time
        while self._soonest and self._soonest[0][0] <= now():
            _, identity = heapq.heappop(self._soonest)
            table = self._host.tables.get(identity)
            if table is not None and table.deadline is not None and table.deadline <= now():
                self._host.spawn(self._time_is_up(table))

    async def _time_is_up(self, table: Table) -> None:
        host = self._host
        async with table.lock:
            play = table.play
            moved = table.deadline is None or table.deadline > host.server_time()
            if moved or table.status != RUNNING or play is None or play.asked is None:
                return
            table.seats[play.asked].away = True
            seats_changed(table, host.server_time())
            await host.save(table, Change(table=True, seats={play.asked}))
            host.send_table(table)
            host.consider_bots(table)
