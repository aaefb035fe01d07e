from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.gains import gain_stars
from daikaiju.rules.king.state import State


class MediaFriendly(Keep):
    cost = 3

    @staticmethod
    def when_it_buys(g: State, me: int) -> None:
        gain_stars(g, me, 1)
