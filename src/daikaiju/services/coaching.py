"""Everybody's questions to the coach: one of each person at a time, answered better and better while it is wanted."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable

import msgspec

from daikaiju.extras import is_installed
from daikaiju.services.levels import Levels
from daikaiju.table.coach import Coach, Position
from daikaiju.table.protocol.coach import CoachAway, CoachHint, CoachWork

log = logging.getLogger("daikaiju.services")

SECONDS = 6.0
"""How long the coach thinks about a position."""

AskCoach = Callable[[Position, float, str, bool], Awaitable[CoachHint | None]]
"""Asks for the next hint about a position, on which the coach thinks for so many seconds in all, for whoever asks; and
says whether it is the first one, which takes no time."""


class Coaching:
    """Who asks the coach, wherever it thinks."""

    def __init__(self, ask: AskCoach, levels: Levels) -> None:
        self._ask = ask
        self._levels = levels
        """The coach thinks with the champion."""
        self._thinking: dict[str, asyncio.Task[None]] = {}

    @property
    def is_offered(self) -> bool:
        return self._levels.has_champion

    @property
    def knows_packs(self) -> bool:
        """No engine holds packs, and browsers lack what values positions without one."""
        return is_installed("numpy")

    def think(
        self,
        person: str,
        position: Position,
        wanted: Callable[[], bool],
        tell: Callable[[CoachAway | CoachHint | CoachWork], None],
        whose: str = "",
    ) -> asyncio.Task[None]:
        """Send better and better hints as long as they are wanted; the person's earlier question is dropped."""
        before = self._thinking.get(person)
        if before is not None:
            before.cancel()
        task = asyncio.create_task(self._think(position, wanted, tell, whose))
        self._thinking[person] = task
        task.add_done_callback(lambda done: self._forget(person, done))
        return task

    async def _think(
        self,
        position: Position,
        wanted: Callable[[], bool],
        tell: Callable[[CoachAway | CoachHint | CoachWork], None],
        whose: str,
    ) -> None:
        is_first = True
        while wanted():
            try:
                hint = await self._ask(position, SECONDS, whose, is_first)
            except Exception:
                log.exception("table %s: the coach failed", position.table, extra={"table": position.table})
                if wanted():
                    tell(CoachAway(position.number))
                return
            if hint is None:
                return
            is_first = False
            if wanted():
                tell(hint)

    def _forget(self, person: str, task: asyncio.Task[None]) -> None:
        if self._thinking.get(person) is task:
            del self._thinking[person]

    async def stop(self) -> None:
        """Drop all questions."""
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def hint_lines(coach: Coach, person: str, position: Position, whose: str = "") -> AsyncIterator[bytes]:
    """The coach's hints as lines of JSON; they end when it has no more to say, or the person asks anew."""
    told: asyncio.Queue[CoachAway | CoachHint | CoachWork | None] = asyncio.Queue()
    is_wanted = True
    thinking = coach.think(person, position, lambda: is_wanted, told.put_nowait, whose)
    thinking.add_done_callback(lambda _: told.put_nowait(None))
    try:
        while (one := await told.get()) is not None:
            yield msgspec.json.encode(one) + b"\n"
    finally:
        is_wanted = False


class HandedOver:
    """A coach whose work every page does by itself."""

    is_offered = True
    knows_packs = False

    def think(
        self,
        person: str,
        position: Position,
        wanted: Callable[[], bool],
        tell: Callable[[CoachAway | CoachHint | CoachWork], None],
        whose: str = "",
    ) -> asyncio.Future[None]:
        """Send the question back, in the form in which `daikaiju.site.thinking` takes it."""
        tell(CoachWork(position.number, msgspec.json.encode((position, SECONDS)).decode()))
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    async def start(self) -> None: ...

    async def close(self) -> None: ...
