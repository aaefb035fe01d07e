from __future__ import annotations

from daikaiju.rules.cards import Discard
from daikaiju.rules.duel.gains import gain_life
from daikaiju.rules.duel.state import State


class Overhaul(Discard):
    cost = 4

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        gain_life(g, me, 3)
