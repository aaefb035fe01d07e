"""Whole games by policies, one for each seat."""

from __future__ import annotations

import functools
import importlib
import types
from collections.abc import Callable, Sequence

from daikaiju.packs import bound
from daikaiju.rules.agenda import CHANCE
from daikaiju.rules.table import Table

RANDOM, QUICK = range(2)
POLICIES = ("random", "quick")
"""The bots that are policies, in the order of their numbers."""

BITS = 4
"""A seating is one number, with this many bits for the policy of each seat, the first seat lowest."""

Policy = Callable[[Table], int]
Player = Callable[[Table, int, int], int]


def seating_of(policies: Sequence[int]) -> int:
    """The number of a seating, by the policy of each seat.

    >>> seating_of([QUICK, RANDOM, RANDOM, QUICK])
    4097
    """
    return sum(policy << BITS * seat for seat, policy in enumerate(policies))


def policy_of(game: str, packs: Sequence[str] = ()) -> Policy:
    """The policy `quick` of a game, where it is played with packs."""
    quick: Policy = importlib.import_module(f"daikaiju.policies.{game}.quick").quick
    return bound(quick, game, packs)


@functools.cache
def player_of(rules: types.ModuleType) -> Player:
    """The function that plays whole games by policies: `play_by_policies(g, seating, most)`."""
    return bind_policies(rules.start, rules.advance, rules.apply, rules.random_choice, quick_of(rules))


def quick_of(rules: types.ModuleType) -> Policy:
    """The policy `quick` for the rules of a game, packs included."""
    return policy_of(rules.book.title.partition("+")[0], tuple(rules.book.packs))


def bind_policies(
    start: Callable[[Table], None],
    advance: Callable[[Table], None],
    apply: Callable[[Table, int], None],
    random_choice: Policy,
    quick: Policy,
) -> Player:
    """The same, made from the functions of one game."""

    def play_by_policies(g: Table, seating: int, most: int) -> int:
        """Start and play a game, for at most this many decisions of players; returns how many were taken."""
        start(g)
        advance(g)
        decisions = 0
        while not g.over and decisions < most:
            if g.player == CHANCE:
                apply(g, random_choice(g))
            else:
                decisions += 1
                policy = seating >> BITS * (g.player + 0) & (1 << BITS) - 1
                apply(g, quick(g) if policy == QUICK else random_choice(g))
        return decisions

    return play_by_policies
