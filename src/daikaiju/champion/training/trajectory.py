"""A game in progress to learn from: what each turn promised, and how lucky others were, in the compiled subset."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from daikaiju.arrays import Numbers, Values
from daikaiju.rules.dice import put_dice
from daikaiju.rules.table import Table
from daikaiju.thinking.decisions import choose
from daikaiju.thinking.dice import MOST_ROLLS, all_multisets, number_of
from daikaiju.thinking.luck import foresee
from daikaiju.thinking.network import MOST_SEATS, Network
from daikaiju.thinking.tree import Answer
from daikaiju.thinking.workspace import FOLLOWING, Workspace

MOST_TURNS = 400
"""A game that takes longer is abandoned and belongs to nobody."""


FIRST_POSITION, NEXT_POSITION, LAST_TURN, IS_SETTLED, ROLLS_COVERED = range(5)
"""Places in `Trajectory.progress`: how many positions were written before the game and are written now, its last turn,
whether that turn needs no more attention (it has no position, or its dice were seen), and for how many Rolls left
`stages` covers it."""


class Trajectory(NamedTuple):
    """A game in progress."""

    progress: Numbers
    """How far the game has come, by the names above."""
    expected: Values
    """For each of its positions, every seat's expected chances before the dice fell; -1 where unknown."""
    luck: Values
    """For each of its positions in another's turn, what every seat gained from the luck of the dice."""
    stages: Values
    """In another's turn, what dice are worth to every seat: see `foresee`."""


def new_trajectory() -> Trajectory:
    """Memory for one game at a time."""
    of_turns = MOST_TURNS + 1, MOST_SEATS
    stages = np.zeros((MOST_ROLLS, len(all_multisets().dice), MOST_SEATS))
    return Trajectory(np.zeros(5, np.int64), np.zeros(of_turns), np.zeros(of_turns), stages)


def begin_game(trajectory: Trajectory, count: int) -> None:
    """Start a game after `count` positions are already written."""
    trajectory.progress[:] = (count, count, 0, 0, 0)
    trajectory.expected[:] = -1.0
    trajectory.luck[:] = 0.0


def see_first(
    g: Table, work: Workspace, net: Network, number: int, thinker: int, trajectory: Trajectory, answer: Answer
) -> None:
    """After the first throw of another's turn, find out what dice are worth in it, and how lucky that throw was.

    Whatever the other then does with its dice, luck measured like this is zero on average, so taking it out of what is
    learned only reduces noise.
    """
    progress = trajectory.progress
    progress[IS_SETTLED] = 1
    if g.rolls_left >= MOST_ROLLS:
        return
    choose(g, work, net, number, thinker, answer)
    progress[ROLLS_COVERED] = g.rolls_left + 1
    foresee(work.sets, work.plan, g.dice_count, progress[ROLLS_COVERED], trajectory.stages, work.parts)
    add_luck(trajectory, g.rolls_left, 0, number_of(work.sets, g.dice, 0, g.dice_count))


def see_later(g: Table, work: Workspace, trajectory: Trajectory, outcome: int) -> None:
    """Note how lucky a later throw of the turn is, just before the dice fall."""
    kept = number_of(work.sets, g.dice, g.asked_a, g.dice_count)
    work.root[FOLLOWING] = g
    thrown = work.root[FOLLOWING]
    put_dice(thrown, g.asked_a + 0, outcome)
    add_luck(trajectory, g.rolls_left, kept, number_of(work.sets, thrown.dice, 0, g.dice_count))


def add_luck(trajectory: Trajectory, rolls_left: int, kept: int, thrown: int) -> None:
    """Add what every seat gains from how the dice fall, beyond what the kept ones promised."""
    turn = trajectory.progress[NEXT_POSITION] - 1 - trajectory.progress[FIRST_POSITION]
    for seat in range(MOST_SEATS):
        trajectory.luck[turn, seat] += (
            trajectory.stages[rolls_left, thrown, seat] - trajectory.stages[rolls_left, kept, seat]
        )
