from daikaiju.rules.cards import Discard
from daikaiju.rules.king.gains import gain_energy


class Energize(Discard):
    cost = 8

    def when_bought(g, me):
        gain_energy(g, me, 9)
