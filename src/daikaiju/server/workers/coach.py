"""The coach: it thinks in a process of its own at low priority, for one question of each person at a time."""

from __future__ import annotations

from daikaiju.server.workers.worker import Worker
from daikaiju.services.coach import load_coach, next_hint
from daikaiju.services.coaching import Coaching
from daikaiju.services.levels import Levels
from daikaiju.table.coach import Position
from daikaiju.table.protocol.coach import CoachHint

LIMIT = 120.0
"""How many seconds one hint may take."""


class CoachProcess(Coaching):
    """Everybody's questions to the coach, which are answered in turn."""

    def __init__(self, levels: Levels) -> None:
        super().__init__(self._next_hint, levels)
        self.worker = Worker(load_coach)

    async def start(self) -> None:
        """Start the process now, so that the first hint comes as soon as any other."""
        await self.worker.start()

    async def _next_hint(self, position: Position, seconds: float, whose: str, is_first: bool) -> CoachHint | None:
        """Addresses take turns, however many people ask from one; nobody waits for others' better hints."""
        return await self.worker.run(next_hint, position, seconds, seconds=LIMIT, whose=whose, soon=is_first)

    async def close(self) -> None:
        await self.stop()
        self.worker.kill()
