"""This process among those that share a database: it renews itself, and takes and gives back tables."""

from __future__ import annotations

import logging
import os
import socket
import time
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from daikaiju.server.db import lease_store
from daikaiju.server.db.engine import postgresql_engine
from daikaiju.server.db.lease_store import Fence
from daikaiju.server.db.leases import LASTS, RENEWED_EVERY, Expired, HeldElsewhere
from daikaiju.server.db.queries import held
from daikaiju.table.refusals import Refused
from daikaiju.table.server_time import ServerTime

log = logging.getLogger("daikaiju.server")

Arguments = TypeVarTuple("Arguments")
Result = TypeVar("Result")
CONNECTIONS = 2
"""Connections of its own, so that renewing never waits for somebody who reads a long game."""


class RunElsewhere(Refused):
    """Another process runs the table."""

    def __init__(self, process: int) -> None:
        super().__init__("moved")
        self.process = process


class Membership:
    """The row of this process in the database."""

    def __init__(self, engine: AsyncEngine, server_time: ServerTime) -> None:
        self._engine = postgresql_engine(engine.url, CONNECTIONS, alone=False)
        # What is one statement, or begins and commits by itself, needs no transaction around it.
        self._at_once = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._server_time = server_time
        self.process = 0
        self._renewed_at = 0.0

    @property
    def is_current(self) -> bool:
        """Whether this process can be sure that it still has its tables; not after it was paused for long."""
        return bool(self.process) and time.monotonic() - self._renewed_at < LASTS / 1000

    @property
    def was_just_renewed(self) -> bool:
        """Whether the database has answered since the last beat but one."""
        return bool(self.process) and time.monotonic() - self._renewed_at < 2 * RENEWED_EVERY / 1000

    async def join(self) -> None:
        """Become a process with a number of its own."""
        name = f"{socket.gethostname()}:{os.getpid()}"[:80]
        began = time.monotonic()
        me = await self._run(lease_store.join, name)
        self.process, self._renewed_at = me.id, began
        self._server_time.go_on_from(max(me.seen, self._server_time()))

    async def renew(self) -> list[int] | None:
        """Renew this process; returns all processes that have not expired, or None if this one has lost its tables."""
        began = time.monotonic()
        living = await self._run_at_once(lease_store.renew, self.process, self._server_time())
        if living is not None:
            self._renewed_at = began
        return living

    async def living(self) -> list[int]:
        """All processes that have not expired."""
        return await self._run_at_once(lease_store.living)

    async def orphaned(self) -> list[str]:
        """Some tables with a running clock that no process runs."""
        return await self._run_at_once(lease_store.orphaned)

    async def leave(self) -> None:
        """Give all tables back."""
        await self._run(lease_store.leave, self.process, self._server_time())

    async def acquire(self, table: str) -> tuple[Fence, bool]:
        """Become the process that runs a table; returns what its changes must carry, and whether another ran it."""
        me = self.process
        try:
            taken = await self._run(lease_store.acquire, table, me, self._server_time())
        except HeldElsewhere as held:
            raise RunElsewhere(held.process) from None
        except Expired:
            raise Refused("not_read") from None
        except SQLAlchemyError as error:
            log.exception("the lease of table %s could not be taken", table)
            raise Refused("not_read") from error
        if taken is None:
            raise Refused("no_such_table")
        return Fence(me, table, taken.lease.fence), taken.handed_over

    async def close(self) -> None:
        await self._engine.dispose()

    async def _run(self, step: Callable[[Connection, *Arguments], Result], *arguments: *Arguments) -> Result:
        async with held(self._engine.begin()) as connection:
            return await connection.run_sync(step, *arguments)

    async def _run_at_once(self, step: Callable[[Connection, *Arguments], Result], *arguments: *Arguments) -> Result:
        async with held(self._at_once.connect()) as connection:
            return await connection.run_sync(step, *arguments)
