"""What a whole server remembers, by name."""

from __future__ import annotations

from sqlalchemy import select

from daikaiju.server.db.queries import Querying
from daikaiju.server.db.schema import server_state
from daikaiju.server.db.upsert import Values, replace

HEARTBEAT = "heartbeat"
"""The server time at which a server was last known to be alive."""


class ServerState(Querying):
    """The things that concern no table."""

    async def remembered(self, name: str) -> str | None:
        rows = await self._all(select(server_state.c.value).where(server_state.c.name == name))
        return str(rows[0].value) if rows else None

    async def remember(self, name: str, value: str) -> None:
        await self._replace({"name": name, "value": value})

    async def remember_first(self, name: str, value: str) -> str:
        """Remember something unless it is known already; returns what is known now."""
        await self._replace({"name": name, "value": value}, unless_there=True)
        return await self.remembered(name) or value

    async def _replace(self, row: Values, *, unless_there: bool = False) -> None:
        await self._change(replace(self.dialect, server_state, row, unless_there=unless_there))
