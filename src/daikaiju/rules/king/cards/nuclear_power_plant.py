from daikaiju.rules.cards import Discard
from daikaiju.rules.king.gains import gain_hearts, gain_stars


class NuclearPowerPlant(Discard):
    cost = 6

    def when_bought(g, me):
        gain_stars(g, me, 2)
        gain_hearts(g, me, 3, me)
