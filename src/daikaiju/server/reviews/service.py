"""Reviews of finished games and of files: made once, and kept for games."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from typing import Protocol

import msgspec

from daikaiju.server.reviews.process import ReviewProcess
from daikaiju.server.reviews.store import ReviewStore
from daikaiju.server.tables.store import Store
from daikaiju.services.levels import Levels
from daikaiju.services.replays.service import read_archive
from daikaiju.services.reviews.messages import ReviewWork
from daikaiju.services.reviews.service import ReviewJob
from daikaiju.table.entries import without_undone
from daikaiju.table.refusals import Refused
from daikaiju.table.table import OVER, Table


class Archives(Protocol):
    async def archive(self, table: Table) -> bytes:
        """What is kept of a finished game."""


class Reviews:
    """Makes reviews, each followed as lines of JSON: its progress, and the review itself."""

    def __init__(
        self,
        process: ReviewProcess,
        levels: Levels,
        reviews: ReviewStore,
        games: Store,
        archives: Archives,
        now: Callable[[], int],
        *,
        hand_over: bool = False,
    ) -> None:
        self._process, self._levels, self._reviews = process, levels, reviews
        self._games, self._archives = games, archives
        self._now = now
        self._hand_over = hand_over
        """Whether pages make reviews by themselves."""

    async def stored(self, table: str) -> bytes | None:
        return await self._reviews.review(table)

    @property
    def has_reviewer(self) -> bool:
        """Whether there is the champion, who reviews, here or in the pages of those who ask."""
        return self._levels.has_champion or self._hand_over

    def check_reviewer(self) -> None:
        if not self.has_reviewer:
            raise Refused("no_review")

    def can_review(self, options: Mapping[str, object]) -> bool:
        """Whether a game with these options can be reviewed; pages know no packs."""
        return self.has_reviewer and not (self._hand_over and options.get("packs"))

    def check_game(self, table: Table) -> None:
        """Refuse unless this game can be reviewed."""
        if table.status != OVER or not self.can_review(table.options):
            raise Refused("no_review")

    async def of_game(self, person: str, table: Table, whose: str) -> AsyncIterator[bytes]:
        """A new review of a game, for a person and the visitor they count as."""
        text = read_archive(await self._archives.archive(table)).file
        numbers = [entry.number for entry in without_undone(await self._games.entries(table.id))]

        job = ReviewJob(table.id, text, numbers)
        if self._hand_over:
            return handed_over(job)

        async def keep(review: bytes) -> None:
            await self._reviews.set_review(table.id, self._now(), review)

        return self._process.follow(self._process.ask(person, job, keep, whose))

    def of_file(self, person: str, name: str, text: bytes, whose: str) -> AsyncIterator[bytes]:
        """A review of a file, which is kept nowhere."""
        job = ReviewJob(name, text.decode(), None)
        if self._hand_over:
            return handed_over(job)
        return self._process.follow(self._process.ask(person, job, whose=whose))


async def handed_over(job: ReviewJob) -> AsyncIterator[bytes]:
    """A line with all that a page needs to review a game by itself."""
    yield msgspec.json.encode(ReviewWork(msgspec.json.encode((job, [job.name])).decode())) + b"\n"
