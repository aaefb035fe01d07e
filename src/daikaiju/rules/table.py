"""What is on the table in both games. Each game's own record says how wide and long these fields are."""

from __future__ import annotations

from daikaiju.rules.agenda import Agenda


class Table(Agenda):
    """A record with players, their turns, dice and a market."""

    players: int
    first: int
    active: int
    turn: int
    rolls_left: int
    winners: int
    powers: list[int]
    energy: list[int]
    tally: list[int]
    dice: list[int]
    dice_count: int
    faces: list[int]
    where: list[int]
    cost: list[int]
    market: list[int]
    deck: int
