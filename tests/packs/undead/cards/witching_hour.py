from __future__ import annotations

from daikaiju.rules.cards import Discard
from daikaiju.rules.king.state import State


class WitchingHour(Discard):
    cost = 7

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        g.frenzies[me] += 1
