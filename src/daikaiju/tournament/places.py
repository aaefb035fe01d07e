"""The finishing order of a game: who came first, second, and so on, with ties.

Whoever wins is first. In King, the monsters still alive follow by their stars, then the fallen: the later one fell, the
better, and those who fell by the same answer share a place. If nobody wins, those who fell last are first among
equals. In the Duel the loser is second.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

Worth = TypeVar("Worth", int, tuple[int, ...])


class Ending(Protocol):
    """What a record of either game says about its end."""

    winners: int


class FinishingOrder:
    """Watches a game and knows its finishing order once it is over."""

    def __init__(self, seats: int) -> None:
        self.fell_at: list[int | None] = [None] * seats
        self._answers = 0

    def watch(self, state: object) -> None:
        """An answer was given, by a player or by Chance."""
        self._answers += 1
        alive = getattr(state, "alive", None)
        if alive is None:
            return
        for seat, fell in enumerate(self.fell_at):
            if fell is None and not alive[seat]:
                self.fell_at[seat] = self._answers

    def places(self, state: Ending) -> tuple[int, ...]:
        """The place of every seat, from 1; those who share a place have the same number."""
        return ranked([self._worth(state, seat) for seat in range(len(self.fell_at))])

    def _worth(self, state: Ending, seat: int) -> tuple[int, int, int]:
        won = state.winners >> seat & 1
        fell = self.fell_at[seat]
        if fell is not None:
            return won, 0, fell
        return won, 1, state.stars[seat] if hasattr(state, "stars") and not won else 0


def ranked(worths: Sequence[Worth]) -> tuple[int, ...]:
    """Places by worth, the greatest first.

    >>> ranked([5, 9, 5, 1])
    (2, 1, 2, 4)
    """
    return tuple(1 + sum(other > worth for other in worths) for worth in worths)


def with_forfeits(places: Sequence[int], forfeited: Iterable[int]) -> tuple[int, ...]:
    """The places after some have forfeited: they share the last place, and the others move up.

    >>> with_forfeits((1, 2, 3), [0])
    (3, 1, 2)
    """
    out = set(forfeited)
    return ranked([(seat not in out, -place if seat not in out else 0) for seat, place in enumerate(places)])
