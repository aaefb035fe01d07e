"""How running processes notice what operators decide, wherever it was done.

What somebody may do is read from the database at the moment they do it. Only open pages have to be told: once a second
every process reads what was added to the log, which is the same for SQLite and PostgreSQL, for one process and many.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import Row

from daikaiju.messages import Message
from daikaiju.server.moderation.restrictions import lasting
from daikaiju.server.tables.disconnect import send_away_here
from daikaiju.server.tables.statements import CLOSED
from daikaiju.table.protocol.tables import Notice, Warned

if TYPE_CHECKING:
    from msgspec import Struct

    from daikaiju.server.tables.registry import TableRegistry

FOLLOWED_EVERY = 1.0


class Follower:
    """Reads the log of acts, and carries out here what concerns open pages."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._last = 0
        self.open_reports = 0

    async def begin(self) -> None:
        """Start at the end of the log: pages opened from now on read what was decided before."""
        self._last, self.open_reports = await self._registry.moderation.latest()

    async def follow(self) -> None:
        last, self.open_reports = await self._registry.moderation.latest()
        if last <= self._last:
            return
        for act in await self._registry.moderation.acts_after(self._last):
            await self._carry_out(act)
            self._last = act.number

    async def _carry_out(self, act: Row[Any]) -> None:
        registry = self._registry
        if act.act == "close_table":
            table = registry.tables.get(act.table_id)
            if table is not None:
                table.status = CLOSED
                registry.forget(table)
            return
        people = [] if act.person is None else await registry.accounts.everyone(act.person)
        if act.act == "close_account":
            send_away_here(registry, people, forgotten=False)
        elif act.act == "warn":
            self._tell(people, Warned())
        elif act.act == "silence" and act.until > registry.now():
            how_long = lasting(act.until - registry.now())
            self._tell(people, Notice(Message("server-refused-silenced", dict(how_long))))

    def _tell(self, people: list[str], message: Struct) -> None:
        for table in self._registry.tables.values():
            for connection in table.connections:
                if connection.ready and connection.person in people:
                    connection.send_message(message)
