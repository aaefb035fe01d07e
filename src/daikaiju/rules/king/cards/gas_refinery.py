from daikaiju.rules.cards import Discard
from daikaiju.rules.king.gains import gain_stars
from daikaiju.rules.king.losses import hurt_others


class GasRefinery(Discard):
    cost = 6

    def when_bought(g, me):
        gain_stars(g, me, 2)
        hurt_others(g, me, 3)
