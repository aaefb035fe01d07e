"""The fields of the record that bots read."""

from __future__ import annotations

from typing import Protocol


class Record(Protocol):
    """The Python form of a game for 2-6 monsters."""

    players: int
    living: int
    over: int
    winners: int
    edition: int
    variant: int
    turn: int
    active: int
    city: int
    harmed: int

    asking: int
    player: int
    options: int
    asked_a: int
    depth: int

    alive: list[int]
    hearts: list[int]
    stars: list[int]
    energy: list[int]
    poison: list[int]
    shrink: list[int]
    frenzies: list[int]
    powers: list[int]
    losing: list[int]
    tally: list[int]

    dice: list[int]
    dice_count: int
    faces: list[int]
    rolls_left: int

    where: list[int]
    tokens: list[int]
    market: list[int]
    mimicked: int

    def copy(self) -> Record:
        """An independent record equal to this one."""
        ...
