"""Work in the background that nobody waits for: what it was refused is forgotten, and other errors are logged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine

from daikaiju.table.refusals import Refused

log = logging.getLogger("daikaiju.table")


class Tasks:
    """Tasks that belong to no request."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()

    def spawn(self, work: Coroutine[object, None, object]) -> asyncio.Task[object]:
        """Run something in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def cancel(self) -> None:
        """Stop everything in progress."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _done(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Refused):
            log.error("a background task failed", exc_info=error)
