"""Chances of dice in whole numbers, the same on every target."""

from __future__ import annotations

CERTAIN = 10000
"""All of a chance, in hundredths of a percent."""


def chance_of_more(needed: int, dice: int, rolls: int) -> int:
    """How likely at least one or two of some dice come to show a face in one Roll, or in two.

    >>> chance_of_more(1, 2, 1), chance_of_more(2, 2, 1), chance_of_more(1, 1, 2)
    (3056, 279, 3056)
    """
    hit = 1
    of = 6
    if rolls > 1:
        hit = 11
        of = 36
    none = CERTAIN
    single = 0
    for _ in range(dice):
        single = (single * (of - hit) + none * hit) // of
        none = none * (of - hit) // of
    return CERTAIN - none if needed == 1 else CERTAIN - none - single


def gain_of_plan(worth: int, kept: int, free: int, rolls: int, again: int) -> int:
    """What keeping one or two dice of a face promises, of which three are worth something, beyond throwing them again.

    So many dice are free to join them, and a die that is thrown again is worth `again`.
    """
    if kept == 0 or kept > 2:
        return 0
    missing = 3 - kept
    chance = chance_of_more(missing, free - kept, rolls)
    return (worth - missing * again) * chance // CERTAIN - kept * again
