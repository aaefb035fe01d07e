"""Choices as a table's entries store them: a stored number means the same under any later rules.

Options below 64, and sets of dice to reroll from 64 on, are stored as they always were. The additional options of a
game with many cards are stored as negative numbers. An answer of Chance is stored as the outcome's number.
"""

from __future__ import annotations

from daikaiju.rules.agenda import SPREAD
from daikaiju.server.tables.schema import CHANCE

REROLLS = 64


def to_stored(choice: int) -> int:
    """The number stored for a player's choice."""
    if choice >= SPREAD:
        return REROLLS + choice - SPREAD
    return choice if choice < REROLLS else -choice


def from_stored(seat: int, stored: int) -> int:
    """The choice that a stored number of a seat, or of Chance, stands for."""
    if seat == CHANCE:
        return SPREAD + stored
    if stored < 0:
        return -stored
    return stored if stored < REROLLS else SPREAD + stored - REROLLS
