from daikaiju.rules.cards import Discard
from daikaiju.rules.king.gains import gain_stars


class CornerStore(Discard):
    cost = 3

    def when_bought(g, me):
        gain_stars(g, me, 1)
