"""Long work, done in a worker of its own: it is sent as JSON, and so is what comes of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from daikaiju.services.bots import choose_here
from daikaiju.services.coach import next_hint
from daikaiju.services.reviews.messages import ReviewProgress, ReviewRefused
from daikaiju.services.reviews.service import ReviewJob, next_part
from daikaiju.table.bots import Question
from daikaiju.table.coach import Position
from daikaiju.table.protocol.coach import CoachHint
from daikaiju.table.refusals import Refused

Think = Callable[[str, str], Awaitable[str]]
"""Has some work done elsewhere: its name, and what it needs."""

CHOOSE, HINT, REVIEW = "choose", "hint", "review"
BEGINNING_OF_REVIEW = '{"kind":"review",'
"""A review is long, so it is told by how it begins, and passed on as it is."""


def work(name: str, needed: str) -> str:
    """Do some work here."""
    return WORK[name](needed)


def choose(needed: str) -> str:
    choice, _ = choose_here(msgspec.json.decode(needed, type=Question))
    return str(choice)


def hint(needed: str) -> str:
    position, seconds = msgspec.json.decode(needed, type=tuple[Position, float])
    return msgspec.json.encode(next_hint(position, seconds)).decode()


def review(needed: str) -> str:
    job, wanted = msgspec.json.decode(needed, type=tuple[ReviewJob, frozenset[str]])
    part = next_part(job, wanted)
    if isinstance(part, Refused):
        told = part.told()
        return msgspec.json.encode(ReviewRefused(told.code, told.text)).decode()
    return (part if isinstance(part, bytes) else msgspec.json.encode(part)).decode()


WORK: dict[str, Callable[[str], str]] = {CHOOSE: choose, HINT: hint, REVIEW: review}


class Thinker:
    """Asks for long work."""

    def __init__(self, think: Think) -> None:
        self._think = think

    async def choose(self, question: Question) -> int:
        return int(await self._ask(CHOOSE, question))

    async def next_hint(self, position: Position, seconds: float, whose: str, is_first: bool) -> CoachHint | None:
        told = msgspec.json.decode(await self._ask(HINT, (position, seconds)))
        if told is None:
            return None
        # Its parts stay as they came: they are only sent on.
        return CoachHint(**{name: part for name, part in told.items() if name != "kind"})

    async def next_part(self, job: ReviewJob, wanted: frozenset[str]) -> ReviewProgress | bytes | Refused:
        text = await self._ask(REVIEW, (job, sorted(wanted)))
        if text.startswith(BEGINNING_OF_REVIEW):
            return text.encode()
        line = msgspec.json.decode(text)
        if line["kind"] == "progress":
            return msgspec.convert(line, ReviewProgress)
        return Refused(line["code"], **line["text"].get("args", {}))

    async def _ask(self, name: str, needed: object) -> str:
        return await self._think(name, msgspec.json.encode(needed).decode())
