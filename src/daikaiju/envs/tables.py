"""The numbering of actions as arrays, for compiled code: from actions to the rules' choices and back."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from daikaiju.actions import ActionTable
from daikaiju.arrays import Int16s
from daikaiju.rules.agenda import SPREAD, Agenda
from daikaiju.rules.rulebook import Rulebook
from daikaiju.rules.sets import WORD


class Tables(NamedTuple):
    """What an action means to each question, which have the numbers from 1 on."""

    choices: Int16s
    """By question and action, the choice, or -1."""
    actions: Int16s
    """By question and option, the action."""
    spreads: Int16s
    """By question, the action of the first numbered choice."""


def tables_of(book: Rulebook, numbering: ActionTable, state: Agenda) -> Tables:
    """The tables of a game, whose record shows how many options a question can have."""
    questions = len(book.decisions) + 1
    options = len(state.options) * WORD
    choices = np.full((questions, numbering.size), -1, np.int16)
    actions = np.zeros((questions, options), np.int16)
    spreads = np.zeros(questions, np.int16)
    for decision in book.decisions:
        if decision.of_chance:
            continue
        if decision.spread is not None:
            spreads[decision] = numbering.action(decision, SPREAD)
        for action in range(numbering.size):
            choice = numbering.choice(decision, action)
            if choice is not None:
                choices[decision, action] = choice
                if choice < SPREAD:
                    actions[decision, choice] = action
    return Tables(choices, actions, spreads)
