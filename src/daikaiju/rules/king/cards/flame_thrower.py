from daikaiju.rules.cards import Discard
from daikaiju.rules.king.losses import hurt_others


class FlameThrower(Discard):
    cost = 3

    def when_bought(g, me):
        hurt_others(g, me, 2)
