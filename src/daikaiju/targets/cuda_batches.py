"""The kernels of batches of games on a GPU, written against the names of `Stepping`; docs/faster.md explains them.

A step of a batch is five launches: `look_at_actions`, `arrange_games`, `step_in_step` for the games that go on and once
more for those that begin anew, and `observe_in_tiles` and `mask_in_tiles`, which write what is seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.arrays import Floats, Games, Int8s, Int16s, Int32s, Numbers
from daikaiju.rules.table import Table
from daikaiju.targets.stepping import BEGIN, NO_CHOICE, RENEW, WAIT

if TYPE_CHECKING:
    import numpy as np
    from numba import cuda

    record = np.dtype("V")
    WORDS = 0
    QUESTIONS = FIELDS = ACTIONS = OBSERVED_AT_ONCE = OBSERVED_PITCH = MASKED_AT_ONCE = MASKED_PITCH = 0

    def is_decided_by_player(g: Table) -> bool: ...
    def legal_choice(g: Table, action: int, choices: Int16s) -> int: ...
    def note_fallen(g: Table, fallen: Int8s, row: int) -> None: ...
    def observe(g: Table, me: int, out: Int16s, row: int) -> None: ...
    def random_action(g: Table, actions: Int16s, spreads: Int16s) -> int: ...
    def random_choice(g: Table) -> int: ...
    def load(words: Numbers, row: int, room: Numbers) -> None: ...
    def store(room: Numbers, words: Numbers, row: int) -> None: ...
    def run_on(g: Table, choice: int) -> None: ...
    def renew(games: Games, fresh: Games, fallen: Int8s, row: int) -> None: ...
    def step_kind(g: Table, frames: int) -> int: ...
    def write_mask(g: Table, actions: Int16s, spreads: Int16s, masks: Int8s, row: int) -> None: ...
    def write_rewards(g: Table, by: int, rewards: Floats, fallen: Int8s, row: int) -> None: ...


REFUSED, STOPPED, WRONG, STEPPED, RENEWED, COUNTS = range(6)
"""Numbers that the kernels tell each other: the first game whose action is not legal, whether it stopped the batch, and
that action; how many games are to be stepped and begun anew; how many are at each question, and how many of these have
been arranged."""

WARP = 32


def choose_in_threads(games: Games, given: Int32s, actions: Int16s, spreads: Int16s) -> None:
    """A random legal action for every game."""
    for row in range(cuda.grid(1), games.size, cuda.gridsize(1)):
        given[row] = random_action(games[row], actions, spreads)


def look_at_actions(games: Games, given: Int32s, choices: Int16s, cells: Numbers) -> None:
    """Find the first action that is not legal, and count the games at each question; none given are random ones."""
    if cells[STOPPED]:
        return
    near = cuda.shared.array(QUESTIONS, "int32")
    for question in range(cuda.threadIdx.x, QUESTIONS, cuda.blockDim.x):
        near[question] = 0
    cuda.syncthreads()
    for row in range(cuda.grid(1), games.size, cuda.gridsize(1)):
        if (given.size == 0 or given[row] != WAIT) and not games[row].over:
            if given.size and legal_choice(games[row], given[row], choices) == NO_CHOICE:
                cuda.atomic.min(cells, REFUSED, row)
            cuda.atomic.add(near, games[row].asking, 1)
    cuda.syncthreads()
    for question in range(cuda.threadIdx.x, QUESTIONS, cuda.blockDim.x):
        if near[question]:
            cuda.atomic.add(cells, COUNTS + question, near[question])


def arrange_games(
    games: Games,
    given: Int32s,
    cells: Numbers,
    mode: int,
    rewards: Floats,
    ends: Int8s,
    order: Int32s,
    renewals: Int32s,
) -> None:
    """List the games that are to be stepped, sorted by question, and those that are to begin anew.

    Unless an action is not legal: then nothing happens until the host has looked.
    """
    if cells[STOPPED]:
        return
    if cells[REFUSED] < games.size:
        if cuda.grid(1) == 0:
            cells[WRONG] = given[cells[REFUSED]]
            cells[STOPPED] = 1
        return
    near = cuda.shared.array(QUESTIONS, "int32")
    starts = cuda.shared.array(QUESTIONS, "int64")
    if cuda.threadIdx.x == 0:
        total = 0
        for question in range(QUESTIONS):
            starts[question] = total
            total += cells[COUNTS + question]
        if cuda.blockIdx.x == 0 and mode != BEGIN:
            cells[STEPPED] = total
    base = cuda.shared.array(QUESTIONS, "int64")
    for first in range(cuda.blockIdx.x * cuda.blockDim.x, games.size, cuda.gridsize(1)):
        for question in range(cuda.threadIdx.x, QUESTIONS, cuda.blockDim.x):
            near[question] = 0
        cuda.syncthreads()
        row = first + cuda.threadIdx.x
        asking = -1
        within = 0
        if row < games.size:
            for seat in range(rewards.shape[1]):
                rewards[row, seat] = 0
            ends[row] = 0
            if mode == BEGIN:
                renewals[cuda.atomic.add(cells, RENEWED, 1)] = row
            elif given.size == 0 or given[row] != WAIT:
                if games[row].over:
                    renewals[cuda.atomic.add(cells, RENEWED, 1)] = row
                else:
                    asking = games[row].asking
                    within = cuda.atomic.add(near, asking, 1)
        cuda.syncthreads()
        for question in range(cuda.threadIdx.x, QUESTIONS, cuda.blockDim.x):
            if near[question]:
                base[question] = starts[question] + cuda.atomic.add(
                    cells, COUNTS + QUESTIONS + question, near[question]
                )
        cuda.syncthreads()
        if asking >= 0:
            order[base[asking] + within] = row
        cuda.syncthreads()


def step_in_step(
    games: Games,
    words: Numbers,
    order: Int32s,
    cells: Numbers,
    counted: int,
    given: Int32s,
    choices: Int16s,
    fresh: Games,
    fallen: Int8s,
    by: int,
    mode: int,
    rewards: Floats,
    ends: Int8s,
    seats: Int8s,
    renewals: Int32s,
    ranks: Numbers,
    frames: int,
    more: int,
) -> None:
    """Step the listed games, or begin them anew; the threads of a block keep step as in `play_in_step`.

    Those threads take a step of the rules whose next one comes earliest in a turn; a thread whose game asks its player
    takes the next game when all others have come so far. Games that end are listed, to begin anew in a second launch,
    all at the same place in the rules. With `more` random actions after the first, they begin anew in this one. `words`
    are the records as whole words, which are copied faster.
    """
    if cells[STOPPED]:
        return
    room = cuda.local.array(WORDS, "int64")
    own = room.view(record)
    lowest = cuda.shared.array(3, "int64")  # of this step, to be cleared for the next one, and still being read
    finished = ranks.size
    if cuda.threadIdx.x < 3:
        lowest[cuda.threadIdx.x] = finished
    cuda.syncthreads()
    count = cells[counted]
    place = cuda.grid(1)
    row = 0
    begun = False
    choice = NO_CHOICE
    left = 0
    turn = 0
    while True:
        rank = finished
        if begun:
            rank = ranks[step_kind(own[0], frames)]
        elif place < count:
            rank = finished - 1
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
                begun = True
                row = order[place]
                left = more
                if counted == RENEWED:
                    renew(games, fresh, fallen, row)
                load(words, row, room)
                if counted == STEPPED:
                    choice = random_choice(own[0]) if given.size == 0 else legal_choice(own[0], given[row], choices)
            else:
                run_on(own[0], choice)
                choice = NO_CHOICE
                if is_decided_by_player(own[0]):
                    begun = False
                    note_fallen(own[0], fallen, row)
                    if own[0].over:
                        write_rewards(own[0], by, rewards, fallen, row)
                        ends[row] = own[0].over
                        if more:
                            store(room, words, row)
                            renew(games, fresh, fallen, row)
                            load(words, row, room)
                            begun = True
                        elif mode == RENEW:
                            renewals[cuda.atomic.add(cells, RENEWED, 1)] = row
                    elif left > 0:
                        left -= 1
                        choice = random_choice(own[0])
                        begun = True
                    if not begun:
                        store(room, words, row)
                        seats[row] = own[0].player
                        place += cuda.gridsize(1)


def observe_in_tiles(games: Games, words: Numbers, given: Int32s, observations: Int16s) -> None:
    """Write what the seat that is asked sees, by one warp to a block; each of its threads writes that of one game.

    They write into a tile of shared memory and then copy it together, because neighbouring threads should write to
    neighbouring places.
    """
    tile = cuda.shared.array((FIELDS, OBSERVED_PITCH), "int16")
    room = cuda.local.array(WORDS, "int64")
    own = room.view(record)
    lane = cuda.threadIdx.x
    for first in range(cuda.blockIdx.x * OBSERVED_AT_ONCE, games.size, cuda.gridDim.x * OBSERVED_AT_ONCE):
        if lane < OBSERVED_AT_ONCE and first + lane < games.size:
            load(words, first + lane, room)
            observe(own[0], max(0, own[0].player), tile.T, lane)
        cuda.syncthreads()
        for game in range(min(OBSERVED_AT_ONCE, games.size - first)):
            if given.size == 0 or given[first + game] != WAIT:
                for field in range(lane, FIELDS, WARP):
                    observations[first + game, field] = tile[field, game]
        cuda.syncthreads()


def mask_in_tiles(games: Games, given: Int32s, actions: Int16s, spreads: Int16s, masks: Int8s) -> None:
    """Write the legal actions in the same way."""
    tile = cuda.shared.array((ACTIONS, MASKED_PITCH), "int8")
    lane = cuda.threadIdx.x
    for first in range(cuda.blockIdx.x * MASKED_AT_ONCE, games.size, cuda.gridDim.x * MASKED_AT_ONCE):
        if lane < MASKED_AT_ONCE and first + lane < games.size:
            write_mask(games[first + lane], actions, spreads, tile.T, lane)
        cuda.syncthreads()
        for game in range(min(MASKED_AT_ONCE, games.size - first)):
            if given.size == 0 or given[first + game] != WAIT:
                for action in range(lane, ACTIONS, WARP):
                    masks[first + game, action] = tile[action, game]
        cuda.syncthreads()
