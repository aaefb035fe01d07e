"""The entry points of batches of games, written against the names of `daikaiju.targets.stepping.Stepping`.

Like those of whole games, they are the only functions whose globals are filled in when they are cloned
(docs/decisions/closures-and-the-cache.md). `rows` is `range` for one thread and Numba's `prange` for several.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.arrays import Floats, Games, Int8s, Int16s, Int32s
from daikaiju.rules.table import Table
from daikaiju.targets.stepping import BEGIN, NO_CHOICE, WAIT

if TYPE_CHECKING:
    rows = range

    def legal_choice(g: Table, action: int, choices: Int16s) -> int: ...
    def random_action(g: Table, actions: Int16s, spreads: Int16s) -> int: ...
    def show(*arguments: object) -> None: ...
    def step(*arguments: object) -> None: ...


def choose_randomly(games: Games, given: Int32s, actions: Int16s, spreads: Int16s) -> None:
    """A random legal action for every game."""
    for row in range(len(games)):
        given[row] = random_action(games[row], actions, spreads)


def step_games(
    games: Games,
    given: Int32s,
    choices: Int16s,
    fresh: Games,
    fallen: Int8s,
    by: int,
    rewards: Floats,
    ends: Int8s,
    actions: Int16s,
    spreads: Int16s,
    observations: Int16s,
    masks: Int8s,
    seats: Int8s,
    mode: int,
) -> int:
    """Take an action in every game; if one is not legal, nothing happens and its game is returned, else -1.

    A game that is over begins anew instead of taking an action.
    """
    if mode != BEGIN:
        for row in range(len(games)):
            if (
                given[row] != WAIT
                and not games[row].over
                and legal_choice(games[row], given[row], choices) == NO_CHOICE
            ):
                return row
    for row in rows(len(games)):
        choice = NO_CHOICE
        if mode != BEGIN:
            if given[row] == WAIT:
                choice = WAIT
            elif not games[row].over:
                choice = legal_choice(games[row], given[row], choices)
        step(games, fresh, fallen, choice, by, mode, rewards, ends, row)
        if choice != WAIT:
            show(games, actions, spreads, observations, masks, seats, row)
    return -1
