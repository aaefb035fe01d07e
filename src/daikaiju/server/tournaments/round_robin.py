"""Everybody against everybody, by the circle method: one stays, the others move one place each round."""

from __future__ import annotations


def rounds_of(players: int) -> int:
    """How many rounds it takes."""
    return players - 1 + players % 2


def schedule(players: int) -> list[list[tuple[int, ...]]]:
    """For each round its pairs of players, counted from 0, and with an odd number the one who is free.

    >>> schedule(4)
    [[(0, 3), (1, 2)], [(0, 2), (3, 1)], [(0, 1), (2, 3)]]
    >>> schedule(3)[0]
    [(1, 2), (0,)]
    """
    circle: list[int | None] = [*range(players), *([None] if players % 2 else [])]
    half = len(circle) // 2
    rounds = []
    for _ in range(rounds_of(players)):
        facing = zip(circle[:half], reversed(circle[half:]), strict=True)
        pairs = [tuple(player for player in pair if player is not None) for pair in facing]
        rounds.append(sorted(pairs, key=len, reverse=True))
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return rounds
