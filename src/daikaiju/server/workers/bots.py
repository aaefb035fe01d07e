"""Bots at the table: they think in separate processes, so they hold nobody up, and share the time there is.

Every table belongs to one of the processes, which keeps its bots as long as the game lasts. There, questions are
answered one after the other, quick bots first. A bot that thinks for a given time (`Bot.seconds`) promises its answer
within that time after the question, waiting included: when several tables ask at once, each gets an equal part of it.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from time import monotonic

from daikaiju.game import Game
from daikaiju.rules.agenda import is_legal
from daikaiju.server.workers.worker import Worker
from daikaiju.services.bots import choose_here
from daikaiju.services.levels import Levels, load_bots
from daikaiju.table.bots import BotFailed, Question

LEAST_SECONDS = 0.001
"""The least time a bot gets, even if it is late already."""

MARGIN = 0.06
"""The part of a bot's time that is kept in reserve."""

LONGEST = 60.0
"""How many seconds a bot may take, unless somebody says otherwise."""

REMEMBERED = 2.0
"""For how many seconds it is remembered which tables asked, to guess how many will ask while a bot thinks."""

SLOWLY = 0.1
"""How much the latest round trip to the process counts in the running average."""


class Job:
    """A question that waits for a bot's answer."""

    def __init__(self, question: Question, limit: float, budget: float | None) -> None:
        self.question, self.limit, self.budget = question, limit, budget
        self.asked_at = monotonic()
        self.answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    @property
    def due(self) -> float:
        """When the answer is due; quick bots are always due."""
        return 0.0 if self.budget is None else self.asked_at + self.budget * (1 - MARGIN)


class Line:
    """One process and the questions that wait for it."""

    def __init__(self) -> None:
        self.worker = Worker(load_bots)
        self.budgets: dict[str, float | None] = {}
        """How long each bot takes at its own pace, as far as is known; None for one that is simply quick."""
        self.overhead = 0.0
        """How many seconds an answer takes besides thinking."""
        self._waiting: list[Job] = []
        self._asked: deque[tuple[float, str]] = deque()
        self._task: asyncio.Task[None] | None = None

    async def ask(self, question: Question, limit: float) -> int:
        """The answer of a bot, once it is its turn."""
        job = Job(question, limit, self.budgets.get(question.bot))
        self._waiting.append(job)
        if job.budget is not None:
            self._asked.append((job.asked_at, question.table))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        return await job.answer

    async def _work(self) -> None:
        try:
            while self._waiting:
                job = min(self._waiting, key=lambda job: (job.due, job.asked_at))
                seconds = self.share(job, monotonic())
                self._waiting.remove(job)
                if not job.answer.done():
                    await self._answer(job, seconds)
        finally:
            self._task = None
            for job in self._waiting:
                if not job.answer.done():
                    job.answer.set_exception(BotFailed("its process is closed"))
            self._waiting.clear()

    async def _answer(self, job: Job, seconds: float | None) -> None:
        try:
            question = job.question if seconds is None else job.question.within(seconds)
            begun = monotonic()
            choice, budget = await self.worker.run(choose_here, question, seconds=job.limit)
            if seconds is not None:
                self.overhead += SLOWLY * (monotonic() - begun - seconds - self.overhead)
        except Exception as error:
            if not job.answer.done():
                job.answer.set_exception(error)
        else:
            self.budgets[job.question.bot] = budget
            if not job.answer.done():
                job.answer.set_result(choice)

    def share(self, job: Job, now: float) -> float | None:
        """How long a bot may think, so that all tables that ask get the same; None for one that is simply quick.

        It is an equal part of its time among the tables that ask within that time, as far as the last seconds show, and
        never so long that a question that waits behind it cannot be answered in time.
        """
        if job.budget is None:
            return None
        while self._asked and self._asked[0][0] < now - max(REMEMBERED, job.budget):
            self._asked.popleft()
        recent = {table for asked_at, table in self._asked if asked_at >= now - job.budget}
        usual = len(self._asked) * job.budget / max(REMEMBERED, job.budget)
        seconds = job.budget * (1 - MARGIN) / max(1, len(recent), usual)
        due = sorted(other.due for other in self._waiting if other.budget is not None)
        for place, time in enumerate(due, 1):
            seconds = min(seconds, (time - now) / place)
        return max(seconds - self.overhead, LEAST_SECONDS)

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
        self.worker.close()


class BotPool:
    """The processes in which bots think; each table keeps to one of them."""

    def __init__(self, processes: int, limit: float = LONGEST, levels: Levels | None = None) -> None:
        self.limit = limit
        """How many seconds a bot may take; it is killed if it takes longer."""
        self.lines = [Line() for _ in range(processes)]
        self.levels = Levels(champion=True) if levels is None else levels
        self._line_of: dict[str, int] = {}

    async def start(self, most: int | None = None) -> None:
        """Start the processes now, or the first few, one after the other."""
        for line in self.lines[:most]:
            await line.worker.start()

    def is_offered(self, bot: str) -> bool:
        return not self.levels.is_missing(bot)

    async def choose(self, question: Question, game: Game) -> int:
        """A bot's choice for the open question of a game."""
        if self.levels.is_missing(question.bot):
            raise BotFailed(question.bot)
        try:
            chosen = await self.lines[self._line(question.table)].ask(question, self.limit)
        except Exception as error:
            raise BotFailed(question.bot) from error
        if not is_legal(game.state, chosen):
            raise BotFailed(question.bot)
        return chosen

    def _line(self, table: str) -> int:
        """The process of a table: the one with the fewest tables when it is first asked."""
        if table not in self._line_of:
            tables = Counter(self._line_of.values())
            self._line_of[table] = min(range(len(self.lines)), key=lambda line: tables[line])
        return self._line_of[table]

    def release(self, table: str) -> None:
        """The game of a table is over, or nobody is there."""
        self._line_of.pop(table, None)

    def close(self) -> None:
        for line in self.lines:
            line.close()
