"""Reviews of finished games: made in a process of its own at the lowest priority."""

from __future__ import annotations

from daikaiju.server.workers.worker import Worker
from daikaiju.services.reviews.messages import ReviewProgress
from daikaiju.services.reviews.reviewing import Reviewing
from daikaiju.services.reviews.service import ReviewJob, next_part
from daikaiju.table.refusals import Refused

LIMIT = 180.0
"""How many seconds may pass without progress."""


class ReviewProcess(Reviewing):
    """All reviews in progress."""

    def __init__(self) -> None:
        super().__init__(self._part)
        self.worker = Worker()

    async def _part(self, job: ReviewJob, wanted: frozenset[str]) -> ReviewProgress | bytes | Refused:
        part: ReviewProgress | bytes | Refused = await self.worker.run(next_part, job, wanted, seconds=LIMIT)
        return part

    async def close(self) -> None:
        await self.stop()
        self.worker.kill()
