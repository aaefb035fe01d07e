"""Policies: bots written like rules, in the compiled subset, so that whole games run on every target.

A policy is a plain function from the record to a legal choice of the monster that is asked. It reads nothing that this
monster does not see, and draws random numbers only from the generator in the record. `play_by_policies` plays a whole
game in which each seat has a policy of its own; Python runs it as it is, and `targets/` compiles it with the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from daikaiju.rules.agenda import CHANCE

RANDOM, QUICK = range(2)
POLICIES = ("random", "quick")
"""The bots that are policies, in the order of their numbers."""

BITS = 4
"""A seating is one number: this many bits for the policy of each seat, the first seat lowest."""


def seating_of(policies: list[int]) -> int:
    """The number of a seating, by the policy of each seat.

    >>> seating_of([QUICK, RANDOM, RANDOM, QUICK])
    4097
    """
    return sum(policy << BITS * seat for seat, policy in enumerate(policies))


def player(
    start: Callable[[Any], None],
    advance: Callable[[Any], None],
    apply: Callable[[Any, int], None],
    random_choice: Callable[[Any], int],
    quick: Callable[[Any], int],
) -> Callable[[Any, int, int], int]:
    """The function that plays whole games of one kind by policies."""

    def play_by_policies(g: Any, seating: int, most: int) -> int:
        """Start and play a game, at most so many decisions of players; returns how many were taken."""
        start(g)
        advance(g)
        decisions = 0
        while not g.over and decisions < most:
            if g.player == CHANCE:
                apply(g, random_choice(g))
            else:
                decisions += 1
                if (seating >> BITS * g.player) & ((1 << BITS) - 1) == QUICK:
                    apply(g, quick(g))
                else:
                    apply(g, random_choice(g))
        return decisions

    return play_by_policies
