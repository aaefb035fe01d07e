"""The coach: it thinks in a process of its own at low priority, for one question of each person at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from daikaiju.server.workers.worker import Worker
from daikaiju.services.coach import load_coach, next_hint
from daikaiju.services.levels import Levels
from daikaiju.table.coach import Position
from daikaiju.table.protocol.coach import CoachHint

log = logging.getLogger("daikaiju.server")

SECONDS = 6.0
"""How long the coach thinks about a position."""

LIMIT = 120.0
"""How many seconds one hint may take."""


class CoachProcess:
    """Everybody's questions to the coach, which are answered in turn."""

    def __init__(self, levels: Levels) -> None:
        self.worker = Worker(load_coach)
        self._levels = levels
        """The coach thinks with the champion."""
        self._thinking: dict[str, asyncio.Task[None]] = {}

    @property
    def is_offered(self) -> bool:
        return self._levels.has_champion

    async def start(self) -> None:
        """Start the process now, so that the first hint comes as soon as any other."""
        await self.worker.start()

    def think(
        self,
        person: str,
        position: Position,
        wanted: Callable[[], bool],
        tell: Callable[[CoachHint], None],
        whose: str = "",
    ) -> asyncio.Task[None]:
        """Send better and better hints as long as they are wanted; the person's earlier question is dropped.

        Addresses take turns, however many people ask from one.
        """
        before = self._thinking.get(person)
        if before is not None:
            before.cancel()
        task = asyncio.create_task(self._think(position, wanted, tell, whose))
        self._thinking[person] = task
        task.add_done_callback(lambda done: self._forget(person, done))
        return task

    async def _think(
        self, position: Position, wanted: Callable[[], bool], tell: Callable[[CoachHint], None], whose: str
    ) -> None:
        while wanted():
            try:
                hint: CoachHint | None = await self.worker.run(next_hint, position, SECONDS, seconds=LIMIT, whose=whose)
            except Exception:
                log.exception("table %s: the coach failed", position.table, extra={"table": position.table})
                return
            if hint is None:
                return
            if wanted():
                tell(hint)

    def _forget(self, person: str, task: asyncio.Task[None]) -> None:
        if self._thinking.get(person) is task:
            del self._thinking[person]

    async def close(self) -> None:
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.worker.kill()
