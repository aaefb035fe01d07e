from daikaiju.rules.cards import Discard
from daikaiju.rules.king.gains import gain_hearts


class Heal(Discard):
    cost = 3

    def when_bought(g, me):
        gain_hearts(g, me, 2, me)
