from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.gains import gain_energy
from daikaiju.rules.king.state import State


class GraveRobber(Keep):
    cost = 4

    @staticmethod
    def when_another_falls(g: State, me: int) -> None:
        gain_energy(g, me, 3)
