from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State


class CursedGold(Keep):
    cost = 3

    @staticmethod
    def energy_at_end_of_turn(g: State, me: int, energy: int) -> int:
        return energy + 1 if g.hearts[me] <= 5 else energy
