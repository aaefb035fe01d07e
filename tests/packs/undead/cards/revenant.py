from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State


class Revenant(Keep):
    cost = 3

    @staticmethod
    def energy_for_losing(g: State, me: int, lost: int, energy: int) -> int:
        return energy + lost
