"""Choices as the numbered list of a table keeps them: a number once stored means the same under any later rules.

Options below 64, and sets of dice to roll again from 64 on, are kept as they always were. The further options that a
game with many cards has are kept as negative numbers. What Chance answers is kept as the number of the outcome.
"""

from __future__ import annotations

from daikaiju.rules.agenda import SPREAD
from daikaiju.server.storage.schema import CHANCE

REROLLS = 64


def to_stored(choice: int) -> int:
    """The number that is kept of a player's choice."""
    if choice >= SPREAD:
        return REROLLS + choice - SPREAD
    return choice if choice < REROLLS else -choice


def from_stored(seat: int, stored: int) -> int:
    """The choice that a kept number of a seat, or of Chance, stands for."""
    if seat == CHANCE:
        return SPREAD + stored
    if stored < 0:
        return -stored
    return stored if stored < REROLLS else SPREAD + stored - REROLLS
