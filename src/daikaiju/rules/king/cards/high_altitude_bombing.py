from __future__ import annotations

from daikaiju.rules.cards import Discard
from daikaiju.rules.king.losses import hurt_everybody
from daikaiju.rules.king.state import State


class HighAltitudeBombing(Discard):
    cost = 4

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        hurt_everybody(g, me, 3)
