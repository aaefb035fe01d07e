"""Background work: it survives its own errors, which are logged with their tracebacks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from daikaiju.table.refusals import Refused
from daikaiju.table.tasks import Tasks

log = logging.getLogger("daikaiju.server")

LONGEST_PAUSE = 30.0
UNAVAILABLE = 503


class Background(Tasks):
    """Tasks that belong to no request, once or again and again."""

    def repeat(self, name: str, step: Callable[[], Awaitable[object]], every: float) -> asyncio.Task[object]:
        """Run something again and again; after an error it is retried, with growing delays."""
        return self.spawn(repeat(name, step, every))


async def repeat(name: str, step: Callable[[], Awaitable[object]], every: float) -> None:
    pause = every
    while True:
        await asyncio.sleep(pause)
        try:
            await step()
            pause = every
        except Exception:
            pause = min(max(2 * pause, 1.0), max(LONGEST_PAUSE, every))
            log.exception("%s failed; trying again in %.0f s", name, pause)


async def until_done(name: str, step: Callable[[], Awaitable[object]]) -> None:
    """Run something once, retrying with growing delays as long as it fails; a final refusal counts as an answer."""
    pause = 0.5
    while True:
        try:
            await step()
            return
        except Exception as error:
            if isinstance(error, Refused) and error.status != UNAVAILABLE:
                return
            log.exception("%s failed; trying again in %.1f s", name, pause)
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)
