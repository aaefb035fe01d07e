from __future__ import annotations

from daikaiju.rules.cards import Discard
from daikaiju.rules.king.gains import lose_stars
from daikaiju.rules.king.state import State


class EvacuationOrders(Discard):
    cost = 7
    copies = 2

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        for other in range(g.players):
            if other != me and g.alive[other]:
                lose_stars(g, other, 5)
