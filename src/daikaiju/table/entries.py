"""The numbered entries of a table: who chose what, in order. They are its whole history.

A stored number means the same under any later rules: options below 64, and sets of dice to reroll from 64 on, are
stored as they always were; the additional options of a game with many cards are negative numbers; an answer of Chance
is the outcome's number.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from daikaiju.rules.agenda import SPREAD

CHANCE = -1
UNDO = -2
WENT_ON = -3
"""Whose entry it is, if it belongs to no seat: Chance, someone taking back their last choice, or the table, which goes
on from what was played elsewhere."""

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


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry: whose it is, and the choice as it is stored, or the number of what is undone."""

    number: int
    seat: int
    choice: int

    def answer(self) -> int:
        """The choice of the rules that it stands for."""
        return from_stored(self.seat, self.choice)


def without_undone(entries: Iterable[Entry]) -> list[Entry]:
    """The answers that count, leaving out undone ones and entries that are not answers."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.seat == UNDO:
            if kept and kept[-1].number == entry.choice:
                kept.pop()
        elif entry.seat != WENT_ON:
            kept.append(entry)
    return kept
