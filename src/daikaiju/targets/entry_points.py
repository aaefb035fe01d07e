"""The few functions through which compiled code is entered, written against names that each game supplies.

They are the only functions whose globals are filled in when they are cloned: the contents of a closure would become
part of the key of Numba's cache (docs/decisions/closures-and-the-cache.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.arrays import Games, Numbers
from daikaiju.rules.table import Table

SUPPLIED = ("start", "advance", "apply", "play_randomly", "random_step", "step_kind")
"""What the engine of a game supplies. Where kernels are compiled, their target adds `cuda` and the type `record`; for
the CPU `clock` is added, which counts the ticks of the processor's own clock."""

if TYPE_CHECKING:
    import numpy as np
    from numba import cuda

    record = np.dtype("V")

    def clock() -> int: ...
    def start(g: Table) -> None: ...
    def advance(g: Table) -> None: ...
    def apply(g: Table, choice: int) -> None: ...
    def play_randomly(g: Table, most: int) -> int: ...
    def random_step(g: Table) -> int: ...
    def step_kind(g: Table, frames: int) -> int: ...


def answer_game(games: Games, place: int, choice: int) -> None:
    """Answer the open question of one game; a negative choice sets the game up instead."""
    if choice < 0:
        start(games[place])
        advance(games[place])
    else:
        apply(games[place], choice)


def play_games(games: Games, most: int, decisions: Numbers) -> None:
    """Play every game at random from its own generator and record how many decisions it took."""
    for place in range(len(games)):
        decisions[place] = play_randomly(games[place], most)


def play_on(games: Games, most: int, decisions: Numbers) -> None:
    """Play every game at random from the position in its record to the end."""
    for place in range(len(games)):
        decided = 0
        while not games[place].over and decided < most:
            decided += random_step(games[place])
        decisions[place] = decided


def profile_games(games: Games, most: int, frames: int, counts: Numbers, times: Numbers) -> int:
    """Play every game at random and add up how often each kind of step was taken and how long it took, in ticks.

    Returns what reading the clock adds to the time of a step.
    """
    reading = clock()
    for _ in range(100):
        reading = min(reading, -clock() + clock())
    for place in range(len(games)):
        start(games[place])
        decisions = 0
        while not games[place].over and decisions < most:
            kind = step_kind(games[place], frames)
            begun = clock()
            decisions += random_step(games[place])
            times[kind] += clock() - begun
            counts[kind] += 1
    return reading


def play_in_step(games: Games, most: int, decisions: Numbers, ranks: Numbers, frames: int, beginning: int) -> None:
    """The kernel of a GPU: each thread plays one game after another, and the threads of a block keep step.

    The rules are far more code than a multiprocessor can cache, and threads of a warp that do different things
    wait for each other. So only those threads of a block whose next step comes earliest in a turn (has the lowest
    rank) take it; the others catch up with them or are caught up with. The last rank is the start of a turn, where all
    of them meet, and beyond it are threads that have no game left. A game in progress is in the thread's own memory,
    where the same field of 32 games is contiguous. Unless they are `beginning`, games go on from their records.
    """
    own = cuda.local.array(1, record)
    lowest = cuda.shared.array(3, "int64")  # of this step, to be cleared for the next one, and still being read
    finished = ranks.size
    if cuda.threadIdx.x < 3:
        lowest[cuda.threadIdx.x] = finished
    cuda.syncthreads()
    place = cuda.grid(1)
    begun = False
    decided = 0
    turn = 0
    while True:
        rank = finished
        if place < games.size:
            rank = ranks.size - 1 if not begun else ranks[step_kind(own[0], frames)]
        least = rank
        for distance in (16, 8, 4, 2, 1):
            least = min(least, cuda.shfl_xor_sync(-1, least, distance))
        if cuda.laneid == 0:
            cuda.atomic.min(lowest, turn, least)
        following = turn + 1 if turn < 2 else 0
        if cuda.threadIdx.x == 0:
            lowest[following] = finished
        cuda.syncthreads()
        least = lowest[turn]
        turn = following
        if least == finished:
            return
        if rank == least:
            if not begun:
                own[0] = games[place]
                if beginning:
                    start(own[0])
                begun = True
                decided = 0
            else:
                decided += random_step(own[0])
                if own[0].over or decided >= most:
                    games[place] = own[0]
                    decisions[place] = decided
                    place += cuda.gridsize(1)
                    begun = False
