from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.gains import gain_stars
from daikaiju.rules.king.state import State


class AlphaMonster(Keep):
    cost = 5

    @staticmethod
    def when_claws_resolve(g: State, me: int) -> None:
        gain_stars(g, me, 1)
