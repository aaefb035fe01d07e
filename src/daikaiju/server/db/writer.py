"""The single writer: whatever all tables want to store at a given moment goes into one transaction."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from queue import Empty, SimpleQueue

from sqlalchemy import Connection, Executable
from sqlalchemy.ext.asyncio import AsyncEngine

from daikaiju.server.db.engine import DatabaseInUse, is_postgresql, writing_engine
from daikaiju.server.db.lease_store import Fence, check
from daikaiju.server.db.queries import check_none_held
from daikaiju.server.db.transactions import Statements, commit_at_once
from daikaiju.server.db.upsert import Values

log = logging.getLogger("daikaiju.server")

Rows = Sequence[Values]
Change = tuple[Executable, Rows]
"""A statement with its rows."""

Job = Sequence[Change]
"""Statements with their rows, stored either all together or not at all."""

STEPPING_DOWN = 3.0
"""How many seconds to wait for another server's lock."""

Waiting = tuple[Job, Fence | None, "asyncio.Future[None]"]


class Writer:
    """Commits jobs in the order in which they arrive, as many at a time as have gathered.

    It has its own thread, so that the server's loop is interrupted once per transaction rather than at each step.
    """

    def __init__(
        self, engine: AsyncEngine, observe: Callable[[float], None] = lambda seconds: None, *, alone: bool = True
    ) -> None:
        self._engine = writing_engine(engine, alone=alone)
        self._statements = Statements(self._engine.dialect) if is_postgresql(engine.url) else None
        self._observe = observe
        """Called with the duration of each transaction."""
        self._waiting: SimpleQueue[Waiting | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)

    async def open(self) -> None:
        """Connect and start; raises DatabaseInUse if another server writes."""
        self._loop = asyncio.get_running_loop()
        await asyncio.to_thread(self._connect)
        self._thread.start()

    def _connect(self) -> None:
        until = time.monotonic() + STEPPING_DOWN
        while True:
            try:
                self._engine.connect().close()
            except DatabaseInUse:
                # A server killed a moment ago holds its lock until the database notices.
                if time.monotonic() > until:
                    raise
                time.sleep(0.1)
            else:
                return

    async def close(self) -> None:
        """Store what is waiting, then stop."""
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)
        self._engine.dispose()

    def waiting(self) -> int:
        """How many jobs are not in a transaction yet."""
        return self._waiting.qsize()

    async def write(self, job: Job, fence: Fence | None = None) -> None:
        """Store a job; once this returns, it is stored for good; if it raises, nothing of it is stored.

        With a fence, it is stored only if the process still runs the table.
        """
        check_none_held()
        done = self._loop.create_future()
        self._waiting.put((job, fence, done))
        await done

    def _work(self) -> None:
        while (first := self._waiting.get()) is not None:
            group, last = self._gather(first)
            self._store(group)
            if last:
                return

    def _gather(self, first: Waiting) -> tuple[list[Waiting], bool]:
        """Everything now waiting, and whether anything will follow."""
        group = [first]
        try:
            while (following := self._waiting.get_nowait()) is not None:
                group.append(following)
        except Empty:
            return group, False
        return group, True

    def _store(self, group: list[Waiting]) -> None:
        """Store what has gathered in one transaction. If that fails, each job gets a transaction of its own: one bad
        job must not take the others with it."""
        if len(group) > 1 or self._statements is not None:
            try:
                self._commit(group, self._statements)
            except Exception as error:
                log.debug("jobs are stored one by one: %s", error)
            else:
                self._loop.call_soon_threadsafe(finish, group, None)
                return
        for single in group:
            failed = None
            try:
                self._commit([single])
            except Exception as error:
                failed = error
            self._loop.call_soon_threadsafe(finish, [single], failed)

    def _commit(self, group: list[Waiting], statements: Statements | None = None) -> None:
        began = time.perf_counter()
        changes = together(job for job, _, _ in group)
        fences = {fence for _, fence, _ in group if fence is not None}
        # A new connection each time: one that met a full disk may be unusable when there is room again.
        if statements is not None:
            with closing(self._engine.raw_connection()) as pooled:
                commit_at_once(pooled, statements, changes, fences)
        else:
            with self._engine.connect() as connection:
                commit(connection, changes, fences)
        self._observe(time.perf_counter() - began)


def together(jobs: Iterable[Job]) -> list[tuple[Executable, list[Values]]]:
    """The statements of jobs, each with the rows of all of them.

    Jobs that wait at the same time never depend on each other, so only the order within each job matters.
    """
    found: dict[int, tuple[Executable, list[Values]]] = {}
    for job in jobs:
        for statement, rows in job:
            found.setdefault(id(statement), (statement, []))[1].extend(rows)
    return list(found.values())


def commit(
    connection: Connection, changes: Iterable[tuple[Executable, list[Values]]], fences: Iterable[Fence] = ()
) -> None:
    """Store changes in one transaction."""
    with connection.begin():
        if fences:
            check(connection, fences)
        for statement, rows in changes:
            connection.execute(statement, rows)


def finish(group: list[Waiting], error: Exception | None) -> None:
    """Notify those waiting for their jobs; some may have gone."""
    for _, _, done in group:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
