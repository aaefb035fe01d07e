"""What lies on the table in both games. How wide and how long these fields are, each game's own record says."""

from __future__ import annotations

from daikaiju.rules.agenda import Agenda


class Table(Agenda):
    """A record with players, dice and a market."""

    players: int
    first: int
    tally: list[int]
    dice: list[int]
    dice_count: int
    faces: list[int]
    where: list[int]
    cost: list[int]
    market: list[int]
    deck: int
