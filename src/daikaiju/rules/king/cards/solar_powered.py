from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State


class SolarPowered(Keep):
    cost = 2

    @staticmethod
    def energy_at_end_of_turn(g: State, me: int, energy: int) -> int:
        return energy + 1 if g.energy[me] == 0 else energy
