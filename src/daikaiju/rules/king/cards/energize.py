from __future__ import annotations

from daikaiju.rules.cards import Discard
from daikaiju.rules.king.gains import gain_energy
from daikaiju.rules.king.state import State


class Energize(Discard):
    cost = 8

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        gain_energy(g, me, 9)
