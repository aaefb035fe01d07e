"""What kernels need of `daikaiju.targets.stepping`: the same functions, but leaving the running on to the kernel.

A kernel takes one step of the rules at a time, so that threads can keep step. Like those of stepping.py, the functions
here are in the compiled subset and cloned where a kernel calls them (targets/clones.py).
"""

from __future__ import annotations

import inspect
import types
from collections.abc import Callable

from daikaiju.arrays import Numbers
from daikaiju.rules.agenda import CHANCE, DEPTH, NOTHING, SPREAD, is_forced, only_choice, stop
from daikaiju.rules.randomness import below
from daikaiju.rules.table import Table
from daikaiju.targets.stepping import NO_CHOICE, Observe, Stepping, stepping


def unhurried(rules: types.ModuleType, observe: Observe) -> Stepping:
    """The functions of a game in which a fresh game is set up, but nobody is asked yet."""
    calm = types.SimpleNamespace(
        start=rules.start, take=leave, advance=stay, random_choice=rules.random_choice, State=rules.State
    )
    return stepping(calm, observe)  # type: ignore[arg-type]  # of a module, only these names are used


def stay(g: Table) -> None:
    """Instead of running on."""


def leave(g: Table, choice: int) -> None:
    """Instead of answering, which a fresh game never comes to."""


def is_decided_by_player(g: Table) -> bool:
    """Whether a step of a batch ends here: the game is over, or a player has a real choice."""
    if g.asking == NOTHING:
        return False
    return g.over != 0 or (g.player != CHANCE and not is_forced(g))


def runner(rules: types.ModuleType) -> Callable[[Table, int], None]:
    """The function that takes one step of the rules, with each of them in it once, for code as small as can be."""
    take = rules.take
    do_frame = inspect.getclosurevars(rules.advance).nonlocals["do_frame"]

    def run_on(g: Table, choice: int) -> None:
        """Do one frame or answer the open question: by a player's choice, by the only one, or as Chance has it."""
        if g.asking == NOTHING:
            top = g.depth - 1
            if top < DEPTH:
                g.depth = top
                do_frame(g, g.todo[top], top)
            else:
                stop(g)
        else:
            if choice == NO_CHOICE:
                choice = only_choice(g) if is_forced(g) else SPREAD + below(g, g.spread)
            take(g, choice)

    return run_on


def copiers(count: int) -> tuple[Callable[[Numbers, int, Numbers], None], Callable[[Numbers, Numbers, int], None]]:
    """The functions that copy a record of this many words to a thread's own memory and back."""

    def load(words: Numbers, row: int, room: Numbers) -> None:
        for word in range(count):
            room[word] = words[row, word]

    def store(room: Numbers, words: Numbers, row: int) -> None:
        for word in range(count):
            words[row, word] = room[word]

    return load, store
