"""What a place is worth. Points are counted in eighths, so that every shared place comes out even."""

from __future__ import annotations

from collections.abc import Sequence

from daikaiju.server.tournaments.outcomes import Outcome

POINT = 8
BEST, LAST = 4 * POINT, 1 * POINT
"""What the first and the last place at a table of King are worth, however many play there."""


def duel_points(outcomes: Sequence[Outcome]) -> dict[int, int]:
    """A win is a point, a draw half of one; a player who leaves or stays away has none, whatever the other does.

    >>> duel_points([Outcome(1, 1), Outcome(2, 2)])
    {1: 8, 2: 0}
    """
    winners = sum(outcome.place == 1 for outcome in outcomes)

    def points(outcome: Outcome) -> int:
        match outcome.how:
            case "absent" | "left" | "free" | "unfinished":
                return 0
            case "bye" | "unopposed":
                return POINT
            case "void":
                return POINT // 2
        if outcome.place > 1:
            return 0
        return POINT if winners == 1 or any(other.how == "left" for other in outcomes) else POINT // 2

    return {outcome.player: points(outcome) for outcome in outcomes}


def king_points(outcomes: Sequence[Outcome]) -> dict[int, int]:
    """Four points for the first and one for the last, in equal steps; those who share places share their points.

    >>> king_points([Outcome(1, 1), Outcome(2, 2), Outcome(3, 3), Outcome(4, 4)])
    {1: 32, 2: 24, 3: 16, 4: 8}
    >>> king_points([Outcome(1, 1), Outcome(2, 1), Outcome(3, 3, "left")])
    {1: 26, 2: 26, 3: 8}
    """
    size = len(outcomes)

    def worth(place: int) -> int:
        return BEST - (BEST - LAST) * (place - 1) // max(size - 1, 1)

    def points(outcome: Outcome) -> int:
        match outcome.how:
            case "absent" | "free" | "unfinished":
                return 0
            case "left":
                return LAST
            case "bye" | "unopposed":
                return BEST
            case "void":
                return (BEST + LAST) // 2
        sharing = sum(other.place == outcome.place for other in outcomes)
        return sum(worth(outcome.place + step) for step in range(sharing)) // sharing

    return {outcome.player: points(outcome) for outcome in outcomes}
