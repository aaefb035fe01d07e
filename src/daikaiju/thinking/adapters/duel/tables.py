"""The tables at which the Duel is played."""

from __future__ import annotations

from itertools import permutations

from daikaiju.rules import duel as rules
from daikaiju.rules.duel.names import EDITIONS, MONSTERS
from daikaiju.rules.duel.state import State


def new_tables() -> list[State]:
    """A new game for every pair of monsters."""
    return [rules.new_state(2, pair) for pair in permutations(MONSTERS[EDITIONS[0]], 2)]
