from daikaiju.rules.cards import Discard
from daikaiju.rules.king.gains import lose_stars


class EvacuationOrders(Discard):
    cost = 7
    copies = 2

    def when_bought(g, me):
        for other in range(g.players):
            if other != me and g.alive[other]:
                lose_stars(g, other, 5)
