"""How any game runs: these functions are bound to each game's own frames and answers (see Rulebook.bind).

`do_frame`, `run_answer` and `start` stand for the game's own; nothing here knows a rule.
"""

from daikaiju.rules.agenda import (
    CHANCE,
    NOTHING,
    SPREAD,
    count_choices,
    is_forced,
    lowest_bit,
    nth_choice,
)
from daikaiju.rules.randomness import below


def do_frame(g, frame, who, a, b):
    """Replaced by the game's own."""


def run_answer(g, decision, who, choice, a, b):
    """Replaced by the game's own."""


def start(g):
    """Replaced by the game's own."""


def advance(g):
    """Run the agenda until somebody has a real choice, or the game is over."""
    while True:
        if g.asking == NOTHING:
            top = g.depth - 1
            g.depth = top
            do_frame(g, g.todo[top], g.todo_who[top], g.todo_a[top], g.todo_b[top])
        elif g.over or not is_forced(g):
            return
        elif g.spread:
            take(g, SPREAD)
        else:
            take(g, lowest_bit(g.options))


def run_until(g, frame):
    """Like advance, but stop before a frame; returns whether it was reached."""
    while True:
        if g.asking == NOTHING:
            top = g.depth - 1
            if g.todo[top] == frame:
                return True
            g.depth = top
            do_frame(g, g.todo[top], g.todo_who[top], g.todo_a[top], g.todo_b[top])
        elif g.over or not is_forced(g):
            return False
        elif g.spread:
            take(g, SPREAD)
        else:
            take(g, lowest_bit(g.options))


def take(g, choice):
    """Give the answer to the open question, without running on."""
    asking = g.asking
    g.asking = NOTHING
    run_answer(g, asking, g.player, choice, g.asked_a, g.asked_b)


def apply(g, choice):
    """Answer the open question with a legal choice and run on to the next one."""
    take(g, choice)
    advance(g)


def random_choice(g):
    """A uniformly random answer, for chance as for a player, from the generator in the record."""
    if g.player == CHANCE:
        return SPREAD + below(g, g.spread)
    return nth_choice(g, below(g, count_choices(g)))


def play_randomly(g, most):
    """Start and play a whole game at random, at most so many decisions of players; returns how many were taken."""
    start(g)
    advance(g)
    decisions = 0
    while not g.over and decisions < most:
        if g.player != CHANCE:
            decisions += 1
        apply(g, random_choice(g))
    return decisions
