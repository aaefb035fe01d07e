"""Sends pages away, so that they come back to what is stored."""

from __future__ import annotations

import asyncio

from daikaiju.table.table import Table

FAREWELL = 0.1
"""How long pages have to hear why their table is gone before they are disconnected."""


async def send_away(table: Table) -> None:
    """Close the pages of a table that is gone, once they have heard why."""
    await asyncio.sleep(FAREWELL)
    for connection in list(table.connections):
        connection.close()
