"""Dice of both games: a throw is one number below 6 to the power of the dice thrown."""

from __future__ import annotations

from daikaiju.rules.table import Table

FACES = 6


def outcomes(mask: int) -> int:
    """The number of equally likely ways the dice of a mask can fall."""
    count = 1
    while mask:
        mask &= mask - 1
        count *= FACES
    return count


def put_dice(g: Table, mask: int, outcome: int) -> None:
    """Write a throw into the dice of the mask, the lowest die first."""
    die = 0
    while mask:
        if mask & 1:
            rest = outcome // FACES
            g.dice[die] = outcome - rest * FACES
            outcome = rest
        mask >>= 1
        die += 1


def count_shown(outcome: int, dice: int, face: int) -> int:
    """How many of so many thrown dice show a face."""
    count = 0
    for _ in range(dice):
        if outcome % FACES == face:
            count += 1
        outcome //= FACES
    return count


def dice_showing(g: Table, face: int) -> int:
    """The dice showing a face, as bits."""
    shown = 0
    for die in range(g.dice_count):
        if g.dice[die] == face:
            shown |= 1 << die
    return shown
