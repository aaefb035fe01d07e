from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.gains import gain_stars, pay
from daikaiju.rules.king.state import State


class MidnightMass(Keep):
    cost = 4

    @staticmethod
    def may_interject(g: State, me: int) -> bool:
        return g.energy[me] >= 1

    @staticmethod
    def interject(g: State, me: int) -> None:
        pay(g, me, 1)
        gain_stars(g, me, 1)
