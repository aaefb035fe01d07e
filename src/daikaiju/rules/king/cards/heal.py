from __future__ import annotations

from daikaiju.rules.cards import Discard
from daikaiju.rules.king.gains import gain_hearts
from daikaiju.rules.king.state import State


class Heal(Discard):
    cost = 3

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        gain_hearts(g, me, 2, me)
