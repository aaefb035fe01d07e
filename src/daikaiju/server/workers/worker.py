"""A separate process for work that would block the server."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar, TypeVarTuple

from daikaiju.processes import deaf_at_first, leave_with_parent
from daikaiju.server.workers.fair_turns import Turns

Arguments = TypeVarTuple("Arguments")
Result = TypeVar("Result")


class TooSlow(Exception):
    """It took too long."""


class Worker:
    """A separate process that does one thing at a time; started when first needed, and again if it dies.

    What it will need, `load` loads as soon as it is started.
    """

    def __init__(self, load: Callable[[], None] | None = None) -> None:
        self._load = load
        self._pool: ProcessPoolExecutor | None = None
        self._ready: Future[int] | None = None
        """The number of the process, once it has loaded what it needs."""
        self._process = 0
        self._turns = Turns()

    def begin(self) -> Future[int]:
        """Start the process, unless it is there, and do not wait for it."""
        if self._pool is None or self._ready is None:
            spawned = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=spawned, initializer=leave_with_parent)
            with deaf_at_first():
                self._ready = self._pool.submit(make_ready, self._load)
        return self._ready

    async def start(self) -> None:
        """Start the process now, so that nobody has to wait for it later."""
        async with self._turns.turn():
            with contextlib.suppress(BrokenProcessPool):  # it is started again when it is needed
                await self._started()

    async def run(
        self,
        function: Callable[[*Arguments], Result],
        *arguments: *Arguments,
        seconds: float | None = None,
        whose: str = "",
        soon: bool = False,
    ) -> Result:
        """Call a function in the other process; if it takes too long, the process is killed.

        Waiting for others and starting the process do not count. Whoever it is done for takes turns with others; what
        is wanted `soon`, because it takes little time, comes first.
        """
        async with self._turns.turn(whose, soon=soon):
            for last in (False, True):
                try:
                    pool = await self._started()
                    done = asyncio.get_running_loop().run_in_executor(pool, function, *arguments)
                    return await asyncio.wait_for(done, seconds)
                except TimeoutError:
                    if seconds is None:
                        raise
                    self._end()
                    raise TooSlow(f"{function.__name__} took more than {seconds:g} s") from None
                except BrokenProcessPool:
                    self._end()
                    if last:
                        raise
        raise AssertionError("not reached")

    async def _started(self) -> ProcessPoolExecutor:
        ready = self.begin()
        assert self._pool is not None
        pool = self._pool
        if not self._process:
            self._process = await asyncio.shield(asyncio.wrap_future(ready))
        return pool

    def _end(self) -> None:
        """End the process, whatever it is doing."""
        if self._pool is not None:
            with contextlib.suppress(ProcessLookupError):
                if self._process:
                    os.kill(self._process, signal.SIGKILL)
            self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool, self._ready, self._process = None, None, 0

    def kill(self) -> None:
        """Kill the process whatever it is doing, and wait until it is gone, even if the caller is cancelled."""
        pool = self._pool
        self._end()
        if pool is not None:
            pool.shutdown(wait=True, cancel_futures=True)

    def close(self) -> None:
        """Let the process end and wait for it, so that no zombie is left behind."""
        pool = self._pool
        if self._turns.in_use:
            self._end()
        if pool is not None:
            pool.shutdown(wait=True, cancel_futures=True)


def make_ready(load: Callable[[], None] | None) -> int:
    """Load in advance what a process needs; return its id."""
    if load is not None:
        load()
    return os.getpid()
