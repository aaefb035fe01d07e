from daikaiju.rules.cards import Discard
from daikaiju.rules.king.gains import gain_stars
from daikaiju.rules.king.losses import hurt_self


class NationalGuard(Discard):
    cost = 3

    def when_bought(g, me):
        gain_stars(g, me, 2)
        hurt_self(g, me, 2)
