"""Waiting for something that happens by itself, for as long as a busy machine may take."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

PATIENCE = 120.0
"""How many seconds anything may take on a busy machine; only what never happens takes this long."""


async def eventually(happened: Callable[[], bool], otherwise: str) -> None:
    """Return once something has happened."""
    until = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < until, otherwise
        await asyncio.sleep(0.02)
