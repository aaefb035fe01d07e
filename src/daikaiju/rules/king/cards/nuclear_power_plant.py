from __future__ import annotations

from daikaiju.rules.cards import Discard
from daikaiju.rules.king.gains import gain_hearts, gain_stars
from daikaiju.rules.king.state import State


class NuclearPowerPlant(Discard):
    cost = 6

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        gain_stars(g, me, 2)
        gain_hearts(g, me, 3, me)
