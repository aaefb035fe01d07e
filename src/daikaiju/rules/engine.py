"""How any game runs: these functions are bound to each game's own frames and answers (see Rulebook.adopt).

`do_frame`, `answer_decision`, `interject` and `start` stand for the game's own; nothing here knows a rule.
"""

from daikaiju.rules.agenda import (
    CHANCE,
    NOTHING,
    SPREAD,
    count_choices,
    is_forced,
    lowest_bit,
    nth_choice,
    push,
)
from daikaiju.rules.answers import INTERJECT
from daikaiju.rules.randomness import below


def do_frame(g, frame, top):
    """Replaced by the game's own."""


def answer_decision(g, decision, choice):
    """Replaced by the game's own."""


def interject(g, me):
    """Replaced by the game's own."""


def start(g):
    """Replaced by the game's own."""


def advance(g):
    """Run the agenda until somebody has a real choice, or the game is over."""
    while True:
        if g.asking == NOTHING:
            top = g.depth - 1
            g.depth = top
            do_frame(g, g.todo[top], top)
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
            do_frame(g, g.todo[top], top)
        elif g.over or not is_forced(g):
            return False
        elif g.spread:
            take(g, SPREAD)
        else:
            take(g, lowest_bit(g.options))


def take(g, choice):
    """Give the answer to the open question, without running on; after an interjection it is asked again."""
    asking = g.asking
    g.asking = NOTHING
    if choice == INTERJECT:
        push(g, g.asked_by, g.player, g.asked_a, g.asked_b)
        interject(g, g.player + 0)
    else:
        answer_decision(g, asking, choice)


def apply(g, choice):
    """Answer the open question with a legal choice and run on to the next one."""
    take(g, choice)
    advance(g)


def random_choice(g):
    """A uniformly random answer, for chance as for a player, from the generator in the record."""
    if g.player == CHANCE:
        return SPREAD + below(g, g.spread)
    return nth_choice(g, below(g, count_choices(g)))


def step_kind(g, frames):
    """What the next step is: the number of the top frame, or after all frames that of the open question."""
    return g.todo[g.depth - 1] if g.asking == NOTHING else frames + g.asking


def random_step(g):
    """Do one frame or give one random answer; returns 1 if that was a decision of a player."""
    if g.asking == NOTHING:
        top = g.depth - 1
        g.depth = top
        do_frame(g, g.todo[top], top)
        return 0
    if not is_forced(g):
        decided = 0 if g.player == CHANCE else 1
        take(g, random_choice(g))
        return decided
    take(g, SPREAD if g.spread else lowest_bit(g.options))
    return 0


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
