"""Reviews that are being made: one at a time for each person, followed by whoever asks about the same game."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable

import msgspec

from daikaiju.services.reviews.messages import ReviewProgress, ReviewRefused
from daikaiju.services.reviews.service import ReviewJob
from daikaiju.table.refusals import Refused

log = logging.getLogger("daikaiju.services")

MOST_JOBS = 8
"""How many games may be under review at a time; further requests are refused."""

Keep = Callable[[bytes], Awaitable[None]]
"""Stores a review, which is JSON."""

MakePart = Callable[[ReviewJob, frozenset[str]], Awaitable[ReviewProgress | bytes | Refused]]
"""Works on a review until there is something to report; those not wanted any more are dropped."""


class ReviewUnderWay:
    """A review that is being made, and the people who asked for it."""

    def __init__(self, job: ReviewJob, *, kept: bool) -> None:
        self.job, self.kept = job, kept
        self.line = msgspec.json.encode(ReviewProgress(0, 0))
        """What there is to report now."""
        self.over = False
        self.asked_by: set[str] = set()
        """The person and the address that asked for it first."""
        self.followers = 0
        self.task: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()

    def tell(self, line: bytes, *, last: bool) -> None:
        self.line, self.over = line, last
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()

    async def lines(self) -> AsyncGenerator[bytes, None]:
        """What there is to report, each time it changes, up to the review itself."""
        while True:
            changed, over = self._changed, self.over
            yield self.line
            if over:
                return
            await changed.wait()


class Reviewing:
    """All reviews in progress, wherever they are made; people who ask about the same game share one."""

    def __init__(self, make_part: MakePart) -> None:
        self._make_part = make_part
        self._under_way: dict[str, ReviewUnderWay] = {}

    def ask(self, person: str, job: ReviewJob, keep: Keep | None = None, whose: str = "") -> ReviewUnderWay:
        """Begin a review, or join one in progress; one that will be stored is finished even if nobody waits.

        A person has one at a time, and so has their address, if it is limited.
        """
        found = self._under_way.get(job.name)
        if found is None:
            asking = {person, whose} - {""}
            if any(asking & other.asked_by for other in self._under_way.values()):
                raise Refused("one_review")
            if len(self._under_way) >= MOST_JOBS:
                raise Refused("busy")
            found = self._under_way[job.name] = ReviewUnderWay(job, kept=keep is not None)
            found.asked_by = asking
            found.task = asyncio.create_task(self._make(found, keep))
        return found

    async def follow(self, review: ReviewUnderWay) -> AsyncIterator[bytes]:
        """A line of JSON for each bit of progress; the last one is the review or a refusal."""
        review.followers += 1
        try:
            async with contextlib.aclosing(review.lines()) as lines:
                async for line in lines:
                    yield line + b"\n"
        finally:
            review.followers -= 1
            if review.followers == 0 and review.task is not None and not review.kept:
                review.task.cancel()

    async def _make(self, review: ReviewUnderWay, keep: Keep | None) -> None:
        name = review.job.name
        try:
            while not review.over:
                part = await self._make_part(review.job, frozenset(self._under_way))
                if isinstance(part, bytes) and keep is not None:
                    with contextlib.suppress(Refused):  # the store has logged why; those waiting get it all the same
                        await keep(part)
                review.tell(as_line(part), last=not isinstance(part, ReviewProgress))
        except Exception:
            log.exception("the review of %s failed", name)
            review.tell(as_line(Refused("broken")), last=True)
        finally:
            self._under_way.pop(name, None)

    async def stop(self) -> None:
        """Drop all reviews."""
        tasks = [one.task for one in self._under_way.values() if one.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def as_line(part: ReviewProgress | bytes | Refused) -> bytes:
    """A part of a review as the page receives it."""
    if isinstance(part, Refused):
        told = part.told()
        return msgspec.json.encode(ReviewRefused(told.code, told.text))
    return part if isinstance(part, bytes) else msgspec.json.encode(part)
