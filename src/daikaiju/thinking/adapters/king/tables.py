"""The tables at which King is played."""

from __future__ import annotations

from daikaiju.rules import king as rules
from daikaiju.rules.king.state import State

PLAYERS = range(2, 7)


def new_tables() -> list[State]:
    """A new game for every number of players, in each edition."""
    return [rules.new_state(players, edition) for players in PLAYERS for edition in rules.book.editions]
