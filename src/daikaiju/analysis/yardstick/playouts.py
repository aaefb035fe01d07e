"""Turns of King played out by its rules, in the compiled subset: what every result of the dice leads to.

A position between two turns is five numbers from the view of the monster whose turn begins: where Tokyo stands (see
below), its hearts and stars, and the other's hearts and stars.
"""

from __future__ import annotations

from daikaiju.arrays import Games, Numbers, Values
from daikaiju.rules.agenda import NOBODY, push
from daikaiju.rules.answers import FIRST, PASS
from daikaiju.rules.bits import has
from daikaiju.rules.king import run_until, take
from daikaiju.rules.king.rolling import roll_phase
from daikaiju.rules.king.state import State
from daikaiju.rules.king.turns import turn

OTHERS, MINE, EMPTY = range(3)
"""Who holds Tokyo City when a turn begins."""

ME, OTHER = range(2)


def begin_turn(g: State, position: Numbers) -> None:
    """Lay out a position for two and let the turn begin, up to the first Roll."""
    g.city = OTHER if position[0] == OTHERS else ME if position[0] == MINE else NOBODY
    g.hearts[ME] = position[1]
    g.stars[ME] = position[2]
    g.hearts[OTHER] = position[3]
    g.stars[OTHER] = position[4]
    g.active = ME
    g.place = ME
    g.depth = 0
    push(g, turn, ME)
    run_until(g, roll_phase)


def put_result(g: State, dice: Numbers) -> None:
    """Instead of rolling, dice show a result."""
    g.depth -= 1
    g.dice_count = len(dice)
    for die in range(len(dice)):
        g.dice[die] = dice[die]


def run_to_choice(g: State) -> bool:
    """Play on to the next turn, the end of the game, or the question whether to yield; returns whether that is asked.

    The other questions have no answer that matters without cards: in which order the dice are resolved, and whether to
    sweep a market that stays empty.
    """
    while not run_until(g, turn) and not g.over:
        if g.player == OTHER:
            return True
        take(g, PASS)
    return False


def chance_to_win(g: State, values: Values) -> float:
    """The active monster's chance to win once its turn is over: Tokyo is never empty then (B-TOKYO-2)."""
    if g.over:
        return 1.0 if has(g.winners, ME) else 0.0
    tokyo = MINE if g.city == OTHER else OTHERS
    others: float = values[tokyo, g.hearts[OTHER], g.stars[OTHER], g.hearts[ME], g.stars[ME]]
    return 1.0 - others


def value_results(
    bare: Games, work: Games, positions: Numbers, values: Values, results: Numbers, stayed: Values, yielded: Values
) -> None:
    """For every position what each result of the dice is worth to the monster whose turn it is.

    `bare` is one record without cards and `work` three to play in; `values` are the chances to win of positions that
    come later. Where the other may yield, `stayed` and `yielded` differ; elsewhere they are the same.
    """
    for place in range(len(positions)):
        work[0] = bare[0]
        begin_turn(work[0], positions[place])
        for result in range(len(results)):
            work[1] = work[0]
            put_result(work[1], results[result])
            may_yield = run_to_choice(work[1])
            if may_yield:
                work[2] = work[1]
                take(work[2], FIRST)
                run_to_choice(work[2])
                take(work[1], PASS)
                run_to_choice(work[1])
            stayed[place, result] = chance_to_win(work[1], values)
            yielded[place, result] = chance_to_win(work[2], values) if may_yield else stayed[place, result]
