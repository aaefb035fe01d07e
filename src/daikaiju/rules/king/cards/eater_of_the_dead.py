from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.gains import gain_stars
from daikaiju.rules.king.state import State


class EaterOfTheDead(Keep):
    cost = 4

    @staticmethod
    def when_another_falls(g: State, me: int) -> None:
        gain_stars(g, me, 3)
