from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State


class WereOnlyMakingItStronger(Keep):
    cost = 3

    @staticmethod
    def energy_for_losing(g: State, me: int, lost: int, energy: int) -> int:
        return energy + 1 if lost >= 2 else energy
