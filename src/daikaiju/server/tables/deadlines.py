"""Watches the clocks of all tables in memory, so that players who run out of time are marked away."""

from __future__ import annotations

import heapq
from typing import TYPE_CHECKING

from daikaiju.table.actions import consider_bots
from daikaiju.table.clock import seats_changed
from daikaiju.table.table import RUNNING, Table

if TYPE_CHECKING:
    from daikaiju.server.tables.registry import TableRegistry


class Deadlines:
    """When players run out of time, the soonest first; a table whose clock was changed may be listed several times."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._soonest: list[tuple[int, str]] = []

    def watch(self, table: Table) -> None:
        """Remember when a table's clock runs out, if it has one that runs."""
        if table.deadline is not None:
            heapq.heappush(self._soonest, (table.deadline, table.id))

    async def tick(self) -> None:
        """Mark players who have run out of time as away."""
        now = self._registry.server_time
        while self._soonest and self._soonest[0][0] <= now():
            _, identity = heapq.heappop(self._soonest)
            table = self._registry.tables.get(identity)
            if table is not None and table.deadline is not None and table.deadline <= now():
                self._registry.spawn(self._time_is_up(table))

    async def _time_is_up(self, table: Table) -> None:
        registry = self._registry
        async with table.lock:
            play = table.play
            moved = table.deadline is None or table.deadline > registry.server_time()
            if moved or table.status != RUNNING or play is None or play.asked is None:
                return
            table.seats[play.asked].away = True
            seats_changed(table, registry.server_time())
            await registry.store_changes(table, play.asked)
            registry.send_table(table)
            consider_bots(registry, table)
