"""One turn of search over the real rules, in the compiled subset.

A position is played on to the start of the next turn. Whoever is asked on the way chooses what is best for itself; dice
rolled on the way are averaged over; new cards are left face down, because nobody knows them yet. A position that can be
reached in two ways is valued once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from daikaiju.arrays import Floats, Games, Numbers, Values
from daikaiju.rules.agenda import CHANCE, SPREAD
from daikaiju.rules.answers import PASS
from daikaiju.rules.randomness import below
from daikaiju.thinking.network import MOST_SEATS, Network, Thought, thought, value

if TYPE_CHECKING:
    from daikaiju.thinking.adapters.game_adapter import BUY, CARD_DRAWN, tidy, tries, usual_answer


Answer = Callable[[Games, int, int], None]
"""The compiled rules: `answer(states, place, choice)` answers the question of the record at a place and plays on."""

LEVELS = 24
"""How deep answers are weighed; any deeper, the usual ones are given."""

MOST_OUTCOMES = 6
"""How many outcomes of a throw are averaged; if there are more, this many are drawn."""

MOST_ANSWERS = 60
TABLE = 1 << 13
LEAF, THROW = 0, -1

NODES_LEFT, NETWORK_NUMBER, CARDS_TO_DRAW, IS_WIDE, POINT_OF_VIEW = range(5)
"""Places in `Tree.control`: how many more nodes are allowed, a number that tells networks apart in the table, how many
cards to draw next, whether options that are seldom best are weighed too, and the thinker's seat."""


class Tree(NamedTuple):
    """Memory for a search: the positions on the way down, and a table of positions already valued."""

    states: Games
    words: Numbers
    """The same memory, seen as integers."""
    left: Numbers
    """The answers left to try at each level."""
    chooser: Numbers
    outcomes: Numbers
    keys: Numbers
    best: Values
    chances: Values
    table_keys: Numbers
    table: Floats
    control: Numbers
    """What governs the search, by the names above."""
    thought: Thought


def new_tree(dtype: np.dtype[np.void], most_features: int) -> Tree:
    """Memory for searches in one game."""
    states = np.zeros(LEVELS + 1, dtype=dtype)
    return Tree(
        states,
        states.view(np.int64).reshape(LEVELS + 1, -1),
        np.zeros(LEVELS, np.int64),
        np.zeros(LEVELS, np.int64),
        np.zeros(LEVELS, np.int64),
        np.zeros(LEVELS, np.int64),
        np.zeros((LEVELS, MOST_SEATS)),
        np.zeros(MOST_SEATS),
        np.zeros(TABLE, np.int64),
        np.zeros((TABLE, MOST_SEATS), np.float32),
        np.zeros(5, np.int64),
        thought(most_features),
    )


def play_on(states: Games, place: int, turn: int, control: Numbers, answer: Answer) -> int:
    """Play on to the next question worth weighing and return its options, LEAF if the turn is over, or THROW at dice.

    As many cards are drawn as `control` says; all others stay face down.
    """
    g = states[place]
    for _ in range(MOST_ANSWERS):
        if g.over or g.turn != turn:
            return LEAF
        if g.player == CHANCE:
            if g.asking != CARD_DRAWN:
                return THROW
            if control[CARDS_TO_DRAW] > 0:
                control[CARDS_TO_DRAW] -= 1
                answer(states, place, SPREAD + below(g, g.spread))
            else:
                g.asking = BUY  # declining to buy does nothing, so this skips the draw
                answer(states, place, PASS)
        else:
            options = tries(g, control[IS_WIDE])
            if options & (options - 1):
                return options
            answer(states, place, usual_answer(g))
    return LEAF


def key_of(words: Numbers, salt: int) -> np.int64:
    """A hash of a whole record."""
    key = np.uint64(salt + 1) * np.uint64(0x9E3779B97F4A7C15)
    for place in range(len(words)):
        key = (key ^ np.uint64(words[place])) * np.uint64(0xD6E8FEB86659FD93)
        key ^= key >> np.uint64(32)
    return np.int64(key)


def search(tree: Tree, net: Network, turn: int, answer: Answer) -> None:
    """Value the position at level 0; the result is in `tree.chances`."""
    states = tree.states
    chances = tree.chances
    level = 0
    while True:
        found = play_on(states, level, turn, tree.control, answer)
        if found != LEAF and (level == LEVELS - 1 or tree.control[NODES_LEFT] <= 0):
            while found != LEAF:
                answer_plainly(states, level, answer)
                found = play_on(states, level, turn, tree.control, answer)
        tree.control[NODES_LEFT] -= 1
        known = False
        if found == LEAF:
            value(states[level], net, tree.thought, tree.control[POINT_OF_VIEW], chances)
            known = True
        else:
            tidy(states[level])
            key = key_of(tree.words[level], tree.control[NETWORK_NUMBER])
            place = key & (TABLE - 1)
            if tree.table_keys[place] == key:
                for seat in range(MOST_SEATS):
                    chances[seat] = tree.table[place, seat]
                known = True
            else:
                open_node(tree, level, found, key)
        while known:
            if level == 0:
                return
            level -= 1
            close_child(tree, level)
            known = tree.left[level] == 0
            if known:
                close_node(tree, level)
        next_child(tree, level, answer)
        level += 1


def answer_plainly(states: Games, place: int, answer: Answer) -> None:
    """Give the usual answer, or roll the dice, without weighing anything."""
    g = states[place]
    answer(states, place, SPREAD + below(g, g.spread) if g.player == CHANCE else usual_answer(g))


def open_node(tree: Tree, level: int, found: int, key: np.int64) -> None:
    """Note the answers or outcomes to try at a level."""
    g = tree.states[level]
    tree.keys[level] = key
    tree.chooser[level] = g.player
    for seat in range(MOST_SEATS):
        tree.best[level, seat] = 0.0
    if found == THROW:
        tree.left[level] = min(g.spread, MOST_OUTCOMES)
        tree.outcomes[level] = tree.left[level]
    else:
        tree.left[level] = found
        tree.best[level, g.player] = -1.0


def next_child(tree: Tree, level: int, answer: Answer) -> None:
    """Go one level deeper with the next answer or outcome of the dice."""
    g = tree.states[level]
    if tree.chooser[level] == CHANCE:
        tree.left[level] -= 1
        choice = SPREAD + (tree.left[level] if g.spread <= MOST_OUTCOMES else below(g, g.spread))
    else:
        choice = 0
        while not (tree.left[level] >> choice) & 1:
            choice += 1
        tree.left[level] &= tree.left[level] - 1
    tree.states[level + 1] = tree.states[level]
    answer(tree.states, level + 1, choice)


def close_child(tree: Tree, level: int) -> None:
    """Take in the value of the last answer: the chooser keeps the best, outcomes of dice are averaged."""
    chooser = tree.chooser[level]
    if chooser == CHANCE:
        for seat in range(MOST_SEATS):
            tree.best[level, seat] += tree.chances[seat] / tree.outcomes[level]
    elif tree.chances[chooser] > tree.best[level, chooser]:
        for seat in range(MOST_SEATS):
            tree.best[level, seat] = tree.chances[seat]


def close_node(tree: Tree, level: int) -> None:
    """All answers are weighed: the level now has its value, which is also put into the table."""
    place = tree.keys[level] & (TABLE - 1)
    tree.table_keys[place] = tree.keys[level]
    for seat in range(MOST_SEATS):
        tree.chances[seat] = tree.best[level, seat]
        tree.table[place, seat] = tree.chances[seat]
