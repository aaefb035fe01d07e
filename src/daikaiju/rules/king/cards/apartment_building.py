from __future__ import annotations

from daikaiju.rules.cards import Discard
from daikaiju.rules.king.gains import gain_stars
from daikaiju.rules.king.state import State


class ApartmentBuilding(Discard):
    cost = 5

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        gain_stars(g, me, 3)
