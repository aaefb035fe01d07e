"""How long bots appear to think: long enough for people to follow, and no longer than they like."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from daikaiju.table.host import TableHost
    from daikaiju.table.page import Page
    from daikaiju.table.protocol import requests
    from daikaiju.table.table import Table

USUAL_PACE = 0.8
"""How many seconds bots appear to think, unless somebody wants it otherwise."""

USUAL_BOTS = 3
"""How many bots may think as long as that; more of them are quicker, so that a round of them takes no longer."""

SHARE = {"calm": 1.0, "brisk": 0.15, "instant": 0.0}
"""What fraction of the server's pace each speed of the page takes."""


def decides_pace(table: Table, page: Page) -> bool:
    """Whether speeding up for this page affects nobody else: it has the only person's seat, or only bots play."""
    return not table.people or table.people == {page.person}


async def pause(table: Table, pace: float) -> None:
    """Pause as if a bot were thinking: as long as the fastest page wants, and not at all once someone skips ahead.

    The page shortens what it shows in the same way (web/src/game/pace.ts).
    """
    speeds = [SHARE[page.speed] for page in table.connections if decides_pace(table, page)]
    bots = sum(seat.played_by is not None for seat in table.seats)
    seconds = pace * min(speeds, default=1.0) * min(1.0, USUAL_BOTS / max(bots, 1))
    if seconds:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(table.hurried.wait(), seconds)


async def pace(host: TableHost, table: Table, page: Page, message: requests.Pace) -> None:
    """Note how fast a page's person wants to see bots play."""
    page.speed = message.speed


async def skip(host: TableHost, table: Table, page: Page, message: requests.Skip) -> None:
    """Let bots play without a pause until a person is asked."""
    if table.bot_task is not None and decides_pace(table, page):
        table.hurried.set()
