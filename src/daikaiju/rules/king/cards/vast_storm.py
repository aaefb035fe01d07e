from daikaiju.rules.cards import Discard
from daikaiju.rules.king.gains import gain_stars, lose_energy


class VastStorm(Discard):
    cost = 6

    def when_bought(g, me):
        gain_stars(g, me, 2)
        for other in range(g.players):
            if other != me:
                lose_energy(g, other, g.energy[other] // 2)
