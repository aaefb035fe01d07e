from __future__ import annotations

from daikaiju.rules.cards import Discard
from daikaiju.rules.king.losses import hurt_others
from daikaiju.rules.king.state import State


class FlameThrower(Discard):
    cost = 3

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        hurt_others(g, me, 2)
