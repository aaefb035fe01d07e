"""Turns at something scarce: whoever asks most does not keep others waiting."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from daikaiju.table.refusals import Refused

Line = deque[asyncio.Future[None]]


class Turns:
    """A number of places that visitors take in turn, each in one place at a time; the server itself, whose name is
    empty, may have several."""

    def __init__(self, places: int = 1, *, most: int | None = None, most_each: int | None = None) -> None:
        self.places, self.most, self.most_each = places, most, most_each
        self._hurried: dict[str, Line] = {}
        """Who waits for something short, before all others, but nobody twice in a row while others wait."""
        self._lines: dict[str, Line] = {}
        """Who waits; whoever has just had a turn is last."""
        self._having: list[str] = []
        self._latest = ""

    @property
    def in_use(self) -> bool:
        return bool(self._having)

    @asynccontextmanager
    async def turn(self, whose: str = "", *, soon: bool = False) -> AsyncIterator[None]:
        """Wait for a place and have it as long as the block runs; refused where too many wait already.

        `soon` is for what takes little time, and comes before everything else.
        """
        if self._is_crowded(whose):
            raise Refused("busy")
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        (self._hurried if soon else self._lines).setdefault(whose, deque()).append(ready)
        self._go_on()
        try:
            await ready
            yield
        finally:
            # One that is cancelled while it waits is passed over when its turn comes.
            if not ready.cancelled():
                self._having.remove(whose)
                for lines in (self._hurried, self._lines):
                    if whose in lines:
                        lines[whose] = lines.pop(whose)
                self._go_on()

    def _is_crowded(self, whose: str) -> bool:
        here = Counter(self._having)
        for name, line in (*self._hurried.items(), *self._lines.items()):
            here[name] += sum(not ready.cancelled() for ready in line)
        too_many = self.most is not None and here.total() >= self.most
        return too_many or (bool(whose) and self.most_each is not None and here[whose] >= self.most_each)

    def _go_on(self) -> None:
        while len(self._having) < self.places:
            hurried = self._next_of(self._hurried)
            lines = self._hurried if hurried not in (None, self._latest) else self._lines
            whose = self._next_of(lines)
            if whose is None:
                lines, whose = self._hurried, hurried
            if whose is None:
                return
            line = lines.pop(whose)
            ready = line.popleft()
            if line:
                lines[whose] = line
            if not ready.cancelled():
                ready.set_result(None)
                self._having.append(whose)
                self._latest = whose

    def _next_of(self, lines: dict[str, Line]) -> str | None:
        """The first in some lines who has no place yet."""
        return next((name for name in lines if not name or name not in self._having), None)
