from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.gains import lose_stars
from daikaiju.rules.king.state import State


class BansheeWail(Keep):
    cost = 5

    @staticmethod
    def when_claws_resolve(g: State, me: int) -> None:
        for other in range(g.players):
            if other != me and g.alive[other]:
                lose_stars(g, other, 1)
