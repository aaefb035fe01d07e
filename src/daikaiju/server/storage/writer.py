"""The one writer: whatever all tables want to store at a moment goes into one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Rows = list[dict[str, Any]]
Job = Sequence[tuple[Executable, Rows]]
"""Statements with their rows, all of which are stored or none."""


class Writer:
    """Commits jobs in the order in which they come, as many at a time as have gathered."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._waiting: asyncio.Queue[tuple[Job, asyncio.Future[None]] | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._work())

    async def close(self) -> None:
        """Store what is waiting, then stop."""
        self._waiting.put_nowait(None)
        if self._task is not None:
            await self._task

    async def write(self, job: Job) -> None:
        """Store a job; when this returns it is stored for good, and if it raises nothing of it is."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((job, done))
        await done

    async def _work(self) -> None:
        async with self.engine.connect() as connection:
            while (first := await self._waiting.get()) is not None:
                group, last = [first], False
                while not self._waiting.empty():
                    following = self._waiting.get_nowait()
                    if following is None:
                        last = True
                        break
                    group.append(following)
                await self._store(connection, group)
                if last:
                    return

    async def _store(self, connection: AsyncConnection, group: list[tuple[Job, asyncio.Future[None]]]) -> None:
        try:
            await commit(connection, [job for job, _ in group])
        except Exception as error:
            if len(group) == 1:
                fail(group[0][1], error)
                return
            # One bad job must not take the others with it: each gets a transaction of its own.
            for single in group:
                await self._store(connection, [single])
            return
        for _, done in group:
            if not done.done():
                done.set_result(None)


async def commit(connection: AsyncConnection, jobs: list[Job]) -> None:
    """Store jobs in one transaction, the rows of equal statements together.

    Jobs that wait at the same time never need each other, so only the order within each of them matters.
    """
    together: dict[int, tuple[Executable, Rows]] = {}
    for job in jobs:
        for statement, rows in job:
            together.setdefault(id(statement), (statement, []))[1].extend(rows)
    async with connection.begin():
        for statement, rows in together.values():
            await connection.execute(statement, rows)


def fail(done: asyncio.Future[None], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
