"""How any game runs: `engine` makes a game's functions from its frames and answers, and contains no rules itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from daikaiju.rules.agenda import (
    CHANCE,
    DEPTH,
    NOTHING,
    SPREAD,
    Agenda,
    close_question,
    count_choices,
    is_forced,
    nth_choice,
    only_choice,
    push,
    stop,
)
from daikaiju.rules.answers import INTERJECT
from daikaiju.rules.randomness import below

G = TypeVar("G", bound=Agenda)


class Engine(NamedTuple, Generic[G]):
    """What runs one game."""

    start: Callable[[G], None]
    take: Callable[[G, int], None]
    advance: Callable[[G], None]
    apply: Callable[[G, int], None]
    run_until: Callable[[G, int], bool]
    random_choice: Callable[[G], int]
    random_step: Callable[[G], int]
    step_kind: Callable[[G, int], int]
    play_randomly: Callable[[G, int], int]


def engine(
    start: Callable[[G], None],
    interject: Callable[[G, int, int], None],
    do_frame: Callable[[G, int, int], None],
    answer_decision: Callable[[G, int, int], None],
    more: int,
) -> Engine[G]:
    """The functions that run a game that begins with `start` and lets monsters `interject` between questions.

    `do_frame` does the frame with a number that lies at a depth, `answer_decision` takes an answer to the decision with
    a number. Besides INTERJECT, options from `more` on interject.
    """

    def take(g: G, choice: int) -> None:
        """Give the answer to the open question, without running on; after an interjection it is asked again."""
        asking = g.asking
        g.asking = NOTHING
        g.options[0] = 0
        if g.beyond:
            close_question(g)
        if choice == INTERJECT or more <= choice < SPREAD:
            push(g, g.asked_by, g.player, g.asked_a, g.asked_b)
            interject(g, g.player + 0, choice)
        else:
            answer_decision(g, asking, choice)

    def advance(g: G) -> None:
        """Run the agenda until someone has a real choice, or the game is over."""
        while True:
            if g.asking == NOTHING:
                top = g.depth - 1
                if top < DEPTH:
                    g.depth = top
                    do_frame(g, g.todo[top], top)
                else:
                    stop(g)
            elif g.over or not is_forced(g):
                return
            else:
                take(g, only_choice(g))

    def run_until(g: G, frame: int) -> bool:
        """Like advance, but stop before a frame; returns whether it was reached."""
        while True:
            if g.asking == NOTHING:
                top = g.depth - 1
                if top >= DEPTH:
                    stop(g)
                    return False
                if g.todo[top] == frame:
                    return True
                g.depth = top
                do_frame(g, g.todo[top], top)
            elif g.over or not is_forced(g):
                return False
            else:
                take(g, only_choice(g))

    def apply(g: G, choice: int) -> None:
        """Answer the open question with a legal choice and run on to the next one."""
        take(g, choice)
        advance(g)

    def random_choice(g: G) -> int:
        """A uniformly random answer, for Chance or a player, from the generator in the record."""
        if g.player == CHANCE:
            return SPREAD + below(g, g.spread)
        return nth_choice(g, below(g, count_choices(g)))

    def random_step(g: G) -> int:
        """Do one frame or give one random answer; returns 1 if that was a decision of a player."""
        if g.asking == NOTHING:
            top = g.depth - 1
            if top < DEPTH:
                g.depth = top
                do_frame(g, g.todo[top], top)
            else:
                stop(g)
            return 0
        if not is_forced(g):
            decided = 0 if g.player == CHANCE else 1
            take(g, random_choice(g))
            return decided
        take(g, only_choice(g))
        return 0

    def step_kind(g: G, frames: int) -> int:
        """What the next step is: the number of the top frame, or after all frames that of the open question."""
        return g.todo[g.depth - 1] if g.asking == NOTHING else frames + g.asking

    def play_randomly(g: G, most: int) -> int:
        """Start and play a whole game at random, at most so many decisions of players; returns how many were taken."""
        start(g)
        advance(g)
        decisions = 0
        while not g.over and decisions < most:
            if g.player != CHANCE:
                decisions += 1
            apply(g, random_choice(g))
        return decisions

    return Engine(start, take, advance, apply, run_until, random_choice, random_step, step_kind, play_randomly)
