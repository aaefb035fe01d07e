"""Games of the champion in rounds: as many at each kind of table, in any number of processes."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Executor, Future

from tools.lab.worth_measurement import measure

from daikaiju.worth.stored import Measured

Key = tuple[str, str, int]
"""A kind of table: its game, edition and number of monsters."""

ROUND = 8
"""How many games are played at one kind of table before the next has its turn."""


def rounds(done: dict[Key, int], games: int, until: float) -> Iterator[tuple[Key, range]]:
    """The numbers of the games to be played; tables that are ahead wait for the others.

    A round that has begun is finished, even when the time is up.
    """
    first = min(done.values())
    while first < games and time.monotonic() < until:
        end = min(first + ROUND, games)
        for key, already in done.items():
            yield key, range(max(first, already), max(end, already))
        first = end


def played(
    pool: Executor, done: dict[Key, int], games: int, seed: int, until: float, most_waiting: int
) -> Iterator[dict[Key, Measured]]:
    """What each round of games says, in order; so much work waits for the processes that none is idle."""
    waiting: deque[tuple[Key, Future[Measured]]] = deque()
    part: dict[Key, Measured] = {}
    tasks = rounds(done, games, until)
    while True:
        while len(waiting) < most_waiting and (task := next(tasks, None)) is not None:
            key, numbers = task
            waiting.append((key, pool.submit(measure, *key, numbers, seed)))
        if not waiting:
            return
        key, future = waiting.popleft()
        part[key] = future.result()
        if len(part) == len(done):
            yield part
            part = {}
