"""Bots at the table: they think in a process of their own, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, cast

from daikaiju.game import Game


class Worker:
    """A process beside the server, started when it is first needed and again if it was lost."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, function: Any, *arguments: Any) -> Any:
        """What a function gives in the other process."""
        for last in (False, True):
            pool = self._pool
            if pool is None:
                spawned = multiprocessing.get_context("spawn")
                pool = self._pool = ProcessPoolExecutor(1, mp_context=spawned, initializer=leave_with_parent)
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, function, *arguments)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if last:
                    raise
        raise AssertionError("not reached")

    def close(self) -> None:
        """Let the process go; waiting for it leaves nothing behind that the system would have to clean up."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


def leave_with_parent() -> None:
    """A worker must not stay behind when the server was killed, and Ctrl+C is said to the server alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=lambda: (wait([parent.sentinel]), os._exit(0)), daemon=True).start()


async def choose(worker: Worker, bot: str, game: Game) -> int:
    """The choice of a bot at the open question of a game."""
    chosen: int = await worker.run(choose_here, bot, game.vocabulary.game, game.seats, game.options, game.state.pack())
    return chosen


def choose_here(bot: str, name: str, seats: list[str], options: dict[str, Any], record: bytes) -> int:
    """The same, in the worker."""
    from daikaiju.bots import new_bot
    from daikaiju.games import game_info

    game = cast("type[Game]", game_info(name).new).at(record, seats, options)
    action = new_bot(bot).choose(game)
    choice = game.actions.choice(game.vocabulary.decision(game.state), action.id)
    assert choice is not None
    return choice
