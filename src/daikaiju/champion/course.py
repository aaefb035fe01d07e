"""A game in progress to learn from: what each turn promised, and how lucky others were, in the compiled subset."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from daikaiju.arrays import Numbers, Values
from daikaiju.champion.choosing import Mind, choose
from daikaiju.champion.dice import MOST_ROLLS, all_multisets, number_of
from daikaiju.champion.luck import foresee
from daikaiju.champion.network import MOST_SEATS, Network
from daikaiju.champion.tree import Answer
from daikaiju.rules.dice import put_dice
from daikaiju.rules.table import Table

MOST_TURNS = 400
"""A game that takes longer is abandoned and belongs to nobody."""


class Course(NamedTuple):
    """A game in progress."""

    at: Numbers
    """How many positions were written before the game and are written now, its last turn, whether that turn needs no
    more attention (it has no position, or its dice were seen), and for how many Rolls left `stages` covers it."""
    expected: Values
    """For each of its positions, every seat's expected chances before the dice fell; -1 where unknown."""
    luck: Values
    """For each of its positions in another's turn, what every seat gained from the luck of the dice."""
    stages: Values
    """In another's turn, what dice are worth to every seat: see `foresee`."""


def new_course() -> Course:
    """Memory for one game at a time."""
    of_turns = MOST_TURNS + 1, MOST_SEATS
    stages = np.zeros((MOST_ROLLS, len(all_multisets().dice), MOST_SEATS))
    return Course(np.zeros(5, np.int64), np.zeros(of_turns), np.zeros(of_turns), stages)


def begin_game(course: Course, count: int) -> None:
    """Start a game after `count` positions are already written."""
    course.at[:] = (count, count, 0, 0, 0)
    course.expected[:] = -1.0
    course.luck[:] = 0.0


def see_first(g: Table, mind: Mind, net: Network, number: int, thinker: int, course: Course, answer: Answer) -> None:
    """After the first throw of another's turn, find out what dice are worth in it, and how lucky that throw was.

    Whatever the other then does with its dice, luck measured like this is zero on average, so taking it out of what is
    learned only reduces noise.
    """
    at = course.at
    at[3] = 1
    if g.rolls_left >= MOST_ROLLS:
        return
    choose(g, mind, net, number, thinker, answer)
    at[4] = g.rolls_left + 1
    foresee(mind.sets, mind.plan, g.dice_count, at[4], course.stages)
    add_luck(course, g.rolls_left, 0, number_of(mind.sets, g.dice, 0, g.dice_count))


def see_later(g: Table, mind: Mind, course: Course, outcome: int) -> None:
    """Note how lucky a later throw of the turn is, just before the dice fall."""
    kept = number_of(mind.sets, g.dice, g.asked_a, g.dice_count)
    mind.root[1] = g
    thrown = mind.root[1]
    put_dice(thrown, g.asked_a + 0, outcome)
    add_luck(course, g.rolls_left, kept, number_of(mind.sets, thrown.dice, 0, g.dice_count))


def add_luck(course: Course, rolls_left: int, kept: int, thrown: int) -> None:
    """Add what every seat gains from how the dice fall, beyond what the kept ones promised."""
    turn = course.at[1] - 1 - course.at[0]
    for seat in range(MOST_SEATS):
        course.luck[turn, seat] += course.stages[rolls_left, thrown, seat] - course.stages[rolls_left, kept, seat]
